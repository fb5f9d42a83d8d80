public struct Image: Equatable, Sendable {
    private let name: String

    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.name = name
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    public init(systemName: String) {
        name = systemName
    }

    public init(uiImage: UIImage) {
        name = ""
    }

    public enum ResizingMode: Sendable {
        case tile, stretch
    }

    public enum TemplateRenderingMode: Sendable {
        case template, original
    }

    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }

    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        self
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

extension Image: _PrimitiveView {}

/// An image that is not loaded: it always shows its placeholder.
public struct AsyncImage<Content: View> {
    private let url: URL?
    private let content: Any?

    init(_ url: URL?, _ content: Any) {
        self.url = url
        self.content = content
    }

    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.url = url
        content = nil
    }

    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.url = url
        self.content = (content, placeholder)
    }
}

extension AsyncImage: _PrimitiveView {}
