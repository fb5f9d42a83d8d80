/// A part of the screen, described by a body of other views.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

/// A view without a body: it stands for something that a screen shows by itself.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

public struct EmptyView {
    public nonisolated init() {}
}

extension EmptyView: _PrimitiveView {}

/// A view of unknown type.
public struct AnyView {
    private let view: any View

    public nonisolated init<V: View>(_ view: V) {
        self.view = view
    }

    public nonisolated init<V: View>(erasing view: V) {
        self.init(view)
    }
}

extension AnyView: _PrimitiveView {}

/// Several views in a row.
public struct TupleView<T> {
    public var value: T

    public nonisolated init(_ value: T) {
        self.value = value
    }
}

extension TupleView: _PrimitiveView {}

extension Optional: _PrimitiveView, View where Wrapped: View {
    public typealias Body = Never
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: _PrimitiveView, View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}
