/// The texts of a `Comment`, made by the presenter.
struct CommentsCommentViewModel: Equatable {
    let author: String
    let text: String
}
