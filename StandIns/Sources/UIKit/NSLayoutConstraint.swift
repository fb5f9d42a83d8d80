/// A relation between two attributes. It is kept by the nearest view that both belong to; no
/// layout follows from it.
@MainActor @preconcurrency
open class NSLayoutConstraint: _UIObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case notAnAttribute = 0
    }

    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    open var constant: CGFloat
    open var priority = UILayoutPriority.required
    open var identifier: String?

    private weak var holder: UIView?

    public init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    /// Setting it adds the constraint to the nearest common view, or takes it away. As in UIKit it is
    /// a programming error if there is none.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { install() } else { uninstall() }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func install() {
        guard let view = commonView else {
            preconditionFailure("unable to activate a constraint whose items have no common ancestor")
        }
        view.constraints.append(self)
        holder = view
    }

    func uninstall() {
        holder?.constraints.removeAll { $0 === self }
        holder = nil
    }

    /// Whether one of the items lies in the given view.
    func leads(into view: UIView) -> Bool {
        [firstItem, secondItem].contains { owningView($0)?.isDescendant(of: view) ?? false }
    }

    private var commonView: UIView? {
        guard let first = owningView(firstItem) else { return nil }
        guard secondItem != nil else { return first }
        guard let second = owningView(secondItem) else { return nil }
        return sequence(first: first, next: { $0.superview }).first { second.isDescendant(of: $0) }
    }

    private func owningView(_ item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
}

extension UIView {
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = true
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }

    /// A view that leaves takes the constraints of the views above with it.
    func removeConstraints(leadingInto view: UIView) {
        for ancestor in sequence(first: self, next: { $0.superview }) {
            for constraint in ancestor.constraints where constraint.leads(into: view) {
                constraint.uninstall()
            }
        }
    }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}
