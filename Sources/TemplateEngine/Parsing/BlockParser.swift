import SourceText

/// A parser for templates with tags that begin and end blocks. Records problems and continues parsing.
protocol BlockParser: ~Copyable {
    associatedtype Block
    associatedtype End

    var source: SourceFile { get }
    var limits: Renderer.Limits { get }
    /// The open blocks, innermost last.
    var blocks: [Block] { get set }
    /// The number of blocks of each name that were closed without an end tag. The tag may still follow.
    var missed: [String: Int] { get set }
    var problems: [Diagnostic] { get set }

    init(_ range: SourceRange, _ limits: Renderer.Limits)

    /// Parses the text into the document. Throws all diagnostics so far if blocks are nested too deeply.
    mutating func read() throws

    consuming func finished() -> DocumentBuilder

    mutating func close()

    /// Returns the terms for a block in messages: its name, the name with its kind, and its start and end tags.
    func wording(of block: Block) -> (name: String, title: String, start: Range<Int>, end: String)

    func name(of end: End) -> String

    /// Whether a tag ends an open block, which is given by its number.
    func isEnded(_ block: Int, by end: End) -> Bool

    /// Returns the error for a block whose tag lacks its end, so that it took in the next tag; nil for any other block.
    func swallowing(_ block: Block) -> Diagnostic?

    /// Returns the error for an end tag without an open block, or with another name than the innermost block.
    func wrongEnd(_ end: End, of block: Block?) -> Diagnostic
}

extension BlockParser where Self: ~Copyable {
    /// Parses a text, which may be part of a file. Places refer to the file.
    static func parse(_ range: SourceRange, _ limits: Renderer.Limits) throws -> Document {
        try range.checkUTF8()
        var parser = Self(range, limits)
        try parser.read()
        parser.problems += parser.blocks.map { parser.unclosed($0) }
        guard parser.problems.isEmpty else { throw parser.diagnostics }
        return Document(parser.finished())
    }

    var diagnostics: Diagnostics {
        var diagnostics = Diagnostics(problems)
        diagnostics.sort()
        return diagnostics
    }

    /// Records the start of a block. Throws all diagnostics so far if blocks are nested too deeply.
    mutating func open(_ block: consuming Block, named place: Range<Int>) throws {
        guard blocks.count < limits.depth else {
            let message = "'\(source.text(place))' is nested more than \(counted(limits.depth, "level")) deep"
            problems.append(error(message, at: place, hint: limits.depthHint))
            throw diagnostics
        }
        blocks.append(block)
    }

    /// Closes the innermost block that the tag ends, and the blocks inside it, which lack their end tags.
    mutating func end(_ end: End, at place: Range<Int>, canEnd: Bool = true) {
        var index = blocks.count - 1
        while index >= 0, !isEnded(index, by: end) { index -= 1 }
        if index >= 0 {
            while blocks.count > index + 1 { problems.append(unclosed(miss(), before: place)) }
            close()
        } else if let count = missed[name(of: end)], count > 0 {
            missed[name(of: end)] = count - 1
        } else {
            problems.append(wrongEnd(end, of: blocks.isEmpty || !canEnd ? nil : miss()))
        }
    }

    /// Closes the innermost block, with its end tag possibly still to come.
    private mutating func miss() -> Block {
        let block = blocks[blocks.count - 1]
        close()
        missed[wording(of: block).name, default: 0] += 1
        return block
    }

    func swallowing(_ block: Block) -> Diagnostic? { nil }

    func unclosed(_ block: Block, before next: Range<Int>? = nil) -> Diagnostic {
        if let swallowing = swallowing(block) { return swallowing }
        let block = wording(of: block)
        let place = next.map { " before '\(source.text($0))' on line \(source.range($0).line)" } ?? ""
        return error("unclosed \(block.title)", at: block.start, hint: "end it with '\(block.end)'\(place)")
    }

    func mismatch(_ end: String, at place: Range<Int>, _ block: Block, article: String = "") -> Diagnostic {
        let block = wording(of: block)
        return error(
            "'\(end)' does not end \(article)\(block.title)", at: place,
            hint: "it begins on line \(source.range(block.start).line): end it with '\(block.end)'")
    }

    func error(_ message: String, at range: Range<Int>, hint: String? = nil) -> Diagnostic {
        .error(message, at: source.range(range), hint: hint)
    }
}
