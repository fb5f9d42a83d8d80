/// What the Comments screen needs from the app.
protocol CommentsService: Sendable {
    func fetchComments(id: Int) async throws -> [Comment]
}
