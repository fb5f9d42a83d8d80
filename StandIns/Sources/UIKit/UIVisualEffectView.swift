@MainActor @preconcurrency
open class UIVisualEffect: _UIObject {}

@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
    }

    public convenience init(style: Style) {
        self.init()
    }
}

@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) {
        self.init()
    }
}

@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }
}
