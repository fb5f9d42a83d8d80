/// Does the work of the Compose module by its service. Its tasks end with it.
@MainActor
final class ComposeInteractor {
    private(set) weak var presenter: (any ComposePresenterProtocol)?
    let service: any ComposeService
    private(set) var sendTask: Task<Void, Never>?

    init(presenter: any ComposePresenterProtocol, service: any ComposeService) {
        self.presenter = presenter
        self.service = service
    }

    deinit {
        sendTask?.cancel()
    }
}

// MARK: - ComposeInteractorProtocol

extension ComposeInteractor: ComposeInteractorProtocol {
    func obtainTitle() {
        presenter?.didObtainTitle(ComposeTexts.title)
    }

    func send(text: String) {
        self.sendTask?.cancel()
        self.sendTask = Task { [weak self, composeService = self.service] in
            do {
                try await composeService.send(text: text)
                guard !Task.isCancelled else { return }
                self?.presenter?.didSend()
            } catch {
                guard !Task.isCancelled else { return }
                self?.presenter?.didFailToSend(with: error)
            }
        }
    }
}
