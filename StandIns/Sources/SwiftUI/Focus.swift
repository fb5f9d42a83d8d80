// No screen has the focus, and no key is pressed: views keep what they are given.

public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    public static let command = EventModifiers(rawValue: 1 << 4)
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public var character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public init(extendedGraphemeClusterLiteral value: Character) {
        character = value
    }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{08}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

public struct KeyboardShortcut: Hashable, Sendable {
    public let key: KeyEquivalent
    public let modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let down = Phases(rawValue: 1 << 0)
        public static let `repeat` = Phases(rawValue: 1 << 1)
        public static let up = Phases(rawValue: 1 << 2)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public enum Result: Sendable {
        case handled, ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

public protocol FocusedValueKey {
    associatedtype Value
}

public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get { values[ObjectIdentifier(key)] as? K.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value of the view that has the focus, which none has.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    public var wrappedValue: Value? { nil }
}

@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        // swift-format-ignore: AvoidUnusedSetterValue
        nonmutating set {}
    }

    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// A value that a scene keeps. As with State, without a screen it is the first one.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let value: Value

    public init(wrappedValue: Value, _ key: String) {
        value = wrappedValue
    }

    public init<T>(_ key: String) where Value == T? {
        value = nil
    }

    public var wrappedValue: Value {
        get { value }
        // swift-format-ignore: AvoidUnusedSetterValue
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> { Binding(read: { value }, write: { _ in }) }
}

public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

public enum MoveCommandDirection: Sendable {
    case up, down, left, right
}

extension View {
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { keeping() }
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { keeping() }
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { keeping(action) }
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = .all, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { keeping(action) }
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = .all,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { keeping(action) }
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        keeping(action)
    }
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { keeping(action) }
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { keeping(action) }
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
        -> some View
    {
        keeping()
    }
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { keeping() }
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { keeping() }
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V
    ) -> some View { keeping(binding, value) }
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        keeping(binding)
    }
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View { keeping(binding, value) }
    public nonisolated func focusedValue<V>(
        _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?
    ) -> some View { keeping(value) }
    public nonisolated func focusedSceneValue<V>(
        _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?
    ) -> some View { keeping(value) }
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { keeping() }
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { keeping(action) }
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { keeping(update) }
}
