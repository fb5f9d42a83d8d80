import SourceText

/// A parameter and the values to try for it. Nil means to omit the parameter.
struct TriedValues {
    private let name: String
    /// The values. The default comes first.
    let texts: [String?]
    /// The index of the value that produces the most code.
    let richest: Int

    /// - Throws: `Diagnostics` when there is no value to try for a required parameter.
    init(_ parameter: Parameter, of template: String) throws {
        name = parameter.name.value
        var seen: Set<String?> = [parameter.defaultText]
        let others = parameter.kind.triedTexts(for: parameter).filter { seen.insert($0).inserted }
        texts = (parameter.isRequired && parameter.defaultText == nil ? [] : [nil]) + others
        guard !texts.isEmpty else {
            throw Diagnostics.error(
                "'\(name)' of '\(template)' is required, but has neither a default nor an example",
                at: parameter.name.range,
                hint: "add 'examples: […]' to it: the check takes its values from there")
        }
        richest = texts.firstIndex(of: parameter.richestText) ?? 0
    }

    /// The parameter with one of the values, as if given on the command line.
    func given(_ index: Int) -> GivenParameter? {
        texts[index].map { GivenParameter(name: name, text: SourceFile(path: "--\(name)", text: $0).whole) }
    }
}
