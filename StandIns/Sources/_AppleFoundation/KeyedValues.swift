import Foundation

/// An object that finds its values by name. Other objects need the Objective-C runtime for that.
public protocol _KeyedValues {
    func value(forKey key: String) -> Any?
}

extension NSSortDescriptor {
    /// Sorts by a value with a name. Objects that do not find it count as equal.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            let values = [one, other].map { ($0 as? any _KeyedValues)?.value(forKey: key ?? "") }
            return switch (values[0], values[1]) {
            case (let one as String, let other as String): one.compare(other)
            case (let one as Date, let other as Date): one.compare(other)
            case (let one as NSNumber, let other as NSNumber): one.compare(other)
            case (let one as Int, let other as Int): NSNumber(value: one).compare(NSNumber(value: other))
            case (let one as Double, let other as Double):
                NSNumber(value: one).compare(NSNumber(value: other))
            default: .orderedSame
            }
        }
    }
}

extension NSPredicate {
    /// Compiles everywhere, but finds out nothing about an object without the Objective-C runtime.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init { _, _ in
            preconditionFailure("the predicate '\(predicateFormat)' needs the Objective-C runtime")
        }
    }
}
