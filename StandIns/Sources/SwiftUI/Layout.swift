// Nothing is laid out: the views do not change.
extension View {
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        keeping()
    }
    public nonisolated func padding(_ length: CGFloat) -> some View { keeping() }
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { keeping() }

    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        keeping()
    }

    public nonisolated func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        keeping()
    }

    public nonisolated func fixedSize() -> some View { keeping() }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { keeping() }
    public nonisolated func layoutPriority(_ value: Double) -> some View { keeping() }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { keeping() }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { keeping() }
    public nonisolated func zIndex(_ value: Double) -> some View { keeping() }
    public nonisolated func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        keeping()
    }
    public nonisolated func scaledToFit() -> some View { keeping() }
    public nonisolated func scaledToFill() -> some View { keeping() }
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        keeping()
    }
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { keeping() }
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        keeping(content())
    }

    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        keeping(content())
    }
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        keeping(background)
    }
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        keeping()
    }
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T
    ) -> some View {
        keeping()
    }
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        keeping(content())
    }
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        keeping(overlay)
    }
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        keeping()
    }

    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { keeping(id) }
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { keeping(tag) }
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { keeping(label()) }
    public nonisolated func hidden() -> some View { keeping() }

    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { keeping() }
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: Edge.Set = .all
    ) -> some View {
        keeping()
    }
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { keeping(view) }
}

public enum ContentMode: CaseIterable, Hashable, Sendable {
    case fit, fill
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
