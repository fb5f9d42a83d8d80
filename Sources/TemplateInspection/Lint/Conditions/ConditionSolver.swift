import TemplateEngine

/// Finds values with which conditions are met, by trying combinations of example values.
struct ConditionSolver {
    private let conditions: [ConditionModel]
    /// For each variable, its number and its example values.
    private let examples: [(number: Int, values: [LiquidValue])]
    /// Whether the user can provide the values of every combination.
    let isCertain: Bool
    /// The number of combinations; nil if it is unknown or too large.
    private let count: Int?

    /// The maximum number of combinations to try.
    private static let most = 4096

    /// The example values of variables.
    typealias Examples = [ConditionModel.Variable: [LiquidValue]]

    /// - Parameter examples: the example values for these conditions, possibly shared with others; nil to use only
    ///   those of these conditions.
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

    /// Returns example values for the variables in conditions, which cover all cases that the conditions distinguish.
    static func examples(for conditions: [ConditionModel]) -> Examples {
        let literals = conditions.flatMap(\.literals)
        let compared = Set(conditions.flatMap(\.compared))
        return Set(conditions.flatMap(\.variables)).reduce(into: [:]) { all, name in
            all[name] = name.examples(besides: literals, isMatched: !compared.contains(name))
        }
    }

    /// The numbers of the combinations that meet all conditions; nil if they cannot be computed.
    var met: [Int]? {
        guard let count else { return nil }
        var values = noValues
        return (0..<count).filter { isMet(by: $0, &values) }
    }

    /// Whether there are values that meet all conditions; nil if that is unknown.
    var canBeMet: Bool? {
        guard let count else { return nil }
        var values = noValues
        guard (0..<count).contains(where: { isMet(by: $0, &values) }) else { return false }
        return isCertain ? true : nil
    }

    /// An array with a slot for the value of each variable.
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
