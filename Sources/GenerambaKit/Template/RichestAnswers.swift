extension Answers {
    /// Answers that make the most of a template: a bool is true, another parameter has the last of its `examples`. A
    /// choice, and what has no example, keeps the default.
    ///
    /// - Throws: `Diagnostics` of an example that is no value, which reading the rambaspec has refused before.
    package init(richest parameters: [Parameter]) throws {
        self.init(
            Dictionary(
                try parameters.map { ($0.name.value, try $0.richest) },
                uniquingKeysWith: { first, _ in first }
            ))
    }
}

extension Parameter {
    fileprivate var richest: Answer {
        get throws {
            if kind == .bool { return .value(.bool(true)) }
            guard kind != .choice, let example = examples.last else { return defaultAnswer }
            return try answer(of: [example])
        }
    }
}
