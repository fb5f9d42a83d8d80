/// Turns the events of the Feed module into work, and results into text.
@MainActor
final class FeedPresenter {
    private(set) weak var view: (any FeedViewProtocol)?
    var interactor: (any FeedInteractorProtocol)?
    var router: (any FeedRouterProtocol)?
    private var postList: [Post] = []

    private(set) var state = FeedState.idle {
        didSet { view?.show(state) }
    }

    init(view: any FeedViewProtocol) {
        self.view = view
    }
}

// MARK: - FeedPresenterProtocol

extension FeedPresenter: FeedPresenterProtocol {
    func configureView() {
        interactor?.obtainTitle()
        startLoading()
    }

    func didTapCloseButton() {
        router?.closeCurrentViewController()
    }

    func didTapRetryButton() {
        startLoading()
    }

    func didPullToRefresh() {
        self.interactor?.fetchPosts()
    }

    func didSelectPost(at index: Int) {
        guard postList.indices.contains(index) else { return }
        let entity = postList[index]
        router?.openDetail(id: entity.id)
    }

    func didObtainTitle(_ title: String) {
        view?.showTitle(title)
    }

    func didFetchPosts(_ result: [Post]) {
        view?.endRefreshing()
        state = .loaded
        postList = result
        view?.show(result.map { FeedPostViewModel($0) })
    }

    func didFailToFetchPosts(with error: any Error) {
        view?.endRefreshing()
        state = .failed(message: FeedTexts.didFailToFetchPosts(with: error))
    }
}

extension FeedPresenter {
    private func startLoading() {
        state = .loading
        interactor?.fetchPosts()
    }
}

// MARK: - FeedPostViewModel

extension FeedPostViewModel {
    fileprivate init(_ entity: Post) {
        self.init(id: String(describing: entity.id), title: entity.title)
    }
}
