#if canImport(SwiftUI)
    import SwiftUI

    struct DetailView: View {
        @State var model: DetailModel

        var body: some View {
            content
                .navigationTitle("Detail")
                .onAppear(perform: model.loadIfNeeded)
        }

        @ViewBuilder var content: some View {
            switch model.state {
            case .idle, .loading:
                ProgressView()
                    .accessibilityIdentifier("Detail.progress")
            case .loaded(let content):
                List {
                    DetailArticleRow(row: content)
                        .accessibilityIdentifier("Detail.content")
                    controls
                }
            case .failed(let error):
                ContentUnavailableView {
                    Label("Cannot Load", systemImage: "exclamationmark.triangle")
                } description: {
                    Text(verbatim: error.localizedDescription)
                } actions: {
                    Button("Try Again", action: model.fetchArticle)
                        .accessibilityIdentifier("Detail.retry")
                }
            }
        }

        @ViewBuilder var controls: some View {
            Button("Comments", action: model.openComments)
                .accessibilityIdentifier("Detail.comments")
        }
    }

    /// Shows a article.
    struct DetailArticleRow: View {
        let row: DetailArticleViewModel

        var body: some View {
            VStack(alignment: .leading) {
                Text(verbatim: row.title)
                Text(verbatim: row.text)
            }
        }
    }

    #Preview {
        NavigationStack {
            DetailView(
                model: DetailModel(
                    input: DetailInput(id: 1),
                    service: DetailServiceStub(),
                    routing: DetailRouting(openComments: { _ in })
                )
            )
        }
    }

    /// Answers at once, for the preview.
    private struct DetailServiceStub: DetailService {
        func fetchArticle(id: Int) async throws -> Article {
            Article(title: "First snow", text: "It snows.")
        }
    }
#endif
