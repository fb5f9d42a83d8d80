import ArgumentParser
import GenerambaKit
import Platform
import SourceText

/// The standard streams, and whether a person sits before them.
struct Terminal: Sendable {
    /// Whether questions can be asked.
    let canAsk = isatty(0) == 1 && isatty(2) == 1
    let colorsOutput = Self.hasColor(1)
    let colorsMessages = Self.hasColor(2)
    /// In columns; nil when messages do not go to a terminal.
    let width = Self.columns(2)
    /// The same for results.
    let outputWidth = Self.columns(1)

    static let current = Terminal()

    private static let output = OutputStream(1)
    private static let messages = OutputStream(2)

    /// The same as `width` where a line can be written anew.
    var rewritableWidth: Int? { Self.isDumb ? nil : width }

    private static let isDumb = SystemEnvironment.current["TERM"] == "dumb"

    private static func hasColor(_ file: CInt) -> Bool {
        isatty(file) == 1 && !isDumb && (SystemEnvironment.current["NO_COLOR"] ?? "").isEmpty
    }

    /// How many columns the terminal of a stream has; nil where it goes elsewhere, or nobody knows.
    private static func columns(_ file: CInt) -> Int? {
        var size = winsize()
        let isKnown = isatty(file) == 1 && ioctl(file, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : nil
    }

    /// Lets the argument parser lay out help as for a wider terminal where one is so narrow that it cannot.
    static func widenHelp() {
        let wanted = SystemEnvironment.current["COLUMNS"].flatMap { Int($0) }
        if wanted ?? columns(1) ?? 80 < 40 { setenv("COLUMNS", "40", 1) }
    }

    /// Writes results to standard output. What cannot be written is told at the end, by `finish`.
    func write(_ text: String) { Self.output.put(text) }

    /// Writes a diff to standard output: as it is, so that `git apply` takes it, but to a terminal harmlessly.
    func write(diff: String) { write(isatty(1) == 1 ? Self.harmless(diff) : diff) }

    /// Writes a diff to standard error, as the answer to a question.
    func note(diff: String) { note(Self.harmless(diff)) }

    private static func harmless(_ diff: String) -> String { printable(diff, keeping: "\n\t") }

    /// Writes a message to standard error.
    func report(_ diagnostic: Diagnostic) { note(diagnostic.text(color: colorsMessages, width: width)) }

    /// Writes messages to standard error.
    func report(all diagnostics: Diagnostics) { for diagnostic in diagnostics.all { report(diagnostic) } }

    /// Writes text to standard error, where questions and progress go too.
    func note(_ text: String) { Self.messages.put(text) }

    /// Tells, at the end of a command, of a report that could not be written.
    ///
    /// - Parameters:
    ///   - code: the command's exit code where it has failed.
    ///   - changesFiles: whether it is for files that the command is called, and not for its report.
    /// - Throws: `ExitCode`: the command's own, or that of a lost report.
    func finish(_ code: ExitCode? = nil, changesFiles: Bool = false) throws {
        let isDone = code == nil && changesFiles
        if code == nil, !isDone, Self.output.isUnread || Self.messages.isUnread { Self.endUnread() }
        if let reason = Self.output.problem {
            let text = "cannot write to standard output: \(reason)"
            report(
                isDone ? .warning(text, hint: "the command succeeded; only its report is lost") : .error(text)
            )
        }
        if let code { throw code }
        let isLost = Self.output.problem != nil || Self.messages.problem != nil
        if isLost, !isDone { throw ExitCode.failure }
    }

    /// Ends the program as any whose reader has gone, unless whoever started it ignores that.
    private static func endUnread() {
        // 1 is SIG_IGN, which cannot be compared.
        if unsafeBitCast(signal(SIGPIPE, nil), to: Int.self) != 1 { raise(SIGPIPE) }
    }

    /// Asks for a line.
    ///
    /// - Throws: `UserCancelled` at the end of the input; `Diagnostics` when the question cannot be shown, or what stands
    ///   before it.
    func answer(to question: String) throws -> String {
        note(printable(question))
        if let reason = Self.messages.problem {
            throw Diagnostics.error("cannot ask on the terminal: \(reason)")
        }
        guard let line = readLine() else {
            note("\n")
            throw UserCancelled()
        }
        return line
    }
}
