extension UIView {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

extension UIView {
    public static var layoutFittingCompressedSize: CGSize { .zero }
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// As in UIKit, it is the same as that of the layer.
    public var clipsToBounds: Bool {
        get { ownLayer?.masksToBounds ?? ownClipsToBounds }
        set {
            ownClipsToBounds = newValue
            ownLayer?.masksToBounds = newValue
        }
    }

    func makeLayer() -> CALayer {
        let layer = Self.makeLayer(type(of: self).layerClass)
        layer.frame = frame
        layer.isHidden = isHidden
        layer.opacity = Float(alpha)
        layer.backgroundColor = backgroundColor?.cgColor
        layer.masksToBounds = ownClipsToBounds
        ownLayer = layer
        return layer
    }

    /// Makes a layer of QuartzCore's own class, or of another one from an empty archive.
    private static func makeLayer(_ type: AnyClass) -> CALayer {
        #if canImport(Darwin)
            // The real layers cannot read that archive.
            return (type as? NSObject.Type)?.init() as? CALayer ?? CALayer()
        #else
            if type == CALayer.self { return CALayer() }
            if type == CAShapeLayer.self { return CAShapeLayer() }
            if type == CAGradientLayer.self { return CAGradientLayer() }
            return (type as? CALayer.Type)?.init(coder: NSCoder()) ?? CALayer()
        #endif
    }

    /// The traits of the device, in the nearest style that is set above.
    func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        let above = sequence(first: self, next: { $0.superview }).first {
            $0.overrideUserInterfaceStyle != .unspecified
        }
        return .device(in: above?.overrideUserInterfaceStyle ?? style)
    }

    public func addInteraction(_ interaction: any UIInteraction) {
        interactions.append(interaction)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
    }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        isFirstResponder ? resignFirstResponder() : subviews.contains { $0.endEditing(force) }
    }

    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        let (one, other) = (subviews[index1], subviews[index2])
        insertSubview(other, at: index1)
        insertSubview(one, at: index2)
    }

    // MARK: - Coordinates

    /// The place of this view in the view at the top.
    private var offset: CGPoint {
        sequence(first: self, next: { $0.superview }).dropLast().reduce(into: CGPoint.zero) {
            $0.x += $1.frame.minX
            $0.y += $1.frame.minY
        }
    }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (from, to) = (offset, view?.offset ?? .zero)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (from, to) = (view?.offset ?? .zero, offset)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    // MARK: - Priorities

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        huggingPriorities[axis] = priority
    }

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        huggingPriorities[axis] ?? .defaultLow
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistancePriorities[axis] = priority
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistancePriorities[axis] ?? .defaultHigh
    }
}

/// Something that belongs to a view and reacts to a user.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
