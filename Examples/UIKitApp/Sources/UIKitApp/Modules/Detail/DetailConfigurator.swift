/// Connects the layers of the Detail module.
@MainActor
final class DetailConfigurator {
    private let input: DetailInput
    private let service: any DetailService
    private weak var destinations: (any DetailDestinations)?

    /// Makes a configurator.
    ///
    /// - Parameters:
    ///   - input: What the module is opened with.
    ///   - service: Does the work of the interactor, which keeps it alive.
    ///   - destinations: Makes the other screens. The module does not keep it alive.
    init(input: DetailInput, service: any DetailService, destinations: any DetailDestinations) {
        self.input = input
        self.service = service
        self.destinations = destinations
    }
}

// MARK: - DetailConfiguratorProtocol

extension DetailConfigurator: DetailConfiguratorProtocol {
    func configure(with viewController: DetailViewController) {
        let presenter = DetailPresenter(view: viewController, input: input)
        viewController.presenter = presenter
        presenter.interactor = DetailInteractor(presenter: presenter, service: service)
        presenter.router = DetailRouter(viewController: viewController, destinations: destinations)
    }
}
