struct LoopItems {
    private let value: LiquidValue
    private let start: Int
    private var skipped = 0
    private(set) var count: Int

    /// Takes only the items from the start up to the end. A text always counts as a single item.
    init(_ value: LiquidValue, _ values: ValueArena, from start: Int, to end: Int) {
        self.start = start
        if let pairs = values.pairs(of: value) {
            (self.value, count) = (.list(pairs), pairs.count)
        } else if let count = values.count(ofList: value) {
            (self.value, self.count) = (value, count)
        } else if case .range(let first, let last) = value {
            (self.value, count) = (value, ValueArena.count(first, last))
        } else if case .text(let text) = values.materialized(value), !text.isEmpty {
            (self.value, count) = (.text(text), 1)
            return
        } else {
            (self.value, count) = (.null, 0)
        }
        skipped = min(max(0, start), count)
        count = max(0, min(end, count) - skipped)
    }

    var stop: Int {
        let (sum, overflow) = start.addingReportingOverflow(count)
        return overflow ? .max : sum
    }

    func item(_ index: Int, _ values: ValueArena) -> LiquidValue {
        switch value {
        case .range(let first, _): .integer(first + skipped + index)
        case .text, .null: value
        default: values.item(skipped + index, of: value)
        }
    }
}

extension MarkupParser {
    mutating func slice(_ markup: Range<Int>, allowsContinue: Bool) throws(WrongMarkup) -> LoopSlice {
        var slice = LoopSlice()
        for (key, value) in attributes(in: markup) {
            if has("limit", at: key) { slice.limit = try placed(value) }
            guard has("offset", at: key) else { continue }
            slice.continues = allowsContinue && has("continue", at: value)
            slice.offset = try placed(value)
        }
        return slice
    }

    /// Parses the head of a loop: `item in list`.
    func loopHead(
        _ markup: Range<Int>, isName: (UInt8) -> Bool
    ) -> (variable: Range<Int>, collection: Range<Int>)? {
        let end = markup.upperBound
        let variable = markup.lowerBound..<skip(markup.lowerBound, to: end, while: isName)
        guard !variable.isEmpty, var collection = fragment(behind: "in", after: variable.upperBound, to: end)
        else { return nil }
        let start = collection.lowerBound
        while let next = fragment(at: collection.upperBound, to: end) { collection = start..<next.upperBound }
        return (variable, collection)
    }
}

extension Rendering {
    /// Returns the items of a value that a loop visits, or nil if the limit or the offset is not a number.
    mutating func items(
        of value: LiquidValue, in slice: LoopSlice, after stop: Int, of page: Page
    ) throws(LimitReached) -> LoopItems? {
        let start = try slice.continues ? stop : count(slice.offset, default: 0, of: page)
        guard let start, let limit = try count(slice.limit, default: .max, of: page) else { return nil }
        let (end, overflow) = limit.addingReportingOverflow(start)
        return LoopItems(value, scopes.values, from: start, to: limit == .max || overflow ? .max : end)
    }

    /// Evaluates a limit or an offset of a loop. Records a problem and returns nil if it is not an integer.
    private mutating func count(
        _ expression: PlacedExpression?, default missing: Int, of page: Page
    ) throws(LimitReached) -> Int? {
        guard let expression else { return missing }
        let value = scopes.values.materialized(try value(of: expression.value, in: page))
        switch value {
        case .null: return missing
        case .integer, .float, .text: return value.wholeNumber ?? missing
        default:
            problems.add(.error, at: expression.place, of: page) { ("'\($0)' is not a whole number", nil) }
            return nil
        }
    }

    /// Begins a loop. Returns the index of its variable among the local variables.
    /// - Parameter key: the key of the loop object's name, `forloop` or `tablerowloop`.
    mutating func beginLoop(
        _ key: Int, over variable: Int, name: [UInt8], length: Int, columns: Int? = nil
    ) -> Int {
        liquid.lastSerial += 1
        let parent = columns == nil ? liquid.loops.last { $0.columns == nil }?.serial : nil
        liquid.loops.append(
            LiquidLoop(
                serial: liquid.lastSerial, name: name, length: length, parent: parent, columns: columns))
        liquid.locals.append((key, .loop(liquid.lastSerial)))
        liquid.locals.append((variable, .null))
        return liquid.locals.count - 1
    }

    mutating func advanceLoop() { liquid.loops[liquid.loops.count - 1].index += 1 }

    /// Ends a loop and removes its variables.
    mutating func endLoop(_ variable: Int) {
        liquid.loops.removeLast()
        liquid.locals.removeLast(liquid.locals.count - variable + 1)
    }
}
