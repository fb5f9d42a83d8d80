extension SwiftTestingConversion {
    /// What the code between two braces is.
    private enum Block {
        case function(Int)
        case statement, attempt, closure
    }

    private static let blockWords: Set = [
        "if", "else", "for", "while", "guard", "repeat", "switch", "catch", "do", "func",
    ]

    /// Returns the numbers of the open brackets around a token, from the inside out.
    private func brackets(around index: Int) -> [Int] {
        var (open, index): ([Int], Int) = ([], index - 1)
        while index >= 0 {
            if let partner = partners[index] {
                if partner > index { open.append(index) } else { index = partner }
            }
            index -= 1
        }
        return open
    }

    /// Returns what an open brace begins, by the nearest keyword of its statement in front of it.
    private func block(_ brace: Int) -> Block {
        var index = brace - 1
        while index > 0 {
            if tokens[index].isWord(in: Self.blockWords), !tokens[index - 1].isSign(".") {
                let close = partners[brace].map { $0 + 1 } ?? brace
                let isCaught = close < tokens.count && tokens[close].isWord("catch")
                if tokens[index].isWord("func") { return .function(index) }
                return isCaught ? .attempt : .statement
            }
            if let partner = partners[index] {
                guard partner < index else { return .closure }
                index = partner
            }
            let isContinued = tokens[index].isWord(in: ["async", "throws", "where"]) || isOperator(index)
            if tokens[index].isSign(";") || tokens[index].beginsLine && !isContinued && !isOperator(index - 1)
            {
                return .closure
            }
            index -= 1
        }
        return .closure
    }

    private func isOperator(_ index: Int) -> Bool {
        tokens[index].kind == .sign && partners[index] == nil && !tokens[index].isSign(in: [";", ":"])
    }

    /// Whether an error that is thrown at a token always ends a test, which then fails.
    func endsTest(_ index: Int) -> Bool {
        let brackets = brackets(around: index)
        if ([index] + brackets).contains(where: isHandled) { return false }
        for bracket in brackets {
            guard tokens[bracket].isSign("{") else { continue }
            switch block(bracket) {
            case .statement: continue
            case .attempt, .closure: return false
            case .function(let member):
                let words = tokens[member..<bracket]
                guard let effect = words.lastIndex(where: { $0.isWord("throws") }) else { return false }
                return !tokens[effect + 1].isSign("(") && (isTest(member) || !catchesErrors)
            }
        }
        return false
    }

    /// Whether errors of the expression in front of a token go no further.
    private func isHandled(_ index: Int) -> Bool {
        var index = index - 1
        while index > 0,
            tokens[index].isName || isOperator(index) || partners[index].map({ $0 < index }) == true
        {
            if tokens[index].isWord("XCTAssertThrowsError") { return true }
            if tokens[index].isWord("try"), tokens[index + 1].isSign(in: ["?", "!"]) { return true }
            if tokens[index].isSign("="), isSpaced(index) { return false }
            index = min(partners[index] ?? index, index) - 1
        }
        return false
    }

    /// Whether code of the file may catch an error that a helper throws.
    private var catchesErrors: Bool {
        tokens.indices.dropLast().contains { index in
            tokens[index].isWord(in: ["catch", "XCTAssertThrowsError"])
                || tokens[index].isWord("try") && tokens[index + 1].isSign(in: ["?", "!"])
        }
    }

    /// Whether a statement begins with a token.
    func beginsStatement(_ index: Int) -> Bool {
        let last = tokens[index - 1]
        if last.isSign(in: ["{", ";"]) || last.isWord("in") || isCaseLabel(index - 1) { return true }
        let isEnd = last.kind != .sign || last.isSign(in: [")", "]", "}", "!"])
        return tokens[index].beginsLine && isEnd && !last.isWord("return")
    }

    /// Whether a token is the colon behind a case of a `switch`.
    private func isCaseLabel(_ colon: Int) -> Bool {
        guard tokens[colon].isSign(":") else { return false }
        var index = colon - 1
        while index > 0, !tokens[index].isWord(in: ["case", "default"]) {
            if tokens[index].isSign("?"), isSpaced(index) { return false }
            if let partner = partners[index] {
                guard partner < index else { return false }
                index = partner
            }
            index -= 1
        }
        return index > 0
    }

    /// Whether the type of a closure may depend on the statement between two tokens, which is alone in its block.
    func isResult(_ start: Int, _ end: Int) -> Bool {
        let isAlone = end + 1 < tokens.count && (tokens[end + 1].isSign("}") || isCaseLabel(start - 1))
        guard !tokens[start].beginsLine || !tokens[start - 1].isName, isAlone else { return false }
        for bracket in brackets(around: start) where tokens[bracket].isSign("{") {
            switch block(bracket) {
            case .closure: return true
            case .function: return false
            case .statement, .attempt: continue
            }
        }
        return false
    }
}
