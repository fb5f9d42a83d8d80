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
        let all = try parameters.enumerated().map { ($1.name.value, $1.given(try $1.richest, $0)) }
        let richest = Dictionary(all) { first, _ in first }
        let usual = parameters.filter { !$0.isRequired || $0.defaultText != nil }
        let defaults = richest.merging(usual.map { ($0.name.value, $0.defaultAnswer) }) { $1 }
        let others = parameters.flatMap { parameter in
            parameter.otherAnswers.map { richest.merging([parameter.name.value: $0]) { $1 } }
        }
        return ([richest, defaults] + others.prefix(100)).map(Answers.init)
    }
}

extension Parameter {
    /// Whether it has to be given, and nothing says what it may be.
    var isMadeUp: Bool { isRequired && kind == .string && defaultText == nil && examples.isEmpty }

    /// An answer, or another one where it is none and one has to be given.
    ///
    /// - Parameter index: that of the parameter, so that two are given different ones.
    fileprivate func given(_ answer: Answer, _ index: Int) -> Answer {
        guard isRequired, answer == .value(.null) else { return answer }
        switch kind {
        case .string: return .value(.string("example_\(key)"))
        case .choice: return .value(choices.isEmpty ? .null : .string(choices[index % choices.count]))
        case .int: return .value(.integer(index + 1))
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
