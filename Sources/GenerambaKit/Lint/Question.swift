import TemplateEngine

/// A condition, as far as it is known what its names can be.
struct Question {
    /// What is compared.
    enum Side {
        case literal(LiquidValue)
        case variable(KnownValues.Variable)
    }

    /// A comparison.
    enum Part {
        /// Nothing is known of it: it may be met or not.
        case unknown
        case never
        case known(Side, Comparison.Sign?, Side)
    }

    let parts: [Part]
    /// Between two parts: whether there is an `or`.
    let isOr: [Bool]
    let variables: Set<KnownValues.Variable>

    init(_ condition: Condition, in document: Document, _ known: KnownValues) {
        parts = condition.comparisons.map { Part($0, in: document, known) }
        isOr = condition.isOr
        variables = parts.reduce(into: []) { all, part in
            if case .known(let left, _, let right) = part {
                all.formUnion([left.variable, right.variable].compactMap(\.self))
            }
        }
    }

    /// The variables that are compared with one another, or otherwise than whether they equal a literal.
    var compared: Set<KnownValues.Variable> {
        parts.reduce(into: []) { all, part in
            guard case .known(let left, let sign, let right) = part else { return }
            let names = [left.variable, right.variable].compactMap(\.self)
            let isMatch = sign == nil || sign == .equal || sign == .unequal || sign == .different
            if !isMatch || names.count > 1 { all.formUnion(names) }
        }
    }

    /// The values that its names are compared with.
    var literals: [LiquidValue] {
        parts.flatMap { part -> [LiquidValue] in
            guard case .known(let left, _, let right) = part else { return [] }
            return [left.literal, right.literal].compactMap(\.self)
        }
    }

    var unknownParts: Int { parts.count { if case .unknown = $0 { true } else { false } } }

    /// Whether it is met by values of its variables.
    ///
    /// - Parameters:
    ///   - values: the values by the numbers of the variables.
    ///   - unknown: for each part that is not known, in a bit, whether it is met.
    func isMet(by values: [LiquidValue], unknown: Int) -> Bool {
        var rest = unknown
        for (index, part) in parts.enumerated() {
            let isTrue: Bool
            switch part {
            case .never: isTrue = false
            case .unknown:
                isTrue = rest & 1 == 1
                rest >>= 1
            case .known(let left, let sign, let right): isTrue = compare(left, sign, right, values)
            }
            guard index < isOr.count else { return isTrue }
            if isOr[index] == isTrue { return isTrue }
        }
        return false
    }

    private func compare(
        _ left: Side, _ sign: Comparison.Sign?, _ right: Side, _ values: [LiquidValue]
    ) -> Bool {
        let first = left.value(in: values)
        guard let sign else { return first.isTrue }
        return first.compares(sign, to: right.value(in: values)) ?? false
    }
}

extension Question.Side {
    /// Nil for an expression of which nothing is known.
    fileprivate init?(_ expression: Expression, in document: Document, _ known: KnownValues) {
        if let literal = expression.literal {
            self = .literal(literal)
        } else if let name = document.name(of: expression), let variable = known[name] {
            self = .variable(variable)
        } else {
            return nil
        }
    }

    fileprivate func value(in values: [LiquidValue]) -> LiquidValue {
        switch self {
        case .literal(let value): value
        case .variable(let variable): values[variable.number]
        }
    }

    var variable: KnownValues.Variable? { if case .variable(let variable) = self { variable } else { nil } }
    var literal: LiquidValue? { if case .literal(let literal) = self { literal } else { nil } }
}

extension Question.Part {
    fileprivate init(_ comparison: Comparison, in document: Document, _ known: KnownValues) {
        let left = Question.Side(comparison.left, in: document, known)
        let right = Question.Side(comparison.right, in: document, known)
        guard let left, let right else {
            self = .unknown
            return
        }
        // What is blank is up to the Liquid at hand.
        if [left.literal, right.literal].contains(.marker(isEmpty: false)) {
            self = .unknown
            return
        }
        self = Self.isDecided(left, comparison.sign, right) ? .known(left, comparison.sign, right) : .unknown
        if comparison.sign == .contains, let variable = left.variable, variable.kind == .list {
            self = right.literal.map(variable.canHold) == false ? .never : .unknown
        }
    }

    /// Whether examples of the values tell all that there is to tell.
    private static func isDecided(
        _ left: Question.Side, _ sign: Comparison.Sign?, _ right: Question.Side
    ) -> Bool {
        let variables = [left.variable, right.variable].compactMap(\.self)
        if variables.contains(where: { $0.kind == .list || $0.kind == .function }) { return false }
        guard variables.contains(where: \.isFree) else { return true }
        if variables.count > 1 { return false }
        guard variables[0].kind == .string, let sign else { return true }
        switch sign {
        case .equal, .unequal, .different: return true
        case .contains: return false
        case .less, .greater, .lessOrEqual, .greaterOrEqual:
            // A text has no order with a number.
            if case .text? = left.literal ?? right.literal { return false }
            return true
        }
    }
}
