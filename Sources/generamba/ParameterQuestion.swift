import GenerambaKit
import SourceText

extension Terminal {
    /// Asks for the value of a parameter until the answer is valid.
    ///
    /// - Throws: `UserCancelled` when the input ends; `Diagnostics` when the question cannot be shown.
    func ask(for parameter: Parameter) throws -> Answer {
        let name = parameter.name.value
        let form = parameter.form(besides: Set(Gen.optionNames))
        let question = (parameter.summary.map { "\($0) (\(form))" } ?? form).replacing("\n", with: " ")
        while true {
            let line = try answer(to: "\(question): ").trimmed
            do {
                guard !line.isEmpty else { throw Diagnostics.error("an answer is required") }
                return try parameter.answer(of: [SourceFile(path: name, text: line).whole])
            } catch let diagnostics as Diagnostics {
                report(all: diagnostics)
            }
        }
    }
}
