@MainActor @preconcurrency
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
    }

    public private(set) var buttonType = ButtonType.custom
    public let titleLabel: UILabel? = UILabel()

    public let imageView: UIImageView? = UIImageView(image: nil)
    open var configuration: Configuration? {
        didSet {
            if let title = configuration?.title { setTitle(title, for: .normal) }
            if let image = configuration?.image { setImage(image, for: .normal) }
        }
    }
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    open var changesSelectionAsPrimaryAction = false
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration() {}

    private var backgroundImages: [State: UIImage] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// The action runs when the button is tapped and gives it its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        if let title = primaryAction?.title, !title.isEmpty { setTitle(title, for: .normal) }
        setImage(primaryAction?.image, for: .normal)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        titleLabel?.text = currentTitle
    }

    open func title(for state: State) -> String? {
        titles[state] ?? titles[.normal]
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
    }

    open func titleColor(for state: State) -> UIColor? {
        titleColors[state] ?? titleColors[.normal]
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
    }

    open func image(for state: State) -> UIImage? {
        images[state] ?? images[.normal]
    }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
    }

    open func backgroundImage(for state: State) -> UIImage? {
        backgroundImages[state] ?? backgroundImages[.normal]
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        titleLabel?.attributedText = attributedTitle(for: self.state)
    }

    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }

    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}

    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .tintColor }
    open var currentImage: UIImage? { image(for: state) }
}
