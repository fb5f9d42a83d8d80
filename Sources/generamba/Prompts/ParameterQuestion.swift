import GenerambaKit
import SourceText

extension Terminal {
    /// Asks for the value of a parameter until the answer is valid.
    func ask(for parameter: Parameter) throws -> SourceRange {
        let name = parameter.name.value
        if !parameter.choices.isEmpty, !parameter.isList {
            let question = parameter.summary.map { "\($0.folded) (\(name))" } ?? name
            let choice = try choose(question, among: ChoiceList(parameter.choices.map { ($0, nil) }))
            return SourceFile(path: name, text: choice).whole
        }
        let form = parameter.form(besides: Set(GenOptions.optionNames))
        let question = (parameter.summary.map { "\($0) (\(form))" } ?? form).replacing("\n", with: " ")
        if parameter.isFlag {
            return SourceFile(path: name, text: try yes(question, default: nil) ? "true" : "false").whole
        }
        while true {
            let line = try self.answer(to: "\(question): ").trimmed
            do {
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
