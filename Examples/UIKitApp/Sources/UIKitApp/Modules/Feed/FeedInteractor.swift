/// Does the work of the Feed module by its service. Its tasks end with it.
@MainActor
final class FeedInteractor {
    private(set) weak var presenter: (any FeedPresenterProtocol)?
    let service: any FeedService
    private(set) var fetchPostsTask: Task<Void, Never>?

    init(presenter: any FeedPresenterProtocol, service: any FeedService) {
        self.presenter = presenter
        self.service = service
    }

    deinit {
        fetchPostsTask?.cancel()
    }
}

// MARK: - FeedInteractorProtocol

extension FeedInteractor: FeedInteractorProtocol {
    func obtainTitle() {
        presenter?.didObtainTitle(FeedTexts.title)
    }

    func fetchPosts() {
        self.fetchPostsTask?.cancel()
        self.fetchPostsTask = Task { [weak self, feedService = self.service] in
            do {
                let result = try await feedService.fetchPosts()
                guard !Task.isCancelled else { return }
                self?.presenter?.didFetchPosts(result)
            } catch {
                guard !Task.isCancelled else { return }
                self?.presenter?.didFailToFetchPosts(with: error)
            }
        }
    }
}
