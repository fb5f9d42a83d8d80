import GenerambaKit
import SourceText

/// A parameter and the values to try for it.
struct TriedValues {
    /// The values as if given on the command line, the default first. A value is empty to omit the parameter; a list may
    /// be given in several parts.
    let values: [[GivenParameter]]
    /// The index of the value that produces the most code.
    let richest: Int
    /// The indices of the choices that are neither usual nor the richest; empty for other parameters.
    let otherChoices: [Int]

    /// - Parameter fixed: the parameters that the user gave; their values are the only ones to try.
    init(_ parameter: Parameter, of template: String, fixed: [GivenParameter] = []) throws {
        let given = fixed.filter { $0.key == parameter.key }
        guard given.isEmpty else {
            (values, richest, otherChoices) = ([given], 0, [])
            return
        }
        let name = parameter.name.value
        var seen: Set<String?> = [parameter.defaultText]
        let others = parameter.kind.triedTexts(for: parameter).filter { seen.insert($0).inserted }
        let texts = (parameter.isRequired && parameter.defaultText == nil ? [] : [nil]) + others
        guard !texts.isEmpty else {
            throw Diagnostics.error(
                "'\(name)' of '\(template)' is required, but has neither a default nor an example",
                at: parameter.name.range,
                hint: "add 'examples: […]' to it: the check takes its values from there")
        }
        let richest = texts.firstIndex(of: parameter.kind.richest(for: parameter)?.text) ?? 0
        self.richest = richest
        otherChoices = parameter.choices.isEmpty ? [] : texts.indices.filter { ![0, richest].contains($0) }
        values = texts.map { text in
            text.map { [GivenParameter(name: name, text: SourceFile(path: "--\(name)", text: $0).whole)] }
                ?? []
        }
    }
}
