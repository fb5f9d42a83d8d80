import SourceText
import SwiftText
import TemplateEngine

/// What answers have to do with each other: functions for events and selected rows, and what opens the module.
struct AnswerLinks: Sendable {
    /// The structs that the template generates, as their memberwise initializers.
    private(set) var types: [FunctionSignature] = []
    /// What the module is opened with.
    private(set) var inputs: [FunctionSignature.Argument] = []
    private var events: [Place: [Event]] = [:]
    private var selections: [String: [Selection]] = [:]
    /// The fields of structs for functions that selecting a row calls.
    private var selectionFields: [String] = []

    /// The place of a function among the answers.
    struct Place: Hashable {
        let parameter: String
        let index: Int
    }

    /// A function that selecting a row calls, and the arguments of the call for a struct named `entity`.
    private typealias Selection = (candidate: Candidate, passed: String)

    init() {}

    init(_ answers: [String: Answer], of parameters: [Parameter]) {
        let sorted = answers.sorted { $0.key < $1.key }.map(\.value)
        types = sorted.flatMap(\.declaredTypes)
        inputs = sorted.flatMap(\.inputs)
        for parameter in parameters {
            for (event, place) in parameter.events(answers) {
                if let place { events[place, default: []].append(event) }
            }
            if parameter.itemKind is TypeKind { selectionFields += parameter.links.map(\.field) }
            let candidates = parameter.candidates(answers)
            for type in answers[parameter.name.value]?.declaredTypes ?? [] {
                let isListed = sorted.lazy.flatMap(\.functions).contains { function in
                    function.declaredResult(types).map { $0.isList && $0.type == type } == true
                }
                guard isListed else { continue }
                // The first function of each parameter whose arguments are all in the struct.
                let selected = candidates.compactMap { candidate -> Selection? in
                    candidate.function.passed(from: type).map { (candidate: candidate, passed: $0) }
                }
                selections[type.name] = selected.distinct { $0.candidate.field }
            }
        }
    }

    /// The fields that a function has in templates because of other parameters.
    func fields(of place: Place) -> [String: Value] {
        [
            "events": .list((events[place] ?? []).map(\.value)),
            "is_selected": .bool(selections.values.joined().contains { $0.candidate.place == place }),
        ]
    }

    /// The fields that a struct has in templates because of other parameters.
    func fields(of type: FunctionSignature, _ samples: Samples) -> [String: Value] {
        var plain = self
        // A function that returns the struct would contain itself.
        plain.selections = [:]
        let pairs = (selections[type.name] ?? []).map { selection in
            let candidate = selection.candidate
            var fields = candidate.function.fields(
                id: candidate.function.name.withoutBackticks, subject: "", isFirstAsync: false,
                at: candidate.place, plain, samples)
            fields["from_entity"] = .string(selection.passed)
            return (candidate.field, Value.object(.init(fields)))
        }
        return Dictionary(pairs + selectionFields.map { ($0, .null) }) { first, _ in first }
    }
}

/// A function that an event or a row can lead to.
struct Candidate: Sendable {
    /// The name of the field in templates.
    let field: String
    let place: AnswerLinks.Place
    let function: FunctionSignature

    fileprivate var words: [String] { function.name.withoutBackticks.lowercasedWords }
}

extension String {
    fileprivate var lowercasedWords: [String] { IdentifierWords(self).all.map { $0.lowercased() } }
}

extension Parameter {
    /// The functions of the parameters that this one leads to.
    fileprivate func candidates(_ answers: [String: Answer]) -> [Candidate] {
        links.flatMap { link in
            (answers[link.parameter.value]?.functions ?? []).enumerated().map { index, function in
                Candidate(
                    field: link.field,
                    place: AnswerLinks.Place(parameter: link.parameter.value, index: index),
                    function: function)
            }
        }
    }

    /// The events of this parameter, each with the place of the function that follows it; nil if there is none.
    fileprivate func events(_ answers: [String: Answer]) -> [(event: Event, place: AnswerLinks.Place?)] {
        let candidates = candidates(answers)
        return (answers[name.value]?.events ?? []).map { ($0, $0.target(among: candidates)) }
    }

    /// Checks that every event leads to a function.
    func checkEvents(_ answers: [String: Answer]) throws {
        var found = Diagnostics()
        let names = candidates(answers).map(\.function.name.withoutBackticks)
        for (event, place) in events(answers) where place == nil {
            let message =
                event.target.map { "the event '\(event.name)' leads to '\($0)', which does not exist" }
                ?? "nothing tells what follows the event '\(event.name)'"
            let nearest = event.target.flatMap { didYouMean($0, in: names) }
            let example = names.first.map { "write '\(event.name): \($0)'" }
            let options = links.map { "--\($0.parameter.value)" }
            found.addError(
                message, at: event.range,
                hint: nearest ?? example ?? "name the function with \(options.joined(separator: " or "))")
        }
        try found.throwErrors()
    }

    /// The arguments of the functions that this parameter includes with types other than those of the inputs.
    func inputMismatches(_ answers: [String: Answer]) -> [InputMismatch] {
        let inputs = answers[name.value]?.inputs ?? []
        return included.flatMap { other in
            (answers[other.value]?.functions ?? []).enumerated().flatMap { index, function in
                function.arguments.flatMap { argument in
                    inputs.filter { $0.name == argument.name && $0.type != argument.type }.map {
                        InputMismatch(
                            argument: argument, input: $0, function: function.name, parameter: other.value,
                            index: index)
                    }
                }
            }
        }
    }
}

/// An argument of a function with the name of an input, but of another type.
struct InputMismatch {
    let argument, input: FunctionSignature.Argument
    let function: String
    /// The name of the function's parameter.
    let parameter: String
    /// The number of the function among those of the parameter, from 0.
    let index: Int
}

extension [Parameter] {
    /// Returns what examples need of parameters without a value, such as a type; nil if nothing is missing.
    package func unmetNeed(_ answers: [String: Answer]) -> String? {
        for parameter in self {
            if let condition = parameter.condition?.value, !isWanted(parameter, answers),
                answers[parameter.name.value] != parameter.defaultAnswer
            {
                return "'\(condition)' has no value"
            }
            if let name = parameter.unknownNames(answers).first { return "there is no '\(name)'" }
            if let mismatch = parameter.inputMismatches(answers).first {
                return "the input '\(mismatch.input)' has another type"
            }
            if let (event, _) = parameter.events(answers).first(where: { $0.place == nil }) {
                return "'\(event.name)' leads nowhere"
            }
        }
        let declared = Set(answers.values.flatMap(\.declaredTypes).map(\.name))
        let examples = filter { $0.itemKind is TypeKind }.flatMap { parameter in
            parameter.examples.flatMap { (try? parameter.answer(of: [$0]))?.declaredTypes ?? [] }
        }
        let missing = Set(examples.map(\.name)).subtracting(declared)
        guard !missing.isEmpty else { return nil }
        let named = answers.values.flatMap(\.functions).flatMap(\.types)
        return missing.sorted().first(where: named.contains).map { "there is no '\($0)'" }
    }
}

extension Event {
    /// Returns the place of the function that follows the event: the named one, the only one of the named parameter, the
    /// one whose name is in the name of the event, or the only one. Nil if nothing tells.
    fileprivate func target(among candidates: [Candidate]) -> AnswerLinks.Place? {
        if let target {
            let named = candidates.first { $0.function.name.withoutBackticks == target.withoutBackticks }
            let ofParameter = candidates.filter { $0.place.parameter == target }
            return named?.place ?? (ofParameter.count == 1 ? ofParameter[0].place : nil)
        }
        let words = name.lowercasedWords
        let named = candidates.filter { words.contains($0.words) }.max { $0.words.count < $1.words.count }
        return named?.place ?? (candidates.count == 1 ? candidates[0].place : nil)
    }

    /// The event as an object for templates. Its fields have other names than those of functions.
    package var value: Value {
        .object(
            .init([
                "event": .string(name), "caption": .string(caption), "is_pull": .bool(isPull),
                "control": .string(isPull ? "refreshControl" : "\(caption)Button"),
            ]))
    }
}
