// MARK: - ComposeViewProtocol

/// What the presenter of the Compose module asks the view to do.
@MainActor
protocol ComposeViewProtocol: AnyObject {
    func showTitle(_ title: String)

    /// Shows a message, such as the outcome of an action.
    func showMessage(_ message: String)
}

// MARK: - ComposePresenterProtocol

/// What the view and the interactor of the Compose module report to the presenter.
@MainActor
protocol ComposePresenterProtocol: AnyObject {
    /// Fills the view. Called once, when it is loaded.
    func configureView()

    func didTapCloseButton()

    func didTapSendButton(text: String)

    func didObtainTitle(_ title: String)

    func didSend()

    func didFailToSend(with error: any Error)
}

// MARK: - ComposeInteractorProtocol

/// What the presenter of the Compose module asks the interactor to do.
@MainActor
protocol ComposeInteractorProtocol: AnyObject {
    /// Obtains the title of the module and reports it to the presenter.
    func obtainTitle()

    /// Starts the work, in place of one that is running, and reports the outcome to the presenter.
    func send(text: String)
}

// MARK: - ComposeRouterProtocol

/// What the presenter of the Compose module asks the router to do.
@MainActor
protocol ComposeRouterProtocol: AnyObject {
    /// Pops the module and everything above it, or dismisses it if nothing is below it.
    func closeCurrentViewController()
}

// MARK: - ComposeConfiguratorProtocol

/// What the view controller of the Compose module asks the configurator to do.
@MainActor
protocol ComposeConfiguratorProtocol: AnyObject {
    /// Gives the view controller the other layers of its module, which it keeps alive.
    func configure(with viewController: ComposeViewController)
}

// MARK: - ComposeService

/// Does the work of the Compose module.
///
/// The caller of the view controller's initializer provides it.
protocol ComposeService: Sendable {
    func send(text: String) async throws
}
