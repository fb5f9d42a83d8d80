/// A property of a view with a value from outside the view.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A value that a screen keeps for a view. As in SwiftUI, a view that no screen shows has the value that it began with,
/// and changes are lost.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let value: Value

    public init(wrappedValue value: Value) {
        self.value = value
    }

    public init(initialValue value: Value) {
        self.value = value
    }

    public var wrappedValue: Value {
        get { value }
        // swift-format-ignore: AvoidUnusedSetterValue
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> {
        Binding(read: { value }, write: { _ in })
    }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// The location of the focus. As with State, a view that no screen shows never has it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// What a view is bound to by `focused`.
    @propertyWrapper
    public struct Binding {
        private let value: Value

        fileprivate init(_ value: Value) {
            self.value = value
        }

        public var wrappedValue: Value {
            get { value }
            // swift-format-ignore: AvoidUnusedSetterValue
            nonmutating set {}
        }

        public var projectedValue: Binding { self }
    }

    private let value: Value

    public init() where Value == Bool {
        value = false
    }

    public init<T: Hashable>() where Value == T? {
        value = nil
    }

    public var wrappedValue: Value {
        get { value }
        // swift-format-ignore: AvoidUnusedSetterValue
        nonmutating set {}
    }

    public var projectedValue: Binding { Binding(value) }
}

/// A value among the user's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    private init(_ key: String, _ store: UserDefaults?, default value: Value) {
        let store = store ?? .standard
        read = { store.object(forKey: key) as? Value ?? value }
        write = { store.set($0, forKey: key) }
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(read: read, write: write) }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, default: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, default: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, default: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, default: wrappedValue)
    }
}

/// A number that grows with the size of the user's text, which is the usual one here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}
