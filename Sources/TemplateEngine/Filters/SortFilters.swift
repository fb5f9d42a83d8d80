extension Filter {
    static func order(_ first: LiquidValue, _ second: LiquidValue) throws(FilterProblem) -> Int {
        if first == second { return 0 }
        guard let order = first.order(to: second) else {
            throw FilterProblem("cannot compare \(first.inArticle) with \(second.inArticle)")
        }
        return order
    }

    static func textOrder(_ first: LiquidValue, _ second: LiquidValue) throws(FilterProblem) -> Int {
        guard case .text = first, case .text = second, let order = first.order(to: second) else {
            throw FilterProblem("takes a list of strings")
        }
        return order
    }

    typealias Order = (LiquidValue, LiquidValue) throws(FilterProblem) -> Int

    /// Sorts a list by its items, or by their values for a name; items without that name come last.
    static func sorted(
        _ input: FilterInput, as key: (LiquidValue) -> LiquidValue, by order: Order
    ) throws(FilterProblem) -> LiquidValue {
        if input.hasName, let first = try input.items().first, try input.property(of: first) == .null {
            return .null
        }
        let items = try input.itemsAndKeys()
        return .list(
            try merged(items.map { ($0.item, key($0.key)) }) { first, second throws(FilterProblem) in
                if !input.hasName || first.isTrue && second.isTrue { return try order(first, second) }
                return first.isTrue ? -1 : second.isTrue ? 1 : 0
            }.map(\.item))
    }

    /// Sorts stably by merging: items that compare equal keep their order.
    private static func merged(
        _ items: [(item: LiquidValue, key: LiquidValue)], by order: Order
    ) throws(FilterProblem) -> [(item: LiquidValue, key: LiquidValue)] {
        guard items.count > 1 else { return items }
        let middle = items.count / 2
        let left = try merged(Array(items[..<middle]), by: order)
        let right = try merged(Array(items[middle...]), by: order)
        var result: [(item: LiquidValue, key: LiquidValue)] = []
        result.reserveCapacity(items.count)
        var (first, second) = (0, 0)
        while first < left.count, second < right.count {
            if try order(left[first].key, right[second].key) <= 0 {
                result.append(left[first])
                first += 1
            } else {
                result.append(right[second])
                second += 1
            }
        }
        return result + left[first...] + right[second...]
    }
}

extension LiquidValue {
    /// The value with ASCII capitals of a text in lower case.
    var folded: Self {
        if case .text(let text) = self { .text(text.map { 65...90 ~= $0 ? $0 + 32 : $0 }) } else { self }
    }

    /// The kind of value for messages, with an article where it needs one.
    var inArticle: String {
        switch self {
        case .null: "nil"
        case .bool: "true or false"
        case .integer, .float: "a number"
        case .text, .marker: "text"
        case .list: "a list"
        case .range: "a range"
        case .given, .loop: "a group of names"
        }
    }
}
