/// A way to make a view of another one.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is given.
public struct _ViewModifier_Content<Modifier: ViewModifier> {}

extension _ViewModifier_Content: _PrimitiveView {}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

/// The argument of a modifier. Nothing is drawn, but the argument is kept as long as the view.
struct Effect: ViewModifier {
    private nonisolated(unsafe) let parts: [Any]

    nonisolated init(_ parts: [Any]) {
        self.parts = parts
    }

    func body(content: Content) -> Content { content }
}

extension View {
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    nonisolated func keeping(_ parts: Any?...) -> ModifiedContent<Self, Effect> {
        modifier(Effect(parts.compactMap { $0 }))
    }
}
