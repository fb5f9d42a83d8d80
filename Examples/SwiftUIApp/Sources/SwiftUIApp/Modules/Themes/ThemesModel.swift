import Observation

/// How far the Themes screen is with its content.
enum ThemesState {
    case idle
    case loading
    case loaded([ThemesThemeViewModel])
}

/// What the Themes screen shows and does.
@MainActor
@Observable
final class ThemesModel {
    private(set) var state = ThemesState.idle
    @ObservationIgnored private var fetchThemesEntities: [Theme] = []
    private let service: any ThemesService
    private let output: ThemesOutput

    init(service: any ThemesService, output: ThemesOutput) {
        self.service = service
        self.output = output
    }

    /// Loads the content if that has not begun.
    func loadIfNeeded() {
        if case .idle = state { fetchThemes() }
    }

    /// Loads the content, also after a failure.
    func fetchThemes() {
        let content = service.fetchThemes()
        fetchThemesEntities = content
        state = .loaded(content.map(ThemesThemeViewModel.init))
    }

    /// Follows the user's choice of a row.
    func selectFetchThemesRow(at index: Int) {
        guard fetchThemesEntities.indices.contains(index) else { return }
        let entity = fetchThemesEntities[index]
        didChoose(theme: entity)
    }

    func didChoose(theme: Theme) {
        self.output.didChoose(theme)
    }
}
