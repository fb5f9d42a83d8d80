/// A plain value of the Detail module. The view gets its texts only.
nonisolated struct Article {
    let title: String
    let text: String
}
