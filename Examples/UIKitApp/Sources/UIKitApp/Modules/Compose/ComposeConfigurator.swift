/// Connects the layers of the Compose module.
@MainActor
final class ComposeConfigurator {
    private let service: any ComposeService

    /// Makes a configurator.
    ///
    /// - Parameter service: Does the work of the interactor, which keeps it alive.
    init(service: any ComposeService) {
        self.service = service
    }
}

// MARK: - ComposeConfiguratorProtocol

extension ComposeConfigurator: ComposeConfiguratorProtocol {
    func configure(with viewController: ComposeViewController) {
        let presenter = ComposePresenter(view: viewController)
        viewController.presenter = presenter
        presenter.interactor = ComposeInteractor(presenter: presenter, service: service)
        presenter.router = ComposeRouter(viewController: viewController)
    }
}
