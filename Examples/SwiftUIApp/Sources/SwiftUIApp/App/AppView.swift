#if canImport(SwiftUI)
    import SwiftUI

    /// The app: a tab bar with the first screen of each tab.
    public struct AppView: View {
        @State private var app = AppModel(network: SampleNetwork())

        public init() {}

        public var body: some View {
            TabView(selection: $app.tab) {
                NavigationStack(path: $app.feedPath) {
                    FeedView(model: app.feed())
                        .navigationDestination(for: AppModel.Step.self) { screen(after: $0) }
                }
                .tabItem { Label("Feed", systemImage: "newspaper") }
                .tag(AppModel.Tab.feed)
                NavigationStack {
                    ComposeView(model: app.compose())
                }
                .tabItem { Label("Compose", systemImage: "square.and.pencil") }
                .tag(AppModel.Tab.compose)
                NavigationStack(path: $app.settingsPath) {
                    SettingsView(model: app.settings())
                        .navigationDestination(for: AppModel.Step.self) { screen(after: $0) }
                }
                .tabItem { Label("Settings", systemImage: "gear") }
                .tag(AppModel.Tab.settings)
            }
        }

        @ViewBuilder func screen(after step: AppModel.Step) -> some View {
            switch step {
            case .detail(let id): DetailView(model: app.detail(id: id))
            case .comments(let id): CommentsView(model: app.comments(id: id))
            case .themes: ThemesView(model: app.themes())
            }
        }
    }
#endif
