import TemplateEngine

/// A condition, as far as the possible values of its names are known.
struct ConditionModel {
    typealias Variable = ParameterDomains.Variable

    /// The comparisons. Nil for a comparison with an unknown result.
    private let parts: [KnownComparison?]
    private let condition: Condition
    let unknownParts: Int
    let variables: Set<Variable>
    /// The variables compared with each other, or with an operator other than equality with a literal.
    let compared: Set<Variable>
    /// The literals with which the names are compared.
    let literals: [LiquidValue]

    init(_ condition: Condition, in document: Document, _ domains: ParameterDomains) {
        parts = condition.comparisons.map { comparison in
            let known = KnownComparison(comparison, in: document, domains)
            return known?.isNeverMet == true || known?.isDecided == true ? known : nil
        }
        self.condition = condition
        unknownParts = parts.count { $0 == nil }
        let known = parts.compactMap(\.self).filter { !$0.isNeverMet }
        variables = Set(known.flatMap(\.variables))
        compared = Set(known.filter { !$0.isMatch || $0.variables.count > 1 }.flatMap(\.variables))
        literals = known.flatMap(\.literals)
    }

    /// Whether the condition is met by values, by the numbers of the variables, and by the results of the unknown
    /// comparisons, one bit each.
    func isMet(by values: [LiquidValue], unknown: Int) -> Bool {
        var rest = unknown
        for (index, part) in parts.enumerated() {
            let isTrue = part?.isMet(by: values) ?? (rest & 1 == 1)
            if part == nil { rest >>= 1 }
            if condition.isDecided(by: isTrue, at: index) { return isTrue }
        }
        return false
    }
}

/// A comparison of literals and names whose possible values are known.
private struct KnownComparison {
    private enum Side {
        case literal(LiquidValue)
        case variable(ParameterDomains.Variable)

        var literal: LiquidValue? { if case .literal(let value) = self { value } else { nil } }
        var variable: ParameterDomains.Variable? { if case .variable(let it) = self { it } else { nil } }
    }

    private let left: Side
    private let right: Side
    private let sign: Comparison.Sign?
    let variables: [ParameterDomains.Variable]
    let literals: [LiquidValue]
    /// Whether the comparison looks for an item that the list cannot contain.
    let isNeverMet: Bool

    /// Nil if nothing is known about a side.
    init?(_ comparison: Comparison, in document: Document, _ domains: ParameterDomains) {
        func side(_ expression: Expression) -> Side? {
            expression.literal.map { .literal($0) }
                ?? document.name(of: expression).flatMap { domains[$0] }.map { .variable($0) }
        }
        guard let left = side(comparison.left), let right = side(comparison.right) else { return nil }
        (self.left, self.right, sign) = (left, right, comparison.sign)
        variables = [left, right].compactMap(\.variable)
        literals = [left, right].compactMap(\.literal)
        let item = comparison.sign == .contains ? right.literal : nil
        isNeverMet = item.map { left.variable?.items?.canHold($0) == false } ?? false
        // Liquid implementations disagree about which values are blank.
        if literals.contains(.marker(isEmpty: false)) { return nil }
    }

    /// Whether the comparison only tests for equality, inequality or truth.
    var isMatch: Bool { sign == nil || sign == .equal || sign == .unequal || sign == .different }

    /// Whether testing example values is enough to know the possible results.
    var isDecided: Bool {
        let domains = variables.map(\.domain)
        if domains.contains(.unknown) { return false }
        guard domains.contains(where: \.isFree) else { return true }
        if domains.count > 1 { return false }
        guard case .texts = domains[0], !isMatch else { return true }
        // A text and a number have no order.
        if case .text? = literals.first { return false }
        return sign != .contains
    }

    func isMet(by values: [LiquidValue]) -> Bool {
        if isNeverMet { return false }
        guard let sign else { return value(of: left, in: values).isTrue }
        return value(of: left, in: values).compares(sign, to: value(of: right, in: values)) ?? false
    }

    private func value(of side: Side, in values: [LiquidValue]) -> LiquidValue {
        switch side {
        case .literal(let value): value
        case .variable(let variable): values[variable.number]
        }
    }
}
