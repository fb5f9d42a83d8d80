/// The texts of a `Theme`, made by the presenter.
struct ThemesThemeViewModel: Equatable {
    let name: String
}
