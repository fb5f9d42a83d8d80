/// What the Themes screen needs from the app.
protocol ThemesService: Sendable {
    @MainActor func fetchThemes() -> [Theme]
}
