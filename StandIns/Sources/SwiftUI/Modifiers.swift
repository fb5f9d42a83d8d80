// Nothing is drawn: the views do not change.

public struct ListItemTint: Sendable {
    public static let monochrome = ListItemTint()
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}

public enum Prominence: Sendable {
    case standard, increased
}

public struct BadgeProminence: Hashable, Sendable {
    public static let standard = BadgeProminence()
    public static let increased = BadgeProminence()
    public static let decreased = BadgeProminence()
}

public protocol PresentationSizing {}

public struct _PresentationSizing: PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> _PresentationSizing { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> _PresentationSizing { self }
}

extension PresentationSizing where Self == _PresentationSizing {
    public static var automatic: _PresentationSizing { .init() }
    public static var form: _PresentationSizing { .init() }
    public static var page: _PresentationSizing { .init() }
    public static var fitted: _PresentationSizing { .init() }
}

public struct PresentationAdaptation: Sendable {
    public static let automatic = PresentationAdaptation()
    public static let none = PresentationAdaptation()
    public static let popover = PresentationAdaptation()
    public static let sheet = PresentationAdaptation()
    public static let fullScreenCover = PresentationAdaptation()
}

public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole()
    public static let navigationStack = ToolbarRole()
    public static let browser = ToolbarRole()
    public static let editor = ToolbarRole()
}

public struct ToolbarSpacer: ToolbarContent {
    public enum Sizing: Sendable {
        case flexible, fixed
    }

    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

public struct SearchPresentationToolbarBehavior: Sendable {
    public static let automatic = SearchPresentationToolbarBehavior()
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

public struct WritingToolsBehavior: Sendable {
    public static let automatic = WritingToolsBehavior()
    public static let complete = WritingToolsBehavior()
    public static let limited = WritingToolsBehavior()
    public static let disabled = WritingToolsBehavior()
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static let automatic = TabBarMinimizeBehavior()
    public static let onScrollDown = TabBarMinimizeBehavior()
    public static let onScrollUp = TabBarMinimizeBehavior()
    public static let never = TabBarMinimizeBehavior()
}

public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

extension View {
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { keeping() }
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { keeping() }
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { keeping() }
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        keeping()
    }
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { keeping() }
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { keeping() }
    public nonisolated func unredacted() -> some View { keeping() }
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { keeping() }
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { keeping() }
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize { keeping() }
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { keeping() }
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { keeping() }
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { keeping() }
    public nonisolated func help(_ text: Text) -> some View { keeping() }
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { keeping() }
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { keeping() }
    public nonisolated func offset(_ offset: CGSize) -> some View { keeping() }
    public nonisolated func position(_ position: CGPoint) -> some View { keeping() }
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        keeping()
    }
    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View { keeping() }
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        keeping()
    }
    public nonisolated func mask<M: View>(_ mask: M) -> some View { keeping(mask) }
    public nonisolated func background<T: InsettableShape>(in shape: T) -> some View { keeping() }

    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { keeping() }
    public nonisolated func listItemTint(_ tint: Color?) -> some View { keeping() }
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View {
        keeping()
    }
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: Edge.Set = .all
    ) -> some View { keeping() }
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: Edge.Set = .all
    ) -> some View { keeping() }
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { keeping() }
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { keeping() }
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { keeping() }
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { keeping() }
    public nonisolated func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View {
        keeping(content())
    }

    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { keeping() }
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        keeping()
    }
    public nonisolated func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { keeping() }
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { keeping(item, content) }
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { keeping() }
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { keeping() }

    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { keeping() }
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        keeping(content())
    }
    public nonisolated func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { keeping() }
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { keeping() }
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View { keeping() }
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { keeping() }
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { keeping() }
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { keeping() }
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { keeping() }
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { keeping() }
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { keeping() }
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        keeping(leading, trailing)
    }
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { keeping(leading) }
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { keeping(trailing) }
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { keeping() }
    public nonisolated func navigationDocument(_ url: URL) -> some View { keeping() }
    public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        keeping()
    }
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { keeping() }
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { keeping() }
    public nonisolated func statusBar(hidden: Bool) -> some View { keeping() }
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { keeping() }
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { keeping() }
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { keeping() }
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        keeping()
    }
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { keeping() }
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { keeping(isPresented) }
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { keeping() }
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { keeping() }
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { keeping() }
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { keeping() }
    public nonisolated func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View { keeping() }
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        keeping()
    }
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { keeping(menuItems(), preview()) }
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { keeping(content()) }
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { keeping(content()) }
    public nonisolated func animation(_ animation: Animation?) -> some View { keeping() }
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { keeping(body(PlaceholderContentView())) }
}

public struct InterfaceOrientation: Hashable, Sendable {
    public static let portrait = InterfaceOrientation()
    public static let portraitUpsideDown = InterfaceOrientation()
    public static let landscapeLeft = InterfaceOrientation()
    public static let landscapeRight = InterfaceOrientation()
}

extension View where Self: Equatable {
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

public struct EquatableView<Content: View & Equatable> {
    public var content: Content

    public nonisolated init(content: Content) {
        self.content = content
    }
}

extension EquatableView: _PrimitiveView {}
