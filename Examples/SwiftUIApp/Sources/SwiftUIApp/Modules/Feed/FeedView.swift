#if canImport(SwiftUI)
    import SwiftUI

    struct FeedView: View {
        @State var model: FeedModel

        var body: some View {
            content
                .navigationTitle("Feed")
                .onAppear(perform: model.loadIfNeeded)
        }

        @ViewBuilder var content: some View {
            switch model.state {
            case .idle, .loading:
                ProgressView()
                    .accessibilityIdentifier("Feed.progress")
            case .loaded(let content):
                List {
                    if content.isEmpty {
                        ContentUnavailableView("Nothing to Show", systemImage: "tray")
                    }
                    ForEach(Array(content.enumerated()), id: \.offset) { index, row in
                        Button {
                            model.selectFetchPostsRow(at: index)
                        } label: {
                            FeedPostRow(row: row)
                        }
                        .accessibilityIdentifier("Feed.content.\(index)")
                    }
                }
                .refreshable { await model.pullToRefresh() }
            case .failed(let error):
                ContentUnavailableView {
                    Label("Cannot Load", systemImage: "exclamationmark.triangle")
                } description: {
                    Text(verbatim: error.localizedDescription)
                } actions: {
                    Button("Try Again", action: model.fetchPosts)
                        .accessibilityIdentifier("Feed.retry")
                }
            }
        }
    }

    /// Shows a post.
    struct FeedPostRow: View {
        let row: FeedPostViewModel

        var body: some View {
            VStack(alignment: .leading) {
                Text(verbatim: row.id)
                Text(verbatim: row.title)
            }
        }
    }

    #Preview {
        NavigationStack {
            FeedView(
                model: FeedModel(
                    service: FeedServiceStub(),
                    routing: FeedRouting(openDetail: { _ in })
                )
            )
        }
    }

    /// Answers at once, for the preview.
    private struct FeedServiceStub: FeedService {
        func fetchPosts() async throws -> [Post] { [Post(id: 1, title: "First snow")] }
    }
#endif
