/// What the News service does for the modules of the app.
protocol NewsService: Sendable {
    func fetchPosts() async throws -> [Post]
    func fetchArticle(id: Int) async throws -> Article
    func fetchComments(id: Int) async throws -> [Comment]
    func send(text: String) async throws
}
