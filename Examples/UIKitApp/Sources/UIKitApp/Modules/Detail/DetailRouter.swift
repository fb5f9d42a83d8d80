import UIKit

/// Opens other screens and closes the Detail module.
@MainActor
final class DetailRouter {
    private(set) weak var viewController: UIViewController?
    private(set) weak var destinations: (any DetailDestinations)?

    init(viewController: UIViewController, destinations: (any DetailDestinations)?) {
        self.viewController = viewController
        self.destinations = destinations
    }
}

// MARK: - DetailRouterProtocol

extension DetailRouter: DetailRouterProtocol {
    func openComments(id: Int) {
        guard let screen = self.destinations?.makeComments(id: id) else { return }
        self.viewController?.show(screen, sender: nil)
    }

    func closeCurrentViewController() {
        let stack = viewController?.navigationController
        if let below = stack?.viewControllers.prefix(while: { $0 !== viewController }).last {
            stack?.popToViewController(below, animated: true)
        } else {
            viewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
