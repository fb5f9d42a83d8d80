@MainActor @preconcurrency
open class UISlider: UIControl {
    open var minimumValue: Float = 0 {
        didSet { value = max(value, minimumValue) }
    }
    open var maximumValue: Float = 1 {
        didSet { value = min(value, maximumValue) }
    }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?

    private var ownValue: Float = 0

    /// Stays between its limits.
    open var value: Float {
        get { ownValue }
        set { ownValue = min(max(newValue, minimumValue), maximumValue) }
    }

    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    open func setThumbImage(_ image: UIImage?, for state: State) {}
}

@MainActor @preconcurrency
open class UIStepper: UIControl {
    open var minimumValue = 0.0 {
        didSet { value = max(value, minimumValue) }
    }
    open var maximumValue = 100.0 {
        didSet { value = min(value, maximumValue) }
    }
    open var stepValue = 1.0
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false

    private var ownValue = 0.0

    /// Stays between its limits.
    open var value: Double {
        get { ownValue }
        set { ownValue = min(max(newValue, minimumValue), maximumValue) }
    }
}

@MainActor @preconcurrency
open class UIPageControl: UIControl {
    open var numberOfPages = 0 {
        didSet { currentPage = min(currentPage, max(0, numberOfPages - 1)) }
    }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?

    private var page = 0

    /// Stays among the pages.
    open var currentPage: Int {
        get { page }
        set { page = min(max(newValue, 0), max(0, numberOfPages - 1)) }
    }
}

@MainActor @preconcurrency
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var observedProgress: Progress?

    private var ownProgress: Float = 0

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Stays between 0 and 1.
    open var progress: Float {
        get { observedProgress.map { Float($0.fractionCompleted) } ?? ownProgress }
        set { ownProgress = min(max(newValue, 0), 1) }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }
}
