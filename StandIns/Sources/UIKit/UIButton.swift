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

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .tintColor }
    open var currentImage: UIImage? { image(for: state) }
}
