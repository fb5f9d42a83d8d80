import SourceText

/// What varies from combination to combination: a parameter with the texts that it is given. Nil leaves it out.
struct TriedValues {
    private let name: String
    /// The usual one first.
    let texts: [String?]
    /// The index of the text that makes the most of the template.
    let richest: Int

    /// - Throws: `Diagnostics` when nothing can be given to a parameter that is required.
    init(_ parameter: Parameter, of template: String) throws {
        name = parameter.name.value
        var seen: Set<String?> = [parameter.defaultText]
        let others = parameter.kind.triedTexts(for: parameter).filter { seen.insert($0).inserted }
        texts = (parameter.isRequired && parameter.defaultText == nil ? [] : [nil]) + others
        guard !texts.isEmpty else {
            throw Diagnostics.error(
                "'\(name)' of '\(template)' is required, and has neither a default nor an example",
                at: parameter.name.range,
                hint: "add 'examples: […]' to it: the check takes its values from there")
        }
        richest = texts.firstIndex(of: parameter.richestText) ?? 0
    }

    /// The parameter with one of the texts, as the command line gives it.
    func given(_ index: Int) -> GivenParameter? {
        texts[index].map { GivenParameter(name: name, text: SourceFile(path: "--\(name)", text: $0).whole) }
    }
}
