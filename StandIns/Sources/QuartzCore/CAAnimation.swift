/// A change of a layer over time. No time passes, so nothing runs it.
open class CAAnimation: _CAObject, CAAction {
    open var timingFunction: CAMediaTimingFunction?
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var speed: Float = 1
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    override public init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }
}

/// Every method is optional in QuartzCore; here an extension provides the ones that a type leaves out.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
}

/// A group of changes. No time passes: a completion runs when the group ends.
open class CATransaction: _CAObject {
    nonisolated(unsafe) private static var completions: [(() -> Void)?] = []

    open class func begin() {
        completions.append(nil)
    }

    open class func commit() {
        if let completion = completions.popLast() { completion?() }
    }

    open class func flush() {}
    open class func setDisableActions(_ flag: Bool) {}
    open class func setAnimationDuration(_ dur: CFTimeInterval) {}
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard !completions.isEmpty else {
            block?()
            return
        }
        completions[completions.count - 1] = block
    }
}
