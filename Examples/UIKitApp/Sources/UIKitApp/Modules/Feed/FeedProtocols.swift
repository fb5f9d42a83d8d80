import UIKit

// MARK: - FeedViewProtocol

/// What the presenter of the Feed module asks the view to do.
@MainActor
protocol FeedViewProtocol: AnyObject {
    func showTitle(_ title: String)

    func show(_ state: FeedState)

    func show(_ rows: [FeedPostViewModel])

    func endRefreshing()
}

// MARK: - FeedPresenterProtocol

/// What the view and the interactor of the Feed module report to the presenter.
@MainActor
protocol FeedPresenterProtocol: AnyObject {
    /// Fills the view. Called once, when it is loaded.
    func configureView()

    func didTapCloseButton()

    func didTapRetryButton()

    func didPullToRefresh()

    func didSelectPost(at index: Int)

    func didObtainTitle(_ title: String)

    func didFetchPosts(_ result: [Post])

    func didFailToFetchPosts(with error: any Error)
}

// MARK: - FeedInteractorProtocol

/// What the presenter of the Feed module asks the interactor to do.
@MainActor
protocol FeedInteractorProtocol: AnyObject {
    /// Obtains the title of the module and reports it to the presenter.
    func obtainTitle()

    /// Starts the work, in place of one that is running, and reports the outcome to the presenter.
    func fetchPosts()
}

// MARK: - FeedRouterProtocol

/// What the presenter of the Feed module asks the router to do.
@MainActor
protocol FeedRouterProtocol: AnyObject {
    /// Pushes the detail screen, or presents it without a navigation stack.
    func openDetail(id: Int)

    /// Pops the module and everything above it, or dismisses it if nothing is below it.
    func closeCurrentViewController()
}

// MARK: - FeedConfiguratorProtocol

/// What the view controller of the Feed module asks the configurator to do.
@MainActor
protocol FeedConfiguratorProtocol: AnyObject {
    /// Gives the view controller the other layers of its module, which it keeps alive.
    func configure(with viewController: FeedViewController)
}

// MARK: - FeedService

/// Does the work of the Feed module.
///
/// The caller of the view controller's initializer provides it.
protocol FeedService: Sendable {
    func fetchPosts() async throws -> [Post]
}

// MARK: - FeedDestinations

/// Makes the screens that the Feed module opens.
///
/// The caller of the view controller's initializer provides it and keeps it alive.
@MainActor
protocol FeedDestinations: AnyObject {
    func makeDetail(id: Int) -> UIViewController
}
