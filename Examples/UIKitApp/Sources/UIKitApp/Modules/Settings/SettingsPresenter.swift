/// Turns the events of the Settings module into work, and results into text.
@MainActor
final class SettingsPresenter {
    private(set) weak var view: (any SettingsViewProtocol)?
    var interactor: (any SettingsInteractorProtocol)?
    var router: (any SettingsRouterProtocol)?

    init(view: any SettingsViewProtocol) {
        self.view = view
    }
}

// MARK: - SettingsPresenterProtocol

extension SettingsPresenter: SettingsPresenterProtocol {
    func configureView() {
        interactor?.obtainTitle()
    }

    func didTapCloseButton() {
        router?.closeCurrentViewController()
    }

    func didTapThemesButton() {
        self.router?.openThemes(output: self)
    }

    func didObtainTitle(_ title: String) {
        view?.showTitle(title)
    }
}

// MARK: - SettingsThemesOutput

extension SettingsPresenter: SettingsThemesOutput {
    func didFinishThemes(with result: String) {
        view?.showMessage(result)
    }
}
