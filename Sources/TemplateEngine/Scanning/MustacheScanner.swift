/// Splits Mustache text into tags and the text between them.
struct MustacheScanner {
    let bytes: [UInt8]
    let range: Range<Int>
    private(set) var delimiters = Delimiters.standard

    /// The result of scanning at an opening delimiter.
    enum Found {
        case tag(MustacheTag)
        /// A tag without a closing delimiter. Scanning may continue at `next`.
        case unclosed(next: Int)
        case wrongDelimiters(Range<Int>)
    }

    private var end: Int { range.upperBound }

    mutating func setDelimiters(_ tag: MustacheTag) { delimiters = Delimiters(bytes[tag.name]) ?? delimiters }

    func opening(from start: Int) -> Int? { first(delimiters.opening, from: start) }

    func tag(at start: Int) -> Found {
        let sign = start + delimiters.opening.count
        guard sign < end else { return .unclosed(next: end) }
        if bytes[sign] == UInt8(ascii: "{") {
            return named(.value, start, name: sign + 1, closing: [UInt8(ascii: "}")] + delimiters.closing)
        }
        switch MustacheTag.Kind(sign: bytes[sign]) {
        case .comment:
            guard let close = first(delimiters.closing, from: sign + 1) else { return .unclosed(next: end) }
            let range = start..<close + delimiters.closing.count
            return .tag(MustacheTag(kind: .comment, range: range, name: close..<close))
        case .delimiters: return setting(start, inside: sign + 1)
        case nil: return named(.value, start, name: sign, closing: delimiters.closing)
        case let kind?: return named(kind, start, name: sign + 1, closing: delimiters.closing)
        }
    }

    /// Returns a tag with a name. The closing delimiter is missing if another tag begins before it.
    private func named(_ kind: MustacheTag.Kind, _ start: Int, name: Int, closing: [UInt8]) -> Found {
        guard let nameEnd = first(closing, from: name)
        else { return .unclosed(next: opening(from: name) ?? end) }
        if let next = first(delimiters.opening, from: name, to: nameEnd) { return .unclosed(next: next) }
        let range = start..<nameEnd + closing.count
        let name = trimmed(name..<nameEnd)
        guard kind.mayBeDynamic, !name.isEmpty, bytes[name.lowerBound] == UInt8(ascii: "*")
        else { return .tag(MustacheTag(kind: kind, range: range, name: name)) }
        let dynamic = trimmed(name.lowerBound + 1..<name.upperBound)
        return .tag(MustacheTag(kind: kind, range: range, name: dynamic, isDynamic: true))
    }

    /// Returns a set-delimiter tag. Its content ends at the first `=`, because delimiters must not contain one.
    private func setting(_ start: Int, inside: Int) -> Found {
        let closing = [UInt8(ascii: "=")] + delimiters.closing
        let equals = bytes[inside..<end].firstIndex(of: UInt8(ascii: "=")) ?? end
        if bytes[equals..<end].starts(with: closing), Delimiters(bytes[inside..<equals]) != nil {
            let range = start..<equals + closing.count
            return .tag(MustacheTag(kind: .delimiters, range: range, name: inside..<equals))
        }
        guard let close = first(delimiters.closing, from: inside) else { return .unclosed(next: end) }
        return .wrongDelimiters(start..<close + delimiters.closing.count)
    }

    func trimmed(_ range: Range<Int>) -> Range<Int> { bytes.trimmed(range, while: \.isWhitespace) }

    /// Returns the start of the next occurrence of a word that begins before the limit, or nil.
    private func first(_ word: [UInt8], from start: Int, to limit: Int = .max) -> Int? {
        let end = limit < end ? min(end, limit + word.count - 1) : end
        return bytes.firstRange(of: word, from: start, to: end)?.lowerBound
    }

    /// Returns the line of a standalone tag, including the line break, or nil if there is other text on the line.
    func line(of tag: Range<Int>) -> Range<Int>? {
        guard let start = lineStart(before: tag.lowerBound), let end = lineEnd(after: tag.upperBound)
        else { return nil }
        return start..<end
    }

    /// Returns the start of the line, if only blanks precede the index on it.
    func lineStart(before index: Int) -> Int? {
        var start = index
        while start > range.lowerBound, bytes[start - 1].isBlank { start -= 1 }
        return start == range.lowerBound || bytes[start - 1] == UInt8(ascii: "\n") ? start : nil
    }

    /// Returns the start of the next line, if only blanks follow the index on this one.
    func lineEnd(after index: Int) -> Int? {
        var end = index
        while end < range.upperBound, bytes[end].isBlank { end += 1 }
        guard end < range.upperBound else { return end }
        if bytes[end] == UInt8(ascii: "\r"), end + 1 < range.upperBound { end += 1 }
        return bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
    }

    /// Returns the indentation of the first line that is not blank.
    func indentation(from index: Int) -> Range<Int> {
        var (start, end) = (index, index)
        while end < range.upperBound, bytes[end].isWhitespace {
            end += 1
            if !bytes[end - 1].isBlank { start = end }
        }
        return start..<end
    }
}
