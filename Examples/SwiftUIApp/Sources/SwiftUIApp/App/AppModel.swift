import Observation

/// Knows where the user is, makes the models of the screens, and connects them.
@MainActor
@Observable
final class AppModel {
    enum Tab {
        case feed, compose, settings
    }

    enum Step: Hashable {
        case detail(id: Int)
        case comments(id: Int)
        case themes
    }

    var tab = Tab.feed
    var feedPath: [Step] = []
    var settingsPath: [Step] = []
    private let news: DefaultNewsService
    @ObservationIgnored private var didChooseTheme: @MainActor (String) -> Void = { _ in }

    init(network: any NewsNetwork) {
        news = DefaultNewsService(network: network)
    }
}

// MARK: - Posts

/// One service does the work of four modules.
extension DefaultNewsService: FeedService, DetailService, CommentsService, ComposeService {}

extension AppModel {
    func feed() -> FeedModel {
        FeedModel(
            service: news,
            routing: FeedRouting(openDetail: { self.feedPath.append(.detail(id: $0)) })
        )
    }

    func detail(id: Int) -> DetailModel {
        DetailModel(
            input: DetailInput(id: id),
            service: news,
            routing: DetailRouting(openComments: { self.feedPath.append(.comments(id: $0)) })
        )
    }

    func comments(id: Int) -> CommentsModel {
        CommentsModel(input: CommentsInput(id: id), service: news)
    }

    func compose() -> ComposeModel {
        ComposeModel(service: news)
    }
}

// MARK: - Settings

extension AppModel {
    func settings() -> SettingsModel {
        SettingsModel(service: About(), routing: SettingsRouting(openThemes: openThemes))
    }

    func themes() -> ThemesModel {
        ThemesModel(service: ThemeList(), output: ThemesOutput(didChoose: choose))
    }

    private func openThemes(completion: @escaping @MainActor (String) -> Void) {
        didChooseTheme = completion
        settingsPath.append(.themes)
    }

    private func choose(_ theme: Theme) {
        didChooseTheme(theme.name)
        settingsPath.removeLast()
    }
}
