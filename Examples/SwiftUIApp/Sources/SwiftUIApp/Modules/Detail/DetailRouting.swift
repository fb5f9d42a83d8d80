/// Where the Detail screen leads. Whoever shows the screen supplies it.
///
/// The model keeps the closures, so capture weakly what keeps the model.
struct DetailRouting {
    let openComments: @MainActor (_ id: Int) -> Void
}
