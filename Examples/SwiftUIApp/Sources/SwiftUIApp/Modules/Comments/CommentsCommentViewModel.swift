/// What the Comments screen shows of a comment.
struct CommentsCommentViewModel: Equatable {
    let author: String
    let text: String

    init(_ entity: Comment) {
        self.author = entity.author
        self.text = entity.text
    }
}
