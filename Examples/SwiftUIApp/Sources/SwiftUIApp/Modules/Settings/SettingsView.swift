#if canImport(SwiftUI)
    import SwiftUI

    struct SettingsView: View {
        @State var model: SettingsModel

        var body: some View {
            content
                .navigationTitle("Settings")
                .onAppear(perform: model.loadIfNeeded)
        }

        @ViewBuilder var content: some View {
            switch model.state {
            case .idle, .loading:
                ProgressView()
                    .accessibilityIdentifier("Settings.progress")
            case .loaded(let content):
                List {
                    Text(verbatim: "\(content)")
                        .accessibilityIdentifier("Settings.content")
                    controls
                }
            }
        }

        @ViewBuilder var controls: some View {
            Section {
                Button("Themes", action: model.openThemes)
                    .accessibilityIdentifier("Settings.themes")
                if let result = model.themesResult {
                    Text(verbatim: "\(result)")
                        .accessibilityIdentifier("Settings.themesResult")
                }
            }
        }
    }

    #Preview {
        NavigationStack {
            SettingsView(
                model: SettingsModel(
                    service: SettingsServiceStub(),
                    routing: SettingsRouting(openThemes: { _ in })
                )
            )
        }
    }

    /// Answers at once, for the preview.
    private struct SettingsServiceStub: SettingsService {
        func fetchVersion() -> String { "result" }
    }
#endif
