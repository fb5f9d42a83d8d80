/// How far the Comments module is with what it loads.
enum CommentsState: Equatable {
    case idle
    case loading
    case loaded
    case failed(message: String)
}
