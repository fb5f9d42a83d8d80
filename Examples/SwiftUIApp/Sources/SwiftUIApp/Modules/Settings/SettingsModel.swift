import Observation

/// How far the Settings screen is with its content.
enum SettingsState {
    case idle
    case loading
    case loaded(String)
}

/// What the Settings screen shows and does.
@MainActor
@Observable
final class SettingsModel {
    private(set) var state = SettingsState.idle
    private(set) var themesResult: String?
    private let service: any SettingsService
    private let routing: SettingsRouting

    init(service: any SettingsService, routing: SettingsRouting) {
        self.service = service
        self.routing = routing
    }

    /// Loads the content if that has not begun.
    func loadIfNeeded() {
        if case .idle = state { fetchVersion() }
    }

    /// Loads the content, also after a failure.
    func fetchVersion() {
        let content = service.fetchVersion()
        state = .loaded(content)
    }

    func openThemes() {
        self.routing.openThemes { [weak self] in self?.themesResult = $0 }
    }
}
