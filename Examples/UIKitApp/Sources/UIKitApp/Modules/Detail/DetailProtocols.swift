import UIKit

// MARK: - DetailViewProtocol

/// What the presenter of the Detail module asks the view to do.
@MainActor
protocol DetailViewProtocol: AnyObject {
    func showTitle(_ title: String)

    func show(_ state: DetailState)

    func show(_ article: DetailArticleViewModel)
}

// MARK: - DetailPresenterProtocol

/// What the view and the interactor of the Detail module report to the presenter.
@MainActor
protocol DetailPresenterProtocol: AnyObject {
    /// Fills the view. Called once, when it is loaded.
    func configureView()

    func didTapCloseButton()

    func didTapRetryButton()

    func didTapCommentsButton()

    func didObtainTitle(_ title: String)

    func didFetchArticle(_ result: Article)

    func didFailToFetchArticle(with error: any Error)
}

// MARK: - DetailInteractorProtocol

/// What the presenter of the Detail module asks the interactor to do.
@MainActor
protocol DetailInteractorProtocol: AnyObject {
    /// Obtains the title of the module and reports it to the presenter.
    func obtainTitle()

    /// Starts the work, in place of one that is running, and reports the outcome to the presenter.
    func fetchArticle(id: Int)
}

// MARK: - DetailRouterProtocol

/// What the presenter of the Detail module asks the router to do.
@MainActor
protocol DetailRouterProtocol: AnyObject {
    /// Pushes the comments screen, or presents it without a navigation stack.
    func openComments(id: Int)

    /// Pops the module and everything above it, or dismisses it if nothing is below it.
    func closeCurrentViewController()
}

// MARK: - DetailConfiguratorProtocol

/// What the view controller of the Detail module asks the configurator to do.
@MainActor
protocol DetailConfiguratorProtocol: AnyObject {
    /// Gives the view controller the other layers of its module, which it keeps alive.
    func configure(with viewController: DetailViewController)
}

// MARK: - DetailService

/// Does the work of the Detail module.
///
/// The caller of the view controller's initializer provides it.
protocol DetailService: Sendable {
    func fetchArticle(id: Int) async throws -> Article
}

// MARK: - DetailDestinations

/// Makes the screens that the Detail module opens.
///
/// The caller of the view controller's initializer provides it and keeps it alive.
@MainActor
protocol DetailDestinations: AnyObject {
    func makeComments(id: Int) -> UIViewController
}
