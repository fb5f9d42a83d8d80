/// Does the work of the Detail module by its service. Its tasks end with it.
@MainActor
final class DetailInteractor {
    private(set) weak var presenter: (any DetailPresenterProtocol)?
    let service: any DetailService
    private(set) var fetchArticleTask: Task<Void, Never>?

    init(presenter: any DetailPresenterProtocol, service: any DetailService) {
        self.presenter = presenter
        self.service = service
    }

    deinit {
        fetchArticleTask?.cancel()
    }
}

// MARK: - DetailInteractorProtocol

extension DetailInteractor: DetailInteractorProtocol {
    func obtainTitle() {
        presenter?.didObtainTitle(DetailTexts.title)
    }

    func fetchArticle(id: Int) {
        self.fetchArticleTask?.cancel()
        self.fetchArticleTask = Task { [weak self, detailService = self.service] in
            do {
                let result = try await detailService.fetchArticle(id: id)
                guard !Task.isCancelled else { return }
                self?.presenter?.didFetchArticle(result)
            } catch {
                guard !Task.isCancelled else { return }
                self?.presenter?.didFailToFetchArticle(with: error)
            }
        }
    }
}
