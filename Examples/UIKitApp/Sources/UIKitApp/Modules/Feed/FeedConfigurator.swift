/// Connects the layers of the Feed module.
@MainActor
final class FeedConfigurator {
    private let service: any FeedService
    private weak var destinations: (any FeedDestinations)?

    /// Makes a configurator.
    ///
    /// - Parameters:
    ///   - service: Does the work of the interactor, which keeps it alive.
    ///   - destinations: Makes the other screens. The module does not keep it alive.
    init(service: any FeedService, destinations: any FeedDestinations) {
        self.service = service
        self.destinations = destinations
    }
}

// MARK: - FeedConfiguratorProtocol

extension FeedConfigurator: FeedConfiguratorProtocol {
    func configure(with viewController: FeedViewController) {
        let presenter = FeedPresenter(view: viewController)
        viewController.presenter = presenter
        presenter.interactor = FeedInteractor(presenter: presenter, service: service)
        presenter.router = FeedRouter(viewController: viewController, destinations: destinations)
    }
}
