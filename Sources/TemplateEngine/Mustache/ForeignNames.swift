import SourceText

/// A tag's content that compares a name, as other languages can: `title == 'a'`.
struct ComparedName {
    let name: String

    /// Nil if the content does not consist of a name and an operator with an operand.
    init?(_ content: String) {
        let isInverted = content.hasPrefix("!")
        let rest = content.drop { $0 == "!" || $0 == "(" || $0 == " " }
        let name = String(rest.prefix { !" =!<>&|?+".contains($0) })
        let sign = rest.dropFirst(name.count).drop { $0 == " " }
        let signs = ["==", "!=", "<", ">", "=", "&&", "||", "??", "?", "+", "and ", "or ", "contains "]
        guard isMustacheName(name), name.utf8.first?.isLetter == true,
            isInverted || signs.contains(where: sign.hasPrefix)
        else { return nil }
        self.name = name
    }
}

extension MustacheParser {
    /// The name that a section compares with something; nil for any other tag.
    func subject(of tag: MustacheTag) -> String? {
        guard tag.kind == .section || tag.kind == .inverted else { return nil }
        return ComparedName(source.text(tag.name))?.name
    }

    /// The hint for a tag that compares a name; nil for any other tag.
    func tested(_ tag: MustacheTag) -> String? {
        let delimiters = scanner.delimiters
        if tag.kind == .value, let name = ComparedName(source.text(tag.name))?.name {
            let value = delimiters.section(name, content: delimiters.tag(name))
            return "write '\(value)\(delimiters.section(name, isInverted: true))'"
        }
        guard let name = subject(of: tag) else { return nil }
        let isInverted = (tag.kind == .inverted) != source.text(tag.name).hasPrefix("!")
        return "a section tests a single name: write '\(delimiters.section(name, isInverted: isInverted))'"
    }

    /// The error for a tag of Handlebars with a space before its sign, such as `{{ #if title }}`; nil for any other tag.
    func spacedWord(_ tag: MustacheTag) -> Diagnostic? {
        let content = source.text(scanner.trimmed(tag.name.dropFirst()))
        if let foreign = HandlebarsTag(content) { return self.foreign(foreign, at: tag.name) }
        return source.bytes[tag.name.lowerBound] == UInt8(ascii: "/") ? foreignEnd(tag, content) : nil
    }

    /// The error for an end tag with a word of Handlebars; nil for any other word.
    func foreignEnd(_ tag: MustacheTag, _ word: String) -> Diagnostic? {
        guard HandlebarsTag.words.contains(word) else { return nil }
        let hint = "a section ends with its own name: '\(scanner.delimiters.tag("/NAME"))'"
        return error("Mustache has no '\(word)'", at: tag.range, hint: hint)
    }

    /// The content of a tag that ends with a single brace: the range of a name, with the character for its kind.
    func halfClosed(at start: Int) -> Range<Int>? {
        guard scanner.delimiters == .standard else { return nil }
        let first = start + 2
        let content = source.bytes[first..<scanner.range.upperBound].prefix { !"{}\n".utf8.contains($0) }
        let end = content.endIndex
        guard end < scanner.range.upperBound, source.bytes[end] == UInt8(ascii: "}"),
            end + 1 >= scanner.range.upperBound || source.bytes[end + 1] != UInt8(ascii: "}"),
            source.isName(name(in: first..<end))
        else { return nil }
        return first..<end
    }

    /// Records that the end tag of a section that begins with such a tag may still follow, or that its end is here.
    mutating func missEnd(ofHalfClosed start: Int) {
        guard let content = halfClosed(at: start), let sign = content.first.map({ source.bytes[$0] })
        else { return }
        let name = source.text(name(in: content))
        switch MustacheTag.Kind(sign: sign) {
        case .section, .inverted: missed[name, default: 0] += 1
        case .end: if let last = blocks.last, wording(of: last).name == name { close() }
        default: break
        }
    }

    private func name(in content: Range<Int>) -> Range<Int> {
        let isSigned = content.first.map { MustacheTag.Kind(sign: source.bytes[$0]) != nil } ?? false
        return scanner.trimmed(content.dropFirst(isSigned ? 1 : 0))
    }
}
