/// A tab of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent

    @MainActor @preconcurrency var body: Body { get }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// Tabs without a body of their own.
public protocol _PrimitiveTab<TabValue>: TabContent where Body == Never {}

extension _PrimitiveTab {
    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

public struct _Tabs<TabValue: Hashable>: _PrimitiveTab {
    fileprivate nonisolated(unsafe) let parts: [Any]

    fileprivate nonisolated init(_ parts: [Any]) {
        self.parts = parts
    }
}

@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _Tabs<TabValue> {
        var parts: [Any] = []
        repeat parts.append(each content)
        return _Tabs(parts)
    }
    public static func buildIf<C: TabContent>(_ content: C?) -> _Tabs<TabValue> {
        _Tabs(content.map { [$0] } ?? [])
    }
    public static func buildEither<C: TabContent>(first: C) -> _Tabs<TabValue> { _Tabs([first]) }
    public static func buildEither<C: TabContent>(second: C) -> _Tabs<TabValue> { _Tabs([second]) }
}

public struct TabRole: Hashable, Sendable {
    public static let search = TabRole()
}

public struct TabPlacement: Hashable, Sendable {
    public static let automatic = TabPlacement()
    public static let pinned = TabPlacement()
    public static let sidebarOnly = TabPlacement()
}

public struct Tab<Value: Hashable, Content: View>: _PrimitiveTab {
    public typealias TabValue = Value

    private nonisolated(unsafe) let parts: [Any]

    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        parts = [value, content()]
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        parts = [value, content()]
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        parts = [value, content()]
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        parts = [value, content()]
    }

    public nonisolated init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        parts = [value, content()]
    }

    public nonisolated init<L: View>(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) {
        parts = [value, content(), label()]
    }
}

extension Tab where Value == Never {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        parts = [content()]
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        parts = [content()]
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        parts = [content()]
    }

    public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        parts = [content()]
    }

    public nonisolated init<L: View>(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) {
        parts = [content(), label()]
    }
}

public struct TabSection<SelectionValue: Hashable>: _PrimitiveTab {
    public typealias TabValue = SelectionValue

    private nonisolated(unsafe) let parts: [Any]

    public nonisolated init<C: TabContent>(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> C
    ) where C.TabValue == SelectionValue {
        parts = [content()]
    }

    public nonisolated init<H: View, C: TabContent>(
        @TabContentBuilder<SelectionValue> content: () -> C, @ViewBuilder header: () -> H
    ) where C.TabValue == SelectionValue {
        parts = [content(), header()]
    }
}

extension TabContent {
    private nonisolated func keeping() -> _Tabs<TabValue> { _Tabs([self]) }

    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { keeping() }
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { keeping() }
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { keeping() }
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { keeping() }
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> { keeping() }
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { keeping() }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        keeping()
    }
}

extension TabView {
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == _TabContentView<SelectionValue>, C.TabValue == SelectionValue {
        self.init(selection: selection) { _TabContentView<SelectionValue>(tabs: content()) }
    }
}

extension TabView where SelectionValue == Never {
    public init<C: TabContent>(
        @TabContentBuilder<Never> content: () -> C
    ) where Content == _TabContentView<Never>, C.TabValue == Never {
        self.init(selection: nil) { _TabContentView<Never>(tabs: content()) }
    }
}

/// The tabs of a tab view, as a view.
public struct _TabContentView<TabValue: Hashable> {
    let tabs: Any
}

extension _TabContentView: _PrimitiveView {}

public struct TabViewCustomization: Codable, Equatable, Sendable {
    public init() {}
}

extension View {
    public nonisolated func tabViewCustomization(_ value: Binding<TabViewCustomization>?) -> some View {
        keeping(value)
    }
    public nonisolated func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View {
        keeping(content())
    }
    public nonisolated func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
        keeping(content())
    }
    public nonisolated func badge(_ count: Int) -> some View { keeping() }
    public nonisolated func badge(_ label: Text?) -> some View { keeping() }
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { keeping() }
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { keeping() }
}
