extension View {
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        keeping(isPresented, onDismiss, content)
    }

    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        keeping(item, onDismiss, content)
    }

    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        keeping(isPresented, onDismiss, content)
    }

    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        keeping(item, onDismiss, content)
    }

    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        keeping(isPresented, content)
    }

    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        keeping(detents)
    }

    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        keeping(detents, selection)
    }

    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        keeping(visibility)
    }

    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        keeping(isDisabled)
    }
}

public enum PopoverAttachmentAnchor: Sendable {
    public enum Source: Sendable {
        case bounds
    }

    case rect(Source)
    case point(UnitPoint)
}

public struct PresentationDetent: Hashable, Sendable {
    private let height: CGFloat

    public static let medium = PresentationDetent(height: 0.5)
    public static let large = PresentationDetent(height: 1)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(height: fraction) }
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(height: height) }
}

public enum Visibility: CaseIterable, Hashable, Sendable {
    case automatic, visible, hidden
}
