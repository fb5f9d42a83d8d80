/// An image known by its name alone. Every name is valid, because there is no catalog.
open class UIImage: _UIObject, @unchecked Sendable {
    private let name: String

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

    open var size: CGSize { .zero }

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
