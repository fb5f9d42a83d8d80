import SourceText
import SwiftText

extension Parameter {
    static let keys =
        [
            "name", "summary", "type", "items", "default", "required", "unique", "pattern", "choices",
            "examples",
        ] + FunctionRules.keys

    /// Reads `parameters:`, a list of which each item has a name of its own.
    static func read(_ node: YAMLNode?, _ found: inout Diagnostics) throws -> [Parameter] {
        guard let node else { return [] }
        guard case .sequence(let items) = node.content else {
            found.add(.error("'parameters' must be a list, not \(node.kind)", at: node.range))
            return []
        }
        var names: Set<String> = []
        return try items.compactMap { node in
            var own = Diagnostics()
            defer { found.add(contentsOf: own) }
            guard let parameter = try Parameter(node, &own) else { return nil }
            guard names.insert(parameter.key).inserted else {
                own.add(
                    .error(
                        "the parameter '\(parameter.name.value)' is declared twice", at: parameter.name.range,
                        hint: "remove one"))
                return nil
            }
            return parameter
        }
    }

    /// Reads `{name: …, type: …}`; nil with an error noted.
    private init?(_ node: YAMLNode, _ found: inout Diagnostics) throws {
        let fields = YAMLFields(
            node, known: Self.keys, of: "a parameter", hint: "write '- {name: NAME, type: string}'",
            diagnostics: &found)
        guard let fields, let name = fields.requiredText("name", of: "the parameter", &found) else {
            return nil
        }
        guard Self.isName(name.value) else {
            found.add(
                .error(
                    "'\(name.value)' cannot name a parameter", at: name.range,
                    hint: "use letters, digits, '_' and '-', a letter first"))
            return nil
        }
        self.name = name
        summary = fields.text("summary", &found)?.value
        kind = Self.kind(fields.text("type", &found), Kind.allCases, &found)
        itemKind = Self.kind(fields.text("items", &found), [.string, .int, .choice, .function], &found)
        isRequired = fields.flag("required", &found) ?? false
        isUnique = fields.flag("unique", &found) ?? false
        choices = fields.texts("choices", &found).map(\.value)
        rules = try FunctionRules(fields, &found)
        defaultText = nil
        defaultAnswer = Self.nothing(kind)
        examples = fields.texts("examples", &found).map(\.textRange)
        checkKeys(fields, &found)
        guard !found.hasErrors else { return }
        for example in examples { _ = try found.collect { try answer(of: [example]) } }
        // After the examples: whether they match it is up to `checkPatterns`.
        pattern = try fields.text("pattern", &found).flatMap { text in
            try found.collect { try Pattern(text) }
        }
        try readDefault(fields, &found)
    }

    private mutating func readDefault(_ fields: YAMLFields, _ found: inout Diagnostics) throws {
        guard let node = fields.node("default") else { return }
        let texts = fields.texts("default", &found)
        defaultText = texts.map(\.value).joined(separator: ",")
        guard !texts.isEmpty else { return }
        if kind != .list, case .sequence = node.content {
            return found.add(.error("'default' must be text, not a list", at: node.range))
        }
        // A list of YAML is cut into its items already.
        if kind == .list, case .sequence = node.content {
            defaultAnswer =
                try found.collect {
                    try list(of: texts.map { ListItem(text: $0.value, range: $0.textRange) })
                } ?? defaultAnswer
        } else {
            defaultAnswer = try found.collect { try answer(of: texts.map(\.textRange)) } ?? defaultAnswer
        }
    }

    /// Whether a text is a letter with letters, digits, `_` and `-` behind it.
    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, first.isLetter else { return false }
        return text.utf8.allSatisfy { $0.isLetter || 0x30...0x39 ~= $0 || "_-".utf8.contains($0) }
    }

    private static func kind(_ text: Located<String>?, _ known: [Kind], _ found: inout Diagnostics) -> Kind {
        guard let text else { return .string }
        if let kind = Kind(rawValue: text.value), known.contains(kind) { return kind }
        let words = known.map(\.rawValue)
        found.add(
            .error(
                "unknown type '\(text.value)'", at: text.range,
                hint: didYouMean(text.value, in: words) ?? "known types: \(quoted(words))"))
        return .string
    }

    /// Notes keys that say nothing about a parameter of its type, and one that is missing.
    private func checkKeys(_ fields: YAMLFields, _ found: inout Diagnostics) {
        let kinds = [kind, itemKind]
        func check(_ key: String, _ isUsed: Bool, _ hint: String) {
            guard !isUsed, let node = fields.node(key) else { return }
            found.add(
                .warning(
                    "'\(key)' says nothing about a parameter of type '\(kind.rawValue)'", at: node.range,
                    hint: hint))
        }
        check("items", kind == .list, "only a list has items")
        check("unique", kind == .list, "only a list has items")
        check("choices", kinds.contains(.choice), "write 'type: choice'")
        check("pattern", kind == .string || kinds == [.list, .string], "a pattern is for texts")
        for key in FunctionRules.keys {
            check(key, kinds.contains(.function), "write 'type: function'")
        }
        if isRequired, let node = fields.node("default") {
            found.add(
                .warning(
                    "'\(name.value)' has a default: it is never missing", at: node.range,
                    hint: "remove 'default' or 'required'"))
        }
        if kinds.contains(.choice), choices.isEmpty {
            found.add(
                .error(
                    "'\(name.value)' has no choices", at: fields.node("choices")?.range ?? name.range,
                    hint: "list them: 'choices: [one, two]'"))
        }
    }
}
