/// What the Themes screen reports to whoever shows it.
///
/// The model keeps the closures, so capture weakly what keeps the model.
struct ThemesOutput {
    let didChoose: @MainActor (_ theme: Theme) -> Void
}
