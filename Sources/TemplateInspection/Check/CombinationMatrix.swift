import GenerambaKit
import SourceText

/// Decides which combinations of parameters, prefix and name to try.
package enum CombinationMatrix: String, Sendable, CaseIterable {
    case one, defaults, pairs, full

    /// Names that have caused problems in templates: acronyms, a lowercase first letter, non-Latin letters, Swift
    /// keywords. A template may make a type with just the module's name, so all can name a type.
    package static let names = ["Profile", "URLPreview", "iPad", "Профиль", "Default", "Type"]
    package static let prefix = "ZZ"
    /// The maximum number of combinations for one template.
    package static let most = 1000

    /// The combinations for a template. The default one comes first; the last one, unless there is to be only one, is of
    /// two modules in the same target.
    ///
    /// - Parameter fixed: the parameters that the user gave, which have these values in all combinations.
    func combinations(
        _ parameters: [Parameter], of template: String, fixed: [GivenParameter] = []
    ) throws -> [Combination] {
        let factors = try parameters.mapCollecting { try TriedValues($0, of: template, fixed: fixed) }
        // A template that declares no parameters takes any.
        let others = parameters.isEmpty ? fixed : []
        let single = try rows(factors, of: template).map { row in
            Combination(
                names: [Self.names[row[0]]], prefix: row[1] == 0 ? nil : Self.prefix,
                given: zip(factors, row.dropFirst(2)).flatMap { $0.values[$1] } + others)
        }
        let usual = factors.flatMap { $0.values[0] } + others
        return single + (self == .one ? [] : [Combination(names: Array(Self.names.prefix(2)), given: usual)])
    }

    /// The rows: in each, the indices of the values of name, prefix and parameters.
    private func rows(_ factors: [TriedValues], of template: String) throws -> [[Int]] {
        let sizes = [Self.names.count, 2] + factors.map(\.values.count)
        let (usual, richest) = (factors.map { _ in 0 }, factors.map(\.richest))
        let defaults = (usual == richest ? [usual] : [usual, richest])
            .flatMap { [[0, 0] + $0, [0, 1] + $0] }
            .trying(factors.map(\.otherChoices), besides: [0, 0] + usual)
        switch self {
        case .one: return [[0, 0] + usual]
        case .defaults: return defaults
        case .pairs: return PairwiseCover(sizes: sizes, seeds: defaults).rows
        case .full:
            guard sizes.reduce(1, { min($0 * $1, Self.most + 1) }) <= Self.most else {
                throw Diagnostics.error(
                    "'\(template)' has more than \(Self.most) combinations",
                    hint: "use '--matrix pairs', which covers every pair of values")
            }
            return sizes.reduce([[]]) { rows, size in rows.flatMap { row in (0..<size).map { row + [$0] } } }
        }
    }
}

extension [[Int]] {
    /// Puts all other choices of parameters into the rows with a prefix, and into more rows if these are not enough.
    fileprivate func trying(_ choices: [[Int]], besides usual: [Int]) -> [[Int]] {
        var (rows, free) = (self, indices.filter { self[$0][1] == 1 })
        for number in 0..<(choices.map(\.count).max() ?? 0) {
            if number == free.count {
                free.append(rows.count)
                rows.append(usual)
            }
            for (parameter, others) in choices.enumerated() where number < others.count {
                rows[free[number]][parameter + 2] = others[number]
            }
        }
        return rows
    }
}
