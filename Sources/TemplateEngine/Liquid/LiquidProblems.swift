import SourceText

extension LiquidParser {
    func unclosed(_ token: LiquidScanner.Token) -> Diagnostic {
        let start = token.range.lowerBound..<token.range.lowerBound + 2
        let (noun, end) = token.isTag ? ("tag", "%}") : ("output", "}}")
        let rest = source.bytes[start.upperBound..<scanner.range.upperBound]
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        let content = line.prefix { !"{}%".utf8.contains($0) }
        let name = reader.trimmed(content.indices)
        guard !token.isTag, content.endIndex < line.endIndex,
            "}%".utf8.contains(source.bytes[content.endIndex]),
            reader.isPlainName(name)
        else { return error("unclosed \(noun)", at: start, hint: "end it with '\(end)'") }
        return error("unclosed \(noun)", at: start, hint: "write '{{\(source.text(content.indices))}}'")
    }

    func nameless(_ token: LiquidScanner.Token, _ content: Range<Int>) -> Diagnostic {
        let content = reader.trimmed(content)
        guard !content.isEmpty else {
            let hint = "write a tag's name in it, like '{% if name %}'"
            return error("empty tag", at: token.range, hint: hint)
        }
        return error(
            "a tag begins with a name, not with '\(source.text(content.lowerBound..<content.upperBound))'",
            at: content, hint: "to print it as it is, write it between '{% raw %}' and '{% endraw %}'")
    }

    func wrong(_ name: TagName, _ problem: WrongMarkup) -> Diagnostic {
        let kind = LiquidTagKind(rawValue: text(name)) ?? blocks.last?.kind
        let form = kind.map { "write it like '\($0.form)'" }
        return error(
            problem.message ?? "invalid '\(text(name))'", at: problem.place ?? name.place,
            hint: problem.hint ?? (problem.message == nil ? form : nil))
    }

    func wording(of block: OpenBlock) -> (name: String, title: String, start: Range<Int>, end: String) {
        let name = text(block.name)
        return (name, "'\(name)'", block.name.place, "{% end\(name) %}")
    }

    func text(_ name: TagName) -> String { reader.text(name.place) }

    func name(of end: TagName) -> String { reader.text(end.place.dropFirst(3)) }

    func wrongEnd(_ name: TagName, of block: OpenBlock?) -> Diagnostic {
        block.map { mismatch(text(name), at: name.place, $0) } ?? misplaced(name)
    }

    /// Returns the error for a tag that is unknown or not allowed here.
    func misplaced(_ name: TagName) -> Diagnostic {
        let owners = LiquidTagKind.allCases.filter { $0.branches.contains(text(name)) }
        if !owners.isEmpty { return unowned(name, owners.map(\.rawValue)) }
        let block = text(name).hasPrefix("end") ? String(text(name).dropFirst(3)) : ""
        if let kind = LiquidTagKind(rawValue: block) {
            if !kind.isBlock {
                return error("'\(block)' has no end tag", at: name.place, hint: "remove this tag")
            }
            return error("no '\(block)' to end", at: name.place, hint: "begin it with '\(kind.form)'")
        }
        let ends = blocks.map { "end\(text($0.name))" }
        let known = LiquidTagKind.names + ["else", "elsif", "when"] + ends
        if LiquidTagKind(rawValue: text(name))?.isOfLiquid5 == true {
            let other = text(name) == "render" ? "write 'include', or allow it with" : "it takes"
            return error(
                "unknown tag '\(text(name))'", at: name.place, hint: "\(other) 'liquid: 5' in the rambaspec")
        }
        let hint =
            Self.others[text(name)].map { "did you mean '\($0)'?" } ?? didYouMean(text(name), in: known)
            ?? printing(name) ?? "known tags: \(quoted(LiquidTagKind.names))"
        return error("unknown tag '\(text(name))'", at: name.place, hint: hint)
    }

    /// Tags of other template languages, with their equivalents here.
    private static let others = [
        "partial": "include", "switch": "case", "foreach": "for", "set": "assign",
        "let": "assign", "ifnot": "unless", "fi": "endif", "done": "endfor", "next": "continue",
    ]

    private func printing(_ name: TagName) -> String? {
        let value = reader.trimmed(name.markup)
        if ["print", "echo", "output"].contains(text(name)), !value.isEmpty {
            return "to print a value, write '{{ \(source.text(value)) }}'"
        }
        guard value.isEmpty || source.text(value).hasPrefix("|") else { return nil }
        let end = value.isEmpty ? name.place.upperBound : value.upperBound
        return "to print a value, write '{{ \(source.text(name.place.lowerBound..<end)) }}'"
    }

    func swallowing(_ block: OpenBlock) -> Diagnostic? {
        let markup = source.text(block.name.markup)
        guard let end = markup.firstRange(of: "}"), markup[end.upperBound...].contains("{%"),
            ["'", "\""].allSatisfy({ quote in markup[..<end.lowerBound].count { $0 == quote } % 2 == 0 })
        else { return nil }
        let start = block.name.place
        return error("unclosed tag", at: start, hint: "end it with '%}'")
    }

    private func unowned(_ name: TagName, _ owners: [String]) -> Diagnostic {
        guard let block = blocks.last, blocks.contains(where: { $0.kind.branches.contains(text(name)) })
        else {
            return error("'\(text(name))' outside of \(quoted(owners))", at: name.place)
        }
        let inner = block.name
        return error(
            "'\(text(name))' does not belong to '\(text(inner))'", at: name.place,
            hint: "'\(text(inner))' begins on line \(source.range(inner.place).line): "
                + "end it first with '{% end\(text(inner)) %}'")
    }
}
