extension Rendering {
    /// Evaluates an expression, which counts as a step. Warns of an unknown name unless it is only tested.
    mutating func value(
        of expression: Expression, in page: Page, isTested: Bool = false
    ) throws(LimitReached) -> LiquidValue {
        charge(16)
        if let found = try found(expression, in: page) { return found }
        if !isTested { warn(unknown: expression, in: page) }
        return .null
    }

    mutating func found(_ name: Expression, in page: Page) throws(LimitReached) -> LiquidValue? {
        switch name {
        case .literal(let value): return value
        case .name(let name, _): return value(ofName: name, in: page)
        case .lookup(let lookup): return try found(lookup, in: page)
        case .range(let start, let end, let place):
            let first = try bound(start, at: place, in: page)
            return .range(first, try bound(end, at: place, in: page))
        }
    }

    /// Returns the value of a dotted name, or nil if it is unknown.
    mutating func value(ofName name: Int, in page: Page) -> LiquidValue? {
        guard let first = page.names[name].first else { return .null }
        charge(liquid.locals.count)
        var found: LiquidValue?
        if let own = liquid.value(of: first) {
            found = own.settled
        } else if let number = page.names[name].outermost {
            return scopes.values.liquid(number)
        } else {
            found = scopes.values.field(first, of: ValueArena.outermost).map(scopes.values.liquid)
        }
        for index in page.names[name].rest {
            guard let value = found else { break }
            found = field(page.keys[index], of: value)
        }
        return found
    }

    /// Returns the value of a name with brackets, or nil if it is unknown.
    mutating func found(_ lookup: Lookup, in page: Page) throws(LimitReached) -> LiquidValue? {
        var found: LiquidValue?
        switch lookup.first {
        case .part(let part): found = root(page.partKeys[part])
        case .value(let expression):
            guard case .text(let name) = scopes.values.materialized(try value(of: expression, in: page))
            else { return nil }
            charge(name.count)
            found = liquid.knownKey(of: name).flatMap { root($0) }
        }
        for key in lookup.rest {
            guard let value = found else { break }
            switch key {
            case .part(let part): found = field(page.partKeys[part], of: value)
            case .value(let expression):
                let key = try self.value(of: expression, in: page)
                found = item(scopes.values.materialized(key), of: value)
            }
        }
        return found
    }

    /// Returns the value of a name without dots, or nil if it is unknown.
    mutating func root(_ key: Int) -> LiquidValue? {
        charge(liquid.locals.count)
        if let value = liquid.value(of: key) { return value.settled }
        return scopes.values.field(key, of: ValueArena.outermost).map(scopes.values.liquid)
    }

    mutating func field(_ key: Int, of value: LiquidValue) -> LiquidValue? {
        switch value {
        case .null: return .null
        case .loop(let serial):
            return liquid.loops.last { $0.serial == serial }.flatMap { $0.field(liquid.names[key]) }
        case .given(let number):
            if let field = scopes.values.field(key, of: number) { return scopes.values.liquid(field) }
        case .text(let text): charge(text.count)
        default: break
        }
        return scopes.values.property(liquid.names[key], of: value)
    }

    /// Returns the item of a value for a key in brackets, or nil if there is none.
    private mutating func item(_ key: LiquidValue, of value: LiquidValue) -> LiquidValue? {
        switch (value, key) {
        case (.given, .text(let name)), (.loop, .text(let name)):
            let isList = scopes.values.count(ofList: value) != nil
            if isList { return nil }
            charge(name.count)
            guard let key = liquid.knownKey(of: name) else { return nil }
            guard case .given(let number) = value else { return field(key, of: value) }
            return scopes.values.field(key, of: number).map(scopes.values.liquid)
        case (_, .integer(let index)):
            guard let count = scopes.values.count(ofList: value) else { return .null }
            let place = index < 0 ? index + count : index
            return (0..<count).contains(place) ? scopes.values.item(place, of: value) : .null
        default: return .null
        }
    }

    private mutating func bound(
        _ expression: Expression, at place: Range<Int>, in page: Page
    ) throws(LimitReached) -> Int {
        let value = scopes.values.materialized(try value(of: expression, in: page))
        switch value {
        case .integer, .text: return value.wholeNumber ?? 0
        case .null, .marker: return 0
        default: break
        }
        problems.add(.error, at: expression.place ?? place, of: page) {
            ("'\($0)' is not a whole number", nil)
        }
        return 0
    }
}
