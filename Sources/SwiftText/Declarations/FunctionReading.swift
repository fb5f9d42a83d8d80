/// Functions, initializers and subscripts.
extension DeclarationReader {
    func readFunction(_ head: Head, _ index: inout Int, _ end: Int) -> Declaration {
        let isNamed = tokens[index].isWord("func")
        let first = isNamed ? index + 1 : index
        let kind: Declaration.Kind = tokens[index].isWord("init") ? .initializer : .function
        var found = declaration(kind, tokens[first].bare, at: first, head)
        index = first + 1
        // The rest of an operator, and the marks of `init?` and `init!`.
        let isOperator = isNamed && !tokens[first].isName
        while index < end, !tokens[index].isSign("("), isOperator || tokens[index].isSign(in: ["?", "!"]) {
            if tokens[index].isSign(in: ["{", "}"]) { break }
            index += 1
        }
        passGenerics(&index, end)
        found.parameters = readBrackets("(", &index, end).map(parameters) ?? []
        readEffects(of: &found, &index, end)
        passConditions(&index, end)
        found.body = readBrackets("{", &index, end)
        found.tokens = head.start..<index
        return found
    }

    private func readEffects(of found: inout Declaration, _ index: inout Int, _ end: Int) {
        while index < end, tokens[index].isWord(in: ["async", "reasync", "throws", "rethrows"]) {
            if tokens[index].isWord(in: ["async", "reasync"]) { found.isAsync = true }
            if tokens[index].isWord(in: ["throws", "rethrows"]) { found.isThrowing = true }
            index += 1
            if index < end, tokens[index].isSign("("), isAdjacent(index) { index = past(index, end) }
        }
        guard index < end, tokens[index].isSign("->") else { return }
        index += 1
        found.type = readTypeName(&index, end)
    }

    /// Moves past the conditions of generic types.
    private func passConditions(_ index: inout Int, _ end: Int) {
        guard index < end, tokens[index].isWord("where") else { return }
        while index < end, !tokens[index].isSign(in: ["{", "}", ";"]) {
            let begins = tokens[index].isSign(in: ["@", "#"]) || tokens[index].isWord(in: Self.beginnings)
            if tokens[index].beginsLine, begins { return }
            index = past(index, end)
        }
    }

    private static let beginnings: Set = [
        "func", "var", "let", "init", "subscript", "static", "mutating", "associatedtype", "typealias",
        "nonisolated", "case", "class", "public", "private", "internal", "override",
    ]

    private func parameters(in range: Range<Int>) -> [Declaration.Parameter] {
        var all: [Declaration.Parameter] = []
        var index = range.lowerBound
        while index < range.upperBound {
            var names: [String] = []
            while index < range.upperBound, !tokens[index].isSign(in: [":", ","]) {
                if tokens[index].isSign("@"), index + 1 < range.upperBound, tokens[index + 1].isName {
                    _ = readAttribute(&index, range.upperBound)
                } else {
                    if tokens[index].isName { names.append(tokens[index].bare) }
                    index = past(index, range.upperBound)
                }
            }
            guard index < range.upperBound else { break }
            if tokens[index].isSign(":") {
                index += 1
                all.append(.init(names: names, type: readTypeName(&index, range.upperBound)))
                // The default.
                while index < range.upperBound, !tokens[index].isSign(",") {
                    index = past(index, range.upperBound)
                }
            }
            index += 1
        }
        return all
    }
}
