import TemplateEngine

/// Tries what values of their names meet some questions.
struct Trial {
    private let questions: [Question]
    private let variables: [KnownValues.Variable]
    /// For each variable its number, and what it can be.
    private let examples: [(number: Int, values: [LiquidValue])]
    /// How many combinations there are; nil where they are not known, or too many.
    private let count: Int?

    /// How many combinations are tried.
    static let most = 4096

    /// What names can be.
    typealias Examples = [KnownValues.Variable: [LiquidValue]]

    /// - Parameter examples: those of these questions, and perhaps of others; nil for those of these alone.
    init(_ questions: [Question], _ examples: Examples? = nil) {
        self.questions = questions
        let names = questions.reduce(into: Set()) { $0.formUnion($1.variables) }
        let examples = examples ?? Self.examples(for: questions)
        variables = names.sorted { $0.number < $1.number }
        self.examples = variables.map { ($0.number, examples[$0] ?? []) }
        let free = questions.reduce(0) { $0 + $1.unknownParts }
        let counts = self.examples.map(\.values.count) + (free < 12 ? [1 << free] : [Self.most + 1])
        let product = counts.reduce(1) { min($0 * $1, Self.most + 1) }
        count = product <= Self.most && !counts.contains(0) ? product : nil
    }

    /// What the names in some questions can be, as far as these can tell it apart.
    static func examples(for questions: [Question]) -> Examples {
        let literals = questions.flatMap(\.literals)
        let names = questions.reduce(into: Set()) { $0.formUnion($1.variables) }
        let compared = questions.reduce(into: Set()) { $0.formUnion($1.compared) }
        return names.reduce(into: [:]) { all, name in
            all[name] = name.examples(besides: literals, isMatched: !compared.contains(name)) ?? []
        }
    }

    /// The numbers of the combinations of values that meet all questions; nil where they are not known.
    var met: [Int]? {
        guard let count else { return nil }
        var values = noValues
        return (0..<count).filter { isMet(by: $0, &values) }
    }

    /// Whether some values meet all questions; nil where that cannot be known.
    var canBeMet: Bool? {
        guard let count else { return nil }
        var values = noValues
        guard (0..<count).contains(where: { isMet(by: $0, &values) }) else { return false }
        return isCertain ? true : nil
    }

    /// Whether each combination is one that can be given.
    var isCertain: Bool {
        !questions.contains { $0.unknownParts > 0 } && !variables.contains(where: \.isRestricted)
    }

    /// A place for the value of each variable.
    private var noValues: [LiquidValue] {
        Array(repeating: .null, count: 1 + (variables.map(\.number).max() ?? 0))
    }

    private func isMet(by number: Int, _ values: inout [LiquidValue]) -> Bool {
        var rest = number
        for (number, all) in examples {
            values[number] = all[rest % all.count]
            rest /= all.count
        }
        for question in questions {
            guard question.isMet(by: values, unknown: rest) else { return false }
            rest >>= question.unknownParts
        }
        return true
    }
}
