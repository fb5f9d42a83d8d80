import SourceText

extension MustacheParser {
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

    /// Checks that a tag's name is valid, and records a problem if not. Returns whether it is valid.
    @discardableResult mutating func check(_ tag: MustacheTag) -> Bool {
        let isName = tag.namesFile ? source.isPartialName(tag.name) : source.isName(tag.name)
        if tag.name.isEmpty || !isName { problems.append(tag.name.isEmpty ? empty(tag) : noName(tag)) }
        return isName && !tag.name.isEmpty
    }

    func empty(_ tag: MustacheTag) -> Diagnostic {
        error(
            "empty tag", at: tag.range,
            hint: "write a name in it; to print it as it is, change the delimiters first: '\(example)'")
    }

    func noName(_ tag: MustacheTag) -> Diagnostic {
        let name = source.text(tag.name)
        if !tag.namesFile, let foreign = foreign(tag) { return foreign }
        var hint = "use letters, digits, '_' and '-', with dots between the parts"
        if let other = Self.form(of: name) { hint = "write '\(scanner.delimiters.tag(other))'" }
        if name.hasPrefix("%") {
            hint = "'{% %}' is Liquid: for Mustache, write '\(scanner.delimiters.section("name"))'"
        }
        if tag.namesFile { hint = "use letters, digits, '_', '-', '.' and '/' for a partial's name" }
        let isSigned = MustacheTag.Kind(sign: source.bytes[tag.name.lowerBound]) != nil
        if tag.kind == .value, isSigned { hint = "write '\(scanner.delimiters.tag(name))'" }
        if tag.kind != .value, name.contains("|") { hint = "filters are for values: '\(filtered)'" }
        return error("'\(name)' is not a valid name", at: tag.name, hint: hint)
    }

    func wording(of section: OpenSection) -> (name: String, title: String, start: Range<Int>, end: String) {
        let name = name(of: section.tag)
        let end = scanner.delimiters.tag("/\(name)")
        return (name, "\(section.noun) '\(name)'", section.tag.range, end)
    }

    func wrongEnd(_ tag: MustacheTag, of section: OpenSection?) -> Diagnostic {
        guard !tag.name.isEmpty else {
            guard let section else { return empty(tag) }
            return error("empty tag", at: tag.range, hint: "write '\(wording(of: section).end)'")
        }
        let name = name(of: tag)
        if let section { return mismatch(name, at: tag.range, section, article: "the ") }
        let opening = scanner.delimiters.tag("\(tag.isDynamic ? "<" : "#")\(name)")
        return error(
            "no \(tag.isDynamic ? "parent" : "section") '\(name)' to end", at: tag.range,
            hint: "begin it with '\(opening)'")
    }

    func givenTwice(_ tag: MustacheTag, _ first: Int) -> Diagnostic {
        let line = source.range(document.nodes[first].place).line
        return error(
            "the block '\(source.text(tag.name))' is filled in twice", at: tag.name,
            hint: "it is already filled in on line \(line): remove one")
    }

    /// The error for a missing name or filter beside a bar.
    func no(_ noun: String, beside bar: Int) -> Diagnostic {
        error("missing \(noun) '|'", at: bar..<bar + 1, hint: "write it like '\(filtered)'")
    }

    func unknownFilter(_ place: Range<Int>) -> Diagnostic {
        let name = source.text(place)
        let word = String(name.prefix { !":( ".contains($0) })
        if word.count < name.count, TextFilter(rawValue: word) != nil {
            return error("'\(word)' takes no arguments", at: place, hint: "write '| \(word)'")
        }
        if word.count < name.count, Filter.all[word] != nil {
            let hint = "filters with arguments are for Liquid: give the source the ending '.liquid'"
            return error("Mustache has no filter '\(word)'", at: place, hint: hint)
        }
        let known = TextFilter.allCases.map(\.rawValue)
        let hint =
            TextFilter(other: name).map { "did you mean '\($0.rawValue)'?" } ?? didYouMean(name, in: known)
            ?? "known filters: \(quoted(known))"
        return error("unknown filter '\(name)'", at: place, hint: hint)
    }

    /// Returns Mustache's form of a name in Handlebars, such as `@index` or `../title`, or of a call.
    private static func form(of name: String) -> String? {
        let bare = name.filter { !"~{}".contains($0) }
        if bare.count < name.count, isMustacheName(bare) { return bare }
        if name.hasSuffix("()"), isMustacheName(String(name.dropLast(2))) { return String(name.dropLast(2)) }
        let words = name.split(separator: " ").map(String.init)
        if words.count == 2, isMustacheName(words[1]) {
            if let filter = TextFilter(other: words[0]) { return "\(words[1]) | \(filter.rawValue)" }
        }
        if name.hasPrefix("@"), let loop = LoopName(rawValue: "-\(name.dropFirst())") { return loop.rawValue }
        var rest = name[...]
        while rest.hasPrefix("../") { rest = rest.dropFirst(3) }
        return rest.count < name.count && !rest.isEmpty ? String(rest) : nil
    }

    private var filtered: String { scanner.delimiters.tag(" name | lower_camel ") }

    /// Returns a tag's name, preceded by `*` if the tag is dynamic.
    func name(of tag: MustacheTag) -> String { (tag.isDynamic ? "*" : "") + source.text(tag.name) }
}
