/// A text that was read, under the path that the user knows it by.
package struct SourceFile: Sendable, Hashable {
    /// The path as messages print it.
    package let path: String
    /// The text in UTF-8.
    package let bytes: [UInt8]
    /// Where a file says it, when it is not a file's text but a part of it in other words; a value cannot hold itself,
    /// so this is a list of one.
    private let origins: [SourceRange]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        origins = []
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// A text that a file says at a place, in other words.
    init(text: String, of place: SourceRange) {
        path = place.file.path
        bytes = Array(text.utf8)
        origins = [place]
    }

    /// Where a file says it in other words.
    fileprivate var origin: SourceRange? { origins.first }

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
        (file.origin?.line ?? 1)
            + file.bytes[..<offsets.lowerBound].count(where: { $0 == UInt8(ascii: "\n") })
    }

    /// The number of the character at which the range begins in its line, from 1.
    package var column: Int {
        let start = lineStart
        let line = file.bytes[start..<offsets.lowerBound]
        // To tell letters from their accents takes long in a line that nobody reads.
        let count = line.count > 10_000 ? line.characterCount : String(decoding: line, as: UTF8.self).count
        return (start == 0 ? file.origin?.column ?? 1 : 1) + count
    }

    /// The offset at which the first line of the range begins.
    var lineStart: Int {
        file.bytes.withUnsafeBufferPointer { bytes in
            var start = offsets.lowerBound
            while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
            return start
        }
    }

    /// The offset at which the first line of the range ends, before its line break.
    var lineEnd: Int {
        let bytes = file.bytes
        let end = bytes[offsets.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
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
