public struct Grid<Content: View> {
    private let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension Grid: _PrimitiveView {}

public struct GridRow<Content: View> {
    private let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GridRow: _PrimitiveView {}

/// The first of several views that fits.
public struct ViewThatFits<Content: View> {
    private let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ViewThatFits: _PrimitiveView {}

extension View {
    public nonisolated func gridCellColumns(_ count: Int) -> some View { keeping() }
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { keeping() }
}
