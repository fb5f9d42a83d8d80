/// The replacement of a range of a text with another text.
package struct TextEdit: Equatable, Sendable {
    package let range: Range<Int>
    package let bytes: [UInt8]

    package init(range: Range<Int>, bytes: [UInt8]) { (self.range, self.bytes) = (range, bytes) }
}

extension [UInt8] {
    /// Returns the text with the edits applied. The edits must be in text order and must not overlap.
    package func applying(_ edits: [TextEdit]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(edits.reduce(count) { $0 + $1.bytes.count - $1.range.count })
        var start = 0
        for edit in edits {
            result += self[start..<edit.range.lowerBound]
            result += edit.bytes
            start = edit.range.upperBound
        }
        result += self[start...]
        return result
    }
}
