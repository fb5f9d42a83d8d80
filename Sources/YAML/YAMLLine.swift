import SourceText

/// A line of a YAML text that cannot be parsed, without its line break, comment and trailing blanks.
struct YAMLLine {
    let bytes: [UInt8]
    let range: Range<Int>
    /// The offsets of the bytes outside of quotes.
    let plain: [Int]

    /// - Parameter offset: a place on the line.
    init(at offset: Int, in bytes: [UInt8]) {
        let newline = UInt8(ascii: "\n")
        let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
        self.bytes = bytes
        var (plain, last) = ([Int](), UInt8(ascii: ":"))
        var (quote, lineEnd): (UInt8?, Int) = (nil, end)
        var index = start
        while index < end {
            let byte = bytes[index]
            if let open = quote {
                if open == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") { index += 1 }
                if byte == open { quote = nil }
            } else if "\"'".utf8.contains(byte), ":,[{-?".utf8.contains(last) {
                quote = byte
            } else if byte == UInt8(ascii: "#"), index == start || bytes[index - 1].isBlank {
                lineEnd = index
                break
            } else {
                plain.append(index)
            }
            if !byte.isBlank { last = byte }
            index += 1
        }
        range = start..<bytes.trimmed(start..<lineEnd, while: \.isWhitespace).upperBound
        self.plain = plain
    }

    var start: Int { range.first { !bytes[$0].isBlank } ?? range.upperBound }

    /// The first byte after the indentation and the dashes of list items.
    var content: Int {
        var index = start
        while index + 1 < range.upperBound, bytes[index] == UInt8(ascii: "-"), bytes[index + 1].isBlank {
            index += 1
            while index < range.upperBound, bytes[index].isBlank { index += 1 }
        }
        return index
    }

    /// The colon after the first key, unless the line has none or begins with a bracket.
    var colon: Int? {
        guard content < range.upperBound, !"{[".utf8.contains(bytes[content]) else { return nil }
        return plain.first { index in
            let isLast = index + 1 >= range.upperBound
            return index >= content && bytes[index] == UInt8(ascii: ":")
                && (isLast || bytes[index + 1].isBlank)
        }
    }

    /// The range of the value after the first key; nil if nothing follows the colon.
    var value: Range<Int>? {
        let value = colon.map { bytes.trimmed($0 + 1..<max($0 + 1, range.upperBound), while: \.isBlank) }
        return value?.isEmpty == true ? nil : value
    }

    /// The nearest line above that is neither blank nor a comment.
    var previous: YAMLLine? {
        var line = self
        while line.range.lowerBound > 0 {
            line = YAMLLine(at: line.range.lowerBound - 1, in: bytes)
            if line.start < line.range.upperBound { return line }
        }
        return nil
    }

    /// The place of the characters that begin this line or the nearest one above; nil if no line begins with them.
    func marker(_ characters: String) -> Range<Int>? {
        let line = sequence(first: self, next: \.previous).first { $0.text($0.range).hasPrefix(characters) }
        return line.map { $0.range.lowerBound..<$0.range.lowerBound + characters.utf8.count }
    }

    /// The value that begins at an offset. It ends with the line or, inside brackets, before the next `,` or bracket.
    /// Tags such as `{{ name }}` belong to the value.
    func value(from start: Int) -> Range<Int> {
        let before = plain.filter { $0 < start }.map { bytes[$0] }
        let isInside = before.count { "{[".utf8.contains($0) } > before.count { "}]".utf8.contains($0) }
        guard isInside else { return start..<max(start, range.upperBound) }
        var (index, tags) = (start, 0)
        while index < range.upperBound {
            let next = index + 1 < range.upperBound ? bytes[index + 1] : 0
            if bytes[index] == UInt8(ascii: "{"), "{%".utf8.contains(next) {
                (tags, index) = (tags + 1, index + 2)
            } else if tags > 0, next == UInt8(ascii: "}"), "}%".utf8.contains(bytes[index]) {
                (tags, index) = (tags - 1, index + 2)
            } else if tags == 0, ",}]".utf8.contains(bytes[index]) {
                break
            } else {
                index += 1
            }
        }
        return bytes.trimmed(start..<index, while: \.isBlank)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
