/// A plain value of the Themes module. The view gets its texts only.
nonisolated struct Theme {
    let name: String
}
