extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let ligature = NSAttributedString.Key("NSLigature")
    public static let tracking = NSAttributedString.Key("CTTracking")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let link = NSAttributedString.Key("NSLink")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

open class NSParagraphStyle: _UIObject {
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    fileprivate var ownAlignment = NSTextAlignment.natural
    fileprivate var ownLineBreakMode = NSLineBreakMode.byWordWrapping
    /// By the names of the properties.
    fileprivate var numbers: [String: CGFloat] = [:]

    open var alignment: NSTextAlignment { ownAlignment }
    open var lineBreakMode: NSLineBreakMode { ownLineBreakMode }
    open var lineSpacing: CGFloat { numbers["lineSpacing"] ?? 0 }
    open var paragraphSpacing: CGFloat { numbers["paragraphSpacing"] ?? 0 }
    open var paragraphSpacingBefore: CGFloat { numbers["paragraphSpacingBefore"] ?? 0 }
    open var firstLineHeadIndent: CGFloat { numbers["firstLineHeadIndent"] ?? 0 }
    open var headIndent: CGFloat { numbers["headIndent"] ?? 0 }
    open var tailIndent: CGFloat { numbers["tailIndent"] ?? 0 }
    open var minimumLineHeight: CGFloat { numbers["minimumLineHeight"] ?? 0 }
    open var maximumLineHeight: CGFloat { numbers["maximumLineHeight"] ?? 0 }
    open var lineHeightMultiple: CGFloat { numbers["lineHeightMultiple"] ?? 0 }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
    override open var alignment: NSTextAlignment {
        get { ownAlignment }
        set { ownAlignment = newValue }
    }
    override open var lineBreakMode: NSLineBreakMode {
        get { ownLineBreakMode }
        set { ownLineBreakMode = newValue }
    }
    override open var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { numbers["lineSpacing"] = newValue }
    }
    override open var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { numbers["paragraphSpacing"] = newValue }
    }
    override open var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { numbers["paragraphSpacingBefore"] = newValue }
    }
    override open var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { numbers["firstLineHeadIndent"] = newValue }
    }
    override open var headIndent: CGFloat {
        get { super.headIndent }
        set { numbers["headIndent"] = newValue }
    }
    override open var tailIndent: CGFloat {
        get { super.tailIndent }
        set { numbers["tailIndent"] = newValue }
    }
    override open var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { numbers["minimumLineHeight"] = newValue }
    }
    override open var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { numbers["maximumLineHeight"] = newValue }
    }
    override open var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { numbers["lineHeightMultiple"] = newValue }
    }
}

open class NSShadow: _UIObject {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?
}

open class NSTextAttachment: _UIObject {
    open var image: UIImage?
    open var bounds = CGRect.zero

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}
