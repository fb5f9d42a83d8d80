import Observation

/// How far the Feed screen is with its content.
enum FeedState {
    case idle
    case loading
    case loaded([FeedPostViewModel])
    case failed(any Error)
}

/// What the Feed screen shows and does.
@MainActor
@Observable
final class FeedModel {
    private(set) var state = FeedState.idle
    @ObservationIgnored private(set) var fetchPostsTask: Task<Void, Never>?
    @ObservationIgnored private var fetchPostsEntities: [Post] = []
    private let service: any FeedService
    private let routing: FeedRouting

    init(service: any FeedService, routing: FeedRouting) {
        self.service = service
        self.routing = routing
    }

    deinit {
        fetchPostsTask?.cancel()
    }

    /// Loads the content if that has not begun.
    func loadIfNeeded() {
        if case .idle = state { fetchPosts() }
    }

    /// Loads the content, also after a failure.
    func fetchPosts() {
        state = .loading
        beginLoading()
    }

    /// Loads the content again. What is there stays visible until then.
    func pullToRefresh() async {
        beginLoading()
        await fetchPostsTask?.value
    }

    private func beginLoading() {
        fetchPostsTask?.cancel()
        fetchPostsTask = Task { [weak self, service] in
            do {
                let content = try await service.fetchPosts()
                guard let self, !Task.isCancelled else { return }
                fetchPostsEntities = content
                state = .loaded(content.map(FeedPostViewModel.init))
            } catch {
                if !Task.isCancelled { self?.state = .failed(error) }
            }
        }
    }

    /// Follows the user's choice of a row.
    func selectFetchPostsRow(at index: Int) {
        guard fetchPostsEntities.indices.contains(index) else { return }
        let entity = fetchPostsEntities[index]
        openDetail(id: entity.id)
    }

    func openDetail(id: Int) {
        self.routing.openDetail(id)
    }
}
