/// A stretch of a text that another one takes the place of.
package struct TextEdit: Equatable {
    package let range: Range<Int>
    let bytes: [UInt8]

    package init(range: Range<Int>, bytes: [UInt8]) {
        self.range = range
        self.bytes = bytes
    }
}

extension [UInt8] {
    /// The text after edits, which are in the order of the text and do not overlap.
    package func applying(_ edits: [TextEdit]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(edits.reduce(count) { $0 + $1.bytes.count })
        var start = 0
        for edit in edits {
            result += self[start..<edit.range.lowerBound]
            result += edit.bytes
            start = edit.range.upperBound
        }
        return result + self[start...]
    }
}
