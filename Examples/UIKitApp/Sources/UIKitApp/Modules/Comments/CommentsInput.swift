/// What the Comments module is opened with.
struct CommentsInput {
    let id: Int
}
