import SourceText

extension Document {
    /// Reads the compact form of a document.
    ///
    /// - Parameters:
    ///   - reader: the compact form, and nothing after it.
    ///   - range: the text that the document was parsed from.
    package convenience init(compiled reader: ByteReader, of range: SourceRange) throws(DamagedBytes) {
        let names = try NameTable(reader)
        var builder = DocumentBuilder(range, names: names)
        let compiled = CompiledReader(reader: reader, source: range.file, names: names)
        builder.liquid = try compiled.program()
        builder.nodes = try reader.items(compiled.node)
        let count = builder.nodes.count
        guard reader.isAtEnd, builder.nodes.allSatisfy({ $0.end <= count }),
            builder.liquid?.bodies.allSatisfy({ $0.upperBound <= count }) == true
        else { throw DamagedBytes() }
        self.init(builder)
    }
}

/// Reads the compact form of a document.
private final class CompiledReader {
    let reader: ByteReader
    /// The document's file.
    let source: SourceFile
    let names: NameTable
    private var outputs = 0
    private var tags = 0
    private var depth = 0

    init(reader: ByteReader, source: SourceFile, names: NameTable) {
        (self.reader, self.source, self.names) = (reader, source, names)
    }

    func program() throws(DamagedBytes) -> LiquidProgram {
        let bodies = try reader.items { () throws(DamagedBytes) in try reader.range(to: .max - 1) }
        let outputs = try reader.items(filtered)
        let tags = try reader.items { () throws(DamagedBytes) in
            LiquidProgram.Tag(
                content: try tag(), bodies: try reader.range(to: bodies.count), size: try reader.integer())
        }
        (self.outputs, self.tags) = (outputs.count, tags.count)
        return LiquidProgram(outputs: outputs, tags: tags, bodies: bodies)
    }

    func node() throws(DamagedBytes) -> Node {
        let code = try reader.byte()
        let number = try reader.integer()
        let (kind, count): (Node.Kind, Int) =
            switch code {
            case 0: (.text, 1)
            case 1: (.lookup(number), names.paths.count)
            case 2: (.output(number), outputs)
            case 3: (.tag(number), tags)
            default: throw DamagedBytes()
            }
        guard 0..<count ~= number else { throw DamagedBytes() }
        return Node(kind: kind, place: try place(), end: try reader.integer())
    }

    private func tag() throws(DamagedBytes) -> LiquidTag {
        switch try reader.byte() {
        case 0: .assign(Shared(AssignTag(name: try part(), value: try filtered())))
        case 1: .capture(try part())
        case 2:
            .case(
                Shared(
                    CaseTag(
                        value: try placed(),
                        branches: try reader.items { () throws(DamagedBytes) in
                            try reader.optional { () throws(DamagedBytes) in try reader.items(placed) }
                        })))
        case 3: .condition(try condition())
        case 4:
            .conditional(
                Shared(
                    ConditionalTag(
                        negatesFirst: try reader.flag(), first: try condition(),
                        others: try reader.items { () throws(DamagedBytes) in try reader.optional(condition) }
                    )))
        case 5: .for(Shared(try loop()))
        case 6: .ifChanged
        case 7: .include(Shared(try include()))
        case 8: .interrupt(.leave)
        case 9: .interrupt(.next)
        case 10: .counter(CounterTag(name: try place(), step: try reader.integer()))
        case 11:
            .cycle(
                Shared(
                    CycleTag(
                        name: try reader.optional(expression), values: try reader.items(expression),
                        literalKey: try reader.optional(reader.content), place: try place())))
        case 12:
            .tableRow(
                Shared(
                    TableRowTag(
                        variable: try reader.content(), collection: try expression(), slice: try slice(),
                        columns: try expression())))
        default: throw DamagedBytes()
        }
    }

    private func loop() throws(DamagedBytes) -> ForTag {
        ForTag(
            words: (try part(), try part(), try part()), collection: try expression(),
            name: try reader.content(), isReversed: try reader.flag(),
            slice: try slice(), hasElse: try reader.flag())
    }

    private func slice() throws(DamagedBytes) -> LoopSlice {
        LoopSlice(
            limit: try reader.optional(placed), offset: try reader.optional(placed),
            continues: try reader.flag())
    }

    private func include() throws(DamagedBytes) -> IncludeTag {
        IncludeTag(
            name: try expression(), place: try place(), value: try reader.optional(expression),
            arguments: try reader.items { () throws(DamagedBytes) in (try part(), try expression()) },
            isIsolated: try reader.flag(), variable: try reader.optional(part),
            word: try reader.optional(part), isLoop: try reader.flag())
    }

    private func condition() throws(DamagedBytes) -> Condition {
        let comparisons = try reader.items { () throws(DamagedBytes) in
            Comparison(
                left: try expression(), sign: try reader.optional(sign), right: try expression(),
                place: try place())
        }
        var condition = Condition(comparisons: comparisons)
        for _ in comparisons.dropFirst() { condition.isOr.append(try reader.flag()) }
        return condition
    }

    private func sign() throws(DamagedBytes) -> Comparison.Sign {
        guard let sign = Comparison.Sign(rawValue: try reader.text()) else { throw DamagedBytes() }
        return sign
    }

    private func filtered() throws(DamagedBytes) -> FilteredExpression {
        FilteredExpression(
            input: try reader.optional(expression), filters: try reader.items(filter), place: try place())
    }

    private func filter() throws(DamagedBytes) -> FilterCall {
        let place = try place()
        return FilterCall(
            place: place, name: source.text(place),
            arguments: try reader.items { () throws(DamagedBytes) in
                .init(keyword: try reader.optional(self.place), value: try expression())
            })
    }

    private func placed() throws(DamagedBytes) -> PlacedExpression {
        PlacedExpression(value: try expression(), place: try place())
    }

    private func expression() throws(DamagedBytes) -> Expression {
        switch try reader.byte() {
        case 0: .name(try reader.number(below: names.paths.count), try place())
        case 1: .literal(.null)
        case 2: .literal(.bool(true))
        case 3: .literal(.bool(false))
        case 4: .literal(.marker(isEmpty: true))
        case 5: .literal(.marker(isEmpty: false))
        case 6: .literal(.integer(try reader.integer()))
        case 7: .literal(.text(try reader.content()))
        case 8: .literal(.float(Double(bitPattern: UInt64(truncatingIfNeeded: try reader.integer()))))
        case 9: .literal(.range(try reader.integer(), try reader.integer()))
        case 10: .range(try inner(), try inner(), try place())
        case 11:
            .lookup(Lookup(first: try key(), rest: try reader.items(key), place: try place()))
        default: throw DamagedBytes()
        }
    }

    private func key() throws(DamagedBytes) -> Lookup.Key {
        try reader.flag() ? .part(try part()) : .value(try inner())
    }

    /// Reads an expression in another one, whose nesting has a limit.
    private func inner() throws(DamagedBytes) -> Expression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= MarkupParser.depth else { throw DamagedBytes() }
        return try expression()
    }

    private func place() throws(DamagedBytes) -> Range<Int> { try reader.range(to: source.bytes.count) }

    private func part() throws(DamagedBytes) -> Int { try reader.number(below: names.parts.count) }
}
