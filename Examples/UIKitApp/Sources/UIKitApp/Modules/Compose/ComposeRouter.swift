import UIKit

/// Closes the Compose module.
@MainActor
final class ComposeRouter {
    private(set) weak var viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }
}

// MARK: - ComposeRouterProtocol

extension ComposeRouter: ComposeRouterProtocol {
    func closeCurrentViewController() {
        let stack = viewController?.navigationController
        if let below = stack?.viewControllers.prefix(while: { $0 !== viewController }).last {
            stack?.popToViewController(below, animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
