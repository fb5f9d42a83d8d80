import GenerambaKit
import SourceText

/// A line on a terminal that is written again and again; without a terminal, nothing.
struct ProgressLine: Sendable {
    let terminal: Terminal

    /// Shows a text, as much of it as the terminal has room for.
    ///
    /// - Parameter end: what is shown whatever of the text is left out.
    func show(_ text: String, end: String = "") {
        guard let width = terminal.rewritableWidth else { return }
        let room = max(0, width - 1 - end.count)
        terminal.note(
            "\r\u{1B}[K" + (printable(text).fitting(columns: room) + end).fitting(columns: width - 1))
    }

    func clear() {
        guard terminal.rewritableWidth != nil else { return }
        terminal.note("\r\u{1B}[K")
    }
}
