/// How far the Themes module is with what it loads.
enum ThemesState: Equatable {
    case idle
    case loading
    case loaded
}
