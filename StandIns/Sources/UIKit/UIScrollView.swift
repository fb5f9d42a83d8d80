@MainActor @preconcurrency
open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero {
        didSet {
            if contentOffset != oldValue { scrollDelegate?.scrollViewDidScroll(self) }
        }
    }
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open private(set) lazy var contentLayoutGuide = UILayoutGuide(owningView: self)
    open private(set) lazy var frameLayoutGuide = UILayoutGuide(owningView: self)
    open var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
    open var refreshControl: UIRefreshControl?

    /// The delegate of this class and, by their own types, of its subclasses.
    weak var scrollDelegate: (any UIScrollViewDelegate)?

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
}

/// Every method is optional in UIKit; here an extension provides the ones that a type leaves out.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
