/// Turns the events of the Compose module into work, and results into text.
@MainActor
final class ComposePresenter {
    private(set) weak var view: (any ComposeViewProtocol)?
    var interactor: (any ComposeInteractorProtocol)?
    var router: (any ComposeRouterProtocol)?

    init(view: any ComposeViewProtocol) {
        self.view = view
    }
}

// MARK: - ComposePresenterProtocol

extension ComposePresenter: ComposePresenterProtocol {
    func configureView() {
        interactor?.obtainTitle()
    }

    func didTapCloseButton() {
        router?.closeCurrentViewController()
    }

    func didTapSendButton(text: String) {
        self.interactor?.send(text: text)
    }

    func didObtainTitle(_ title: String) {
        view?.showTitle(title)
    }

    func didSend() {
        view?.showMessage(ComposeTexts.didSend)
    }

    func didFailToSend(with error: any Error) {
        view?.showMessage(ComposeTexts.didFailToSend(with: error))
    }
}
