// MARK: - ThemesViewProtocol

/// What the presenter of the Themes module asks the view to do.
@MainActor
protocol ThemesViewProtocol: AnyObject {
    func showTitle(_ title: String)

    func show(_ state: ThemesState)

    func show(_ rows: [ThemesThemeViewModel])
}

// MARK: - ThemesPresenterProtocol

/// What the view and the interactor of the Themes module report to the presenter.
@MainActor
protocol ThemesPresenterProtocol: AnyObject {
    /// Fills the view. Called once, when it is loaded.
    func configureView()

    func didTapCloseButton()

    func didSelectTheme(at index: Int)

    func didObtainTitle(_ title: String)

    func didFetchThemes(_ result: [Theme])
}

// MARK: - ThemesInteractorProtocol

/// What the presenter of the Themes module asks the interactor to do.
@MainActor
protocol ThemesInteractorProtocol: AnyObject {
    /// Obtains the title of the module and reports it to the presenter.
    func obtainTitle()

    /// Does the work and reports the outcome to the presenter.
    func fetchThemes()
}

// MARK: - ThemesRouterProtocol

/// What the presenter of the Themes module asks the router to do.
@MainActor
protocol ThemesRouterProtocol: AnyObject {
    /// Pops the module and everything above it, or dismisses it if nothing is below it.
    func closeCurrentViewController()
}

// MARK: - ThemesConfiguratorProtocol

/// What the view controller of the Themes module asks the configurator to do.
@MainActor
protocol ThemesConfiguratorProtocol: AnyObject {
    /// Gives the view controller the other layers of its module, which it keeps alive.
    func configure(with viewController: ThemesViewController)
}

// MARK: - ThemesService

/// Does the work of the Themes module.
///
/// The caller of the view controller's initializer provides it.
protocol ThemesService: Sendable {
    @MainActor func fetchThemes() -> [Theme]
}

// MARK: - ThemesOutput

/// What the Themes module reports to its caller.
@MainActor
protocol ThemesOutput: AnyObject {
    func didChoose(theme: Theme)
}
