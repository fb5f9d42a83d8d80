/// Connects the layers of the Settings module.
@MainActor
final class SettingsConfigurator {
    private weak var destinations: (any SettingsDestinations)?

    /// Makes a configurator.
    ///
    /// - Parameter destinations: Makes the other screens. The module does not keep it alive.
    init(destinations: any SettingsDestinations) {
        self.destinations = destinations
    }
}

// MARK: - SettingsConfiguratorProtocol

extension SettingsConfigurator: SettingsConfiguratorProtocol {
    func configure(with viewController: SettingsViewController) {
        let presenter = SettingsPresenter(view: viewController)
        viewController.presenter = presenter
        presenter.interactor = SettingsInteractor(presenter: presenter)
        presenter.router = SettingsRouter(
            viewController: viewController,
            destinations: destinations
        )
    }
}
