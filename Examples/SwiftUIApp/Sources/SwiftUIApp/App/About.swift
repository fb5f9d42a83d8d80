/// What the settings tell about the app.
struct About: SettingsService {
    func fetchVersion() -> String { "1.0" }
}
