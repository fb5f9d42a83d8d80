/// A text that was read, under the path that the user knows it by.
public struct SourceFile: Sendable, Hashable {
    /// The path as messages print it.
    public let path: String
    /// The text in UTF-8.
    public let bytes: [UInt8]
    /// Where the text comes from that was made out of others; nil for one that was written by hand.
    package let origins: SourceMap?

    package init(path: String, bytes: [UInt8], origins: SourceMap? = nil) {
        self.path = path
        self.bytes = bytes
        self.origins = origins
    }

    /// A text that was written by hand.
    ///
    /// - Parameter path: the path as messages are to print it.
    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// The whole text as a range.
    public var whole: SourceRange { SourceRange(file: self, offsets: 0..<bytes.count) }

    /// The range between two offsets in bytes.
    package func range(_ offsets: Range<Int>) -> SourceRange { SourceRange(file: self, offsets: offsets) }

    /// The text between two offsets in bytes; invalid UTF-8 is repaired.
    package func text(_ offsets: Range<Int>) -> String { String(decoding: bytes[offsets], as: UTF8.self) }
}

/// A stretch of a source file.
public struct SourceRange: Sendable, Hashable {
    /// The file that it is a part of.
    public let file: SourceFile
    /// Offsets in bytes, from 0.
    public let offsets: Range<Int>

    /// The text of the range.
    public var text: String { file.text(offsets) }

    /// The number of the line in which the range begins, from 1.
    package var line: Int { 1 + file.bytes[..<offsets.lowerBound].count(where: { $0 == UInt8(ascii: "\n") }) }

    /// The number of the character at which the range begins in its line, from 1.
    package var column: Int {
        let line = file.bytes[lineStart..<offsets.lowerBound]
        // To tell letters from their accents takes long in a line that nobody reads.
        return 1 + (line.count > 10_000 ? line.characterCount : String(decoding: line, as: UTF8.self).count)
    }

    /// The offset at which the first line of the range begins.
    var lineStart: Int { (file.bytes[..<offsets.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1 }

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
