/// A comment in Swift code.
package struct CodeComment: Sendable, Equatable {
    /// The text with its signs, such as `/// Returns it.`
    package let text: String
    package let range: Range<Int>
    /// Whether code stands before the comment on its line.
    package let followsCode: Bool

    /// Whether the comment documents a declaration.
    package var isDocumentation: Bool {
        text.hasPrefix("///") && !text.hasPrefix("////") || text.hasPrefix("/**") && !text.hasPrefix("/***")
    }

    /// Whether the comment begins a section of a file.
    package var isMark: Bool { text.drop { "/* ".contains($0) }.hasPrefix("MARK:") }

    /// Returns the comments of Swift code by the index of the token that follows them. Between tokens there are only
    /// comments and white space.
    package static func all(in bytes: [UInt8], _ tokens: [SwiftToken]) -> [Int: [CodeComment]] {
        var found: [Int: [CodeComment]] = [:]
        var start = 0
        for index in 0...tokens.count {
            let end = index < tokens.count ? tokens[index].range.lowerBound : bytes.count
            if start < end {
                let comments = all(in: bytes, start..<end)
                if !comments.isEmpty { found[index] = comments }
            }
            if index < tokens.count { start = max(start, tokens[index].range.upperBound) }
        }
        return found
    }

    private static func all(in bytes: [UInt8], _ gap: Range<Int>) -> [CodeComment] {
        var found: [CodeComment] = []
        var index = gap.lowerBound
        var followsCode = gap.lowerBound > 0
        while let start = bytes[index..<gap.upperBound].firstIndex(of: UInt8(ascii: "/")) {
            if bytes[index..<start].contains(UInt8(ascii: "\n")) { followsCode = false }
            let isBlock = start + 1 < gap.upperBound && bytes[start + 1] == UInt8(ascii: "*")
            let end =
                isBlock ? endOfBlock(bytes, start..<gap.upperBound) : endOfLine(bytes, start..<gap.upperBound)
            let text = String(decoding: bytes[start..<end], as: UTF8.self)
            found.append(CodeComment(text: text, range: start..<end, followsCode: followsCode))
            index = max(end, start + 1)
        }
        return found
    }

    private static func endOfLine(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        bytes[range].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
    }

    /// Returns the end of a block comment, in which there may be others.
    private static func endOfBlock(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        var (index, depth) = (range.lowerBound, 0)
        while index + 1 < range.upperBound {
            switch (bytes[index], bytes[index + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): (index, depth) = (index + 2, depth + 1)
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                (index, depth) = (index + 2, depth - 1)
                if depth == 0 { return index }
            default: index += 1
            }
        }
        return range.upperBound
    }
}
