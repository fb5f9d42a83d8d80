/// The texts of a `Post`, made by the presenter.
struct FeedPostViewModel: Equatable {
    let id: String
    let title: String
}
