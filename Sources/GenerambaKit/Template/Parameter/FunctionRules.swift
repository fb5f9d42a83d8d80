import SourceText
import SwiftText
import TemplateEngine
import YAML

/// A template's requirements for the functions that it receives.
package struct FunctionRules: Sendable {
    /// Names that the template uses for its own functions.
    var reserved: Set<String> = []
    /// Documents that give more such names for each function, separated by spaces or the signs of types.
    var derived: [Document] = []
    /// Documents that give names of the template's own variables, which the functions' arguments may not have.
    var variables: [Document] = []
    var uses: Set<Use> = []

    /// What the template does with the functions, by its key.
    enum Use: String, CaseIterable {
        /// Structs store the functions' arguments.
        case keepsArguments = "keeps_arguments"
        /// Functions of other types pass on the functions' arguments and results.
        case handsOn = "hands_on"
        /// The template reads the values of a stream that a function returns.
        case readsStreams = "streams"
        /// The functions become closures that return nothing.
        case isOneWay = "one_way"
        /// The functions return at once and without errors.
        case isPlain = "plain"
        /// The template compares values that have the functions' arguments.
        case isEquatable = "equatable"
        /// The template encodes values that have the functions' arguments and results.
        case isCodable = "codable"
    }

    func check(_ function: FunctionSignature, at range: SourceRange) throws {
        try check(name: function.name.withoutBackticks, of: "function", at: range)
        if let problem = problem(of: function) { throw problem.error(at: range) }
    }

    /// - Parameter item: what has the name, for the hint.
    func check(name: String, of item: String, at range: SourceRange) throws {
        if reserved.contains(name.sameWhateverTheCase) { throw taken(name, by: item, range) }
    }

    func check(argumentsOf function: FunctionSignature, at range: SourceRange) throws {
        let places = function.places(in: range)
        _ = try Array(zip(function.arguments, places)).mapCollecting { argument, place in
            try check(name: argument.name.withoutBackticks, of: "argument", at: place)
            let isInout = argument.type.description.hasPrefix("inout ")
            guard isInout || argument.type.isUnwrapped else { return }
            throw Diagnostics.error(
                "the argument '\(argument)' cannot be stored in a property", at: place,
                hint: isInout ? "remove 'inout'" : "write '?' instead of '!'")
        }
        var rules = self
        rules.uses.insert(.keepsArguments)
        if let problem = rules.problem(of: function) { throw problem.error(at: range) }
    }

    /// The documents that are rendered for each function.
    package var documents: [Document] { derived + variables }

    /// Checks the functions of a parameter and their arguments against the names derived from them.
    ///
    /// - Parameters:
    ///   - place: returns the place of a function by its number; nil if it is unknown.
    ///   - scope: the values of all parameters.
    func check(_ functions: [Value], place: (Int) -> SourceRange?, in scope: [String: Value]) throws {
        var names: Set<String> = []
        var expense = Renderer.Usage()
        var found = Diagnostics()
        for (number, function) in functions.enumerated() {
            guard case .object(let object) = function else { continue }
            let renderer = Renderer(
                scope: Value.Object(scope.merging(object.fields) { _, own in own }), partials: [:])
            try names.formUnion(Self.words(of: derived, renderer, &expense, &found))
            let variables = try Self.words(of: variables, renderer, &expense, &found)
            for argument in function.arguments where variables.contains(argument.name.sameWhateverTheCase) {
                found.addError(
                    "the template already uses the name '\(argument.name)'", at: place(number),
                    hint:
                        "write another name after the label, like '\(argument.label) value: \(argument.type)'"
                )
            }
        }
        for (number, function) in functions.enumerated() {
            // Templates name other functions after a function's name and its id.
            let own = ["name", "id"].compactMap { function.text($0)?.withoutBackticks }
            guard let name = own.first(where: { names.contains($0.sameWhateverTheCase) }) else { continue }
            found.add(contentsOf: taken(name, by: "function", place(number)))
        }
        try found.throwErrors()
    }

    /// Returns the identifiers in the rendered documents.
    private static func words(
        of documents: [Document], _ renderer: Renderer, _ expense: inout Renderer.Usage,
        _ found: inout Diagnostics
    ) throws -> Set<String> {
        var words: Set<String> = []
        for document in documents {
            let bytes = try renderer.render(document, &expense, warnings: &found)
            let identifiers = String(decoding: bytes, as: UTF8.self).split { !isSwiftIdentifier("_\($0)") }
            words.formUnion(identifiers.map { String($0).sameWhateverTheCase })
        }
        return words
    }

    private func taken(_ name: String, by item: String, _ range: SourceRange?) -> Diagnostics {
        .error("the template already uses the name '\(name)'", at: range, hint: "rename the \(item)")
    }
}

extension FunctionRules {
    /// Parses the rules in a parameter's keys.
    package init(_ fields: YAMLFields, _ found: inout Diagnostics) throws {
        let texts = fields.texts("reserved", &found)
        let isDerived = texts.map { Array($0.value.utf8).mention("{{") }
        reserved = Set(zip(texts, isDerived).filter { !$1 }.map(\.0.value.sameWhateverTheCase))
        derived = try zip(texts, isDerived).filter(\.1).compactMap { text, _ in
            try found.collect { try Document.mustache(text.textRange) }
        }
        variables = try fields.texts("reserved_arguments", &found).compactMap { text in
            try found.collect { try Document.mustache(text.textRange) }
        }
        uses = Set(Use.allCases.filter { fields.flag($0.rawValue, &found) == true })
    }

    /// The keys of the rules.
    package static let keys =
        [
            YAMLKey("reserved", .texts(), "names that the template uses itself"),
            YAMLKey("reserved_arguments", .texts(), "names that arguments may not have"),
        ] + Use.allCases.map { YAMLKey($0.rawValue, .flag, "what the template does with the functions") }

    /// Returns why the template's files would not compile or not do what a function means; nil if they would.
    private func problem(of function: FunctionSignature) -> FunctionProblem? {
        let (isOneWay, isPlain) = (uses.contains(.isOneWay), uses.contains(.isPlain))
        if isPlain, function.isAsync || function.isThrowing {
            return FunctionProblem(
                "the function cannot have '\(function.isAsync ? "async" : "throws")'", hint: "remove it")
        }
        if isOneWay, let part = function.returningPart {
            return FunctionProblem(
                "the function cannot have \(part)",
                hint: "remove it: the template calls the function without waiting for a result")
        }
        if isOneWay, let (argument, hint) = function.argumentOfNoClosure {
            return FunctionProblem(
                "the function cannot have the argument '\(argument)'", hint: hint, cause: argument.type)
        }
        if isOneWay, let argument = function.argumentUsingSelf {
            return FunctionProblem(
                "the argument '\(argument)' cannot be passed on", hint: "write the name of a type",
                cause: argument.type)
        }
        let kind: PassedOnKind = isOneWay ? .oneWay : isPlain ? .plain : .any
        if uses.contains(.handsOn), let problem = function.problemOfPassingOn(as: kind) { return problem }
        if uses.contains(.keepsArguments),
            let argument = function.arguments.first(where: { $0.type.hintForKeeping != nil })
                ?? function.unstorableArgument
        {
            let type = argument.type
            let hint =
                type.isAutoclosure ? "remove '@autoclosure'" : "take a value and return the changed one"
            return FunctionProblem(
                "the argument '\(argument)' cannot be stored in a property",
                hint: type.hintForKeeping ?? (type.isGeneric ? "write 'any' instead of 'some'" : hint),
                cause: type)
        }
        return problemOfConformance(of: function)
    }

    /// Returns why values with a function's arguments or its result cannot be compared or encoded; nil if they can.
    private func problemOfConformance(of function: FunctionSignature) -> FunctionProblem? {
        let needs: [(Use, FunctionSignature.Conformance, String)] = [
            (.isEquatable, .equatable, "compared"), (.isCodable, .codable, "encoded"),
        ]
        for (use, conformance, word) in needs where uses.contains(use) {
            guard let (argument, part) = function.argument(without: conformance) else { continue }
            return FunctionProblem(
                "the argument '\(argument)' cannot be \(word): '\(part)' is not '\(conformance.rawValue)'",
                hint: "write the name of a type that is", cause: argument.type)
        }
        if uses.contains(.isCodable), let result = function.resultType,
            let part = function.partOfResult(without: .codable)
        {
            return FunctionProblem(
                "the result '\(result)' cannot be encoded: '\(part)' is not 'Codable'",
                hint: "write the name of a type that is", cause: result)
        }
        return nil
    }
}

extension Value {
    fileprivate var arguments: [(label: String, name: String, type: String)] {
        guard case .object(let object) = self, case .list(let arguments)? = object.fields["arguments"] else {
            return []
        }
        return arguments.compactMap { argument in
            guard let label = argument.text("label"), let name = argument.text("name"),
                let type = argument.text("type")
            else { return nil }
            return (label, name.withoutBackticks, type)
        }
    }

    fileprivate func text(_ field: String) -> String? {
        guard case .object(let object) = self, case .string(let text)? = object.fields[field] else {
            return nil
        }
        return text
    }
}
