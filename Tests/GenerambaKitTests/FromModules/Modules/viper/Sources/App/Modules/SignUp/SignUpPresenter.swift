final class SignUpPresenter {
    weak var view: (any SignUpViewProtocol)?
    private let interactor: any SignUpInteractorProtocol

    init(interactor: any SignUpInteractorProtocol) {
        self.interactor = interactor
    }

    func viewIsReady() {
        view?.show(title: interactor.title())
    }
}
