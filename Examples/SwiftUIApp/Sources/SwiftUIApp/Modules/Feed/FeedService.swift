/// What the Feed screen needs from the app.
protocol FeedService: Sendable {
    func fetchPosts() async throws -> [Post]
}
