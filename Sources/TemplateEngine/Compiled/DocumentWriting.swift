import SourceText

extension Document {
    /// The parsed document of Liquid in a compact form, without the text that it was parsed from. Mustache has none: it is
    /// parsed in less time.
    package var compiled: [UInt8] {
        var writer = ByteWriter()
        nameTable.write(to: &writer)
        writer.add(all: liquid.bodies) { $1.add($0) }
        writer.add(all: liquid.outputs) { $1.add($0) }
        writer.add(all: liquid.tags) { tag, writer in
            writer.add(tag.content)
            writer.add(tag.bodies)
            writer.add(tag.size)
        }
        writer.add(all: nodes) { $1.add($0) }
        return writer.bytes
    }
}

extension ByteWriter {
    fileprivate mutating func add(_ node: Node) {
        let (code, number) =
            switch node.kind {
            case .lookup(let number): (1, number)
            case .output(let number): (2, number)
            case .tag(let number): (3, number)
            default: (0, 0)
            }
        for number in [code, number] { add(number) }
        add(node.place)
        add(node.end)
    }

    fileprivate mutating func add(_ tag: LiquidTag) {
        switch tag {
        case .assign(let tag):
            for number in [0, tag.value.name] { add(number) }
            add(tag.value.value)
        case .capture(let name): for number in [1, name] { add(number) }
        case .case(let tag):
            add(2)
            add(tag.value.value)
            add(all: tag.value.branches) { $1.add(optional: $0) { $1.add(all: $0) { $1.add($0) } } }
        case .condition(let condition):
            add(3)
            add(condition)
        case .conditional(let tag):
            add(4)
            add(tag.value.negatesFirst)
            add(tag.value.first)
            add(all: tag.value.others) { $1.add(optional: $0) { $1.add($0) } }
        case .for(let tag):
            add(5)
            add(tag.value)
        case .ifChanged: add(6)
        case .include(let tag):
            add(7)
            add(tag.value)
        case .interrupt(let interrupt): add(interrupt == .leave ? 8 : 9)
        case .counter(let tag):
            add(10)
            add(tag.name)
            add(tag.step)
        case .cycle(let tag):
            add(11)
            add(optional: tag.value.name) { $1.add($0) }
            add(all: tag.value.values) { $1.add($0) }
            add(optional: tag.value.literalKey) { $1.add($0) }
            add(tag.value.place)
        case .tableRow(let tag):
            add(12)
            add(tag.value.variable)
            add(tag.value.collection)
            add(tag.value.slice)
            add(tag.value.columns)
        }
    }

    private mutating func add(_ tag: ForTag) {
        for word in [tag.words.variable, tag.words.loop, tag.words.name] { add(word) }
        add(tag.collection)
        add(tag.name)
        add(tag.isReversed)
        add(tag.slice)
        add(tag.hasElse)
    }

    private mutating func add(_ slice: LoopSlice) {
        for expression in [slice.limit, slice.offset] { add(optional: expression) { $1.add($0) } }
        add(slice.continues)
    }

    private mutating func add(_ tag: IncludeTag) {
        add(tag.name)
        add(tag.place)
        add(optional: tag.value) { $1.add($0) }
        add(all: tag.arguments) { argument, writer in
            writer.add(argument.name)
            writer.add(argument.value)
        }
        add(tag.isIsolated)
        for number in [tag.variable, tag.word] { add(optional: number) { $1.add($0) } }
        add(tag.isLoop)
    }

    private mutating func add(_ condition: Condition) {
        add(all: condition.comparisons) { comparison, writer in
            writer.add(comparison.left)
            writer.add(optional: comparison.sign) { $1.add($0.rawValue) }
            writer.add(comparison.right)
            writer.add(comparison.place)
        }
        for isOr in condition.isOr { add(isOr) }
    }

    fileprivate mutating func add(_ output: FilteredExpression) {
        add(optional: output.input) { $1.add($0) }
        add(all: output.filters) { filter, writer in
            writer.add(filter.place)
            writer.add(all: filter.arguments) { argument, writer in
                writer.add(optional: argument.keyword) { $1.add($0) }
                writer.add(argument.value)
            }
        }
        add(output.place)
    }

    private mutating func add(_ expression: PlacedExpression) {
        add(expression.value)
        add(expression.place)
    }

    private mutating func add(_ expression: Expression) {
        switch expression {
        case .name(let name, let place):
            for number in [0, name] { add(number) }
            add(place)
        case .literal(.null): add(1)
        case .literal(.bool(let isTrue)): add(isTrue ? 2 : 3)
        case .literal(.marker(let isEmpty)): add(isEmpty ? 4 : 5)
        case .literal(.integer(let integer)): for number in [6, integer] { add(number) }
        case .literal(.text(let text)):
            add(7)
            add(text)
        case .literal(.float(let float)):
            add(8)
            add(Int(truncatingIfNeeded: float.bitPattern))
        case .literal(.range(let first, let last)): for number in [9, first, last] { add(number) }
        case .range(let first, let last, let place):
            add(10)
            for bound in [first, last] { add(bound) }
            add(place)
        case .lookup(let lookup):
            add(11)
            add(lookup.first)
            add(all: lookup.rest) { $1.add($0) }
            add(lookup.place)
        case .literal: preconditionFailure("a text has no such value")
        }
    }

    private mutating func add(_ key: Lookup.Key) {
        switch key {
        case .part(let part): for number in [1, part] { add(number) }
        case .value(let value):
            add(0)
            add(value)
        }
    }
}
