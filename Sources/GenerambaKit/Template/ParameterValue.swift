extension Parameter {
    /// The value that texts give: a list takes all of them, another kind the last one.
    ///
    /// - Parameter texts: the texts, at least one, as they stand on the command line.
    /// - Throws: `Diagnostics` with all that is wrong in them.
    package func value(of texts: [SourceRange]) throws -> Value {
        guard kind == .list else {
            return try texts.last.map { try value(of: $0.text, at: $0, as: kind) } ?? defaultValue
        }
        var found = Diagnostics()
        let items = try texts.flatMap { text in try found.collect { try ListItem.items(in: text) } ?? [] }
        try found.throwErrors()
        return try list(of: items)
    }

    /// The list of items.
    func list(of items: [ListItem]) throws -> Value {
        var found = Diagnostics()
        let values = try items.compactMap { item in
            try found.collect { try value(of: item.text, at: item.range, as: itemKind) }
        }
        try found.throwErrors()
        return .list(values)
    }

    private func value(of text: String, at range: SourceRange, as kind: Kind) throws -> Value {
        switch kind {
        case .string:
            try check(text, at: range)
            return .string(text)
        case .bool:
            guard let bool = Self.bools[text.lowercased()] else {
                throw wrong("'\(text)' is neither true nor false", range)
            }
            return .bool(bool)
        case .int:
            guard let number = Int(text) else { throw wrong("'\(text)' is no whole number", range) }
            return .integer(number)
        case .choice:
            guard choices.contains(text) else {
                let hint = didYouMean(text, in: choices) ?? "choose one: \(quoted(choices))"
                throw Diagnostics.error(
                    "'\(text)' cannot be chosen for '\(name.value)'", at: range, hint: hint)
            }
            return .string(text)
        case .function: return try FunctionSignature(range).value
        case .list: return try list(of: ListItem.items(in: range))
        }
    }

    private static let bools = ["true": true, "yes": true, "false": false, "no": false]

    private func check(_ text: String, at range: SourceRange) throws {
        guard let pattern else { return }
        switch pattern.matches(text) {
        case true: return
        case false: throw wrong("'\(text)' does not match the pattern '\(pattern.text)'", range)
        case nil:
            throw Diagnostics.error(
                "it takes too long to match '\(text)' with the pattern '\(pattern.text)'", at: range)
        }
    }

    private func wrong(_ message: String, _ range: SourceRange) -> Diagnostics {
        .error(message, at: range, hint: examples.first.map { "for example '\($0)'" } ?? summary)
    }
}
