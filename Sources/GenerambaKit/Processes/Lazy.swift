/// A value that is made when a thread first asks for it. A class, as threads share it; its lock guards the value.
package final class Lazy<Value: Sendable>: @unchecked Sendable {
    private let make: @Sendable () throws -> Value
    private let lock = Lock()
    private var made: Value?

    package init(_ make: @escaping @Sendable () throws -> Value) { self.make = make }

    /// The value; other threads wait while it is made. What fails is tried again.
    package func get() throws -> Value {
        try lock.locked {
            if let made { return made }
            let value = try make()
            made = value
            return value
        }
    }
}
