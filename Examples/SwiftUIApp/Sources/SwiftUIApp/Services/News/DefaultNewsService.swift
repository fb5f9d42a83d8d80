/// Does the work of the News service with the network.
///
/// A call that is cancelled before it begins does not reach the network.
actor DefaultNewsService {
    private let network: any NewsNetwork

    init(network: any NewsNetwork) {
        self.network = network
    }
}

// MARK: - NewsService

extension DefaultNewsService: NewsService {
    func fetchPosts() async throws -> [Post] {
        try Task.checkCancellation()
        return try await network.fetchPosts()
    }
    func fetchArticle(id: Int) async throws -> Article {
        try Task.checkCancellation()
        return try await network.fetchArticle(id: id)
    }
    func fetchComments(id: Int) async throws -> [Comment] {
        try Task.checkCancellation()
        return try await network.fetchComments(id: id)
    }
    func send(text: String) async throws {
        try Task.checkCancellation()
        try await network.send(text: text)
    }
}
