/// Cuts Mustache text into tags and the text between them.
struct MustacheScanner {
    let bytes: [UInt8]
    /// What is scanned of the bytes.
    let range: Range<Int>
    var delimiters = Delimiters.standard

    /// What was found where a tag begins.
    enum Found {
        case tag(MustacheTag)
        /// A tag that lacks its end; scanning may go on at `next`.
        case unclosed(next: Int)
        case wrongDelimiters(Range<Int>)
    }

    /// Where the next tag begins, nil when there is none.
    func opening(from start: Int) -> Int? {
        first(delimiters.opening, from: start)
    }

    /// The tag that begins here.
    func tag(at start: Int) -> Found {
        let inside = start + delimiters.opening.count
        guard inside < self.range.upperBound else { return .unclosed(next: self.range.upperBound) }
        let sign = bytes[inside]
        if sign == UInt8(ascii: "{") { return triple(start, inside: inside + 1) }
        guard let kind = MustacheTag.Kind(sign: sign) else { return named(.value, start, inside: inside) }
        switch kind {
        case .comment: return comment(start, inside: inside + 1)
        case .delimiters: return setting(start, inside: inside + 1)
        default: return named(kind, start, inside: inside + 1)
        }
    }

    private func named(_ kind: MustacheTag.Kind, _ start: Int, inside: Int) -> Found {
        end(kind, start, inside: inside, closing: delimiters.closing)
    }

    private func triple(_ start: Int, inside: Int) -> Found {
        end(.value, start, inside: inside, closing: [UInt8(ascii: "}")] + delimiters.closing)
    }

    /// A tag that holds a name: when another tag begins before its end, then it has none.
    private func end(_ kind: MustacheTag.Kind, _ start: Int, inside: Int, closing: [UInt8]) -> Found {
        let next = first(delimiters.opening, from: inside) ?? self.range.upperBound
        guard let end = first(closing, from: inside, to: next + closing.count) else { return .unclosed(next: next) }
        return .tag(MustacheTag(kind: kind, range: start..<end + closing.count, name: trimmed(inside..<end)))
    }

    private func comment(_ start: Int, inside: Int) -> Found {
        let closing = delimiters.closing
        guard let end = first(closing, from: inside) else { return .unclosed(next: self.range.upperBound) }
        return .tag(MustacheTag(kind: .comment, range: start..<end + closing.count, name: end..<end))
    }

    /// A set-delimiter tag: its content ends at the first `=`, since no delimiter may contain one.
    private func setting(_ start: Int, inside: Int) -> Found {
        let closing = [UInt8(ascii: "=")] + delimiters.closing
        let equals = bytes[inside..<self.range.upperBound].firstIndex(of: UInt8(ascii: "=")) ?? self.range.upperBound
        if has(closing, at: equals), Delimiters(bytes[inside..<equals]) != nil {
            let range = start..<equals + closing.count
            return .tag(MustacheTag(kind: .delimiters, range: range, name: inside..<equals))
        }
        guard let end = first(delimiters.closing, from: inside) else {
            return .unclosed(next: self.range.upperBound)
        }
        return .wrongDelimiters(start..<end + delimiters.closing.count)
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start].isWhitespace { start += 1 }
        while start < end, bytes[end - 1].isWhitespace { end -= 1 }
        return start..<end
    }

    /// Where the word begins next, nil when it does not.
    private func first(_ word: [UInt8], from start: Int, to end: Int = .max) -> Int? {
        let end = min(end, self.range.upperBound)
        return bytes.withUnsafeBytes { buffer in
            var index = start
            while let found = buffer.firstOffset(of: word[0], from: index, to: end) {
                if has(word, at: found) { return found }
                index = found + 1
            }
            return nil
        }
    }

    /// Whether the word stands here.
    private func has(_ word: [UInt8], at index: Int) -> Bool {
        guard index + word.count <= self.range.upperBound else { return false }
        for offset in word.indices where bytes[index + offset] != word[offset] { return false }
        return true
    }
}
