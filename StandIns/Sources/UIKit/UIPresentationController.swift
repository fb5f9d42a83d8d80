/// The way in which a controller is presented.
@MainActor @preconcurrency
open class UIPresentationController: _UIObject {
    public let presentedViewController: UIViewController
    open private(set) weak var presentingOrNone: UIViewController?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        presentingOrNone = presentingViewController
        super.init()
    }

    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presentingOrNone ?? presentedViewController
    }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
}

@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    @MainActor @preconcurrency
    open class Detent: _UIObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier

        private init(_ identifier: Identifier) {
            self.identifier = identifier
            super.init()
        }

        public class func medium() -> Detent { Detent(.medium) }
        public class func large() -> Detent { Detent(.large) }

        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString))
        }
    }

    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false

    open func animateChanges(_ changes: () -> Void) {
        changes()
    }
}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var maximumDetentValue: CGFloat { get }
    var containerTraitCollection: UITraitCollection { get }
}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var backgroundColor: UIColor?
}

@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Every method is optional in UIKit; here an extension provides the ones that a type leaves out.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    {
        controller.presentationStyle
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        controller.presentationStyle
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    {
        true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    {}
}

extension UIViewController {
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    func makePresentationController() -> UIPresentationController? {
        switch modalPresentationStyle {
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: nil)
        default:
            transitioningDelegate?.presentationController(forPresented: self, presenting: nil, source: self)
                ?? UIPresentationController(presentedViewController: self, presenting: nil)
        }
    }

    /// The traits of the device, in the nearest style that is set above.
    var traits: UITraitCollection {
        let above = sequence(first: self, next: { $0.parent }).first {
            $0.overrideUserInterfaceStyle != .unspecified
        }
        return .device(in: above?.overrideUserInterfaceStyle ?? .unspecified)
    }
}
