/// Turns the events of the Themes module into work, and results into text.
@MainActor
final class ThemesPresenter {
    private(set) weak var view: (any ThemesViewProtocol)?
    var interactor: (any ThemesInteractorProtocol)?
    var router: (any ThemesRouterProtocol)?
    private(set) weak var output: (any ThemesOutput)?
    private var themeList: [Theme] = []

    private(set) var state = ThemesState.idle {
        didSet { view?.show(state) }
    }

    init(view: any ThemesViewProtocol, output: (any ThemesOutput)?) {
        self.view = view
        self.output = output
    }
}

// MARK: - ThemesPresenterProtocol

extension ThemesPresenter: ThemesPresenterProtocol {
    func configureView() {
        interactor?.obtainTitle()
        startLoading()
    }

    func didTapCloseButton() {
        router?.closeCurrentViewController()
    }

    func didSelectTheme(at index: Int) {
        guard themeList.indices.contains(index) else { return }
        let entity = themeList[index]
        output?.didChoose(theme: entity)
    }

    func didObtainTitle(_ title: String) {
        view?.showTitle(title)
    }

    func didFetchThemes(_ result: [Theme]) {
        state = .loaded
        themeList = result
        view?.show(result.map { ThemesThemeViewModel($0) })
    }
}

extension ThemesPresenter {
    private func startLoading() {
        state = .loading
        interactor?.fetchThemes()
    }
}

// MARK: - ThemesThemeViewModel

extension ThemesThemeViewModel {
    fileprivate init(_ entity: Theme) {
        self.init(name: entity.name)
    }
}
