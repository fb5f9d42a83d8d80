/// A value of the environment. As in SwiftUI, a view that no screen shows reads the default one.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: () -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { EnvironmentValues()[keyPath: keyPath] }
    }

    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { fatalError("No Observable object of type \(objectType) found.") }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { nil }
    }

    public var wrappedValue: Value { read() }
}

public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var dismiss: DismissAction { DismissAction() }
    public var openURL: OpenURLAction = OpenURLAction { _ in .discarded }
    public var isPresented: Bool { false }
    public var isEnabled = true
    public var colorScheme = ColorScheme.light
    public var scenePhase = ScenePhase.background
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var locale = Locale.current
    public var calendar = Calendar.current
    public var timeZone = TimeZone.current
    public var font: Font?
    public var lineLimit: Int?
    public var layoutDirection = LayoutDirection.leftToRight
    public var displayScale: CGFloat = 1
    public var horizontalSizeClass: UserInterfaceSizeClass?
    public var verticalSizeClass: UserInterfaceSizeClass?
    public var dynamicTypeSize = DynamicTypeSize.large
}

/// Dismisses the presentation. Does nothing here, because no screen presents anything.
@MainActor @preconcurrency
public struct DismissAction {
    public func callAsFunction() {}
}

public struct PresentationMode {
    public var isPresented: Bool { false }

    public mutating func dismiss() {}
}

@MainActor @preconcurrency
public struct OpenURLAction {
    public struct Result: Sendable {
        private let isHandled: Bool

        public static let handled = Result(isHandled: true)
        public static let discarded = Result(isHandled: false)
        public static let systemAction = Result(isHandled: true)
    }

    private nonisolated(unsafe) let handler: (URL) -> Result

    public nonisolated init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }
}

public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

public enum LayoutDirection: CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

public enum DynamicTypeSize: Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension View {
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        keeping(keyPath, value)
    }

    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        keeping(object)
    }
}

/// Changes a value of the environment. As in SwiftUI, only a screen runs the closure.
public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
    public nonisolated(unsafe) var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public nonisolated(unsafe) var transform: (inout Value) -> Void

    public nonisolated init(
        keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) {
        self.keyPath = keyPath
        self.transform = transform
    }

    public func body(content: Content) -> Content { content }
}

extension View {
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
