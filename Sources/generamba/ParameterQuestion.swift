import GenerambaKit
import SourceText

extension Terminal {
    /// Asks for the value of a parameter until there is one.
    ///
    /// - Throws: `UserCancelled` when the input ends.
    func ask(for parameter: Parameter) throws -> Answer {
        let name = parameter.name.value
        let form = parameter.form(besides: Set(Gen.optionNames))
        let question = printable(parameter.summary.map { "\($0) (\(form))" } ?? form).replacing(
            "\n", with: " ")
        while true {
            guard let line = ask("\(question): ") else { throw UserCancelled() }
            let answer = SourceFile(path: name, text: line.trimmed).whole
            guard !answer.offsets.isEmpty else {
                report(.error("an answer is needed"))
                continue
            }
            do {
                return try parameter.answer(of: [answer])
            } catch let diagnostics as Diagnostics {
                for diagnostic in diagnostics.all { report(diagnostic) }
            }
        }
    }
}
