/// Access to a value that something else keeps.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void
    /// The value when the binding was made, which SwiftUI prints.
    private let _value: Value

    public var transaction = Transaction()

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
        _value = read()
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // As in SwiftUI they are called where the binding is used: on the main actor.
        read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        _value = read()
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        write = { set($0, Transaction()) }
        _value = read()
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            read: { base.wrappedValue },
            write: { value in
                if let value { base.wrappedValue = value }
            }
        )
    }

    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(read: { base.wrappedValue ?? value }, write: { base.wrappedValue = $0 })
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(read: { value }, write: { _ in })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            read: { wrappedValue[keyPath: keyPath] },
            write: { wrappedValue[keyPath: keyPath] = $0 }
        )
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
