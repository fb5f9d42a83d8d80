import UIKit

/// Opens other screens and closes the Feed module.
@MainActor
final class FeedRouter {
    private(set) weak var viewController: UIViewController?
    private(set) weak var destinations: (any FeedDestinations)?

    init(viewController: UIViewController, destinations: (any FeedDestinations)?) {
        self.viewController = viewController
        self.destinations = destinations
    }
}

// MARK: - FeedRouterProtocol

extension FeedRouter: FeedRouterProtocol {
    func openDetail(id: Int) {
        guard let screen = self.destinations?.makeDetail(id: id) else { return }
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
