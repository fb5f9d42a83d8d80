import Foundation

extension NSObjectProtocol {
    public func responds(to aSelector: Selector!) -> Bool { needsTheRuntime() }

    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { needsTheRuntime() }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        needsTheRuntime()
    }

    @discardableResult
    public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        needsTheRuntime()
    }
}

extension NSObject {
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        needsTheRuntime()
    }

    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}

    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}

    @MainActor @preconcurrency @objc open func awakeFromNib() {}
    @MainActor @preconcurrency @objc open class func awakeFromNib() {}
    @MainActor @preconcurrency @objc open func prepareForInterfaceBuilder() {}

    public func value(forKey key: String) -> Any? { needsTheRuntime() }
    public func setValue(_ value: Any?, forKey key: String) { needsTheRuntime() }
    public func value(forKeyPath keyPath: String) -> Any? { needsTheRuntime() }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { needsTheRuntime() }
}

extension NotificationCenter {
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        needsTheRuntime()
    }
}

extension Timer {
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        needsTheRuntime()
    }
}
