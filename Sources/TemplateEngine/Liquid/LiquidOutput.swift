import SourceText

extension Rendering {
    mutating func writeValue(_ name: Int, at place: Range<Int>, in page: Page) throws(LimitReached) {
        let given = given(page.names[name], in: page)
        guard let given, case .text(let text) = page.values.items[given] else {
            let value = value(ofName: name, in: page)
            if value == nil { warn(unknown: .name(name, place), in: page) }
            return try write(value ?? .null, at: place, of: page)
        }
        let start = output.count
        output.appendValue(page.values.utf8(text))
        try work(output.count - start, at: place, of: page)
    }

    /// Returns the number of a name's value. Nil if the value comes from the template itself or does not exist.
    private func given(_ name: Page.Name, in page: Page) -> Int? {
        guard let first = name.first, let own = liquid.value(of: first) else { return name.outermost }
        guard case .given(let number) = own else { return nil }
        return scopes.values.follow(page.keys, name.rest, from: number)
    }

    /// Writes an output that has filters or is not a plain name.
    mutating func writeOutput(_ number: Int, of page: Page) throws(LimitReached) {
        let output = page.document.liquid.outputs[number]
        if let value = try value(of: output, in: page) { try write(value, at: output.place, of: page) }
    }

    mutating func write(_ value: LiquidValue, at place: Range<Int>, of page: Page) throws(LimitReached) {
        let start = output.count
        if case .given(let number) = value, case .text(let range) = page.values.items[number] {
            output.appendValue(page.values.utf8(range))
        } else if case .list(let list) = value {
            for item in list { try write(item, at: place, of: page) }
        } else {
            if liquid.refusesGroups, case .given(let number) = value {
                refuseGroup(number, at: place, of: page)
            }
            output.appendValue(scopes.values.written(value))
        }
        try work(output.count - start, at: place, of: page)
    }

    /// Records an error for a group of names, or for a list of them. Generamba writes it as Ruby would.
    private mutating func refuseGroup(_ number: Int, at place: Range<Int>, of page: Page) {
        var item = scopes.values.items[number]
        if case .list(let items) = item, let first = items.first { item = scopes.values.items[first] }
        guard case .object(let fields, _) = item else { return }
        let names = scopes.values.names(of: fields)
        problems.add(.error, at: place, of: page, isCertain: true) { Self.group($0, of: names) }
    }

    /// Returns the value of an expression after its filters, or nil if one of them fails.
    mutating func value(of output: FilteredExpression, in page: Page) throws(LimitReached) -> LiquidValue? {
        guard let input = output.input else { return .null }
        var value = try value(of: input, in: page, isTested: output.hasDefault)
        for call in output.filters {
            guard let result = try apply(call, to: value, of: page) else {
                // An example value may be wrong for a filter although real values are right.
                return analysis == nil ? nil : .null
            }
            value = result
        }
        return value
    }

    private mutating func arguments(of call: FilterCall, in page: Page) throws(LimitReached)
        -> [LiquidValue]
    {
        var arguments: [LiquidValue] = []
        var keywords: [[UInt8]] = []
        for argument in call.arguments {
            let value = scopes.values.materialized(
                try value(of: argument.value, in: page, isTested: call.isDefault))
            try work(value.weight, at: call.place, of: page)
            if let keyword = argument.keyword {
                let name = Array("\"".utf8) + page.document.source.bytes[keyword] + Array("\"=>".utf8)
                keywords.append(name + scopes.values.inspected(value))
            } else {
                arguments.append(value)
            }
        }
        guard !keywords.isEmpty else { return arguments }
        return arguments + [.text(scopes.values.bracketed(keywords, "{", "}"))]
    }

    /// Applies a filter to a value. Nil if the filter fails. An unknown filter returns the value unchanged.
    private mutating func apply(
        _ call: FilterCall, to before: LiquidValue, of page: Page
    ) throws(LimitReached) -> LiquidValue? {
        let arguments = try self.arguments(of: call, in: page)
        guard let filter = call.filter else {
            let source = page.document.source
            problems.add(.warning, at: call.place, of: page) {
                ("unknown filter '\($0)'", Filter.hint(forUnknown: $0, at: call.place, in: source))
            }
            return before
        }
        let input = FilterInput(
            value: scopes.values.materialized(before), arguments: arguments, values: scopes.values,
            now: liquid.now, limit: limits.mebibytes << 20)
        try work(filter.takesItems ? input.value.weightOfItems : input.value.weight, at: call.place, of: page)
        let value: LiquidValue
        do throws(FilterProblem) {
            value = try filter.result(of: input)
        } catch {
            problems.add(.error, at: call.place, of: page, isCertain: error.isCertain) {
                ("'\($0)' \(error.text)", error.hint)
            }
            return nil
        }
        try work(value.weight, at: call.place, of: page)
        return value
    }
}

extension LiquidValue {
    /// The cost of iterating over the value if ranges become lists, except those that are too long.
    fileprivate var weightOfItems: Int {
        guard case .range(let first, let last) = self else { return weight }
        let count = ValueArena.count(first, last)
        return count > FilterInput.mostItems ? weight : 256 * count
    }

    /// The cost of traversing the value, in bytes. Computing it takes time, too, which callers must count.
    var weight: Int {
        switch self {
        case .text(let text): text.count
        case .list(let list): list.reduce(0) { $0 + 256 + $1.weight }
        default: 16
        }
    }
}
