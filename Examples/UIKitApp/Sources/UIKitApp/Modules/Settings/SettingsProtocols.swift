import UIKit

// MARK: - SettingsViewProtocol

/// What the presenter of the Settings module asks the view to do.
@MainActor
protocol SettingsViewProtocol: AnyObject {
    func showTitle(_ title: String)

    /// Shows a message, such as the outcome of an action.
    func showMessage(_ message: String)
}

// MARK: - SettingsPresenterProtocol

/// What the view and the interactor of the Settings module report to the presenter.
@MainActor
protocol SettingsPresenterProtocol: AnyObject {
    /// Fills the view. Called once, when it is loaded.
    func configureView()

    func didTapCloseButton()

    func didTapThemesButton()

    func didObtainTitle(_ title: String)
}

// MARK: - SettingsInteractorProtocol

/// What the presenter of the Settings module asks the interactor to do.
@MainActor
protocol SettingsInteractorProtocol: AnyObject {
    /// Obtains the title of the module and reports it to the presenter.
    func obtainTitle()
}

// MARK: - SettingsRouterProtocol

/// What the presenter of the Settings module asks the router to do.
@MainActor
protocol SettingsRouterProtocol: AnyObject {
    /// Pushes the themes screen, or presents it without a navigation stack.
    ///
    /// - Parameter output: Receives the result. The screen does not keep it alive.
    func openThemes(output: any SettingsThemesOutput)

    /// Pops the module and everything above it, or dismisses it if nothing is below it.
    func closeCurrentViewController()
}

// MARK: - SettingsConfiguratorProtocol

/// What the view controller of the Settings module asks the configurator to do.
@MainActor
protocol SettingsConfiguratorProtocol: AnyObject {
    /// Gives the view controller the other layers of its module, which it keeps alive.
    func configure(with viewController: SettingsViewController)
}

// MARK: - SettingsDestinations

/// Makes the screens that the Settings module opens.
///
/// The caller of the view controller's initializer provides it and keeps it alive.
@MainActor
protocol SettingsDestinations: AnyObject {
    func makeThemes(output: any SettingsThemesOutput) -> UIViewController
}

// MARK: - SettingsThemesOutput

/// What the themes screen gives back to the Settings module.
@MainActor
protocol SettingsThemesOutput: AnyObject {
    func didFinishThemes(with result: String)
}
