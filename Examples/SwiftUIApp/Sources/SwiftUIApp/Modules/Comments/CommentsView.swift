#if canImport(SwiftUI)
    import SwiftUI

    struct CommentsView: View {
        @State var model: CommentsModel

        var body: some View {
            content
                .navigationTitle("Comments")
                .onAppear(perform: model.loadIfNeeded)
        }

        @ViewBuilder var content: some View {
            switch model.state {
            case .idle, .loading:
                ProgressView()
                    .accessibilityIdentifier("Comments.progress")
            case .loaded(let content):
                List {
                    if content.isEmpty {
                        ContentUnavailableView("Nothing to Show", systemImage: "tray")
                    }
                    ForEach(Array(content.enumerated()), id: \.offset) { index, row in
                        CommentsCommentRow(row: row)
                            .accessibilityIdentifier("Comments.content.\(index)")
                    }
                }
                .refreshable { await model.refresh() }
            case .failed(let error):
                ContentUnavailableView {
                    Label("Cannot Load", systemImage: "exclamationmark.triangle")
                } description: {
                    Text(verbatim: error.localizedDescription)
                } actions: {
                    Button("Try Again", action: model.fetchComments)
                        .accessibilityIdentifier("Comments.retry")
                }
            }
        }
    }

    /// Shows a comment.
    struct CommentsCommentRow: View {
        let row: CommentsCommentViewModel

        var body: some View {
            VStack(alignment: .leading) {
                Text(verbatim: row.author)
                Text(verbatim: row.text)
            }
        }
    }

    #Preview {
        NavigationStack {
            CommentsView(
                model: CommentsModel(input: CommentsInput(id: 1), service: CommentsServiceStub())
            )
        }
    }

    /// Answers at once, for the preview.
    private struct CommentsServiceStub: CommentsService {
        func fetchComments(id: Int) async throws -> [Comment] {
            [Comment(author: "Ann", text: "Lovely!")]
        }
    }
#endif
