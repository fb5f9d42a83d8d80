import UIKit

/// Closes the Themes module.
@MainActor
final class ThemesRouter {
    private(set) weak var viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }
}

// MARK: - ThemesRouterProtocol

extension ThemesRouter: ThemesRouterProtocol {
    func closeCurrentViewController() {
        let stack = viewController?.navigationController
        if let below = stack?.viewControllers.prefix(while: { $0 !== viewController }).last {
            stack?.popToViewController(below, animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
