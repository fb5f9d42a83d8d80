/// Properties, of which one line may declare several.
extension DeclarationReader {
    func readProperties(_ head: Head, _ index: inout Int, _ end: Int) -> [Declaration] {
        var all: [Declaration] = []
        let isConstant = tokens[index].isWord("let")
        index += 1
        while index < end {
            var found = readNames(head, &index, end)
            guard !found.isEmpty else { break }
            let type = readAnnotation(&index, end)
            let value = readValue(&index, end)
            let body = readBrackets("{", &index, end)
            for place in found.indices {
                if isConstant { found[place].modifiers.insert("let") }
                (found[place].type, found[place].value) = (type, value)
                found[place].firstOfValue = value.flatMap { tokens[$0].first }
                found[place].body = body
                found[place].isComputed = body.map { !isObserver(at: $0.lowerBound, $0.upperBound) } ?? false
                found[place].tokens = head.start..<index
            }
            // `var a, b: Int`: the type is that of both.
            for place in all.indices.reversed() {
                guard all[place].type.isEmpty, all[place].value == nil else { break }
                all[place].type = type
            }
            all += found
            guard index < end, tokens[index].isSign(","), isBinding(at: index + 1, end) else { break }
            index += 1
        }
        return all
    }

    /// Moves past the name of a property, or those in parentheses.
    private func readNames(_ head: Head, _ index: inout Int, _ end: Int) -> [Declaration] {
        if tokens[index].isName {
            index += 1
            return [declaration(.property, tokens[index - 1].bare, at: index - 1, head)]
        }
        guard let inner = readBrackets("(", &index, end) else { return [] }
        return inner.filter { place in
            tokens[place].isName
                && (place + 1 == inner.upperBound || tokens[place + 1].isSign(in: [",", ")"]))
        }.map { declaration(.property, tokens[$0].bare, at: $0, head) }
    }

    private func readAnnotation(_ index: inout Int, _ end: Int) -> CodeType {
        guard index < end, tokens[index].isSign(":") else { return CodeType() }
        index += 1
        return readTypeName(&index, end)
    }

    private func isObserver(at index: Int, _ end: Int) -> Bool {
        index < end && tokens[index].isWord(in: ["didSet", "willSet"])
    }

    /// Whether another property of the same `var` or `let` begins here.
    private func isBinding(at index: Int, _ end: Int) -> Bool {
        guard index < end, tokens[index].isName || tokens[index].isSign("(") else { return false }
        let next = past(index, end)
        return next >= end || tokens[next].isSign(in: [":", "=", ",", "{", ";", "}"])
            || tokens[next].beginsLine
    }

    /// Moves past the first value of a property. It ends with its line, unless an operator or a bracket continues it.
    private func readValue(_ index: inout Int, _ end: Int) -> Range<Int>? {
        guard index < end, tokens[index].isSign("=") else { return nil }
        index += 1
        let start = index
        while index < end {
            let token = tokens[index]
            if token.isSign(in: [";", "}", ")", "]"]) { break }
            if token.isSign(","), isBinding(at: index + 1, end) { break }
            if index > start, token.beginsLine, !continuesValue(index) { break }
            if index > start, token.isSign("{"), isObserver(at: index + 1, end) { break }
            index = past(index, end)
        }
        return start..<index
    }

    private func continuesValue(_ index: Int) -> Bool {
        let (token, before) = (tokens[index], tokens[index - 1])
        if token.isSign(in: Self.operators + [".", "?", ":"]) { return true }
        if token.isWord(in: ["as", "is", "else", "catch"]) { return true }
        if before.isWord(in: ["try", "await", "as", "is", "return", "else", "in"]) { return true }
        let isSpaced = index > 1 && !isAdjacent(index - 1)
        return before.isSign(in: Self.operators + ["?", ":"]) && isSpaced || before.isSign(in: [",", "."])
    }

    private static let operators = ["=", "+", "-", "*", "/", "%", "&", "|", "<", ">", "^", "~", "->"]
}
