import SourceText

/// A line on a terminal that is rewritten repeatedly. Does nothing without a terminal, or if the user wants no reports.
struct ProgressLine: Sendable {
    let terminal: Terminal
    var isQuiet = false

    private var width: Int? { isQuiet ? nil : terminal.rewritableWidth }

    /// Shows a text, truncated to the width of the terminal, and its end in full.
    func show(_ text: String, end: String = "") {
        guard let width else { return }
        let room = max(0, width - 1 - end.count)
        terminal.note(
            "\r\u{1B}[K" + (printable(text).fitting(columns: room) + end).fitting(columns: width - 1))
    }

    func clear() {
        guard width != nil else { return }
        terminal.note("\r\u{1B}[K")
    }
}
