import SourceText

extension Document {
    /// Warnings about parts of Liquid tags and outputs that Liquid 4.0.0 skips without a message.
    package var ignoredMarkup: Diagnostics {
        guard isLiquid else { return Diagnostics() }
        var search = MarkupSearch(source)
        if isCondition { search.checkCondition(range, of: nil) } else { search.read(range) }
        return Diagnostics(search.found)
    }
}

/// The search for skipped parts of tags and outputs.
struct MarkupSearch {
    let source: SourceFile
    private let reader: MarkupParser
    var found: [Diagnostic] = []
    /// The names of the Mustache sections that have been reported, whose end tags are not mistakes of their own.
    var sections: [String] = []

    init(_ source: SourceFile) {
        self.source = source
        reader = MarkupParser(bytes: source.bytes)
    }

    /// Checks all tags and outputs of a text, except those in `raw` and `comment`.
    mutating func read(_ range: Range<Int>) {
        let scanner = LiquidScanner(bytes: source.bytes, range: range)
        var position = range.lowerBound
        var isComment = false
        while let start = scanner.opening(from: position) {
            let token = scanner.token(at: start)
            position = token.range.upperBound
            guard let content = token.content else { continue }
            guard token.isTag else {
                if !isComment { checkOutput(content, token.range) }
                continue
            }
            let first = reader.skipSpace(content.lowerBound, to: content.upperBound)
            let name = reader.word(at: first, to: content.upperBound)
            let markup = reader.trimmed(name.upperBound..<content.upperBound)
            switch reader.text(name) {
            case "comment": isComment = true
            case "endcomment": isComment = false
            case RawTag.name where !isComment:
                position = RawTag.end(from: position, in: scanner, reader)?.upperBound ?? range.upperBound
            case let text: if !isComment { check(text, name, markup) }
            }
        }
    }

    private mutating func check(_ tag: String, _ name: Range<Int>, _ markup: Range<Int>) {
        var reading = StrictMarkup(markup, of: source)
        switch tag {
        case "if", "unless", "elsif": return checkCondition(markup, of: tag)
        case "else":
            if !reading.isDone { addBranch(reading, markup) }
            return
        case "case": reading.value()
        case "when": reading.values(separatedBy: "or")
        case "assign":
            guard let sign = reading.tokens.firstIndex(where: { ["=", "=="].contains($0.text) })
            else { return }
            if reading.tokens[sign].text == "==" { return addDoubleSign(reading, sign) }
            reading = StrictMarkup(reading.tokens[sign].range.upperBound..<markup.upperBound, of: source)
            reading.output()
            checkFilters(of: reading)
        case "for", "tablerow":
            guard reading.value(), reading.skipWord("in") else { return }
            if let range = openRange(reading) { return found.append(range) }
            reading.value()
            _ = reading.skipWord("reversed")
            reading.attributes()
        default: return
        }
        add(reading, in: tag, to: markup.upperBound)
    }

    /// - Parameter tag: the name of the tag; nil for a condition without one.
    mutating func checkCondition(_ markup: Range<Int>, of tag: String?) {
        var reading = StrictMarkup(markup, of: source)
        reading.condition()
        if let group = reading.regrouped {
            let place = reading.tokens[group.lowerBound].range.lowerBound
            let end = reading.tokens[group.upperBound].range.upperBound
            let order = "it evaluates 'and' and 'or' from right to left"
            warn(
                "Liquid ignores the parentheses", place..<end,
                hint: "\(order): put one condition into an 'if' of its own")
        }
        addConstants(of: reading)
        add(reading, in: tag ?? "if", to: markup.upperBound)
    }

    private mutating func checkOutput(_ content: Range<Int>, _ range: Range<Int>) {
        if isMustacheTag(content) { return addMustacheTag(content, range) }
        var reading = StrictMarkup(content, of: source)
        // Reported as an unknown name.
        if let first = reading.next, first.kind == .word, LiquidTagKind.isTag(first.text) { return }
        reading.output()
        checkFilters(of: reading)
        if reading.next?.isMark("||") != true { add(reading, in: nil, to: content.upperBound) }
    }

    mutating func warn(_ message: String, _ place: Range<Int>, hint: String? = nil) {
        found.append(.warning(message, at: source.range(place), hint: hint))
    }
}
