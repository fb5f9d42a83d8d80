import UIKit

/// Closes the Comments module.
@MainActor
final class CommentsRouter {
    private(set) weak var viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }
}

// MARK: - CommentsRouterProtocol

extension CommentsRouter: CommentsRouterProtocol {
    func closeCurrentViewController() {
        let stack = viewController?.navigationController
        if let below = stack?.viewControllers.prefix(while: { $0 !== viewController }).last {
            stack?.popToViewController(below, animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
