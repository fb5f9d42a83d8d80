/// A program, described by its scenes.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency init()
}

extension App {
    /// Makes the program and its scenes. No screen shows them, so there is nothing to wait for.
    @MainActor @preconcurrency
    public static func main() {
        _ = Self().body
    }
}

/// A part of a program with a life of its own.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene {
        KeptScene(parts: [c0, c1])
    }
}

public struct WindowGroup<Content: View> {
    private let content: () -> Content

    public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
}

extension WindowGroup: Scene {
    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

/// Scenes with the arguments of modifiers.
struct KeptScene {
    let parts: [Any]
}

extension KeptScene: Scene {
    var body: Never { fatalError("body should not be called on \(Self.self)") }
}

extension Scene {
    nonisolated func keeping(_ parts: Any?...) -> KeptScene {
        KeptScene(parts: [self] + parts.compactMap { $0 })
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene {
        keeping(value, action)
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        keeping(value, action)
    }

    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        keeping(keyPath, value)
    }
}
