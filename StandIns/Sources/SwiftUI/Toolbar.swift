@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        ToolbarItems(items: (repeat each content))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarItems(items: content)
    }

    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }
}

private struct ToolbarItems<Items> {
    let items: Items
}

extension ToolbarItems: ToolbarContent {
    var body: Never { fatalError("body should not be called on \(Self.self)") }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let secondaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
}

public struct ToolbarItem<ID, Content: View> {
    private let content: Content

    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == () {
        self.content = content()
    }
}

extension ToolbarItem: ToolbarContent {
    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

public struct ToolbarItemGroup<Content: View> {
    private let content: Content

    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension ToolbarItemGroup: ToolbarContent {
    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

public struct ToolbarPlacement: Sendable {
    public static let automatic = ToolbarPlacement()
    public static let navigationBar = ToolbarPlacement()
    public static let bottomBar = ToolbarPlacement()
    public static let tabBar = ToolbarPlacement()
}

/// Puts content into the bars of a view. As in SwiftUI, its type says what that is.
struct ToolbarModifier<ID, Bar>: ViewModifier {
    private nonisolated(unsafe) let bar: Bar

    nonisolated init(bar: Bar) {
        self.bar = bar
    }

    func body(content: Content) -> Content { content }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier<(), Content>(bar: content()))
    }

    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier<(), Content>(bar: content()))
    }

    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        keeping(visibility, bars)
    }

    public nonisolated func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        keeping(visibility, bars)
    }
}
