/// The themes that the app has.
struct ThemeList: ThemesService {
    func fetchThemes() -> [Theme] {
        ["Light", "Dark", "Sepia"].map { Theme(name: $0) }
    }
}
