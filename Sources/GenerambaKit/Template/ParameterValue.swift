import SourceText
import SwiftText
import TemplateEngine

extension [Parameter] {
    /// Checks that the patterns are regular expressions, and that the examples match them. Reading a rambaspec does not:
    /// the first `Regex` of a program takes longer than the rest of it.
    ///
    /// - Throws: `Diagnostics` with all that are wrong.
    func checkPatterns() throws {
        var found = Diagnostics()
        for parameter in self where parameter.pattern != nil {
            guard try found.collect({ try parameter.pattern?.check() }) != nil else { continue }
            for example in parameter.examples {
                _ = try found.collect { try parameter.answer(of: [example]) }
            }
        }
        try found.throwErrors()
    }
}

extension Parameter {
    /// What texts give: a list takes all of them, another kind the last one.
    ///
    /// - Parameter texts: the texts, at least one, as they stand on the command line.
    /// - Throws: `Diagnostics` with all that is wrong in them.
    package func answer(of texts: [SourceRange]) throws -> Answer {
        guard kind == .list else { return try texts.last.map(answer) ?? defaultAnswer }
        var found = Diagnostics()
        let items = try texts.flatMap { text in try found.collect { try ListItem.items(in: text) } ?? [] }
        try found.throwErrors()
        return try list(of: items)
    }

    /// The list of items.
    func list(of items: [ListItem]) throws -> Answer {
        var found = Diagnostics()
        func collect<Item>(_ read: (ListItem) throws -> Item) throws -> [Item] {
            let all = try items.compactMap { item in try found.collect { try read(item) } }
            try found.throwErrors()
            return all
        }
        if isUnique { try checkUnique(items) }
        guard itemKind == .function else {
            return .value(.list(try collect { try value(of: $0.text, at: $0.range, as: itemKind) }))
        }
        let functions = try collect { try function($0.range) }
        try checkDistinct(functions, items)
        return .functions(functions)
    }

    /// Two items that give the same names, as a template changes the letter case.
    private func checkUnique(_ items: [ListItem]) throws {
        var found = Diagnostics()
        var seen: [String: String] = [:]
        for item in items {
            let key = item.text.sameWhateverTheCase
            guard let first = seen[key] else {
                seen[key] = item.text
                continue
            }
            let hint = first == item.text ? "remove one" : "it gives the same names as '\(first)'"
            found.add(.error("'\(item.text)' stands here twice", at: item.range, hint: hint))
        }
        try found.throwErrors()
    }

    /// Two functions that are called in the same way.
    private func checkDistinct(_ functions: [FunctionSignature], _ items: [ListItem]) throws {
        var found = Diagnostics()
        for (index, function) in functions.enumerated() {
            guard let other = functions[..<index].first(where: { $0.identity == function.identity }) else {
                continue
            }
            let (message, hint) =
                other.hasSameType(as: function)
                ? ("the function '\(function)' stands here twice", "remove one")
                : ("a call cannot tell '\(function)' from '\(other)'", "name one of them otherwise")
            found.add(.error(message, at: items[index].range, hint: hint))
        }
        try found.throwErrors()
    }

    private func answer(of text: SourceRange) throws -> Answer {
        guard kind == .function else { return .value(try value(of: text.text, at: text, as: kind)) }
        return .function(try function(text))
    }

    private func function(_ text: SourceRange) throws -> FunctionSignature {
        let function = try FunctionSignature(text)
        try rules.check(function, at: text)
        return function
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
        case .function, .list: return .null
        }
    }

    private static let bools = ["true": true, "yes": true, "false": false, "no": false]

    private func check(_ text: String, at range: SourceRange) throws {
        guard let pattern else { return }
        switch try pattern.matches(text) {
        case true: return
        case false: throw wrong("'\(text)' does not match the pattern '\(pattern.text)'", range)
        case nil:
            throw Diagnostics.error(
                "it takes too long to match '\(text)' with the pattern '\(pattern.text)'", at: range)
        }
    }

    private func wrong(_ message: String, _ range: SourceRange) -> Diagnostics {
        let parts = [examples.first { $0.text != range.text }.map { "for example '\($0.text)'" }, summary]
            .compactMap(\.self)
        return .error(message, at: range, hint: parts.isEmpty ? nil : parts.joined(separator: ": "))
    }
}
