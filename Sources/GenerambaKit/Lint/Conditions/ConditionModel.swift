import TemplateEngine

/// A condition, as far as it is known what its names can be.
struct ConditionModel {
    typealias Variable = ParameterDomains.Variable

    /// The comparisons; nil for one of which nothing is known, so that it may be met or not.
    private let parts: [KnownComparison?]
    private let condition: Condition
    let unknownParts: Int
    let variables: Set<Variable>
    /// The variables that are compared with one another, or otherwise than whether they equal a literal.
    let compared: Set<Variable>
    /// The values that its names are compared with.
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

    /// Whether it is met by values of its variables.
    ///
    /// - Parameters:
    ///   - values: the values by the numbers of the variables.
    ///   - unknown: for each part that is not known, in a bit, whether it is met.
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

/// A comparison of literals and of names of which it is known what they can be.
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
    /// Whether it asks a list for an item that it cannot have.
    let isNeverMet: Bool

    /// Nil where nothing is known of a side.
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
        // What is blank is up to the Liquid at hand.
        if literals.contains(.marker(isEmpty: false)) { return nil }
    }

    /// Whether it asks just if one value is the other, or is any.
    var isMatch: Bool { sign == nil || sign == .equal || sign == .unequal || sign == .different }

    /// Whether examples of the values tell all that there is to tell.
    var isDecided: Bool {
        let domains = variables.map(\.domain)
        if domains.contains(.unknown) { return false }
        guard domains.contains(where: \.isFree) else { return true }
        if domains.count > 1 { return false }
        guard case .texts = domains[0], !isMatch else { return true }
        // A text has no order with a number.
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
