extension Value.Object {
    /// Values that make the most of a template: a bool is true, another parameter has the last of its `examples`. A
    /// choice, and what has no example, keeps the default.
    ///
    /// - Throws: `Diagnostics` of an example that is no value, which reading the rambaspec has refused before.
    package init(richest parameters: [Parameter]) throws {
        self.init(
            Dictionary(
                try parameters.map { ($0.name.value, try $0.richestValue) },
                uniquingKeysWith: { first, _ in first }
            ))
    }
}

extension Parameter {
    fileprivate var richestValue: Value {
        get throws {
            if kind == .bool { return .bool(true) }
            guard kind != .choice, let example = examples.last else { return defaultValue }
            return try value(of: [SourceFile(path: name.value, text: example).whole])
        }
    }
}
