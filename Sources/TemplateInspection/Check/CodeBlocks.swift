import SwiftText

/// The blocks of a Swift file that span several lines.
struct CodeBlocks: Sendable {
    /// The lines from each opening brace to its closing one, from 1.
    private var lines: [ClosedRange<Int>] = []

    init() {}

    init(_ tokens: [SwiftToken], in text: [UInt8]) {
        var open: [Int] = []
        var (line, offset) = (1, 0)
        for token in tokens where token.isSign(in: ["{", "}"]) {
            line += text[offset..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
            offset = token.range.lowerBound
            if token.isSign("{") {
                open.append(line)
            } else if let start = open.popLast(), start < line {
                lines.append(start...line)
            }
        }
    }

    /// Whether a line is below another one, and in the innermost block that contains the other one.
    func contain(_ line: Int, below other: Int) -> Bool {
        let block = lines.filter { $0.lowerBound < other && other < $0.upperBound }
            .max { $0.lowerBound < $1.lowerBound }
        return line > other && block.map { line < $0.upperBound } ?? true
    }
}
