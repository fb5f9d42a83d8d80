/// What stands behind the beginning of a type.
extension TypeReader {
    /// Passes a part of the type behind a whole one; returns false when there is none.
    mutating func readSuffix() throws -> Bool {
        let token = cursor.current
        if token.isWord(in: SignatureParser.effects), try readEffect() { return true }
        if token.kind == .sign, try readSuffixSign(token.text) { return true }
        guard bracket == nil else { throw cursor.notClosed() }
        return false
    }

    private mutating func readSuffixSign(_ sign: String) throws -> Bool {
        switch sign {
        case ")", "]", ">":
            guard bracket != nil else { return false }
            try close()
        case ",": return readComma()
        case "->": try readArrow()
        case _ where last == .throws || last == .variadic: return false
        case ":": return readColon()
        case "...": return readEllipsis()
        case ".": try readMember()
        case "<" where last == .name: try open()
        case "?", "!": pass(as: .whole)
        case "&": pass(as: .none)
        default: return false
        }
        return true
    }

    private mutating func pass(as part: Part) {
        cursor.advance()
        last = part
    }

    private mutating func open(holdsError: Bool = false) throws {
        try cursor.open(holdsError: holdsError)
        last = .none
    }

    mutating func close() throws {
        if last == .throws { throw cursor.missingArrow() }
        guard let bracket else { return }
        try cursor.close()
        last = bracket.token.text != "(" ? .whole : bracket.holdsError ? .throws : .tuple
    }

    private mutating func readMember() throws {
        guard cursor.next.isName, cursor.next.kind == .quoted || !swiftKeywords.contains(cursor.next.text)
        else {
            cursor.advance()
            throw cursor.missingType()
        }
        cursor.advance()
        pass(as: .name)
    }

    private mutating func readComma() -> Bool {
        guard last != .throws, let bracket, bracket.token.text != "[", !bracket.holdsError else {
            return false
        }
        setBehindArrow(false)
        pass(as: .none)
        return true
    }

    private mutating func readColon() -> Bool {
        guard let bracket, bracket.token.text == "[", !bracket.hasKey else { return false }
        cursor.brackets[cursor.brackets.count - 1].hasKey = true
        pass(as: .none)
        return true
    }

    private mutating func readEllipsis() -> Bool {
        guard mayBeVariadic else { return false }
        pass(as: .variadic)
        return true
    }

    private mutating func readArrow() throws {
        guard [.tuple, .async, .throws].contains(last) else { throw cursor.looseArrow() }
        setBehindArrow(true)
        pass(as: .none)
    }

    /// Passes `async` or `throws` of a closure: behind what it takes, before `->`.
    private mutating func readEffect() throws -> Bool {
        let isAsync = cursor.current.text == "async"
        guard last == .tuple || last == .async && !isAsync else { return false }
        let next = cursor.next
        if !isAsync, next.isWord("async") {
            cursor.advance()
            throw cursor.wrongOrder()
        }
        guard next.isSign("->") || next.isSign("(") && !isAsync || next.isWord("throws") && isAsync else {
            guard bracket != nil || isParameter else { return false }
            cursor.advance()
            throw cursor.missingArrow()
        }
        pass(as: isAsync ? .async : .throws)
        if cursor.current.isSign("(") { try open(holdsError: true) }
        return true
    }
}
