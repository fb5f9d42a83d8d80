/// What the Settings screen needs from the app.
protocol SettingsService: Sendable {
    @MainActor func fetchVersion() -> String
}
