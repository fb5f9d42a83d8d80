import SourceText

/// What Handlebars has and Mustache does not.
extension MustacheParser {
    /// The error for a tag that begins with a word of Handlebars, such as `{{#if title}}`; nil for any other tag.
    func foreign(_ tag: MustacheTag) -> Diagnostic? {
        let words = source.text(tag.name).split(separator: " ").map(String.init)
        guard words.count > 1, ["if", "unless", "each", "with", "for", "else"].contains(words[0])
        else { return nil }
        if words[0] == "else" { return noElse(at: tag.name) }
        let name = words.count == 2 && isMustacheName(words[1]) ? words[1] : "NAME"
        let section = scanner.delimiters.section(name, isInverted: words[0] == "unless")
        return error(
            "Mustache has no '\(words[0])'", at: tag.name,
            hint: "a section tests a single name: write '\(section)'")
    }

    /// The error for an `else`. The hint ends the innermost section and begins its opposite.
    func noElse(at place: Range<Int>) -> Diagnostic {
        let section = blocks.last { $0.kind == .section }?.tag
        let written = section.map { source.text($0.name) } ?? ""
        let name = isMustacheName(written) ? written : "NAME"
        let opposite = scanner.delimiters.section(name, isInverted: section?.kind != .inverted)
        return error(
            "Mustache has no 'else'", at: place,
            hint: "write '\(scanner.delimiters.tag("/\(name)"))\(opposite)'")
    }

    /// Whether a tag within a section is `{{else}}`, or `{{^}}`, its short form. Values named `else` are unlikely.
    func isElse(_ tag: MustacheTag) -> Bool {
        guard blocks.last?.kind == .section, tag.kind != .end, tag.kind != .partial else { return false }
        return tag.name.isEmpty ? tag.kind == .inverted : source.bytes[tag.name].elementsEqual("else".utf8)
    }
}

func isMustacheName(_ text: String) -> Bool {
    let file = SourceFile(path: "", text: text)
    return !text.isEmpty && file.isName(file.whole.offsets)
}
