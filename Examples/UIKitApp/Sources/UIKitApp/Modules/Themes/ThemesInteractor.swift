/// Does the work of the Themes module by its service. Its tasks end with it.
@MainActor
final class ThemesInteractor {
    private(set) weak var presenter: (any ThemesPresenterProtocol)?
    let service: any ThemesService

    init(presenter: any ThemesPresenterProtocol, service: any ThemesService) {
        self.presenter = presenter
        self.service = service
    }
}

// MARK: - ThemesInteractorProtocol

extension ThemesInteractor: ThemesInteractorProtocol {
    func obtainTitle() {
        presenter?.didObtainTitle(ThemesTexts.title)
    }

    func fetchThemes() {
        let result = self.service.fetchThemes()
        self.presenter?.didFetchThemes(result)
    }
}
