/// A value that is computed when a thread first needs it. A class because threads share it; its lock guards the value.
package final class Lazy<Value: Sendable>: @unchecked Sendable {
    private let make: @Sendable () throws -> Value
    private let lock = Lock()
    private var made: Value?

    package init(_ make: @escaping @Sendable () throws -> Value) { self.make = make }

    /// Returns the value. Other threads wait while it is computed. If that throws, the next call tries again.
    package func get() throws -> Value {
        try lock.locked {
            if let made { return made }
            let value = try make()
            made = value
            return value
        }
    }
}
