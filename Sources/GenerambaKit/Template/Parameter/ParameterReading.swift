import SourceText
import SwiftText
import SystemAccess
import YAML

extension Parameter {
    /// The keys of a parameter, in the order for messages.
    package static let keys =
        [
            YAMLKey("name", .name(pattern: "^[A-Za-z][A-Za-z0-9_-]*$"), "its name on the command line"),
            YAMLKey("summary", .text(), "what it is for, for the help"),
            YAMLKey("type", .choice(ParameterKinds.all.map(\.word)), "what its values are"),
            YAMLKey(
                "items", .choice(ParameterKinds.all.filter(\.canBeItem).map(\.word)),
                "what the items of a list are"),
            YAMLKey("default", .texts(), "the value without an option"),
            YAMLKey("required", .flag, "whether it must be given"),
            YAMLKey("unique", .flag, "whether no item may be there twice"),
            YAMLKey("choices", .texts(), "the values of a choice"),
            YAMLKey("pattern", .text(), "the regular expression that values match"),
            YAMLKey("pattern_hint", .text(), "what the pattern asks for, in words"),
            YAMLKey("no_summary", .text(), "what '--no-NAME' does"),
            YAMLKey("examples", .texts(), "values, of which the last one is the richest"),
            YAMLKey("renamed_from", .texts(), "its earlier names"),
            YAMLKey("when", .text(), "the parameter that it belongs to"),
            YAMLKey("ask", .flag, "whether 'gen' asks for it on a terminal"),
        ] + FunctionRules.keys + [
            YAMLKey("names", .text(), "the parameter whose functions it names"),
            YAMLKey("includes", .texts(), "functions with whose arguments the module is opened"),
            YAMLKey("leads_to", .pairs(.text()), "the parameters whose functions an event leads to"),
            YAMLKey("selects", .pairs(.text()), "the parameters whose functions a selected row leads to"),
        ]

    /// Parses `parameters:`, a list of items with distinct names.
    ///
    /// - Parameters:
    ///   - time: the time budget that all patterns share.
    ///   - areGood: whether the parameters are known to be without a problem, so that nobody has to try their examples.
    package static func read(
        _ node: YAMLNode?, kinds: [any ParameterKind] = ParameterKinds.all, _ time: TimeBudget,
        areGood: Bool = false, _ found: inout Diagnostics
    ) throws -> [Parameter] {
        var names: Set<String> = []
        let declared = Set(Self.keys.map(\.name))
        let keys =
            Self.keys + kinds.flatMap(\.keys).filter { !declared.contains($0) }.map { YAMLKey($0, .any) }
        let all: [Parameter] = try (node?.items(of: "parameters", &found) ?? []).compactMap { node in
            var own = Diagnostics()
            defer { found.add(contentsOf: own) }
            guard let parameter = try Parameter(node, keys, kinds, time, areGood, &own) else { return nil }
            guard names.insert(parameter.key).inserted else {
                own.addError(
                    "the parameter '\(parameter.name.value)' is declared twice", at: parameter.name.range,
                    hint: "remove one")
                return nil
            }
            return parameter
        }
        for name in all.flatMap({
            $0.links.map(\.parameter) + $0.included + [$0.condition, $0.named].compactMap(\.self)
        })
        where !names.contains(key(of: name.value)) {
            found.addError(
                "no parameter '\(name.value)'", at: name.range,
                hint: didYouMean(name.value, in: names.sorted()))
        }
        return all
    }

    /// Parses `{name: …, type: …}`. Records an error and returns nil if it is invalid.
    private init?(
        _ node: YAMLNode, _ keys: [YAMLKey], _ kinds: [any ParameterKind], _ time: TimeBudget,
        _ isGood: Bool, _ found: inout Diagnostics
    ) throws {
        let fields = YAMLFields(
            node, known: keys, of: "a parameter", hint: "write '- {name: NAME, type: string}'",
            diagnostics: &found)
        guard let fields, let name = Self.name(fields, &found) else { return nil }
        (self.name, self.fields) = (name, fields)
        summary = fields.text("summary", &found)?.value
        oldNames = fields.texts("renamed_from", &found).map(\.value)
        condition = fields.text("when", &found)
        denial = fields.text("no_summary", &found)?.value
        patternHint = fields.text("pattern_hint", &found)?.value
        kind = Self.kind(fields.text("type", &found), kinds, &found)
        itemKind = Self.kind(fields.text("items", &found), kinds.filter(\.canBeItem), &found)
        isRequired = fields.flag("required", &found) ?? false
        isUnique = fields.flag("unique", &found) ?? false
        isAsked = fields.flag("ask", &found) ?? false
        choices = fields.texts("choices", &found).map(\.value)
        rules = try FunctionRules(fields, &found)
        links = Self.links(fields, &found)
        (included, defaultAnswer) = (fields.texts("includes", &found), kind.nothing)
        named = fields.text("names", &found)
        examples = fields.texts("examples", &found).map(\.textRange)
        checkKeys(kinds, &found)
        checkPairs(&found)
        for kind in [kind, itemKind] { kind.check(self, &found) }
        guard !found.hasErrors else { return }
        for example in isGood ? [] : examples { _ = try found.collect { try answer(of: [example]) } }
        // Set after the examples, because `checkPatterns` checks whether they match.
        pattern = try fields.text("pattern", &found).flatMap { text in
            try found.collect { try Pattern(text, time) }
        }
        try readDefault(&found)
    }

    /// Reads the parameters that events or rows lead to: `leads_to: {use_case: use_cases}`.
    private static func links(
        _ fields: YAMLFields, _ found: inout Diagnostics
    ) -> [(field: String, parameter: Located<String>)] {
        ["leads_to", "selects"].flatMap { key in
            let pairs = fields.node(key)?.pairs(of: key, hint: "write '{FIELD: PARAMETER}'", &found) ?? []
            return pairs.compactMap { field, parameter -> (field: String, parameter: Located<String>)? in
                guard let field = field.text, let name = parameter.text else { return nil }
                return (field, Located(name, parameter.range))
            }
        }
    }

    /// Warns of keys that make no sense together.
    private func checkPairs(_ found: inout Diagnostics) {
        if isRequired, let node = fields.node("default") {
            found.addWarning(
                "'\(name.value)' is required, but has a default", at: node.range,
                hint: "remove 'default' or 'required'")
        }
        if let node = fields.node("pattern_hint"), fields.node("pattern") == nil {
            found.addWarning(
                "'\(name.value)' has a 'pattern_hint' but no 'pattern'", at: node.range,
                hint: "add the 'pattern' that it describes, or remove it")
        }
    }

    private mutating func readDefault(_ found: inout Diagnostics) throws {
        guard let node = fields.node("default") else { return }
        let texts = fields.texts("default", &found)
        defaultText = texts.map(\.value).joined(separator: ",")
        guard !texts.isEmpty else { return }
        let isCut = if case .sequence = node.content { true } else { false }
        if isCut, !isList { return found.addError("'default' must be text, not a list", at: node.range) }
        let value = try found.collect {
            // The items of a YAML list are already separate.
            try isCut
                ? list(of: texts.map { ListItem(text: $0.value, range: $0.textRange) })
                : answer(of: texts.map(\.textRange))
        }
        defaultAnswer = value ?? defaultAnswer
    }

    /// Returns the name: a letter followed by letters, digits, `_` and `-`. Records an error if it is invalid.
    private static func name(_ fields: YAMLFields, _ found: inout Diagnostics) -> Located<String>? {
        guard let name = fields.requiredText("name", of: "the parameter", &found) else { return nil }
        let text = name.value.utf8
        if text.first?.isLetter == true, text.allSatisfy({ $0.isWordPart || $0 == UInt8(ascii: "-") }) {
            return name
        }
        found.addError(
            "'\(name.value)' is not a valid parameter name", at: name.range,
            hint: "use letters, digits, '_' and '-', starting with a letter")
        return nil
    }

    /// Returns the kind with a name; the default is text.
    private static func kind(
        _ text: Located<String>?, _ kinds: [any ParameterKind], _ found: inout Diagnostics
    ) -> any ParameterKind {
        guard let text else { return StringKind() }
        if let kind = kinds.first(where: { $0.word == text.value }) { return kind }
        let words = kinds.map(\.word)
        found.addError(
            "unknown type '\(text.value)'", at: text.range,
            hint: didYouMean(text.value, in: words) ?? "known types: \(quoted(words))")
        return StringKind()
    }

    /// Warns of keys that belong to another kind.
    private func checkKeys(_ kinds: [any ParameterKind], _ found: inout Diagnostics) {
        for (key, node) in fields.pairs where !node.isNull && !kind.keys.contains(key) {
            // For a parameter that is not a list, items are texts unless declared otherwise.
            if itemKind.keys.contains(key), isList || !(itemKind is StringKind) { continue }
            guard let owner = kinds.first(where: { $0.keys.contains(key) }) else { continue }
            found.addWarning(
                "'\(key)' does not apply to a parameter of type '\(kind.word)'", at: node.range,
                hint: owner.keysHint)
        }
    }
}

extension [Parameter] {
    /// Checks that the patterns are valid regular expressions and match the examples. Parsing a rambaspec skips this,
    /// because the first `Regex` of a program takes longer than everything else.
    func checkPatterns() throws {
        _ = try mapCollecting { parameter in
            guard let pattern = parameter.pattern else { return }
            try pattern.check()
            _ = try parameter.examples.mapCollecting { try parameter.answer(of: [$0]) }
        }
    }
}
