/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content

    private init(elements: Data, content: @escaping (Data.Element) -> Content) {
        data = elements
        self.content = content
    }
}

extension ForEach: _PrimitiveView, View where Content: View {
    public typealias Body = Never

    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: data, content: content)
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, content: content)
    }
}

extension ForEach where Content: View {
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, Binding<C.Element>>,
        C.Element: Identifiable, ID == C.Element.ID
    {
        self.init(elements: data.elements, content: content)
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, Binding<C.Element>> {
        self.init(elements: data.elements, content: content)
    }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    fileprivate var elements: LazyMapSequence<Value.Indices, Binding<Value.Element>> {
        wrappedValue.indices.lazy.map { index in
            Binding<Value.Element>(
                read: { wrappedValue[index] },
                write: { wrappedValue[index] = $0 }
            )
        }
    }
}

/// Content with rows that can be moved and removed.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    @MainActor @preconcurrency var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        Editable(content: self, action: action)
    }

    public nonisolated func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent {
        Editable(content: self, action: action)
    }
}

private struct Editable<Content: DynamicViewContent> {
    let content: Content
    let action: Any?
}

extension Editable: DynamicViewContent {
    var data: Content.Data { content.data }
    var body: Never { fatalError("body should not be called on \(Self.self)") }
}
