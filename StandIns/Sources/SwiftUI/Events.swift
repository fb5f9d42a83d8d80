import Combine

// As in SwiftUI, only a screen runs these; code cannot call them.
extension View {
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action))
    }

    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(disappear: action))
    }

    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        keeping(action)
    }

    public nonisolated func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        keeping(value, action)
    }

    public nonisolated func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        keeping(action)
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        keeping(value, action)
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        keeping(value, action)
    }

    /// Deprecated since iOS 17.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some View {
        keeping(value, action)
    }

    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        keeping(publisher, action)
    }

    public nonisolated func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View {
        keeping(action)
    }

    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        keeping(action, onPressingChanged)
    }

    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        keeping(action)
    }

    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        keeping(action)
    }

    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        keeping(text)
    }

    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        keeping(text)
    }

    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        keeping(text, isPresented)
    }

    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        keeping(text, isPresented)
    }

    public nonisolated func searchCompletion(_ completion: String) -> some View { keeping() }

    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        keeping(scope, scopes())
    }

    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        keeping(suggestions())
    }

    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        keeping(condition)
    }

    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        keeping(binding, value)
    }

    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        keeping(content())
    }

    public nonisolated func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        keeping(menuItems())
    }
}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1 << 0)
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()

    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
        -> SearchFieldPlacement
    {
        SearchFieldPlacement()
    }

    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

public struct _AppearanceActionModifier: ViewModifier {
    public nonisolated(unsafe) var appear: (() -> Void)?
    public nonisolated(unsafe) var disappear: (() -> Void)?

    public nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }

    public func body(content: Content) -> Content { content }
}
