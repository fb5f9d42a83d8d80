import Observation

/// How far the Comments screen is with its content.
enum CommentsState {
    case idle
    case loading
    case loaded([CommentsCommentViewModel])
    case failed(any Error)
}

/// What the Comments screen is opened with.
struct CommentsInput {
    let id: Int
}

/// What the Comments screen shows and does.
@MainActor
@Observable
final class CommentsModel {
    private(set) var state = CommentsState.idle
    @ObservationIgnored private(set) var fetchCommentsTask: Task<Void, Never>?
    private let input: CommentsInput
    private let service: any CommentsService

    init(input: CommentsInput, service: any CommentsService) {
        self.input = input
        self.service = service
    }

    deinit {
        fetchCommentsTask?.cancel()
    }

    /// Loads the content if that has not begun.
    func loadIfNeeded() {
        if case .idle = state { fetchComments() }
    }

    /// Loads the content, also after a failure.
    func fetchComments() {
        state = .loading
        beginLoading()
    }

    /// Loads the content again. What is there stays visible until then.
    func refresh() async {
        beginLoading()
        await fetchCommentsTask?.value
    }

    private func beginLoading() {
        fetchCommentsTask?.cancel()
        fetchCommentsTask = Task { [weak self, input, service] in
            do {
                let content = try await service.fetchComments(id: input.id)
                if !Task.isCancelled {
                    self?.state = .loaded(content.map(CommentsCommentViewModel.init))
                }
            } catch {
                if !Task.isCancelled { self?.state = .failed(error) }
            }
        }
    }
}
