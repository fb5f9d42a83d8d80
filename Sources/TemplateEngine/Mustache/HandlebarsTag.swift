import SourceText

/// The content of a tag that Handlebars has and Mustache does not, such as `if title`.
struct HandlebarsTag {
    /// The word that Mustache does not have, such as `if`.
    let word: String
    private let operand: String

    static let words: Set = ["if", "unless", "each", "with", "for", "else", "elif", "elsif", "elseif"]

    /// Reads the content of a tag. Nil if it does not consist of one of the words and an operand.
    init?(_ content: String) {
        let parts = content.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard parts.count == 2, Self.words.contains(String(parts[0])) else { return nil }
        word = String(parts[0])
        operand = parts[1].trimmed
    }

    /// Whether the tag begins another branch, like `{{else if title}}`.
    var isBranch: Bool { word.hasPrefix("el") }

    /// The name that a section tests, and whether it must be inverted. Nil if the operand is more than a name.
    var condition: (name: String, isInverted: Bool)? {
        var name = operand[...]
        var isInverted = word == "unless"
        if word == "else", name.hasPrefix("if ") { name = name.dropFirst(3) }
        if word == "for", let list = name.firstRange(of: " in ") { name = name[list.upperBound...] }
        if word == "each", let item = name.firstRange(of: " as ") { name = name[..<item.lowerBound] }
        for sign in ["!", "not "] where name.hasPrefix(sign) {
            name = name.dropFirst(sign.count)
            isInverted.toggle()
        }
        let text = name.trimmed
        return isMustacheName(text) ? (text, isInverted) : nil
    }

    /// Returns a section for the name that the operand compares with something; nil for any other operand.
    func comparedSection(_ delimiters: Delimiters) -> String? {
        ComparedName(operand).map { delimiters.section($0.name, isInverted: word == "unless") }
    }

    /// Returns what to write in Mustache instead; nil if the operand does not consist of one or two names.
    func section(_ delimiters: Delimiters) -> String? {
        if let (name, isInverted) = condition { return delimiters.section(name, isInverted: isInverted) }
        let names = operand.split(separator: operand.contains("&&") ? "&&" : " and ").map(\.trimmed)
        guard names.count == 2, names.allSatisfy(isMustacheName) else { return nil }
        return delimiters.section(names[0], content: delimiters.section(names[1]))
    }

    func isEnded(by content: String) -> Bool { content == word || content == condition?.name }
}

func isMustacheName(_ text: String) -> Bool {
    let file = SourceFile(path: "", text: text)
    return !text.isEmpty && file.isName(file.whole.offsets)
}

extension Delimiters {
    func section(_ name: String, isInverted: Bool = false, content: String = "…") -> String {
        tag("\(isInverted ? "^" : "#")\(name)") + content + tag("/\(name)")
    }
}

extension MustacheParser {
    func foreign(_ foreign: HandlebarsTag, at place: Range<Int>) -> Diagnostic {
        let section = foreign.section(scanner.delimiters)
        if foreign.isBranch { return noElse(at: place, word: foreign.word, then: section) }
        let test = foreign.comparedSection(scanner.delimiters) ?? scanner.delimiters.section("NAME")
        let hint = section.map { "write '\($0)'" } ?? "a section tests a single name: write '\(test)'"
        return error("Mustache has no '\(foreign.word)'", at: place, hint: hint)
    }

    /// The error for an `else`. The hint ends the innermost section and begins its opposite, or that of an `else if`.
    func noElse(at place: Range<Int>, word: String = "else", then next: String? = nil) -> Diagnostic {
        var (name, isInverted) = ("NAME", false)
        if let tag = blocks.last(where: { $0.kind == .section })?.tag {
            let content = source.text(tag.name)
            if let condition = HandlebarsTag(content).map(\.condition) {
                (name, isInverted) = condition ?? (name, false)
            } else {
                (name, isInverted) = (content, tag.kind == .inverted)
            }
        }
        let delimiters = scanner.delimiters
        let opposite = delimiters.section(name, isInverted: !isInverted, content: next ?? "…")
        return error(
            "Mustache has no '\(word)'", at: place,
            hint: "write '\(delimiters.tag("/\(name)"))\(opposite)'")
    }

    /// Whether a tag within a section is `{{else}}`, or `{{^}}`, its short form. Values named `else` are unlikely.
    mutating func isElse(_ tag: MustacheTag) -> Bool {
        guard blocks.last?.kind == .section, tag.kind != .end, tag.kind != .partial else { return false }
        return tag.name.isEmpty
            ? tag.kind == .inverted : source.bytes[tag.name].elementsEqual("else".utf8)
    }
}
