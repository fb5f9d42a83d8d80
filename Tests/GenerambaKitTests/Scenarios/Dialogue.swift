import Foundation
import Testing

/// An action of a user at a terminal.
enum Reaction {
    /// Waits for a question with this ending and types an answer.
    case answer(String, String)
    /// Waits for a question and presses keys, without Return.
    case press(String, String)
    /// Waits for a question and ends the input.
    case end(String)
    /// Waits for a question and presses Ctrl-C.
    case interrupt(String)
    /// Waits for a question and sends a signal.
    case signal(String, Int32)
    /// Waits for a question, runs a closure and types an answer.
    case act(String, () throws -> Void, String)

    var question: String {
        switch self {
        case .answer(let question, _), .press(let question, _), .end(let question),
            .interrupt(let question), .signal(let question, _), .act(let question, _, _):
            question
        }
    }
}

extension Sandbox {
    /// Runs the program at a terminal.
    ///
    /// - Parameters:
    ///   - columns: the width of the terminal.
    ///   - wholly: whether standard output is also connected to the terminal.
    func converse(
        _ arguments: String..., in folder: String = ".", with variables: [String: String] = [:],
        columns: Int = 80, wholly: Bool = false, reacting reactions: [Reaction],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Run {
        try converse(
            arguments, in: folder, with: variables, columns: columns, wholly: wholly, reacting: reactions,
            sourceLocation: sourceLocation)
    }

    /// Runs the program at a terminal.
    ///
    /// - Parameters:
    ///   - rows: the height of the terminal.
    ///   - echoing: whether the terminal shows what is typed.
    func converse(
        _ arguments: [String], in folder: String = ".", with variables: [String: String] = [:],
        columns: Int = 80, rows: Int = 24, wholly: Bool = false, echoing: Bool = false,
        reacting reactions: [Reaction], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Run {
        let screen = try Screen(columns: columns, rows: rows, echoes: echoing)
        let output = newStream()
        let child = try Child(
            [Program.executable] + arguments, in: path(folder),
            environment: environment.merging(["NO_COLOR": "1", "TERM": "xterm"]) { $1 }.merging(variables) {
                $1
            },
            streams: (screen.path, wholly ? screen.path : output, screen.path))
        let (status, messages, isDone) = try screen.play(reactions, with: child)
        #expect(
            screen.readsLines, "the terminal did not get its settings back", sourceLocation: sourceLocation)
        #expect(isDone, "a question did not come: \(messages)", sourceLocation: sourceLocation)
        let printed = wholly ? "" : try String(contentsOfFile: output, encoding: .utf8)
        return Run(exactly: shown(text: printed), shown(text: messages), status)
    }

    /// Runs the program at a terminal that is connected to all its streams and echoes what is typed.
    ///
    /// - Returns: the status, and everything that the terminal has shown as messages.
    func screen(
        _ arguments: String..., columns: Int, rows: Int = 24, reacting reactions: [Reaction] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Run {
        let run = try converse(
            arguments, columns: columns, rows: rows, wholly: true, echoing: true, reacting: reactions,
            sourceLocation: sourceLocation)
        return Run(exactly: "", ShownText(run.messages, columns: columns).text, run.status)
    }
}
