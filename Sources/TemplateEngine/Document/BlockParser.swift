import SourceText

/// A parser of templates whose tags begin and end blocks. What is wrong is noted, and reading goes on.
protocol BlockParser {
    /// A block whose end has not been read yet.
    associatedtype Block
    /// A tag that ends one.
    associatedtype End

    var source: SourceFile { get }
    var document: Document { get }
    var limits: Renderer.Limits { get }
    /// The blocks that have begun, the innermost one last.
    var blocks: [Block] { get set }
    /// How many blocks of a name have ended without their own ends, which may still come.
    var missed: [String: Int] { get set }
    var problems: [Diagnostic] { get set }

    init(_ range: SourceRange, _ limits: Renderer.Limits)

    /// Reads the text into the document. Throws what was found so far when blocks are nested too deep.
    mutating func read() throws

    /// Ends the innermost block.
    mutating func close() -> Block

    /// How messages speak of a block: by its name, with its kind, and by the tags that begin and end it.
    func wording(of block: Block) -> (name: String, title: String, start: Range<Int>, end: String)

    /// The name that a tag ends a block of.
    func name(of end: End) -> String

    /// What is wrong with an end of no open block, or of none of this name: the innermost one is then given.
    func wrongEnd(_ end: End, of block: Block?) -> Diagnostic
}

extension BlockParser {
    /// Parses a text, perhaps a part of a file: places point into the file.
    static func parse(_ range: SourceRange, _ limits: Renderer.Limits) throws -> Document {
        try range.checkUTF8()
        var parser = Self(range, limits)
        try parser.read()
        parser.problems += parser.blocks.map { parser.unclosed($0) }
        guard parser.problems.isEmpty else { throw parser.diagnostics }
        return parser.document
    }

    /// What was found wrong, in the order of the text.
    var diagnostics: Diagnostics {
        var diagnostics = Diagnostics(problems)
        diagnostics.sort()
        return diagnostics
    }

    /// Notes what has begun. Throws what was found so far when blocks are nested too deep.
    mutating func open(_ block: Block, named place: Range<Int>) throws {
        guard blocks.count < limits.depth else {
            let message = "'\(source.text(place))' is nested more than \(limits.depth) deep"
            problems.append(error(message, at: place, hint: limits.depthHint))
            throw diagnostics
        }
        blocks.append(block)
    }

    /// Ends the innermost block that the tag ends, and those inside of it, which lack their ends.
    mutating func end(
        _ end: End, at place: Range<Int>, canEnd: @autoclosure () -> Bool = true, _ isEnded: (Block) -> Bool
    ) {
        if let index = blocks.lastIndex(where: isEnded) {
            while blocks.count > index + 1 { problems.append(unclosed(miss(), before: place)) }
            _ = close()
        } else if let count = missed[name(of: end)], count > 0 {
            missed[name(of: end)] = count - 1
        } else {
            problems.append(wrongEnd(end, of: blocks.isEmpty || !canEnd() ? nil : miss()))
        }
    }

    /// Ends the innermost block, whose own end may still come.
    private mutating func miss() -> Block {
        let block = close()
        missed[wording(of: block).name, default: 0] += 1
        return block
    }
}

extension Document {
    /// Parses Mustache text. The range may be a part of a file: places point into the file.
    /// - Throws: `Diagnostics` with what is wrong in the text.
    public static func mustache(_ range: SourceRange, limits: Renderer.Limits = .init()) throws -> Document {
        try MustacheParser.parse(range, limits)
    }

    /// Parses Liquid text. The range may be a part of a file: places point into the file.
    /// - Throws: `Diagnostics` with what is wrong in the text.
    public static func liquid(_ range: SourceRange, limits: Renderer.Limits = .init()) throws -> Document {
        try LiquidParser.parse(range, limits)
    }
}
