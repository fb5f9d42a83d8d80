final class LoginPresenter {
    weak var view: (any LoginViewProtocol)?
    private let interactor: any LoginInteractorProtocol
    private let router: any LoginRouterProtocol

    init(interactor: any LoginInteractorProtocol, router: any LoginRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func viewIsReady() {
        view?.show(title: interactor.title())
    }

    func didTapClose() {
        router.close()
    }
}
