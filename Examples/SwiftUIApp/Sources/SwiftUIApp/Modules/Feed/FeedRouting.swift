/// Where the Feed screen leads. Whoever shows the screen supplies it.
///
/// The model keeps the closures, so capture weakly what keeps the model.
struct FeedRouting {
    let openDetail: @MainActor (_ id: Int) -> Void
}
