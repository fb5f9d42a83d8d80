import UIKit

/// Opens other screens and closes the Settings module.
@MainActor
final class SettingsRouter {
    private(set) weak var viewController: UIViewController?
    private(set) weak var destinations: (any SettingsDestinations)?

    init(viewController: UIViewController, destinations: (any SettingsDestinations)?) {
        self.viewController = viewController
        self.destinations = destinations
    }
}

// MARK: - SettingsRouterProtocol

extension SettingsRouter: SettingsRouterProtocol {
    func openThemes(output: any SettingsThemesOutput) {
        guard let screen = self.destinations?.makeThemes(output: output) else { return }
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
