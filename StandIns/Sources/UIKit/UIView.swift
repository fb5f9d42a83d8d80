/// A rectangle in a tree of views: a view owns its subviews and knows its superview weakly.
///
/// Nothing is drawn, and frames stay as they were set: constraints are kept, not solved.
@MainActor @preconcurrency
open class UIView: UIResponder {
    open var frame: CGRect {
        didSet { ownLayer?.frame = frame }
    }
    open var isHidden = false {
        didSet { ownLayer?.isHidden = isHidden }
    }
    open var alpha: CGFloat = 1 {
        didSet { ownLayer?.opacity = Float(alpha) }
    }
    open var backgroundColor: UIColor? {
        didSet { ownLayer?.backgroundColor = backgroundColor?.cgColor }
    }
    open var transform = CGAffineTransform.identity
    open var mask: UIView?
    open var tag = 0
    open var isOpaque = true
    open var isExclusiveTouch = false
    open var isMultipleTouchEnabled = false
    open var autoresizesSubviews = true
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var contentScaleFactor: CGFloat = 3
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var interactions: [any UIInteraction] = []
    open var isUserInteractionEnabled = true
    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    open var translatesAutoresizingMaskIntoConstraints = true
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owningView: self)
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide(owningView: self)
    open private(set) lazy var readableContentGuide = UILayoutGuide(owningView: self)
    open private(set) lazy var keyboardLayoutGuide = UILayoutGuide(owningView: self)
    open internal(set) var layoutGuides: [UILayoutGuide] = []

    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []

    /// The controller that this is the root view of; it comes next in the chain of responders.
    weak var viewController: UIViewController?

    /// The layer, made when it is first needed.
    var ownLayer: CALayer?
    var ownClipsToBounds = false
    var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistancePriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private var needsLayout = true
    private var ownTintColor: UIColor?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    override public convenience init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    override open var next: UIResponder? { viewController ?? superview }

    open var window: UIWindow? { superview?.window }

    /// The view's own color, or else that of the nearest view above that has one.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .tintColor }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }

    open func tintColorDidChange() {
        for view in subviews where view.ownTintColor == nil { view.tintColorDidChange() }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }

    open var safeAreaInsets: UIEdgeInsets { .zero }

    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }
    open class var areAnimationsEnabled: Bool { true }

    open var layer: CALayer { ownLayer ?? makeLayer() }
    open var traitCollection: UITraitCollection { traits(overrideUserInterfaceStyle) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func draw(_ rect: CGRect) {}
    open func layoutSublayers(of layer: CALayer) {}
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The topmost view at a point that takes part in touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
        else {
            return nil
        }
        return subviews.reversed().lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }
            .first
            ?? self
    }

    // MARK: - Gestures

    open var gestureRecognizers: [UIGestureRecognizer]?

    /// A recognizer belongs to one view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    // MARK: - Tree

    open func addSubview(_ view: UIView) {
        insert(view) { $0.count }
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { min(max(index, 0), $0.count) }
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { ($0.firstIndex(of: sibling) ?? $0.count - 1) + 1 }
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { $0.firstIndex(of: sibling) ?? $0.count }
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.append(subviews.remove(at: index))
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        move(to: nil) {
            superview.willRemoveSubview(self)
            superview.subviews.removeAll { $0 === self }
            superview.removeConstraints(leadingInto: self)
        }
    }

    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: { $0.superview }).contains { $0 === view }
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    private func insert(_ view: UIView, at position: ([UIView]) -> Int) {
        precondition(!isDescendant(of: view), "Can't add self as subview")
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: position(subviews))
            return
        }
        view.removeFromSuperview()
        view.move(to: self) { subviews.insert(view, at: position(subviews)) }
        didAddSubview(view)
        setNeedsLayout()
    }

    private func move(to newSuperview: UIView?, change: () -> Void) {
        let oldWindow = window
        let newWindow = newSuperview?.window
        willMove(toSuperview: newSuperview)
        if oldWindow !== newWindow { enumerate { $0.willMove(toWindow: newWindow) } }
        change()
        superview = newSuperview
        if oldWindow !== newWindow { enumerate { $0.didMoveToWindow() } }
        didMoveToSuperview()
    }

    private func enumerate(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.enumerate(body) }
    }

    // MARK: - Layout

    open func setNeedsLayout() {
        needsLayout = true
    }

    /// Lays this view and its subviews out, those that asked for it.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    open func layoutSubviews() {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func updateConstraints() {}
    open func invalidateIntrinsicContentSize() {}

    public static let noIntrinsicMetric: CGFloat = -1

    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize {
        frame.size
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }

    open func sizeToFit() {
        frame.size = sizeThatFits(frame.size)
    }
}
