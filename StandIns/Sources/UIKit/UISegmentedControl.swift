@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    open var selectedSegmentIndex = UISegmentedControl.noSegment
    private var titles: [String?] = []

    public init(items: [Any]?) {
        titles = (items ?? []).map { $0 as? String }
        super.init(frame: .zero)
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var numberOfSegments: Int { titles.count }

    open func titleForSegment(at segment: Int) -> String? { titles[segment] }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        titles[segment] = title
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title, at: min(segment, titles.count))
    }

    open func removeAllSegments() {
        titles = []
        selectedSegmentIndex = UISegmentedControl.noSegment
    }
}
