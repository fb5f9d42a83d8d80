/// Turns the events of the Detail module into work, and results into text.
@MainActor
final class DetailPresenter {
    private(set) weak var view: (any DetailViewProtocol)?
    var interactor: (any DetailInteractorProtocol)?
    var router: (any DetailRouterProtocol)?
    let input: DetailInput

    private(set) var state = DetailState.idle {
        didSet { view?.show(state) }
    }

    init(view: any DetailViewProtocol, input: DetailInput) {
        self.view = view
        self.input = input
    }
}

// MARK: - DetailPresenterProtocol

extension DetailPresenter: DetailPresenterProtocol {
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

    func didTapCommentsButton() {
        self.router?.openComments(id: self.input.id)
    }

    func didObtainTitle(_ title: String) {
        view?.showTitle(title)
    }

    func didFetchArticle(_ result: Article) {
        state = .loaded
        view?.show(DetailArticleViewModel(result))
    }

    func didFailToFetchArticle(with error: any Error) {
        state = .failed(message: DetailTexts.didFailToFetchArticle(with: error))
    }
}

extension DetailPresenter {
    private func startLoading() {
        state = .loading
        interactor?.fetchArticle(id: self.input.id)
    }
}

// MARK: - DetailArticleViewModel

extension DetailArticleViewModel {
    fileprivate init(_ entity: Article) {
        self.init(title: entity.title, text: entity.text)
    }
}
