/// A rectangle in a tree of layers: a layer owns its sublayers and knows the layer above weakly. Nothing is drawn.
open class CALayer: _CAObject {
    open var frame = CGRect.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity
    open var isHidden = false
    open var opacity: Float = 1
    open var isOpaque = false
    open var masksToBounds = false
    open var mask: CALayer?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var name: String?
    open var needsDisplayOnBoundsChange = false
    open var allowsGroupOpacity = true
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open weak var delegate: (any CALayerDelegate)?

    open private(set) weak var superlayer: CALayer?
    open var sublayers: [CALayer]? {
        didSet {
            for layer in oldValue ?? [] where !(sublayers ?? []).contains(layer) { layer.superlayer = nil }
            for layer in sublayers ?? [] { layer.superlayer = self }
        }
    }

    private var animations: [(key: String, animation: CAAnimation)] = []

    override public init() {
        super.init()
    }

    public init(layer: Any) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    open func presentation() -> Self? { self }
    open func model() -> Self { self }

    // MARK: - Tree

    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(idx), layers.count))
        sublayers = layers
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = sibling.flatMap { sublayers?.firstIndex(of: $0) } ?? 0
        insertSublayer(layer, at: UInt32(index))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = sibling.flatMap { sublayers?.firstIndex(of: $0) }.map { $0 + 1 } ?? sublayers?.count ?? 0
        insertSublayer(layer, at: UInt32(index))
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = sublayers?.firstIndex(of: oldLayer) else { return }
        newLayer.removeFromSuperlayer()
        sublayers?[index] = newLayer
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
    }

    // MARK: - Layout and drawing

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ r: CGRect) {}
    open func displayIfNeeded() {}
    open func display() {}
    open func draw(in ctx: CGContext) {}
    open func render(in ctx: CGContext) {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? { nil }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: - Animations

    /// An animation takes the place of an earlier one with its key. It lasts until it is removed.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let key = key ?? UUID().uuidString
        removeAnimation(forKey: key)
        animations.append((key, anim))
    }

    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

    open func removeAnimation(forKey key: String) {
        animations.removeAll { $0.key == key }
    }

    open func removeAllAnimations() {
        animations = []
    }
}

/// Every method is optional in QuartzCore; here an extension provides the ones that a type leaves out.
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
}

public protocol CAAction {}
