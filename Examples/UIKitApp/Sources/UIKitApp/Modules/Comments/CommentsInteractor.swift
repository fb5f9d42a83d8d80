/// Does the work of the Comments module by its service. Its tasks end with it.
@MainActor
final class CommentsInteractor {
    private(set) weak var presenter: (any CommentsPresenterProtocol)?
    let service: any CommentsService
    private(set) var fetchCommentsTask: Task<Void, Never>?

    init(presenter: any CommentsPresenterProtocol, service: any CommentsService) {
        self.presenter = presenter
        self.service = service
    }

    deinit {
        fetchCommentsTask?.cancel()
    }
}

// MARK: - CommentsInteractorProtocol

extension CommentsInteractor: CommentsInteractorProtocol {
    func obtainTitle() {
        presenter?.didObtainTitle(CommentsTexts.title)
    }

    func fetchComments(id: Int) {
        self.fetchCommentsTask?.cancel()
        self.fetchCommentsTask = Task { [weak self, commentsService = self.service] in
            do {
                let result = try await commentsService.fetchComments(id: id)
                guard !Task.isCancelled else { return }
                self?.presenter?.didFetchComments(result)
            } catch {
                guard !Task.isCancelled else { return }
                self?.presenter?.didFailToFetchComments(with: error)
            }
        }
    }
}
