/// Turns the events of the Comments module into work, and results into text.
@MainActor
final class CommentsPresenter {
    private(set) weak var view: (any CommentsViewProtocol)?
    var interactor: (any CommentsInteractorProtocol)?
    var router: (any CommentsRouterProtocol)?
    let input: CommentsInput

    private(set) var state = CommentsState.idle {
        didSet { view?.show(state) }
    }

    init(view: any CommentsViewProtocol, input: CommentsInput) {
        self.view = view
        self.input = input
    }
}

// MARK: - CommentsPresenterProtocol

extension CommentsPresenter: CommentsPresenterProtocol {
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

    func didObtainTitle(_ title: String) {
        view?.showTitle(title)
    }

    func didFetchComments(_ result: [Comment]) {
        state = .loaded
        view?.show(result.map { CommentsCommentViewModel($0) })
    }

    func didFailToFetchComments(with error: any Error) {
        state = .failed(message: CommentsTexts.didFailToFetchComments(with: error))
    }
}

extension CommentsPresenter {
    private func startLoading() {
        state = .loading
        interactor?.fetchComments(id: self.input.id)
    }
}

// MARK: - CommentsCommentViewModel

extension CommentsCommentViewModel {
    fileprivate init(_ entity: Comment) {
        self.init(author: entity.author, text: entity.text)
    }
}
