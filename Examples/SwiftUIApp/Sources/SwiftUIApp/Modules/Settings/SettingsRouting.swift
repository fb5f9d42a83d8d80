/// Where the Settings screen leads. Whoever shows the screen supplies it.
///
/// The model keeps the closures, so capture weakly what keeps the model.
struct SettingsRouting {
    let openThemes: @MainActor (_ completion: @escaping @MainActor (String) -> Void) -> Void
}
