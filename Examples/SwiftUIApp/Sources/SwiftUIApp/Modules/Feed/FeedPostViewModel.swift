/// What the Feed screen shows of a post.
struct FeedPostViewModel: Equatable {
    let id: String
    let title: String

    init(_ entity: Post) {
        self.id = "\(entity.id)"
        self.title = entity.title
    }
}
