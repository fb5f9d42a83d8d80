import SourceText

/// The comments of Swift code that document declarations.
package enum DocumentationComments {
    /// Returns the edits that remove these comments, in text order: lines that begin with `///`, and blocks in front of
    /// which their line has no code. Code behind a block stays.
    package static func removals(in bytes: [UInt8]) -> [TextEdit] {
        let literals = SwiftToken.multilineLiterals(in: bytes)
        var (edits, isInBlock): ([TextEdit], Bool) = ([], false)
        for line in bytes.lineRanges {
            let text = bytes[line].drop(while: \.isWhitespace)
            let isCode = !literals.contains { $0.contains(line.lowerBound) }
            let beginsBlock = isCode && text.starts(with: "/**".utf8) && !text.starts(with: "/***".utf8)
            isInBlock = isInBlock || beginsBlock
            let isLine = isCode && text.starts(with: "///".utf8) && !text.starts(with: "////".utf8)
            guard isInBlock || isLine else { continue }
            var range = line.lowerBound..<Swift.min(line.upperBound + 1, bytes.count)
            if isInBlock, let end = text.firstRange(of: "*/".utf8)?.upperBound {
                isInBlock = false
                let code = bytes[end..<line.upperBound].drop(while: \.isWhitespace)
                if !code.isEmpty { range = text.startIndex..<code.startIndex }
            }
            edits.append(TextEdit(range: range, bytes: []))
        }
        return edits
    }
}
