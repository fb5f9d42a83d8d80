import SourceText

/// The messages for a block that is not closed, or closed by the wrong tag.
extension BlockParser where Self: ~Copyable {
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
