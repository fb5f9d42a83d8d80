import SourceText

extension MarkupParser {
    /// Parses the condition of an `if`: comparisons joined by `and` and `or`.
    mutating func condition(_ range: Range<Int>) throws(WrongMarkup) -> Condition {
        let name = trimmed(range)
        if isPlainName(name), isOr(name) == nil, !has("not", at: name) {
            // As most conditions are.
            let isTrue = Comparison(
                left: .name(number(of: name), name), sign: nil, right: .literal(.null), place: name)
            return Condition(comparisons: [isTrue])
        }
        var condition = Condition()
        var (start, index) = (range.lowerBound, range.lowerBound)
        let end = range.upperBound
        while index < end {
            let wordStart = skipSpace(index, to: end)
            let word =
                fragment(at: wordStart, to: end) ?? wordStart..<skip(wordStart, to: end) { !$0.isLiquidSpace }
            if let isOr = isOr(word) {
                condition.comparisons.append(try comparison(start..<word.lowerBound))
                condition.isOr.append(isOr)
                start = word.upperBound
            }
            index = max(word.upperBound, index + 1)
        }
        condition.comparisons.append(try comparison(start..<end))
        return condition
    }

    private func isOr(_ word: Range<Int>) -> Bool? {
        if has("or", at: word) { return true }
        return has("and", at: word) ? false : nil
    }

    private mutating func comparison(_ range: Range<Int>) throws(WrongMarkup) -> Comparison {
        guard let left = firstFragment(in: range) else { throw WrongMarkup() }
        let end = range.upperBound
        let start = skipSpace(left.upperBound, to: end)
        let signEnd = skip(start, to: end, while: isSignPart)
        let right = fragment(at: skipSpace(signEnd, to: end), to: end)
        if has("not", at: left) {
            throw WrongMarkup(
                message: "unknown operator 'not'", place: left,
                hint: "use 'unless', or compare with '== false'")
        }
        let place = left.lowerBound..<max(right?.upperBound ?? 0, signEnd, left.upperBound)
        return Comparison(
            left: try expression(left), sign: try sign(start..<signEnd),
            right: try expression(right ?? signEnd..<signEnd), place: trimmed(place))
    }

    private func sign(_ range: Range<Int>) throws(WrongMarkup) -> Comparison.Sign? {
        guard !range.isEmpty else { return nil }
        let text = text(range)
        if let sign = Comparison.Sign(rawValue: text) { return sign }
        let known = Comparison.Sign.allCases.map(\.rawValue)
        let hint =
            Comparison.Sign.others[text].map { "did you mean '\($0)'?" }
            ?? (text == "in" ? "write the list first: 'list contains item'" : nil)
            ?? didYouMean(text, in: ["contains", "and", "or"])
        throw WrongMarkup(
            message: "unknown operator '\(text)'", place: range,
            hint: hint ?? "known operators: \(quoted(known))")
    }

    private func isSignPart(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || "=!<>_".utf8.contains(byte)
    }
}
