/// A name in Swift code, outside of comments, and of strings except for their interpolations.
package struct SwiftName: Sendable {
    /// The name without backticks.
    package let text: String
    /// The place of the name without backticks.
    package let range: Range<Int>

    /// Returns all names of a text, in order; keywords are among them.
    package static func all(in code: [UInt8]) -> [SwiftName] {
        all(in: code, SwiftToken.all(in: code), from: 0)
    }

    /// - Parameter start: where the text of the tokens begins in `code`.
    private static func all(in code: [UInt8], _ tokens: [SwiftToken], from start: Int) -> [SwiftName] {
        tokens.flatMap { token -> [SwiftName] in
            let range = token.range.lowerBound + start..<token.range.upperBound + start
            switch token.kind {
            case .word: return [SwiftName(text: token.text, range: range)]
            case .quoted:
                return [SwiftName(text: token.bare, range: range.lowerBound + 1..<range.upperBound - 1)]
            case .literal:
                return interpolations(in: code, range).flatMap {
                    all(in: code, SwiftToken.all(in: code[$0]), from: $0.lowerBound)
                }
            default: return []
            }
        }
    }

    /// The places of the code in a string literal.
    private static func interpolations(in code: [UInt8], _ literal: Range<Int>) -> [Range<Int>] {
        let hashes = code[literal].prefix { $0 == UInt8(ascii: "#") }.count
        let opening = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
        var (found, offset): ([Range<Int>], Int) = ([], literal.lowerBound)
        while offset < literal.upperBound {
            guard code[offset] == UInt8(ascii: "\\"), code[offset..<literal.upperBound].starts(with: opening)
            else {
                offset += 1
                continue
            }
            let begin = offset + opening.count
            guard begin < literal.upperBound, code[begin] == UInt8(ascii: "(") else {
                offset = begin + 1
                continue
            }
            let tokens = SwiftToken.all(in: code[begin..<literal.upperBound])
            guard let close = tokens.bracketPartners[0] else { break }
            let end = begin + tokens[close].range.lowerBound
            found.append(begin + 1..<end)
            offset = end + 1
        }
        return found
    }
}
