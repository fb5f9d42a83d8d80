import SourceText

/// Swift code without its formatting. Two texts of which this is equal differ at most in white space, trailing commas,
/// semicolons, the order of adjacent imports, parentheses around conditions, and the layout of comments.
package struct UnformattedCode: Equatable, Sendable {
    private enum Element: Equatable, Sendable {
        /// A word, a sign, or an operator of several signs.
        case token(String)
        /// A string literal with its bytes, without the indentation of its lines.
        case literal([UInt8])
        /// A word of a comment.
        case remark(ArraySlice<UInt8>)
    }

    private var elements: [Element] = []

    package init(_ bytes: [UInt8]) {
        let tokens = SwiftToken.all(in: bytes)
        let dropped = tokens.optionalSigns
        var (index, end) = (0, 0)
        /// Adds the comments in front of a token.
        func addRemarks(before token: SwiftToken) {
            elements += bytes[end..<token.range.lowerBound].remarks.map(Element.remark)
            end = token.range.upperBound
        }
        while index < tokens.count {
            var imports: [String] = []
            while index < tokens.count, let range = tokens.importStatement(at: index) {
                tokens[range].forEach(addRemarks)
                imports.append(tokens[range].filter { !$0.isSign(";") }.map(\.text).joined(separator: " "))
                index = range.upperBound
            }
            elements += imports.sorted().map(Element.token)
            guard index < tokens.count else { break }
            let token = tokens[index]
            let isGlued =
                index > 0 && tokens[index - 1].isOperator && token.isOperator && token.range.lowerBound == end
            addRemarks(before: token)
            index += 1
            guard !dropped.contains(index - 1) else { continue }
            if token.kind == .literal {
                elements.append(.literal(bytes[token.range].withoutIndentation))
            } else if isGlued, case .token(let text)? = elements.last {
                elements[elements.count - 1] = .token(text + token.text)
            } else {
                elements.append(.token(token.text))
            }
        }
        elements += bytes[end...].remarks.map(Element.remark)
    }
}

extension SwiftToken {
    /// Whether the token is a sign that operators are made of.
    fileprivate var isOperator: Bool { kind == .sign && (text.count > 1 || "/=-+*%<>&|^~".contains(text)) }
}

extension [SwiftToken] {
    /// Returns the range of the import statement that begins at an index; nil if none does.
    fileprivate func importStatement(at index: Int) -> Range<Int>? {
        let token = self[index]
        guard token.beginsLine, token.isWord(in: Self.beforeImports) || token.isSign("@") else { return nil }
        let end = self[(index + 1)...].firstIndex(where: \.beginsLine) ?? count
        guard let word = self[index..<end].firstIndex(where: { $0.isWord("import") }),
            self[index..<word].allSatisfy({ $0.isName || $0.isSign(in: ["@", "(", ")"]) })
        else { return nil }
        return index..<end
    }

    private static let beforeImports: Set = [
        "import", "public", "package", "internal", "fileprivate", "private",
    ]

    /// The indices of trailing commas, semicolons, and parentheses around conditions.
    fileprivate var optionalSigns: Set<Int> {
        var found: Set<Int> = []
        let partners = bracketPartners
        for (index, token) in enumerated() {
            let next = index + 1 < count ? self[index + 1] : nil
            if token.isSign(",") {
                if next?.isSign(in: [")", "]", ">"]) == true { found.insert(index) }
            } else if token.isSign(";") {
                found.insert(index)
            } else if token.isWord(in: ["if", "guard", "while", "switch"]) {
                for start in conditions(after: index, partners) {
                    guard let end = partners[start], endsCondition(at: end) else { continue }
                    found.formUnion([start, end])
                }
            }
        }
        return found
    }

    /// Returns the indices at which the conditions behind a keyword begin.
    private func conditions(after keyword: Int, _ partners: [Int: Int]) -> [Int] {
        var starts = [keyword + 1]
        var index = keyword + 1
        while index < count, !self[index].isSign(in: ["{", "}", ")", ";"]), !self[index].isWord("else") {
            if self[index].isSign(",") { starts.append(index + 1) }
            index = (self[index].isSign(in: ["(", "["]) ? partners[index] : nil) ?? index
            index += 1
            if index < count, self[index].beginsLine, index == keyword + 1 { break }
        }
        return starts.filter { $0 < count && self[$0].isSign("(") }
    }

    /// Whether a condition ends with the closing parenthesis at an index.
    private func endsCondition(at index: Int) -> Bool {
        guard index + 1 < count else { return true }
        let next = self[index + 1]
        return next.isSign(in: ["{", ",", "}"]) || next.isWord("else") || next.beginsLine && !next.isOperator
    }
}

extension ArraySlice<UInt8> {
    /// The words of the comments between two tokens.
    fileprivate var remarks: [ArraySlice<UInt8>] {
        guard contains(UInt8(ascii: "/")) else { return [] }
        return split(whereSeparator: \.isWhitespace).compactMap { word in
            // The marks of comments are layout, too.
            let marks = "/*".utf8
            var word = word.drop(while: marks.contains)
            while let last = word.last, marks.contains(last) { word.removeLast() }
            return word.isEmpty ? nil : word
        }
    }

    /// A string literal of several lines without the indentation of its last line, and with simple line breaks.
    fileprivate var withoutIndentation: [UInt8] {
        guard drop(while: { $0 == UInt8(ascii: "#") }).starts(with: "\"\"\"".utf8),
            contains(UInt8(ascii: "\n"))
        else { return Array(self) }
        let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        }
        let indentation = (lines.last ?? []).prefix(while: \.isBlank)
        return Array(
            lines.enumerated().map { number, line in
                number > 0 && line.starts(with: indentation) ? line.dropFirst(indentation.count) : line
            }.joined(separator: [UInt8(ascii: "\n")]))
    }
}
