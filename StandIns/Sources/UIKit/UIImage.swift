/// An image known by its name alone. Every name is valid, because there is no catalog.
open class UIImage: _UIObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    open class Configuration: _UIObject, @unchecked Sendable {}

    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(
            pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: SymbolScale = .default
        ) {
            self.init()
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init()
        }

        public convenience init(scale: SymbolScale) {
            self.init()
        }
    }

    private let name: String
    private var ownSize = CGSize.zero
    private var data: Data?
    open private(set) var renderingMode = RenderingMode.automatic

    init(size: CGSize) {
        name = ""
        ownSize = size
        super.init()
    }

    /// Any bytes are an image here.
    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        name = ""
        self.data = data
        super.init()
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        self.init(named: name)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name)
    }

    private init(_ other: UIImage, _ mode: RenderingMode) {
        (name, ownSize, data) = (other.name, other.ownSize, other.data)
        renderingMode = mode
        super.init()
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { UIImage(self, renderingMode) }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
        UIImage(self, renderingMode)
    }
    open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    open func pngData() -> Data? { data ?? Data(name.utf8) }
    open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
    open func draw(in rect: CGRect) {}
    open func draw(at point: CGPoint) {}
    open var scale: CGFloat { 1 }

    override public init() {
        name = ""
        super.init()
    }

    public init?(named name: String) {
        self.name = name
        super.init()
    }

    public init?(systemName name: String) {
        self.name = name
        super.init()
    }

    open var size: CGSize { ownSize }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (!name.isEmpty && name == other.name)
    }

    override open var hash: Int { name.hashValue }
}

@MainActor @preconcurrency
open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open private(set) var isAnimating = false

    open func startAnimating() {
        isAnimating = true
    }

    open func stopAnimating() {
        isAnimating = false
    }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
