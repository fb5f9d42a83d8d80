import SourceText

/// Parses Mustache text into a document, following https://mustache.github.io/mustache.5.html and the Mustache
/// specification, but without HTML escaping.
struct MustacheParser: BlockParser, ~Copyable {
    let source: SourceFile
    let limits: Renderer.Limits
    private(set) var scanner: MustacheScanner
    var document: DocumentBuilder
    /// The number of blanks to remove from each line of the text.
    var dedent = 0
    var blocks: [OpenSection] = []
    var missed: [String: Int] = [:]
    var problems: [Diagnostic] = []
    /// The start of the text that has not been added to the document yet.
    var position: Int

    init(_ range: SourceRange, _ limits: Renderer.Limits) {
        (self.limits, source) = (limits, range.file)
        scanner = MustacheScanner(bytes: range.file.bytes, range: range.offsets)
        document = DocumentBuilder(range)
        position = range.offsets.lowerBound
    }

    mutating func read() throws {
        while problems.count < limits.problems, let start = scanner.opening(from: position) {
            switch scanner.tag(at: start) {
            case .tag(let tag): try take(tag)
            case .unclosed(let next):
                problems.append(unclosedTag(at: start))
                position = next
            case .wrongDelimiters(let range):
                problems.append(wrongDelimiters(range))
                position = range.upperBound
            }
        }
        addText(to: scanner.range.upperBound)
    }

    consuming func finished() -> DocumentBuilder { document }

    private mutating func take(_ tag: MustacheTag) throws {
        if try takeParentOrBlock(tag) { return }
        // Value tags never count as standalone, so they keep their line.
        let line = tag.kind == .value ? nil : scanner.line(of: tag.range)
        addText(to: line?.lowerBound ?? tag.range.lowerBound)
        position = line?.upperBound ?? tag.range.upperBound
        switch tag.kind {
        case .comment, .parent, .block: break
        case .delimiters: scanner.setDelimiters(tag)
        case .partial:
            let indentation = line.map { dedented($0.lowerBound..<tag.range.lowerBound) }
            if check(tag) { document.addPartial(tag, indentation: indentation) }
        case .section, .inverted: try begin(tag)
        case .end: end(tag)
        case .value: addValue(tag)
        }
    }

    mutating func addText(to end: Int) {
        guard position < end else { return }
        if dedent == 0 { document.add(.text, position..<end) } else { addLines(position..<end) }
    }
}

extension Document {
    /// Parses Mustache text. The range may be part of a file; places refer to the file.
    /// - Throws: `Diagnostics` with the problems in the text.
    public static func mustache(_ range: SourceRange, limits: Renderer.Limits = .init()) throws -> Document {
        try MustacheParser.parse(range, limits)
    }
}
