import SourceText

/// The problems that Mustache text can have.
extension MustacheParser {
    /// An example that changes the delimiters.
    private var example: String {
        scanner.delimiters.tag(scanner.delimiters == .standard ? "=<% %>=" : "={{ }}=")
    }

    func unclosedTag(at start: Int) -> Diagnostic {
        let end = start + scanner.delimiters.opening.count
        let sign = source.text(end..<min(end + 1, scanner.range.upperBound))
        let closing = String(decoding: scanner.delimiters.closing, as: UTF8.self)
        let mirrored = ["{": "}", "=": "="][sign] ?? ""
        return error("unclosed tag", at: start..<end, hint: "end it with '\(mirrored + closing)'")
    }

    func wrongDelimiters(_ range: Range<Int>) -> Diagnostic {
        error(
            "invalid delimiters", at: range,
            hint: "write two delimiters without '=', separated by a space, like '\(example)'")
    }

    func empty(_ tag: MustacheTag) -> Diagnostic {
        error(
            "empty tag", at: tag.range,
            hint: "write a name in it; to print it as it is, change the delimiters first: '\(example)'")
    }

    func noName(_ tag: MustacheTag) -> Diagnostic {
        let name = source.text(tag.name)
        if !tag.namesFile, let foreign = HandlebarsTag(name) { return self.foreign(foreign, at: tag.name) }
        var hint = "use letters, digits, '_' and '-', with dots between the parts"
        if let other = Self.form(of: name) { hint = "write '\(scanner.delimiters.tag(other))'" }
        if tag.namesFile { hint = "use letters, digits, '_', '-', '.' and '/' for a partial's name" }
        let isSigned = MustacheTag.Kind(sign: source.bytes[tag.name.lowerBound]) != nil
        if tag.kind == .value, isSigned { hint = "write '\(scanner.delimiters.tag(name))'" }
        if tag.kind != .value, name.contains("|") { hint = "filters are for values: '\(filtered)'" }
        return error("'\(name)' is not a valid name", at: tag.name, hint: hint)
    }

    func wording(of section: OpenSection) -> (name: String, title: String, start: Range<Int>, end: String) {
        let written = name(of: section.tag)
        let name = HandlebarsTag(written)?.condition?.name ?? written
        let end = scanner.delimiters.tag("/\(name)")
        return (name, "\(section.noun) '\(name)'", section.tag.range, end)
    }

    func wrongEnd(_ tag: MustacheTag, of section: OpenSection?) -> Diagnostic {
        guard !tag.name.isEmpty else { return empty(tag) }
        let name = name(of: tag)
        if let section { return mismatch(name, at: tag.range, section, article: "the ") }
        if HandlebarsTag.words.contains(name) {
            let hint = "a section ends with its own name: '\(scanner.delimiters.tag("/NAME"))'"
            return error("Mustache has no '\(name)'", at: tag.range, hint: hint)
        }
        let opening = scanner.delimiters.tag("\(tag.isDynamic ? "<" : "#")\(name)")
        return error(
            "no \(tag.isDynamic ? "parent" : "section") '\(name)' to end", at: tag.range,
            hint: "begin it with '\(opening)'")
    }

    func givenTwice(_ tag: MustacheTag, _ first: Int) -> Diagnostic {
        error(
            "the block '\(source.text(tag.name))' is filled in twice", at: tag.name,
            hint: "it is already filled in on line \(document.range(of: first).line): remove one")
    }

    /// The error for a missing name or filter beside a bar.
    func no(_ noun: String, beside bar: Int) -> Diagnostic {
        error("missing \(noun) '|'", at: bar..<bar + 1, hint: "write it like '\(filtered)'")
    }

    func unknownFilter(_ place: Range<Int>) -> Diagnostic {
        let name = source.text(place)
        let known = CaseFilter.allCases.map(\.rawValue)
        let hint =
            Self.others[name].map { "did you mean '\($0)'?" } ?? didYouMean(name, in: known)
            ?? "known filters: \(quoted(known))"
        return error("unknown filter '\(name)'", at: place, hint: hint)
    }

    /// Filters of other template languages, with their equivalents here.
    private static let others = [
        "upcase": "upper", "downcase": "lower", "capitalize": "upper_first", "uppercase": "upper",
        "lowercase": "lower", "camel": "lower_camel", "pascal": "upper_camel",
    ]

    /// Returns Mustache's form of a name in Handlebars, such as `@index` or `../title`.
    private static func form(of name: String) -> String? {
        let loops = LoopName.allCases.map(\.rawValue)
        if name.hasPrefix("@"), let loop = loops.first(where: { $0.dropFirst() == name.dropFirst() }) {
            return loop
        }
        var rest = name[...]
        while rest.hasPrefix("../") { rest = rest.dropFirst(3) }
        return rest.count < name.count && !rest.isEmpty ? String(rest) : nil
    }

    /// An example of a value with a filter.
    private var filtered: String { scanner.delimiters.tag(" name | lower_camel ") }

    /// Returns a tag's name, preceded by `*` if the tag is dynamic.
    func name(of tag: MustacheTag) -> String { (tag.isDynamic ? "*" : "") + source.text(tag.name) }
}
