public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}

@MainActor @preconcurrency
open class UILabel: UIView {
    open var text: String? {
        didSet { styledText = nil }
    }
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var allowsDefaultTighteningForTruncation = false
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

    private var styledText: NSAttributedString?

    /// Its characters are those of `text`.
    open var attributedText: NSAttributedString? {
        get { styledText ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            styledText = newValue
        }
    }
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1
    open var isEnabled = true
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
