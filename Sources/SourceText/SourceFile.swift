/// A text with the path by which the user knows it.
public struct SourceFile: Sendable, Hashable {
    /// The path that messages print.
    public let path: String
    /// The text in UTF-8.
    public let bytes: [UInt8]
    /// The origins of a text that was made from others; nil for a text written by hand.
    package let origins: SourceMap?

    package init(path: String, bytes: [UInt8], origins: SourceMap? = nil) {
        (self.path, self.bytes, self.origins) = (path, bytes, origins)
    }

    /// Creates a source file from a text written by hand, with the path that messages print.
    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// The whole text as a range.
    public var whole: SourceRange { SourceRange(file: self, offsets: 0..<bytes.count) }

    /// Returns the range between two byte offsets.
    package func range(_ offsets: Range<Int>) -> SourceRange { SourceRange(file: self, offsets: offsets) }

    /// Returns the text between two byte offsets, replacing invalid UTF-8.
    package func text(_ offsets: Range<Int>) -> String { String(decoding: bytes[offsets], as: UTF8.self) }
}

/// A range of a source file.
public struct SourceRange: Sendable, Hashable {
    /// The file that contains the range.
    public let file: SourceFile
    /// The offsets in bytes, from 0.
    public let offsets: Range<Int>

    /// The text of the range.
    public var text: String { file.text(offsets) }

    /// The place in a file written by hand: for a text made from others, the place it comes from.
    package var origin: SourceRange { file.origins?.origin(of: offsets).origin ?? self }

    /// The number of the line in which the range begins, from 1.
    package var line: Int { 1 + file.bytes[..<offsets.lowerBound].count(where: { $0 == UInt8(ascii: "\n") }) }

    /// The column of the range's start in characters, from 1.
    package var column: Int {
        let line = file.bytes[lineStart..<offsets.lowerBound]
        // Finding character boundaries is slow, and nobody reads such long lines.
        return 1 + (line.count > 10_000 ? line.characterCount : String(decoding: line, as: UTF8.self).count)
    }

    /// The offset of the start of the range's first line.
    package var lineStart: Int {
        (file.bytes[..<offsets.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    }

    /// The offset of the end of the range's first line, before its line break.
    package var lineEnd: Int {
        let bytes = file.bytes
        let end = bytes[offsets.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return end > lineStart && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
    }
}

/// A value and where it was read. The place is nil if the value does not come from a file.
package struct Located<Value> {
    package var value: Value
    package var range: SourceRange?

    package init(_ value: Value, _ range: SourceRange? = nil) { (self.value, self.range) = (value, range) }

    /// Returns a different value from the same place.
    package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Located<Other> {
        Located<Other>(try transform(value), range)
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
