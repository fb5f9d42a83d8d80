/// What the Compose screen needs from the app.
protocol ComposeService: Sendable {
    func send(text: String) async throws
}
