/// A plain value of the Feed module. The view gets its texts only.
nonisolated struct Post {
    let id: Int
    let title: String
}
