/// Does the work of the Settings module.
@MainActor
final class SettingsInteractor {
    private(set) weak var presenter: (any SettingsPresenterProtocol)?

    init(presenter: any SettingsPresenterProtocol) {
        self.presenter = presenter
    }
}

// MARK: - SettingsInteractorProtocol

extension SettingsInteractor: SettingsInteractorProtocol {
    func obtainTitle() {
        presenter?.didObtainTitle(SettingsTexts.title)
    }
}
