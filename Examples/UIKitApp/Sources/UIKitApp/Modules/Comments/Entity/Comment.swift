/// A plain value of the Comments module. The view gets its texts only.
nonisolated struct Comment {
    let author: String
    let text: String
}
