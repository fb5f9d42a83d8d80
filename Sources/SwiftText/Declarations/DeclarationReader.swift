/// Reads the declarations of a Swift file. Total: for invalid code, the result has what can be understood of it.
package struct DeclarationReader {
    let tokens: [SwiftToken]
    let partners: [Int: Int]
    let comments: [Int: [CodeComment]]

    /// The attributes and modifiers of a declaration.
    struct Head {
        var start: Int
        var attributes: [String] = []
        var modifiers: Set<String> = []
    }

    /// - Parameter comments: the comments by the index of the token that follows them, for the declarations.
    package init(_ tokens: [SwiftToken], comments: [Int: [CodeComment]] = [:]) {
        (self.tokens, self.comments) = (tokens, comments)
        partners = tokens.bracketPartners
    }

    /// Returns the declarations of the whole file, in order.
    package func declarations() -> [Declaration] { declarations(in: 0..<tokens.count, depth: 0) }

    func declarations(in range: Range<Int>, depth: Int) -> [Declaration] {
        var all: [Declaration] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let head = readHead(&index, range.upperBound)
            guard index < range.upperBound else { break }
            let before = index
            all += read(head, &index, range.upperBound, depth)
            if index == before { index = past(index, range.upperBound) }
        }
        return all
    }

    /// Reads what the keyword at a place declares, and moves past it. Moves nowhere if there is none.
    private func read(_ head: Head, _ index: inout Int, _ end: Int, _ depth: Int) -> [Declaration] {
        let token = tokens[index]
        let hasName = index + 1 < end && tokens[index + 1].isName
        if token.isWord("import") {
            repeat { index += 1 } while index < end && !tokens[index].beginsLine && !tokens[index].isSign(";")
            return []
        }
        if token.isWord(in: Self.types), hasName { return [readType(head, &index, end, depth)] }
        if token.isWord(in: ["var", "let"]) { return readProperties(head, &index, end) }
        if token.isWord("func"), index + 1 < end { return [readFunction(head, &index, end)] }
        if token.isWord(in: ["init", "subscript", "deinit"]) { return [readFunction(head, &index, end)] }
        if token.isWord(in: ["typealias", "associatedtype"]), hasName {
            return [readAlias(head, &index, end)]
        }
        if token.isWord("case") { return readCases(head, &index, end) }
        return []
    }

    private static let types: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]

    // MARK: Places

    /// Returns the index of the partner of a bracket; the end if it has none before that.
    func partner(of index: Int, _ end: Int) -> Int {
        guard let partner = partners[index], partner > index, partner < end else { return end }
        return partner
    }

    /// Returns the index after a token or, if it opens brackets, after these.
    func past(_ index: Int, _ end: Int) -> Int {
        let isOpening = tokens[index].isSign(in: ["(", "[", "{"])
        return min(end, (isOpening ? partner(of: index, end) : index) + 1)
    }

    /// Moves past brackets, if they begin here with a sign, and returns the tokens in them.
    func readBrackets(_ sign: String, _ index: inout Int, _ end: Int) -> Range<Int>? {
        guard index < end, tokens[index].isSign(sign) else { return nil }
        let (first, close) = (index + 1, partner(of: index, end))
        index = min(end, close + 1)
        return first..<max(first, close)
    }

    /// Moves past what stands in angle brackets, if they begin here.
    package func passGenerics(_ index: inout Int, _ end: Int) {
        guard index < end, tokens[index].isSign("<") else { return }
        var depth = 0
        while index < end, !tokens[index].isSign(in: ["{", "}", ";"]) {
            if tokens[index].isSign("<") { depth += 1 }
            if tokens[index].isSign(">") { depth -= 1 }
            index = past(index, end)
            if depth == 0 { return }
        }
    }

    /// Whether nothing stands between a token and the one before it.
    func isAdjacent(_ index: Int) -> Bool {
        index > 0 && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
    }

    // MARK: Attributes and modifiers

    private func readHead(_ index: inout Int, _ end: Int) -> Head {
        var head = Head(start: index)
        while index < end {
            if tokens[index].isSign("#") {
                passDirective(&index, end)
                head = Head(start: index)
            } else if tokens[index].isSign("@"), index + 1 < end, tokens[index + 1].isName {
                head.attributes.append(readAttribute(&index, end))
            } else if let modifier = modifier(at: index, end) {
                head.modifiers.insert(modifier.text)
                index = modifier.end
            } else {
                break
            }
        }
        return head
    }

    /// Moves past a directive of the compiler, which takes the line, or the use of a macro.
    private func passDirective(_ index: inout Int, _ end: Int) {
        index += 1
        guard index < end, tokens[index].isName else { return }
        let isDirective = tokens[index].isWord(in: ["if", "elseif", "else", "endif", "error", "warning"])
        index += 1
        while isDirective, index < end, !tokens[index].beginsLine { index += 1 }
        while !isDirective, index < end, tokens[index].isSign(in: ["(", "{", "<"]) {
            if tokens[index].isSign("<") { passGenerics(&index, end) } else { index = past(index, end) }
        }
    }

    /// Moves past an attribute and returns its name without the module.
    package func readAttribute(_ index: inout Int, _ end: Int) -> String {
        index += 1
        var name = tokens[index].bare
        index += 1
        while index + 1 < end, tokens[index].isSign("."), tokens[index + 1].isName {
            name = tokens[index + 1].bare
            index += 2
        }
        if index < end, isAdjacent(index) { passGenerics(&index, end) }
        if index < end, tokens[index].isSign("("), isAdjacent(index) { index = past(index, end) }
        return name
    }

    /// Returns the modifier at a place, with what it has in parentheses, and where it ends.
    private func modifier(at index: Int, _ end: Int) -> (text: String, end: Int)? {
        guard tokens[index].isWord(in: Self.modifiers), index + 1 < end else { return nil }
        let next = tokens[index + 1]
        if tokens[index].isWord("class") {
            return next.isWord(in: ["func", "var", "let", "subscript"]) || next.isWord(in: Self.modifiers)
                ? ("class", index + 1) : nil
        }
        guard next.isSign("(") else {
            return next.isName || next.isSign("@") ? (tokens[index].text, index + 1) : nil
        }
        let close = partner(of: index + 1, end)
        guard close < end else { return nil }
        let inner = tokens[(index + 2)..<close].map(\.text).joined()
        let isUnowned = tokens[index].isWord("unowned")
        return (isUnowned ? "unowned" : "\(tokens[index].text)(\(inner))", close + 1)
    }

    private static let modifiers: Set = [
        "borrowing", "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final",
        "indirect", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open",
        "optional", "override", "package", "postfix", "prefix", "private", "public", "required", "static",
        "unowned", "weak",
    ]
}
