import SourceText

/// What varies from combination to combination: a parameter with the texts that it is given. Nil leaves it out.
struct Factor {
    let name: String
    /// The usual one first.
    let texts: [String?]
    /// The index of the text that makes the most of the template.
    let richest: Int

    /// - Throws: `Diagnostics` when nothing can be given to a parameter that is required.
    init(_ parameter: Parameter, of template: String) throws {
        name = parameter.name.value
        let isGiven = parameter.isRequired && parameter.defaultText == nil
        let others = parameter.texts.filter { $0 != parameter.defaultText }
        let texts = (isGiven ? [] : [nil]) + others
        self.texts = texts
        guard !texts.isEmpty else {
            throw Diagnostics.error(
                "'\(name)' of '\(template)' is required, and has neither a default nor an example",
                at: parameter.name.range,
                hint: "add 'examples: […]' to it: the check takes its values from there")
        }
        switch parameter.kind {
        case .bool: richest = texts.firstIndex(of: "true") ?? 0
        case .choice: richest = 0
        case .string, .int, .list, .function:
            richest = parameter.examples.last.flatMap { texts.firstIndex(of: $0.text) } ?? 0
        }
    }

    func setting(_ index: Int) -> Combination.Setting? {
        texts[index].map { Combination.Setting(name: name, text: $0) }
    }
}

extension Parameter {
    /// The texts to try, each once.
    fileprivate var texts: [String] {
        var seen: Set<String> = []
        return all.filter { seen.insert($0).inserted }
    }

    private var all: [String] {
        switch kind {
        case .bool:
            defaultText.map { ["true", "yes"].contains($0.lowercased()) } == true ? ["false"] : ["true"]
        case .choice: choices
        case .string, .int, .list, .function: examples.map(\.text)
        }
    }
}
