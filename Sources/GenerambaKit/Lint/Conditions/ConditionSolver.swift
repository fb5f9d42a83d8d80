import TemplateEngine

/// Tries what values of their names meet some conditions.
struct ConditionSolver {
    private let conditions: [ConditionModel]
    /// For each variable its number, and what it can be.
    private let examples: [(number: Int, values: [LiquidValue])]
    /// Whether each combination is one that can be given.
    let isCertain: Bool
    /// How many combinations there are; nil where they are not known, or too many.
    private let count: Int?

    /// How many combinations are tried.
    private static let most = 4096

    /// What names can be.
    typealias Examples = [ConditionModel.Variable: [LiquidValue]]

    /// - Parameter examples: those of these conditions, and perhaps of others; nil for those of these alone.
    init(_ conditions: [ConditionModel], _ examples: Examples? = nil) {
        self.conditions = conditions
        let names = Set(conditions.flatMap(\.variables))
        let examples = examples ?? Self.examples(for: conditions)
        self.examples = names.sorted { $0.number < $1.number }.map { ($0.number, examples[$0] ?? []) }
        isCertain =
            !conditions.contains { $0.unknownParts > 0 }
            && !names.contains { $0.domain == .texts(isRestricted: true) }
        let free = conditions.reduce(0) { $0 + $1.unknownParts }
        let counts = self.examples.map(\.values.count) + (free < 12 ? [1 << free] : [Self.most + 1])
        let product = counts.reduce(1) { min($0 * $1, Self.most + 1) }
        count = product <= Self.most && !counts.contains(0) ? product : nil
    }

    /// What the names in some conditions can be, as far as these can tell it apart.
    static func examples(for conditions: [ConditionModel]) -> Examples {
        let literals = conditions.flatMap(\.literals)
        let compared = Set(conditions.flatMap(\.compared))
        return Set(conditions.flatMap(\.variables)).reduce(into: [:]) { all, name in
            all[name] = name.examples(besides: literals, isMatched: !compared.contains(name))
        }
    }

    /// The numbers of the combinations of values that meet all conditions; nil where they are not known.
    var met: [Int]? {
        guard let count else { return nil }
        var values = noValues
        return (0..<count).filter { isMet(by: $0, &values) }
    }

    /// Whether some values meet all conditions; nil where that cannot be known.
    var canBeMet: Bool? {
        guard let count else { return nil }
        var values = noValues
        guard (0..<count).contains(where: { isMet(by: $0, &values) }) else { return false }
        return isCertain ? true : nil
    }

    /// A place for the value of each variable.
    private var noValues: [LiquidValue] { Array(repeating: .null, count: 1 + (examples.last?.number ?? 0)) }

    private func isMet(by combination: Int, _ values: inout [LiquidValue]) -> Bool {
        var rest = combination
        for (number, all) in examples {
            values[number] = all[rest % all.count]
            rest /= all.count
        }
        for condition in conditions {
            guard condition.isMet(by: values, unknown: rest) else { return false }
            rest >>= condition.unknownParts
        }
        return true
    }
}
