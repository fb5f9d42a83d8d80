/// What the Detail screen needs from the app.
protocol DetailService: Sendable {
    func fetchArticle(id: Int) async throws -> Article
}
