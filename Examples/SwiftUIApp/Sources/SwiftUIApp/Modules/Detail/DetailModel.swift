import Observation

/// How far the Detail screen is with its content.
enum DetailState {
    case idle
    case loading
    case loaded(DetailArticleViewModel)
    case failed(any Error)
}

/// What the Detail screen is opened with.
struct DetailInput {
    let id: Int
}

/// What the Detail screen shows and does.
@MainActor
@Observable
final class DetailModel {
    private(set) var state = DetailState.idle
    @ObservationIgnored private(set) var fetchArticleTask: Task<Void, Never>?
    private let input: DetailInput
    private let service: any DetailService
    private let routing: DetailRouting

    init(input: DetailInput, service: any DetailService, routing: DetailRouting) {
        self.input = input
        self.service = service
        self.routing = routing
    }

    deinit {
        fetchArticleTask?.cancel()
    }

    /// Loads the content if that has not begun.
    func loadIfNeeded() {
        if case .idle = state { fetchArticle() }
    }

    /// Loads the content, also after a failure.
    func fetchArticle() {
        fetchArticleTask?.cancel()
        state = .loading
        fetchArticleTask = Task { [weak self, input, service] in
            do {
                let content = try await service.fetchArticle(id: input.id)
                if !Task.isCancelled { self?.state = .loaded(DetailArticleViewModel(content)) }
            } catch {
                if !Task.isCancelled { self?.state = .failed(error) }
            }
        }
    }

    func openComments() {
        self.routing.openComments(self.input.id)
    }
}
