/// A text that was read, under the path that the user knows it by.
package struct SourceFile: Sendable, Hashable {
    /// The path as messages print it.
    package let path: String
    /// The text in UTF-8.
    package let bytes: [UInt8]
    /// Where the text begins in its file, when it is only a part of it: the number of the line, and of characters
    /// before it in the line.
    fileprivate var start = (line: 1, column: 0)

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// A text that a file says at a place, in other words.
    init(text: String, of place: SourceRange) {
        self.init(path: place.file.path, text: text)
        start = (place.line, place.column - 1)
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.path == b.path && a.start == b.start && a.bytes == b.bytes
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(bytes)
    }

    /// The whole text as a range.
    package var whole: SourceRange { SourceRange(file: self, offsets: 0..<bytes.count) }

    /// The range between two offsets in bytes.
    package func range(_ offsets: Range<Int>) -> SourceRange {
        SourceRange(file: self, offsets: offsets)
    }

    /// The text between two offsets in bytes; invalid UTF-8 is repaired.
    package func text(_ offsets: Range<Int>) -> String {
        String(decoding: bytes[offsets], as: UTF8.self)
    }
}

/// A stretch of a source file.
package struct SourceRange: Sendable, Hashable {
    package let file: SourceFile
    /// Offsets in bytes, from 0.
    package let offsets: Range<Int>

    package init(file: SourceFile, offsets: Range<Int>) {
        self.file = file
        self.offsets = offsets
    }

    /// The text of the range.
    package var text: String { file.text(offsets) }

    /// The number of the line in which the range begins, from 1.
    package var line: Int {
        file.start.line + file.bytes[..<offsets.lowerBound].count(where: { $0 == UInt8(ascii: "\n") })
    }

    /// The number of the character at which the range begins in its line, from 1.
    package var column: Int {
        let before = lineStart == 0 ? file.start.column : 0
        let line = file.bytes[lineStart..<offsets.lowerBound]
        // To tell letters from their accents takes long in a line that nobody reads.
        return before + 1
            + (line.count > 10_000 ? line.characterCount : String(decoding: line, as: UTF8.self).count)
    }

    /// The offset at which the first line of the range begins.
    var lineStart: Int {
        (file.bytes[..<offsets.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    }

    /// The offset at which the first line of the range ends, before its line break.
    var lineEnd: Int {
        let bytes = file.bytes
        let end = bytes[offsets.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return end > lineStart && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
    }
}

/// A value and the place that it was read from; the place is nil where it was not read from a file.
package struct Located<Value> {
    package var value: Value
    package var range: SourceRange?

    package init(_ value: Value, _ range: SourceRange? = nil) {
        self.value = value
        self.range = range
    }

    /// Another value from the same place.
    package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Located<Other> {
        Located<Other>(try transform(value), range)
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
