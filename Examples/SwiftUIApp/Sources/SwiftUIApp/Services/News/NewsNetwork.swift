/// What the News service needs from the app's network.
protocol NewsNetwork: Sendable {
    func fetchPosts() async throws -> [Post]
    func fetchArticle(id: Int) async throws -> Article
    func fetchComments(id: Int) async throws -> [Comment]
    func send(text: String) async throws
}
