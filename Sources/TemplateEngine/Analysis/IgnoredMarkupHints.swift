import SourceText

/// The warnings about what Liquid skips, and what to write instead.
extension MarkupSearch {
    /// Warns of the rest of a tag or, without a name of one, an output if it has not been understood.
    mutating func add(_ reading: StrictMarkup, in tag: String?, to end: Int) {
        guard !reading.isDone, let next = reading.next, !isCurly(next) else { return }
        // The filter lacks its arguments, which is an error.
        if next.kind != .mark, let last = reading.filters.last,
            Filter.all[last.name.text]?.takes(last.count) == false
        {
            return
        }
        let last = next.isMark("!") ? next.range.upperBound : reading.tokens.last?.range.upperBound ?? end
        let place = next.range.lowerBound..<last
        warn("Liquid ignores '\(source.text(place))'", place, hint: hint(reading, next, in: tag))
    }

    private func isCurly(_ token: MarkupToken) -> Bool {
        token.text.unicodeScalars.first.map { "“”„«‘’".unicodeScalars.contains($0) } ?? false
    }

    private func hint(_ reading: StrictMarkup, _ next: MarkupToken, in tag: String?) -> String? {
        switch tag {
        case nil, "assign": outputHint(reading, next)
        case "if", "unless", "elsif", "when", "case": conditionHint(next, in: tag)
        case "for", "tablerow": loopHint(reading, next)
        default: nil
        }
    }

    /// Warns of a text after `or` that is compared with nothing: `title == 'a' or 'b'`.
    mutating func addConstants(of reading: StrictMarkup) {
        for (before, part) in zip(reading.comparisons, reading.comparisons.dropFirst()) {
            let text = reading.tokens[part.lowerBound]
            guard part.count == 1, text.kind == .text || text.kind == .number, before.count > 2
            else { continue }
            let (first, sign) = (reading.tokens[before.lowerBound], reading.tokens[before.upperBound - 2])
            let left = first.range.lowerBound..<sign.range.upperBound
            warn(
                "'\(text.text)' alone is always true", text.range,
                hint: "write '\(source.text(left)) \(text.text)'")
        }
    }

    private func loopHint(_ reading: StrictMarkup, _ next: MarkupToken) -> String? {
        if next.isWord("where", "if") { return "put '{% if \(rest(reading, after: next)) %}' into the loop" }
        return next.isWord("reversed") ? "write 'reversed' directly after the list" : nil
    }

    private func conditionHint(_ next: MarkupToken, in tag: String?) -> String? {
        switch next.text {
        case "&&", "&": tag == "when" ? nil : "write 'and'"
        case "||", "|": "write 'or'"
        case "!": "use 'unless', or compare with '== false'"
        case "=": "write '=='"
        case "\"", "'": "end the text with \(next.text)"
        default: nil
        }
    }

    private func outputHint(_ reading: StrictMarkup, _ next: MarkupToken) -> String? {
        let operand = reading.token(1).map { source.text($0.range.lowerBound..<end(of: reading)) }
        let before = reading.token(-1)
        switch next.text {
        case "+":
            return operand.map { "write '| \(reading.token(1)?.kind == .number ? "plus" : "append"): \($0)'" }
        case "-", "*", "/", "%":
            let names = ["-": "minus", "*": "times", "/": "divided_by", "%": "modulo"]
            return operand.map { "write '| \(names[next.text] ?? ""): \($0)'" }
        case "??": return operand.map { "write '| default: \($0)'" }
        case "?": return "use '{% if … %}…{% else %}…{% endif %}'"
        case "(" where before.map { isFilter($0, in: reading) } == true:
            let inside = source.text(next.range.upperBound..<end(of: reading))
            return
                "write '\(before?.text ?? ""): \(inside.hasSuffix(")") ? String(inside.dropLast()) : inside)'"
        default: break
        }
        guard next.kind == .text || next.kind == .number || next.kind == .word, let before else { return nil }
        if isFilter(before, in: reading) {
            guard Filter.all[before.text]?.takes(1) != false else { return nil }
            return "write '\(before.text): \(source.text(next.range.lowerBound..<end(of: reading)))'"
        }
        return reading.filters.isEmpty ? nil : "write ',' before '\(next.text)'"
    }

    private func isFilter(_ token: MarkupToken, in reading: StrictMarkup) -> Bool {
        reading.filters.last?.name.range == token.range
    }

    private func end(of reading: StrictMarkup) -> Int { reading.tokens.last?.range.upperBound ?? 0 }

    private func rest(_ reading: StrictMarkup, after token: MarkupToken) -> String {
        source.text(token.range.upperBound..<end(of: reading)).drop { $0 == " " }.description
    }

    /// Warns of filters that do nothing, or not what they say, without another argument.
    mutating func checkFilters(of reading: StrictMarkup) {
        // A word that lacks its colon or comma is reported.
        let isCut = reading.next.map { $0.kind != .mark && $0.kind != .comparison } ?? false
        for (name, count, first) in isCut ? reading.filters.dropLast() : reading.filters[...] {
            if name.isWord("replace", "replace_first"), count == 1, let first {
                let other = name.text.replacing("replace", with: "remove")
                warn(
                    "'\(name.text)' has no text to put in the place of \(first.text)", name.range,
                    hint: "write it after a comma, or write '\(other): \(first.text)'")
            } else if name.isWord("default"), count == 0 {
                warn("'default' has no value", name.range, hint: "write '| default: …'")
            }
        }
    }

    mutating func addBranch(_ reading: StrictMarkup, _ markup: Range<Int>) {
        guard let next = reading.next else { return }
        let test = next.isWord("if") ? "elsif \(rest(reading, after: next))" : nil
        warn(
            "Liquid ignores '\(source.text(markup))' after 'else'", markup,
            hint: test.map { "write '{% \($0) %}'" } ?? "write '{% elsif … %}'")
    }

    mutating func addDoubleSign(_ reading: StrictMarkup, _ sign: Int) {
        let place = reading.tokens[sign].range
        let value = source.text(place.upperBound..<end(of: reading)).drop { $0 == " " }
        let name = source.text(reading.tokens[0].range.lowerBound..<place.lowerBound)
        warn("'==' assigns nothing", place, hint: "write '{% assign \(name)= \(value) %}'")
    }

    func openRange(_ reading: StrictMarkup) -> Diagnostic? {
        guard let index = reading.tokens.firstIndex(where: { $0.isMark("..") }),
            !reading.tokens[..<index].contains(where: { $0.isMark("(") }),
            let first = reading.next, reading.tokens.indices.contains(index + 1)
        else { return nil }
        let place = first.range.lowerBound..<reading.tokens[index + 1].range.upperBound
        return .warning(
            "a range needs parentheses", at: source.range(place), hint: "write '(\(source.text(place)))'")
    }

    /// Whether an output is a Mustache tag, such as `{{#name}}`.
    func isMustacheTag(_ content: Range<Int>) -> Bool {
        guard let sign = content.first.map({ source.bytes[$0] }) else { return false }
        if sign == UInt8(ascii: ".") {
            return content.dropFirst().allSatisfy { source.bytes[$0].isLiquidSpace }
        }
        return "#^/>&{!".utf8.contains(sign)
    }

    /// Warns of a Mustache tag, which Liquid takes for an output.
    mutating func addMustacheTag(_ content: Range<Int>, _ range: Range<Int>) {
        var name = source.text(source.bytes.trimmed(content.dropFirst(), while: \.isLiquidSpace))
        let hint: String
        switch source.bytes[content.lowerBound] {
        case UInt8(ascii: "#"):
            if let word = ["if ", "each "].first(where: name.hasPrefix) { name.removeFirst(word.count) }
            sections.append(name)
            hint =
                "write '{% if \(name) %}…{% endif %}' or, for a list, '{% for item in \(name) %}…{% endfor %}'"
        case UInt8(ascii: "^"):
            sections.append(name)
            hint = "write '{% unless \(name) %}…{% endunless %}'"
        case UInt8(ascii: "/"):
            // The end of a section that has been reported is not a mistake of its own.
            let isWord = ["if", "each", "unless"].contains(name)
            // No text nests deeper, and a search through all would take the square of their number.
            if let index = sections.suffix(100).lastIndex(where: { $0 == name || isWord }) {
                sections.remove(at: index)
                return
            }
            hint = "end a tag with '{% endif %}' or '{% endfor %}'"
        case UInt8(ascii: ">"): hint = "write '{% include '\(name)' %}'"
        case UInt8(ascii: "&"): hint = "write '{{ \(name) }}'"
        case UInt8(ascii: "!"): hint = "write '{% comment %}…{% endcomment %}'"
        case UInt8(ascii: "{"):
            if let braces = tripleBraces(name, range) { found.append(braces) }
            return
        default: hint = "write the name that 'for' gives to the item"
        }
        warn("'\(source.text(range))' is a Mustache tag", range, hint: hint)
    }

    private func tripleBraces(_ name: String, _ range: Range<Int>) -> Diagnostic? {
        let end = range.upperBound
        guard end < source.bytes.count, source.bytes[end] == UInt8(ascii: "}") else { return nil }
        return .warning(
            "Liquid prints the third brace", at: source.range(range.lowerBound..<end + 1),
            hint: "write '{{ \(name) }}'")
    }
}
