import ArgumentParser
import GenerambaKit
import Platform
import SourceText
import SystemAccess

/// The standard streams, and whether they are connected to a terminal.
struct Terminal: Sendable {
    /// Whether the program can ask questions.
    var canAsk = isatty(0) == 1 && isatty(2) == 1
    let colorsOutput = Self.hasColor(1)
    let colorsMessages = Self.hasColor(2)
    /// The width in columns of the terminal for messages; nil when they do not go to a terminal.
    let width = Self.size(2, \.ws_col)
    /// The width in columns of the terminal for results; nil when they do not go to a terminal.
    let outputWidth = Self.size(1, \.ws_col)

    static let current = Terminal()

    private static let output = OutputStream(1)
    private static let messages = OutputStream(2)

    /// The same as `width`, but nil on a terminal that cannot rewrite a line.
    var rewritableWidth: Int? { Self.isDumb(SystemEnvironment.current) ? nil : width }

    /// Whether the terminal understands no control sequences, as far as the environment tells.
    static func isDumb(_ environment: [String: String]) -> Bool {
        ["", "dumb"].contains(environment["TERM"] ?? "")
    }

    private static func hasColor(_ file: CInt) -> Bool {
        ColorOption.hasColors(ColorOption.given, SystemEnvironment.current, isTerminal: isatty(file) == 1)
    }

    /// The number of lines that the terminal for messages has now; nil when it is unknown.
    var rows: Int? { Self.size(2, \.ws_row) }

    /// The length of a side of a stream's terminal; nil when it is not a terminal, or the length is unknown.
    private static func size(_ file: CInt, _ side: KeyPath<winsize, UInt16>) -> Int? {
        var size = winsize()
        let isKnown =
            isatty(file) == 1 && ioctl(file, UInt(TIOCGWINSZ), &size) == 0 && size[keyPath: side] > 0
        return isKnown ? Int(size[keyPath: side]) : nil
    }

    /// Makes the argument parser print help without breaking lines, because `HelpPage` breaks them. `helpWidth` and
    /// other programs still get the original environment.
    static func leaveHelpUnbroken() {
        _ = SystemEnvironment.current
        setenv("COLUMNS", "1000000", 1)
    }

    /// The width of help: `COLUMNS`, or else that of the terminal, but never less than can be read.
    var helpWidth: Int {
        let wanted = SystemEnvironment.current["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        return max(wanted ?? outputWidth ?? 80, 30)
    }

    /// Writes results to standard output. `finish` reports failures.
    func write(_ text: String) { Self.output.put(text) }

    /// Writes a diff to standard output. On a terminal, control characters are escaped, and there may be colors. A pipe
    /// gets it unchanged, so that `git apply` accepts it, unless the option asks for colors.
    func write(diff: String) {
        let isTerminal = isatty(1) == 1
        let paint = ANSIStyle(isOn: isTerminal ? colorsOutput : ColorOption.given == .always)
        write(paint.diff(isTerminal ? Self.harmless(diff) : diff))
    }

    /// Writes a diff to standard error, in response to a question.
    func note(diff: String) { note(ANSIStyle(isOn: colorsMessages).diff(Self.harmless(diff))) }

    private static func harmless(_ diff: String) -> String { printable(diff, keeping: "\n\t") }

    /// Writes a message to standard error.
    func report(_ diagnostic: Diagnostic) { note(diagnostic.text(color: colorsMessages, width: width)) }

    /// Writes messages to standard error.
    func report(all diagnostics: Diagnostics) { for diagnostic in diagnostics.all { report(diagnostic) } }

    /// Writes text to standard error, the stream for questions and progress.
    func note(_ text: String) { Self.messages.put(text) }

    /// Reports, at the end of a command, output that could not be written.
    ///
    /// - Parameters:
    ///   - code: the exit code of the command if it has failed.
    ///   - changesFiles: whether the purpose of the command is to change files, and not to print a report.
    func finish(_ code: ExitCode? = nil, changesFiles: Bool = false) throws {
        let isDone = code == nil && changesFiles
        if code == nil, !isDone, Self.output.isUnread || Self.messages.isUnread {
            // As usual when nobody reads the output, unless the program was started with the signal ignored.
            Signals.handle(SIGPIPE, by: nil)
            raise(SIGPIPE)
        }
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

    /// Checks that questions can be shown.
    func checkMessages() throws {
        if let reason = Self.messages.problem {
            throw Diagnostics.error("cannot ask on the terminal: \(reason)")
        }
    }

    /// Asks for a line.
    func answer(to question: String) throws -> String {
        note(printable(question))
        try checkMessages()
        guard let line = Keyboard.line() else {
            note("\n")
            throw UserCancelled()
        }
        return line
    }

    /// Asks a question until the answer is yes or no.
    ///
    /// - Parameter proposal: the answer of an empty line; nil if an answer is required.
    func yes(_ question: String, default proposal: Bool?) throws -> Bool {
        let choices = proposal.map { $0 ? "Y/n" : "y/N" } ?? "y/n"
        while true {
            switch try answer(to: "\(question) [\(choices)]: ").lowercased().trimmed {
            case "": if let proposal { return proposal }
            case "y", "yes", "true": return true
            case "n", "no", "false": return false
            default: break
            }
            note("Please answer y or n.\n")
        }
    }
}
