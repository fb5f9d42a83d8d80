extension Rendering {
    mutating func isMet(_ condition: Condition, in page: Page) throws(LimitReached) -> Bool {
        for index in condition.comparisons.indices {
            let isTrue = try isMet(condition.comparisons[index], in: page)
            if condition.isDecided(by: isTrue, at: index) { return isTrue }
        }
        return false
    }

    private mutating func isMet(_ comparison: Comparison, in page: Page) throws(LimitReached) -> Bool {
        let left = try value(of: comparison.left, in: page, isTested: true)
        guard let sign = comparison.sign else { return left.isTrue }
        let right = try value(of: comparison.right, in: page, isTested: true)
        let values = scopes.values
        try work(values.weight(ofComparing: left, right, sign), at: comparison.place, of: page)
        if let isTrue = values.compare(left, sign, right) { return isTrue }
        problems.add(.error, at: comparison.place, of: page) { text in
            let hint = "compare two numbers: '| plus: 0' in an 'assign' turns text into one"
            return ("cannot compare text with a number in '\(text)'", hint)
        }
        return false
    }
}

extension ValueArena {
    /// Compares two values. Nil if they have no order.
    func compare(_ left: LiquidValue, _ sign: Comparison.Sign, _ right: LiquidValue) -> Bool? {
        func are(_ isMet: (Int) -> Bool) -> Bool? {
            let (first, second) = (materialized(left), materialized(right))
            return first.isOrdered && second.isOrdered ? first.order(to: second).map(isMet) : false
        }
        return switch sign {
        case .equal: areEqual(left, right)
        case .unequal, .different: !areEqual(left, right)
        case .contains: contains(left, right)
        case .less: are { $0 < 0 }
        case .greater: are { $0 > 0 }
        case .lessOrEqual: are { $0 <= 0 }
        case .greaterOrEqual: are { $0 >= 0 }
        }
    }

    /// Returns the cost of comparing two values, in bytes.
    func weight(ofComparing left: LiquidValue, _ right: LiquidValue, _ sign: Comparison.Sign = .equal) -> Int
    {
        switch (left, right) {
        case (.text(let first), .text(let second)):
            let isDecided = sign != .contains && first.isEmpty || second.isEmpty
            return isDecided ? 0 : first.count + second.count
        case (.list(let first), .list(let second)) where sign == .contains || first.count == second.count:
            return left.weight + right.weight
        case (.list, _) where sign == .contains: return left.weight + right.weight
        case (.text(let first), _) where sign == .contains: return first.count + right.weight
        case (.given(let number), _), (_, .given(let number)): return weight(ofGiven: number)
        default: return 0
        }
    }

    private func weight(ofGiven number: Int) -> Int {
        switch items[number] {
        case .text(let range): range.count
        case .list(let range), .object(let range, _): 16 * range.count
        default: 0
        }
    }

    /// Whether two values are equal. Integers and floating-point numbers compare by value, lists item by item.
    func areEqual(_ left: LiquidValue, _ right: LiquidValue) -> Bool {
        if case .marker(let isEmpty) = left { return isEmpty && isEmptyValue(right) }
        if case .marker(let isEmpty) = right { return isEmpty && isEmptyValue(left) }
        switch (materialized(left), materialized(right)) {
        case (.integer(let integer), .float(let float)), (.float(let float), .integer(let integer)):
            return Double(integer) == float
        case (.list(let first), .list(let second)):
            return first.count == second.count && zip(first, second).allSatisfy(areEqual)
        case (.given(let first), .given(let second)):
            return first == second || inspected(.given(first)) == inspected(.given(second))
        case (let first, let second): return first == second
        }
    }

    /// Whether a value equals `empty`.
    func isEmptyValue(_ value: LiquidValue) -> Bool {
        switch materialized(value) {
        case .text(let text): text.isEmpty
        case .list(let list): list.isEmpty
        case .given(let number): fields(of: number).isEmpty
        default: false
        }
    }

    /// Whether a text contains another one, a list an item, or an object a name.
    func contains(_ left: LiquidValue, _ right: LiquidValue) -> Bool {
        guard left.isTrue, right.isTrue else { return false }
        switch materialized(left) {
        case .text(let text): return text.firstRange(of: self.text(of: right)) != nil
        case .list(let list): return list.contains { areEqual($0, right) }
        case .range(let first, let last):
            guard case .integer(let integer) = right else { return false }
            return first <= integer && integer <= last
        case .given(let number):
            guard case .text(let name) = materialized(right) else { return false }
            return field(name, of: number) != nil
        default: return false
        }
    }
}

extension LiquidValue {
    /// Compares the value with another one. Nil if they cannot be compared.
    package func compares(_ sign: Comparison.Sign, to other: LiquidValue) -> Bool? {
        ValueArena.empty.compare(self, sign, other)
    }

    /// Whether the value has an order, so that `<` and `>` apply to it.
    var isOrdered: Bool { if case .text = self { true } else { number != nil } }

    /// Returns a negative number if the value comes first, a positive one if it comes last, and nil without an order.
    func order(to other: Self) -> Int? {
        switch (self, other) {
        case (.integer(let first), .integer(let second)): first < second ? -1 : first > second ? 1 : 0
        case (.text(let first), .text(let second)):
            first == second ? 0 : first.lexicographicallyPrecedes(second) ? -1 : 1
        default: number.flatMap { first in other.number.map { first < $0 ? -1 : first > $0 ? 1 : 0 } }
        }
    }

    private var number: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .float(let float): float
        default: nil
        }
    }
}
