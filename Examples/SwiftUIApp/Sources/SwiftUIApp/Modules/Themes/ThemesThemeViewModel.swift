/// What the Themes screen shows of a theme.
struct ThemesThemeViewModel: Equatable {
    let name: String

    init(_ entity: Theme) {
        self.name = entity.name
    }
}
