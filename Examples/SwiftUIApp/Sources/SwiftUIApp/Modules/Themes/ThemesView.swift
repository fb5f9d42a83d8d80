#if canImport(SwiftUI)
    import SwiftUI

    struct ThemesView: View {
        @State var model: ThemesModel

        var body: some View {
            content
                .navigationTitle("Themes")
                .onAppear(perform: model.loadIfNeeded)
        }

        @ViewBuilder var content: some View {
            switch model.state {
            case .idle, .loading:
                ProgressView()
                    .accessibilityIdentifier("Themes.progress")
            case .loaded(let content):
                List {
                    if content.isEmpty {
                        ContentUnavailableView("Nothing to Show", systemImage: "tray")
                    }
                    ForEach(Array(content.enumerated()), id: \.offset) { index, row in
                        Button {
                            model.selectFetchThemesRow(at: index)
                        } label: {
                            ThemesThemeRow(row: row)
                        }
                        .accessibilityIdentifier("Themes.content.\(index)")
                    }
                }
            }
        }
    }

    /// Shows a theme.
    struct ThemesThemeRow: View {
        let row: ThemesThemeViewModel

        var body: some View {
            VStack(alignment: .leading) {
                Text(verbatim: row.name)
            }
        }
    }

    #Preview {
        NavigationStack {
            ThemesView(
                model: ThemesModel(
                    service: ThemesServiceStub(),
                    output: ThemesOutput(didChoose: { _ in })
                )
            )
        }
    }

    /// Answers at once, for the preview.
    private struct ThemesServiceStub: ThemesService {
        func fetchThemes() -> [Theme] { [Theme(name: "name")] }
    }
#endif
