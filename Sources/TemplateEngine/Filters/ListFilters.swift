extension Filter {
    static func split(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let (text, separator) = (input.text, input.text(0))
        var parts: [ArraySlice<UInt8>] = []
        if separator == [UInt8(ascii: " ")] {
            parts = text.split(maxSplits: FilterInput.mostItems, whereSeparator: \.isLiquidSpace)
        } else if separator.isEmpty {
            try input.checkItems(text.count)
            let starts = text.indices.filter { text[$0] & 0xC0 != 0x80 }
            parts = zip(starts, starts.dropFirst() + [text.count]).map { text[$0..<$1] }
        } else {
            var index = 0
            while let found = text.firstRange(of: separator, from: index) {
                parts.append(text[index..<found.lowerBound])
                try input.checkItems(parts.count)
                index = found.upperBound
            }
            parts.append(text[index...])
            while parts.last?.isEmpty == true { parts.removeLast() }
        }
        try input.checkItems(parts.count)
        return .list(parts.map { .text(Array($0)) })
    }

    static func join(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let separator: [UInt8]
        switch input.argument(0) ?? .string(" ") {
        case .null, .marker: separator = []
        case .text(let text): separator = text
        default: throw FilterProblem("takes text")
        }
        var result: [UInt8] = []
        for (index, item) in try input.items().enumerated() {
            if index > 0 { result += separator }
            result += input.values.written(item)
            try input.check(result.count)
        }
        return .text(result)
    }

    static func concat(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        guard case .list(let list)? = input.argument(0) else { throw FilterProblem("takes a list") }
        let items = try input.items()
        try input.checkItems(items.count + list.count)
        return .list(items + list)
    }

    /// Removes items that are null, or whose value for a name is null.
    static func compact(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        .list(try input.itemsAndKeys().filter { $0.key != .null }.map(\.item))
    }

    /// Removes items that equal an earlier item, or whose value for a name does.
    static func unique(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        var seen: Set<[UInt8]> = []
        let items = try input.itemsAndKeys()
        return .list(items.filter { seen.insert(input.values.inspected($0.key)).inserted }.map(\.item))
    }
}

extension FilterInput {
    static let mostItems = 1_000_000

    func checkItems(_ count: Int) throws(FilterProblem) {
        if count > Self.mostItems {
            throw FilterProblem("produces a list of more than \(Self.mostItems) items")
        }
    }

    /// Returns the value as a list. Flattens nested lists; any other value is the only item, and null gives no items.
    func items() throws(FilterProblem) -> [LiquidValue] {
        switch value {
        case .null: return []
        case .list(let list): return flat(list)
        case .range(let first, let last):
            try checkItems(ValueArena.count(first, last))
            return first <= last ? (first...last).map { .integer($0) } : []
        default: return [value]
        }
    }

    /// Returns the items with their values for the name in the first argument or, without one, with themselves.
    func itemsAndKeys() throws(FilterProblem) -> [(item: LiquidValue, key: LiquidValue)] {
        try items().map { item throws(FilterProblem) in (item, hasName ? try property(of: item) : item) }
    }

    /// Whether the first argument is present, and so a name.
    var hasName: Bool { argument(0) ?? .null != .null }

    private func flat(_ list: [LiquidValue]) -> [LiquidValue] {
        list.flatMap { item in if case .list(let list) = item { flat(list) } else { [item] } }
    }

    /// Returns an item's value for the name in the first argument.
    func property(of item: LiquidValue) throws(FilterProblem) -> LiquidValue {
        switch (item, argument(0) ?? .null) {
        case (.given(let number), .text(let name)):
            return values.field(name, of: number).map(values.materialized) ?? .null
        case (.text(let text), .text(let name)): return text.firstRange(of: name) == nil ? .null : .text(name)
        case (.given, _), (.null, _), (.bool, _), (.float, _), (.loop, _), (.range, _): return .null
        default:
            let shown = String(decoding: values.inspected(item), as: UTF8.self)
            throw FilterProblem("takes a list of groups of names, not \(shown)")
        }
    }
}
