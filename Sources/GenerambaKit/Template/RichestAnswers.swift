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

extension Answers {
    /// Those that a template may make other files with: the richest first, the defaults, and the richest with each bool
    /// and choice otherwise.
    ///
    /// - Throws: as `init(richest:)`.
    static func variations(of parameters: [Parameter]) throws -> [Answers] {
        let all = try parameters.map { ($0.name.value, try $0.given($0.richest)) }
        let richest = Dictionary(all) { first, _ in first }
        let defaults = richest.merging(parameters.map { ($0.name.value, $0.given($0.defaultAnswer)) }) { $1 }
        let others = parameters.flatMap { parameter in
            parameter.otherAnswers.map { richest.merging([parameter.name.value: $0]) { $1 } }
        }
        return ([richest, defaults] + others.prefix(100)).map(Answers.init)
    }
}

extension Parameter {
    /// An answer, or another one where it is none and one has to be given.
    fileprivate func given(_ answer: Answer) -> Answer {
        guard isRequired, answer == .value(.null) else { return answer }
        switch kind {
        case .string: return .value(.string("example"))
        case .choice: return .value(Value(choices.first))
        case .int: return .value(.integer(1))
        case .bool, .list, .function: return answer
        }
    }

    /// The answers beside the richest one, where there are few.
    fileprivate var otherAnswers: [Answer] {
        switch kind {
        case .bool: [.value(.bool(false))]
        case .choice: choices.map { .value(.string($0)) }
        case .string, .int, .list, .function: []
        }
    }

    fileprivate var richest: Answer {
        get throws {
            if kind == .bool { return .value(.bool(true)) }
            guard kind != .choice, let example = examples.last else { return defaultAnswer }
            return try answer(of: [example])
        }
    }
}
