extension SwiftTestingConversion {
    /// Returns the arguments between two parentheses, as the numbers of their tokens.
    func arguments(_ list: Range<Int>) -> [Range<Int>] {
        let commas = topLevel(list).filter { tokens[$0].isSign(",") }
        return zip([list.lowerBound - 1] + commas, commas + [list.upperBound]).map { $0 + 1..<$1 }
            .filter { !$0.isEmpty }
    }

    /// Returns a message as Swift Testing takes it.
    func comment(_ message: Range<Int>) -> String {
        let text = String(decoding: bytes[range(message)], as: UTF8.self)
        return isLiteral(message) ? text : "Comment(rawValue: \(text))"
    }

    private func isLiteral(_ argument: Range<Int>) -> Bool {
        tokens[argument.lowerBound].kind == .literal && argument.count == 1
    }

    func isLabeled(_ argument: Range<Int>) -> Bool {
        argument.count > 2 && tokens[argument.lowerBound + 1].isSign(":")
    }

    func isLabeled(_ argument: Range<Int>, _ label: String) -> Bool {
        isLabeled(argument) && tokens[argument.lowerBound].isWord(label)
    }

    /// Whether arguments are a message, the place that a helper was given, or both. Swift Testing does not take a
    /// message that can throw.
    func isMessage(_ arguments: ArraySlice<Range<Int>>) -> Bool {
        let place = arguments.first.map(isLabeled) == true ? arguments : arguments.dropFirst()
        let words = place.map { tokens[$0].map(\.text) }
        return (place.isEmpty || words == [["file", ":", "file"], ["line", ":", "line"]])
            && !arguments.joined().contains { index in
                tokens[index].isWord("try") || tokens[index].kind == .literal && isInterpolated(index, "try")
            }
    }

    /// Whether a string with interpolations has a word that begins with a text.
    func isInterpolated(_ literal: Int, _ text: String) -> Bool {
        let literal = String(decoding: bytes[tokens[literal].range], as: UTF8.self)
        let words = literal.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return literal.contains("\\") && words.contains { $0.hasPrefix(text) }
    }

    /// Whether an argument may throw an error, outside its closures.
    func canThrow(_ argument: Range<Int>) -> Bool {
        let braces = braces(in: argument)
        return argument.contains { index in
            tokens[index].isWord("try") && !isHandled(index, in: argument) && !braces.contains(index)
                || tokens[index].kind == .literal && isInterpolated(index, "try")
        }
    }

    /// Returns the numbers of the tokens in braces.
    func braces(in part: Range<Int>) -> Set<Int> {
        Set(part.filter { tokens[$0].isSign("{") }.flatMap { $0..<(partners[$0] ?? $0) })
    }

    /// `try` and `await` at the start of an argument, without `try?` and `try!`.
    private func effects(_ argument: Range<Int>) -> ArraySlice<SwiftToken> {
        let words = tokens[argument].prefix { $0.isWord(in: ["try", "await"]) }
        return isHandled(words.endIndex - 1, in: argument) ? words.dropLast() : words
    }

    /// Whether a token is the word of `try?` or `try!`.
    private func isHandled(_ index: Int, in argument: Range<Int>) -> Bool {
        argument.contains(index + 1) && tokens[index].isWord("try")
            && tokens[index + 1].isSign(in: ["?", "!"])
    }

    /// Writes the start of a macro, with `try` and `await` of its arguments in front of the expression.
    mutating func begin(
        _ head: String, _ index: Int, _ arguments: some Sequence<Range<Int>>, suffix: String = ""
    ) {
        let words = Set(arguments.flatMap { effects($0).map(\.text) })
        let hoisted = ["try", "await"].filter(words.contains).map { $0 + " " }.joined()
        let start = tokens[index + 2].range.lowerBound
        replace(tokens[index].range.lowerBound..<start, with: head + hoisted + suffix)
        for argument in arguments {
            let effects = effects(argument)
            if let last = effects.indices.last { remove(effects.startIndex...last) }
        }
    }

    /// Puts an argument into parentheses, without its effects.
    mutating func enclose(_ argument: Range<Int>) {
        let start = tokens[argument.lowerBound + effects(argument).count].range.lowerBound
        replace(start..<start, with: "(")
        insert(")", behind: argument)
    }

    mutating func insert(_ text: String, behind argument: Range<Int>) {
        let end = range(argument).upperBound
        replace(end..<end, with: text)
    }

    mutating func join(_ first: Range<Int>, _ second: Range<Int>, with text: String) {
        replace(range(first).upperBound..<range(second).lowerBound, with: text)
    }

    /// Puts the closing parenthesis directly behind the last argument.
    mutating func end(_ arguments: ArraySlice<Range<Int>>) {
        guard let last = arguments.last, last.upperBound < tokens.count else { return }
        let close = tokens[last.upperBound...].first { !$0.isSign(",") }
        replace(range(last).upperBound..<(close ?? tokens[last.upperBound]).range.lowerBound, with: "")
    }

    mutating func convertMessage(_ argument: Range<Int>?) {
        guard let argument, !isLiteral(argument), !isLabeled(argument) else { return }
        let start = range(argument).lowerBound
        replace(start..<start, with: "Comment(rawValue: ")
        insert(")", behind: argument)
    }

    /// Whether an argument must be in parentheses beside a comparison.
    func isLoose(_ argument: Range<Int>) -> Bool {
        topLevel(argument).contains { index in
            if tokens[index].isWord(in: ["is", "as"]) || isHandled(index, in: argument) { return true }
            let isNilCoalescing =
                tokens[index].isSign("?") && (tokens[index - 1].isSign("?") || tokens[index + 1].isSign("?"))
            return tokens[index].isSign(in: ["&", "|", "=", "<", ">", "?", ":"]) && !isNilCoalescing
                && (isSpaced(index) || isDouble(index))
        }
    }

    /// Whether a token begins a logical operator or a comparison of two characters, such as `&&`.
    private func isDouble(_ index: Int) -> Bool {
        let pair = tokens[index].range.lowerBound..<tokens[index].range.lowerBound + 2
        return ["&&", "||", "==", "!=", "<=", ">="].contains(String(decoding: bytes[pair], as: UTF8.self))
    }

    /// Whether an argument has a binary operator.
    func hasOperator(_ argument: Range<Int>) -> Bool {
        isLoose(argument) || topLevel(argument).contains { tokens[$0].kind == .sign && isSpaced($0) }
    }

    /// Whether an argument begins with `!`, in front of which there cannot be another one.
    func isNegated(_ argument: Range<Int>) -> Bool {
        tokens[argument].dropFirst(effects(argument).count).first?.isSign("!") == true
    }

    /// Converts the places that helpers hand to assertions.
    mutating func convertSourceLocations() {
        for index in tokens.indices where tokens[index].isWord("file") {
            let words = tokens[index...].prefix(13).map(\.text)
            if words.starts(with: ["file", ":", "file", ",", "line", ":", "line"]) {
                replace(range(index..<index + 7), with: "sourceLocation: sourceLocation")
            } else if words.starts(with: ["file", ":", "StaticString", "=", "#"]),
                words.dropFirst(6) == [",", "line", ":", "UInt", "=", "#", "line"]
            {
                replace(range(index..<index + 13), with: "sourceLocation: SourceLocation = #_sourceLocation")
            }
        }
    }
}
