import SourceText

/// Parses Liquid text into a document the way Liquid 4.0.0 does: https://shopify.github.io/liquid
struct LiquidParser: BlockParser, ~Copyable {
    let source: SourceFile
    let limits: Renderer.Limits
    let scanner: LiquidScanner
    var reader: MarkupParser
    var document: DocumentBuilder
    var program = LiquidProgram()
    var blocks: [OpenBlock] = []
    var missed: [String: Int] = [:]
    var problems: [Diagnostic] = []
    /// The start of the text that has not been added to the document yet.
    var position: Int
    /// Whether to remove the white space at the start of that text.
    private var trims = false

    init(_ range: SourceRange, _ limits: Renderer.Limits) {
        self.limits = limits
        source = range.file
        scanner = LiquidScanner(bytes: range.file.bytes, range: range.offsets)
        reader = MarkupParser(bytes: range.file.bytes)
        document = DocumentBuilder(range, names: reader.names)
        position = range.offsets.lowerBound
    }

    mutating func read() throws {
        while problems.count < limits.problems, let start = scanner.opening(from: position) {
            try take(scanner.token(at: start))
        }
        addText(to: scanner.range.upperBound, trimsEnd: false)
    }

    consuming func finished() -> DocumentBuilder {
        var document = document
        document.liquid = program
        return document
    }

    private mutating func take(_ token: LiquidScanner.Token) throws {
        addText(to: token.range.lowerBound, trimsEnd: token.trimsBefore)
        position = token.range.upperBound
        trims = token.trimsAfter
        guard let content = token.content else { return problems.append(unclosed(token)) }
        if token.isTag {
            try takeTag(token, content)
        } else {
            takeOutput(content, of: token.range)
        }
    }

    private mutating func takeOutput(_ content: Range<Int>, of place: Range<Int>) {
        do throws(WrongMarkup) {
            let name = reader.trimmed(content)
            if reader.isPlainName(name) {
                document.add(.lookup(reader.number(of: name)), name)
            } else {
                let output = try reader.filtered(content)
                program.outputs.append(output)
                document.add(.output(program.outputs.count - 1), output.place)
            }
        } catch {
            let (message, wrong) = (error.message ?? "invalid output", error.place ?? place)
            problems.append(self.error(message, at: wrong, hint: error.hint))
        }
        markNotBlank()
    }

    /// The name at the beginning of a tag; nil if there is none.
    private func tagName(in content: Range<Int>) -> TagName? {
        let start = reader.skipSpace(content.lowerBound, to: content.upperBound)
        let place = reader.word(at: start, to: content.upperBound)
        guard !place.isEmpty else { return nil }
        let markup = reader.skipSpace(place.upperBound, to: content.upperBound)..<content.upperBound
        return TagName(place: place, markup: markup)
    }

    /// Takes the lines of a `liquid` tag, each of which is a tag, or a comment that begins with `#`. The blocks that begin
    /// in it have to end in it.
    private mutating func takeLines(_ name: TagName, of token: LiquidScanner.Token) throws {
        let outer = blocks.count
        for line in source.bytes[name.markup].split(separator: UInt8(ascii: "\n")) {
            let content = reader.trimmed(line.startIndex..<line.endIndex)
            if content.isEmpty || source.bytes[content.lowerBound] == UInt8(ascii: "#") { continue }
            try takeTag(token, content)
        }
        guard blocks.count > outer else { return }
        let open = wording(of: blocks[blocks.count - 1])
        problems.append(
            error("unclosed \(open.title)", at: open.start, hint: "end it in the same 'liquid' tag"))
        while blocks.count > outer { close() }
    }

    private mutating func takeTag(_ token: LiquidScanner.Token, _ content: Range<Int>) throws {
        guard let name = tagName(in: content) else { return problems.append(nameless(token, content)) }
        let kind = reader.kind(of: name).flatMap {
            limits.allowsLiquid5 || !$0.isOfLiquid5 ? $0 : nil
        }
        switch kind {
        case .raw: takeRaw(name)
        case .liquid: try takeLines(name, of: token)
        case .echo: takeOutput(name.markup, of: name.place)
        case let kind?: try begin(kind, name)
        case nil: if reader.starts(name.place, with: "end") { end(name) } else { divide(name) }
        }
    }

    private mutating func takeRaw(_ name: TagName) {
        guard reader.trimmed(name.markup).isEmpty else { return problems.append(wrong(name, WrongMarkup())) }
        guard let ending = endOfRaw else {
            position = scanner.range.upperBound
            return problems.append(
                error("unclosed 'raw'", at: name.place, hint: "end it with '{% endraw %}'"))
        }
        if position < ending.lowerBound {
            document.add(.text, position..<ending.lowerBound)
            markNotBlank()
        }
        position = ending.upperBound
    }

    /// The next `{% endraw %}`: what is before it is literal text that may contain braces.
    private var endOfRaw: Range<Int>? {
        let end = scanner.range.upperBound
        var index = position
        while let opening = scanner.opening(from: index) {
            index = opening + 1
            guard source.bytes[opening + 1] == UInt8(ascii: "%") else { continue }
            let hasHyphen = opening + 2 < end && source.bytes[opening + 2] == UInt8(ascii: "-")
            let name = reader.word(at: reader.skipSpace(opening + (hasHyphen ? 3 : 2), to: end), to: end)
            guard reader.has("endraw", at: name) else { continue }
            let token = scanner.token(at: opening)
            return token.content == nil ? nil : token.range
        }
        return nil
    }

    private mutating func addText(to end: Int, trimsEnd: Bool) {
        var (start, end) = (position, end)
        if trims { start = reader.skipSpace(start, to: end) }
        while trimsEnd, start < end, reader.bytes[end - 1].isLiquidSpace { end -= 1 }
        trims = trims && position == end
        guard start < end else { return }
        document.add(.text, start..<end)
        if let last = blocks.indices.last, blocks[last].isBlank {
            blocks[last].isBlank = reader.skipSpace(start, to: end) == end
        }
    }

    /// Records that the innermost block produces output.
    mutating func markNotBlank() { if let last = blocks.indices.last { blocks[last].isBlank = false } }
}

extension Document {
    /// Parses Liquid text. The range may be part of a file; places refer to the file.
    /// - Throws: `Diagnostics` with the problems in the text.
    public static func liquid(_ range: SourceRange, limits: Renderer.Limits = .init()) throws -> Document {
        try LiquidParser.parse(range, limits)
    }
}
