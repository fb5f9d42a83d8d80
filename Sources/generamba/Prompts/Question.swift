import GenerambaKit
import SourceText

/// A question for a text.
struct Question {
    let text: String
    /// The answer of an empty line; nil if that means no answer.
    var proposal: String?
    /// Returns why an answer is not accepted; nil if it is.
    var rejectionReason: (String) -> String? = { _ in nil }

    /// The question in one line.
    private var line: String { "\(text)\(proposal.map { " [\($0)]" } ?? ""): " }

    /// Asks at a terminal until the answer is accepted. Returns nil if the answer is empty and there is no proposal, or
    /// if it is `-`.
    func ask(_ terminal: Terminal) throws -> String? {
        while true {
            let answer = try terminal.answer(to: line).trimmed
            if answer.isEmpty { return proposal }
            if answer == "-" { return nil }
            let isTyped = printable(answer) == answer
            guard let reason = isTyped ? rejectionReason(answer) : Self.unseen else { return answer }
            terminal.report(.error(reason))
        }
    }

    func askUntilAnswered(_ terminal: Terminal) throws -> String {
        while true {
            if let answer = try ask(terminal) { return answer }
            terminal.report(.error("an answer is required"))
        }
    }

    private static let unseen =
        "the answer contains a control or invisible character, for example from an arrow key"
}
