/// Connects the layers of the Themes module.
@MainActor
final class ThemesConfigurator {
    private let service: any ThemesService
    private weak var output: (any ThemesOutput)?

    /// Makes a configurator.
    ///
    /// - Parameters:
    ///   - service: Does the work of the interactor, which keeps it alive.
    ///   - output: Receives the reports. The module does not keep it alive.
    init(service: any ThemesService, output: (any ThemesOutput)?) {
        self.service = service
        self.output = output
    }
}

// MARK: - ThemesConfiguratorProtocol

extension ThemesConfigurator: ThemesConfiguratorProtocol {
    func configure(with viewController: ThemesViewController) {
        let presenter = ThemesPresenter(view: viewController, output: output)
        viewController.presenter = presenter
        presenter.interactor = ThemesInteractor(presenter: presenter, service: service)
        presenter.router = ThemesRouter(viewController: viewController)
    }
}
