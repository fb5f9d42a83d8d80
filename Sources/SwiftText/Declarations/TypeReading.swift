/// Types, and what stands for types.
extension DeclarationReader {
    func readType(_ head: Head, _ index: inout Int, _ end: Int, _ depth: Int) -> Declaration {
        let kind = Declaration.Kind(rawValue: tokens[index].text) ?? .class
        let first = index + 1
        var name = tokens[first].bare
        index += 2
        while index + 1 < end, tokens[index].isSign(in: [".", "::"]), tokens[index + 1].isName {
            name += "." + tokens[index + 1].bare
            index += 2
        }
        passGenerics(&index, end)
        var found = declaration(kind, name, at: first, head)
        if index < end, tokens[index].isSign(":") { found.inherited = readInherited(&index, end) }
        while index < end, !tokens[index].isSign(in: ["{", "}"]) { index = past(index, end) }
        guard let body = readBrackets("{", &index, end) else { return found }
        if depth < Self.mostNested { found.members = declarations(in: body, depth: depth + 1) }
        (found.body, found.tokens) = (body, head.start..<index)
        return found
    }

    /// How deep types are read.
    private static let mostNested = 40

    private func readInherited(_ index: inout Int, _ end: Int) -> [CodeType] {
        var all: [CodeType] = []
        repeat {
            index += 1
            let type = readTypeName(&index, end)
            if !type.isEmpty { all.append(type) }
        } while index < end && tokens[index].isSign(",")
        return all
    }

    func readAlias(_ head: Head, _ index: inout Int, _ end: Int) -> Declaration {
        var found = declaration(.alias, tokens[index + 1].bare, at: index + 1, head)
        index += 2
        passGenerics(&index, end)
        if index < end, tokens[index].isSign(in: ["=", ":"]) {
            index += 1
            found.type = readTypeName(&index, end)
        }
        found.tokens = head.start..<index
        return found
    }

    func readCases(_ head: Head, _ index: inout Int, _ end: Int) -> [Declaration] {
        var all: [Declaration] = []
        index += 1
        while index < end, tokens[index].isName {
            var found = declaration(.case, tokens[index].bare, at: index, head)
            index += 1
            let start = index
            while index < end, !tokens[index].beginsLine, !tokens[index].isSign(in: [",", ";", "}"]) {
                index = past(index, end)
            }
            found.type = CodeType(tokens: Array(tokens[start..<index]))
            found.tokens = head.start..<index
            all.append(found)
            guard index < end, tokens[index].isSign(",") else { break }
            index += 1
        }
        return all
    }

    /// Moves past a type. It ends with its line, unless it continues in a bracket or after `&`, `->`, a dot or an
    /// attribute.
    func readTypeName(_ index: inout Int, _ end: Int) -> CodeType {
        let start = index
        var depth = 0
        while index < end {
            let token = tokens[index]
            if token.isSign(in: ["=", "{", "}", ";", ")", "]"]) { break }
            if depth == 0, token.isSign(",") || token.isWord("where") { break }
            let goesOn =
                token.isSign(in: ["&", "->", "."])
                || index > 0 && tokens[index - 1].isSign(in: ["&", "->", "."])
                || index > start + 1 && tokens[index - 2].isSign("@")
            if depth == 0, index > start, token.beginsLine, !goesOn { break }
            if token.isSign("<") { depth += 1 }
            if token.isSign(">") { depth = max(0, depth - 1) }
            index = past(index, end)
        }
        return CodeType(tokens: Array(tokens[start..<index]))
    }

    func declaration(_ kind: Declaration.Kind, _ name: String, at index: Int, _ head: Head) -> Declaration {
        var found = Declaration(
            kind: kind, name: name, place: tokens[index].range, tokens: head.start..<(index + 1))
        (found.attributes, found.modifiers) = (head.attributes, head.modifiers)
        found.comments = (head.start...index).flatMap { comments[$0] ?? [] }
        return found
    }
}
