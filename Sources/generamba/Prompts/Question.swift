import GenerambaKit
import SourceText

extension Terminal {
    /// Asks for a text until the answer is accepted. Returns nil if the answer is empty and there is no proposal, or if
    /// it is `-`.
    ///
    /// - Parameters:
    ///   - proposal: the answer of an empty line; nil if that means no answer.
    ///   - rejectionReason: returns why an answer is not accepted; nil if it is.
    func ask(
        _ question: String, default proposal: String? = nil, rejectionReason: (String) -> String?
    ) throws -> String? {
        while true {
            let answer = try answer(to: "\(question)\(proposal.map { " [\($0)]" } ?? ""): ").trimmed
            if answer.isEmpty { return proposal }
            if answer == "-" { return nil }
            let unseen = "the answer contains a control or invisible character, for example from an arrow key"
            let reason = printable(answer) == answer ? rejectionReason(answer) : unseen
            guard let reason else { return answer }
            report(.error(reason))
        }
    }

    /// Asks again until there is an answer.
    func untilAnswered(_ ask: () throws -> String?) throws -> String {
        while true {
            if let answer = try ask() { return answer }
            report(.error("an answer is required"))
        }
    }

    /// Asks for the value of a parameter until the answer is valid.
    ///
    /// - Returns: the value; nil if none is required and the answer is empty.
    func ask(for parameter: Parameter) throws -> SourceRange? {
        let name = parameter.name.value
        if !parameter.choices.isEmpty, !parameter.isList {
            let question = parameter.summary.map { "\($0.folded) (\(name))" } ?? name
            let list = ChoiceList(parameter.choices.map { ($0, nil) })
            let choice = try choose(question, among: list, default: parameter.defaultText)
            return SourceFile(path: name, text: choice).whole
        }
        let form = parameter.form(besides: Set(GenOptions.optionNames))
        let example =
            parameter.isRequired ? nil : parameter.examples.first.map { ", for example '\($0.text.folded)'" }
        let usual = parameter.isRequired ? "" : " [\(parameter.defaultText?.folded ?? "none")]"
        let question = (parameter.summary.map { "\($0.folded) (\(form))" } ?? form) + (example ?? "") + usual
        if parameter.isFlag {
            return SourceFile(
                path: name,
                text: try yes(question, default: parameter.isRequired ? nil : parameter.defaultText == "true")
                    ? "true" : "false"
            ).whole
        }
        while true {
            let line = try self.answer(to: "\(question): ").trimmed
            do {
                if line.isEmpty, !parameter.isRequired { return nil }
                guard !line.isEmpty else { throw Diagnostics.error("an answer is required") }
                let text = SourceFile(path: name, text: line).whole
                _ = try parameter.answer(of: [text])
                return text
            } catch let diagnostics as Diagnostics {
                report(all: diagnostics)
            }
        }
    }
}
