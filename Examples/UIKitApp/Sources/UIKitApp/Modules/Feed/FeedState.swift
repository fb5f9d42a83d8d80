/// How far the Feed module is with what it loads.
enum FeedState: Equatable {
    case idle
    case loading
    case loaded
    case failed(message: String)
}
