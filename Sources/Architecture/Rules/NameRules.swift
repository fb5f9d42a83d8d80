import SwiftText

/// Rules about names.
enum NameRules {
    static let all = [
        Rule(
            "module-name", "The name of a module does not say that it is one, or which part of one.",
            in: Rule.everywhere
        ) { context in
            let end = ["Module", "ViewController", "Presenter"].first { context.name.hasSuffix($0) }
            guard let end, context.name != end else { return [] }
            let types = context.module.types.filter { $0.name.hasPrefix(context.name) }
            return types.prefix(1).map {
                Finding("the name of the module '\(context.name)' ends with '\(end)'", at: $0)
            }
        },
        Rule("method-verb", "The functions of protocols begin with a verb.", in: Rule.everywhere) { context in
            let protocols = context.layerProtocols + context.module.protocols { $0.layer == .module }
            return protocols.flatMap { type in
                // The rule about imperatives tells the same of inputs.
                let isInput = context.isImperative(type)
                return context.commands(of: type).filter {
                    $0.name.isNoun && !(isInput && $0.name.isNoImperative)
                }
            }.map { Finding("the name of '\($0.name)' does not begin with a verb", at: $0) }
        },
        Rule(
            "imperative-input",
            "The functions that start something are imperative: 'obtainPosts', 'showPosts'.",
            in: ModuleStyle.ofViper
        ) { context in
            let inputs = context.layerProtocols.filter(context.isImperative)
            return inputs.flatMap(context.commands).filter { $0.name.isNoImperative }.map {
                Finding("'\($0.name)' starts something, but is not imperative", at: $0)
            }
        },
        Rule(
            "past-output", "The functions that tell of an end begin with 'did': 'didObtainPosts'.",
            in: [.viper, .swiftUI]
        ) { context in
            guard !context.isSection else { return [] }
            let outputs = context.module.protocols { part in
                part.form == .output && [.interactor, .view].contains(part.layer)
            }
            return outputs.flatMap(\.functions).filter {
                $0.name.words.first != "did" || $0.name.words.count == 1
            }.map {
                Finding("'\($0.name)' tells what has happened, but does not begin with 'did'", at: $0)
            }
        },
        Rule(
            "failure-of-success", "Whatever can fail is reported by two functions, one for each outcome.",
            in: ModuleStyle.ofViper
        ) { context in
            context.successesWithoutFailure()
        },
        Rule("router-verb", "The functions of a RouterInput open, close or embed.", in: [.viper]) { context in
            let inputs = context.module.protocols { $0.layer == .router && $0.form == .input }
            return inputs.flatMap(\.functions).filter {
                !["open", "close", "embed"].contains($0.name.words.first)
            }.map {
                Finding("'\($0.name)' begins neither with 'open' nor 'close' nor 'embed'", at: $0)
            }
        },
    ]
}

extension PlacedDeclaration {
    /// The functions of a type, without initializers and operators.
    var functions: [PlacedDeclaration] {
        members.filter { member in
            let isNamed = member.name.first.map { $0.isLetter || $0 == "_" } ?? false
            return member.declaration.kind == .function && isNamed
                && !["deinit", "subscript"].contains(member.name)
        }
    }

    /// Whether code in the braces can fail, as far as it tells.
    fileprivate var canFail: Bool {
        body.contains { $0.isWord("try") || $0.isWord("catch") || $0.isWord("failure") }
    }
}

extension RuleContext {
    /// Whether the functions of a protocol start something, and so are imperative.
    fileprivate func isImperative(_ type: PlacedDeclaration) -> Bool {
        guard ModuleStyle.ofViper.contains(module.style ?? .silver), let part = module.part(of: type) else {
            return false
        }
        return part.form == .input && [.interactor, .view].contains(part.layer)
    }

    /// Returns the functions of a protocol without those with which an interactor answers at once: these may be named
    /// after the answer.
    fileprivate func commands(of type: PlacedDeclaration) -> [PlacedDeclaration] {
        let isInteractor = module.part(of: type)?.layer == .interactor
        return type.functions.filter { !isInteractor || $0.declaration.type.isEmpty }
    }

    /// Returns the functions of the interactor's output that report a success which can fail, but whose failure none
    /// reports.
    fileprivate func successesWithoutFailure() -> [Finding] {
        let outputs = module.protocols { part in
            part.layer == .interactor && part.form == .output
                || part.layer == .presenter && part.form == .contract
        }.flatMap(\.functions)
        let names = Set(outputs.map(\.name))
        let implementations = module.types(of: .interactor).flatMap(\.functions)
        let failing = Set(
            module.protocols { $0.layer == .service }.flatMap(\.functions).filter {
                $0.declaration.isThrowing
            }
            .map { $0.name.capitalizingItsStart })
        return outputs.filter { output in
            let words = output.name.words
            guard words.first == "did", words.count > 1, !output.reportsFailure else { return false }
            let deed = String(output.name.dropFirst(3))
            let isTried = implementations.contains { function in
                function.canFail && function.body.contains { $0.isName && $0.bare == output.name }
            }
            guard isTried || failing.contains(deed) else { return false }
            let ways = [
                "didFailTo\(deed)", "didFail\(deed)", "did\(deed)WithError", "did\(deed)Failed",
                "didNot\(deed)",
            ]
            let start = words.prefix(2).last.map { "didFailTo\($0)" } ?? ""
            return !ways.contains { names.contains($0) }
                && !names.contains { $0.hasPrefix(start) && deed.hasPrefix($0.dropFirst(9)) }
                && !names.contains { name in ways.contains { name.hasPrefix($0) } }
        }.map {
            Finding(
                "'\($0.name)' reports a success, but nothing reports its failure", at: $0,
                hint: "declare 'didFailTo\($0.name.dropFirst(3))(with:)'")
        }
    }
}

extension PlacedDeclaration {
    /// Whether a function reports a failure, alone or besides a success.
    fileprivate var reportsFailure: Bool {
        let words = name.words
        let isNamed = !Set(words).isDisjoint(with: ["Fail", "Failed", "Failure", "Error", "Not", "Cancel"])
        return isNamed
            || declaration.parameters.contains { parameter in
                parameter.type.names.contains {
                    $0 == "Result" || $0.hasSuffix("Error") || $0.hasSuffix("Outcome")
                }
            }
    }
}

extension String {
    /// The words of a name: `did`, `Obtain`, `Posts`.
    var words: [String] {
        var words: [String] = []
        for character in self {
            if character == "_" || words.isEmpty
                || character.isUppercase && words.last?.last?.isUppercase == false
            {
                words.append(character == "_" ? "" : String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.filter { !$0.isEmpty }
    }

    var capitalizingItsStart: String { prefix(1).uppercased() + dropFirst() }

    /// Whether the name of a function begins with a word that is surely no verb.
    var isNoun: Bool {
        let words = words
        guard let first = words.first?.lowercased() else { return false }
        // `viewDidLoad` and `loginTapped` begin with what something happens to.
        if let second = words.dropFirst().first, Verbs.after.contains(second) {
            return !["did", "will", "should"].contains(first)
        }
        if Verbs.all.contains(first) { return false }
        if Verbs.nouns.contains(first) { return true }
        // Plurals, and the third person of verbs.
        if first.count > 3, first.hasSuffix("s"), !first.hasSuffix("ss"), !first.hasSuffix("us") {
            return true
        }
        let ends = [
            "tion", "sion", "ment", "ness", "ity", "ance", "ence", "ship", "ism", "ful", "able", "ible",
            "ing",
        ]
        return first.count > 4 && ends.contains { first.hasSuffix($0) }
    }

    /// Whether the name of a function surely begins with no imperative: with `did`, a participle or a third person.
    var isNoImperative: Bool {
        guard let first = words.first?.lowercased() else { return false }
        if ["did", "will", "should", "was", "has", "is", "are", "on", "does"].contains(first) { return true }
        if Verbs.past.contains(first) { return true }
        if Verbs.all.contains(first) { return false }
        // `loaded`, `loading` and `loads` of `load`.
        let stems = ["ed", "d", "ing", "s", "es"].filter { first.hasSuffix($0) }.flatMap { end -> [String] in
            let stem = String(first.dropLast(end.count))
            return [stem, stem + "e", String(stem.dropLast(stem.suffix(2).first == stem.last ? 1 : 0))]
        }
        return stems.contains { Verbs.all.contains($0) }
    }
}
