/// How far the Detail module is with what it loads.
enum DetailState: Equatable {
    case idle
    case loading
    case loaded
    case failed(message: String)
}
