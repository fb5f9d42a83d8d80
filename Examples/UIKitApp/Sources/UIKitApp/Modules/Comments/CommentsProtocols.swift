// MARK: - CommentsViewProtocol

/// What the presenter of the Comments module asks the view to do.
@MainActor
protocol CommentsViewProtocol: AnyObject {
    func showTitle(_ title: String)

    func show(_ state: CommentsState)

    func show(_ rows: [CommentsCommentViewModel])
}

// MARK: - CommentsPresenterProtocol

/// What the view and the interactor of the Comments module report to the presenter.
@MainActor
protocol CommentsPresenterProtocol: AnyObject {
    /// Fills the view. Called once, when it is loaded.
    func configureView()

    func didTapCloseButton()

    func didTapRetryButton()

    func didObtainTitle(_ title: String)

    func didFetchComments(_ result: [Comment])

    func didFailToFetchComments(with error: any Error)
}

// MARK: - CommentsInteractorProtocol

/// What the presenter of the Comments module asks the interactor to do.
@MainActor
protocol CommentsInteractorProtocol: AnyObject {
    /// Obtains the title of the module and reports it to the presenter.
    func obtainTitle()

    /// Starts the work, in place of one that is running, and reports the outcome to the presenter.
    func fetchComments(id: Int)
}

// MARK: - CommentsRouterProtocol

/// What the presenter of the Comments module asks the router to do.
@MainActor
protocol CommentsRouterProtocol: AnyObject {
    /// Pops the module and everything above it, or dismisses it if nothing is below it.
    func closeCurrentViewController()
}

// MARK: - CommentsConfiguratorProtocol

/// What the view controller of the Comments module asks the configurator to do.
@MainActor
protocol CommentsConfiguratorProtocol: AnyObject {
    /// Gives the view controller the other layers of its module, which it keeps alive.
    func configure(with viewController: CommentsViewController)
}

// MARK: - CommentsService

/// Does the work of the Comments module.
///
/// The caller of the view controller's initializer provides it.
protocol CommentsService: Sendable {
    func fetchComments(id: Int) async throws -> [Comment]
}
