import SourceText
import SwiftText
import TemplateEngine

/// The user's values for a template's parameters, parsed and valid. Some may still be missing.
package struct GivenAnswers: Sendable {
    private let parameters: [Parameter]
    /// The texts from the user, by the parameters' keys.
    private var texts: [String: [SourceRange]]
    private let template: String
    private var all: [String: Answer] = [:]

    /// The required parameters without an answer whose conditions are met.
    package private(set) var missing: [Parameter] = []

    /// - Throws: `Diagnostics` with all values that are invalid or belong to no parameter.
    package init(_ parameters: [Parameter], given: [GivenParameter], to template: String) throws {
        (self.parameters, self.template) = (parameters, template)
        texts = Dictionary(grouping: given, by: \.key).mapValues { $0.map(\.text) }
        var found = Diagnostics()
        let keys = Set(parameters.map(\.key))
        for given in given where !keys.contains(given.key) {
            found.add(parameters.unknown(given.name, of: template))
        }
        for parameter in parameters {
            let texts = texts[parameter.key] ?? []
            all[parameter.name.value] = try found.collect {
                texts.isEmpty ? parameter.defaultAnswer : try parameter.answer(of: texts)
            }
        }
        try found.throwErrors()
        // What was recorded goes with the value that it depends on. Others may depend on it in turn.
        let recorded = Set(given.filter(\.isRecorded).map(\.key))
        for _ in recorded {
            for parameter in parameters where recorded.contains(parameter.key) {
                guard !parameters.isWanted(parameter, all) else { continue }
                (texts[parameter.key], all[parameter.name.value]) = (nil, parameter.defaultAnswer)
            }
        }
        findMissing()
    }

    /// The parameters to ask for although they need no value: those with `ask: true` that have none and whose conditions
    /// are met.
    package var asked: [Parameter] {
        parameters.filter { parameter in
            parameter.isAsked && texts[parameter.key] == nil && parameter.projectDefault == nil
                && parameters.isWanted(parameter, all) && !missing.contains { $0.key == parameter.key }
        }
    }

    private mutating func findMissing() {
        missing = parameters.filter { parameter in
            guard parameter.isRequired, parameters.isWanted(parameter, all) else { return false }
            let isGiven = texts[parameter.key]?.isEmpty == false || parameter.projectDefault != nil
            return isGiven ? all[parameter.name.value]?.isNothing ?? true : parameter.defaultText == nil
        }
    }

    /// What examples need of parameters without a value; nil if nothing is missing.
    package var unmetNeed: String? { parameters.unmetNeed(all) }

    /// Answers a missing parameter.
    package mutating func answer(_ parameter: Parameter, with text: SourceRange) throws {
        all[parameter.name.value] = try parameter.answer(of: [text])
        texts[parameter.key] = [text]
        findMissing()
    }

    /// Returns the answers to all parameters.
    ///
    /// - Parameter own: options of the command itself, which do not set parameters.
    /// - Throws: `Diagnostics` with all missing values, and with functions that conflict with each other.
    package func complete(besides own: @autoclosure () -> Set<String> = []) throws -> Answers {
        try Diagnostics(missing.map { $0.missing(to: template, own()) }).throwErrors()
        var found = Diagnostics()
        for parameter in parameters where !parameters.isWanted(parameter, all) {
            guard let text = texts[parameter.key]?.last, let other = parameter.condition?.value else {
                continue
            }
            found.addError(
                "'\(parameter.name.value)' is only for '\(other)', which has no value", at: text,
                hint: "give '--\(other)' a value, too")
        }
        for parameter in parameters where !parameter.links.isEmpty {
            _ = try found.collect { try parameter.checkEvents(all) }
        }
        _ = try found.collect { try parameters.checkNames(all, texts) }
        for parameter in parameters {
            let included = parameters.filter { parameter.included.map(\.value).contains($0.name.value) }
            for other in included {
                let functions = all[other.name.value]?.functions ?? []
                for (function, place) in zip(functions, try other.places(texts)) {
                    for name in function.arguments.map(\.name.withoutBackticks) {
                        _ = try found.collect {
                            try parameter.rules.check(name: name, of: "argument", at: place)
                        }
                    }
                }
            }
        }
        for mismatch in parameters.flatMap({ $0.inputMismatches(all) }) {
            let parameter = parameters.first { $0.name.value == mismatch.parameter }
            found.addError(
                "the argument '\(mismatch.argument)' of '\(mismatch.function)' is an input of another type: '\(mismatch.input)'",
                at: try parameter?.places(texts).dropFirst(mismatch.index).first,
                hint: "write the same type, or rename one of them")
        }
        let deriving = parameters.filter { !$0.rules.documents.isEmpty }
        var answers = Answers(all, of: parameters)
        answers.texts = parameters.flatMap { parameter -> [(name: String, text: String)] in
            guard parameters.isWanted(parameter, all) else { return [] }
            let texts = texts[parameter.key]?.map(\.text) ?? parameter.defaultText.map { [$0] } ?? []
            return texts.map { (parameter.name.value, $0) }
        }
        let values = deriving.isEmpty ? [:] : answers.values(Samples()).parameters.fields
        for parameter in deriving {
            _ = try found.collect { try parameter.checkDerived(values, texts) }
        }
        try found.throwErrors()
        return answers
    }
}

extension [Parameter] {
    /// Whether the parameter that another one depends on has a value.
    func isWanted(_ parameter: Parameter, _ answers: [String: Answer]) -> Bool {
        guard let key = (parameter.condition?.value).map(Parameter.key) else { return true }
        let answer = first { $0.key == key }.flatMap { answers[$0.name.value] }
        return answer.map { !$0.isNothing && $0 != .value(.bool(false)) } ?? false
    }

    /// Returns the answers with the arguments of included functions in what the module is opened with.
    fileprivate func includingInputs(_ answers: [String: Answer]) -> [String: Answer] {
        var answers = answers
        for parameter in self where !parameter.included.isEmpty {
            let name = parameter.name.value
            let functions = parameter.included.flatMap { answers[$0.value]?.functions ?? [] }
            let own = answers[name]?.inputs ?? []
            let more = functions.flatMap(\.arguments).filter { argument in
                !own.contains { $0.name == argument.name }
            }
            if !more.isEmpty { answers[name] = .inputs(FunctionSignature(name: name, arguments: own + more)) }
        }
        return answers
    }
}

extension Parameter {
    fileprivate func missing(to template: String, _ own: Set<String>) -> Diagnostic {
        let isOwn = own.contains("--\(name.value)")
        let option = isOwn ? "--custom_parameters \(name.value):…" : "--\(name.value)"
        let advice =
            isFlag && !isOwn
            ? "pass '\(form())' or '\(denyingOption)'" : "give it a value: '\(form(besides: own))'"
        return .error("the template '\(template)' needs '\(option)'", hint: summary ?? advice)
    }

    /// Checks the parameter's functions against names derived from the values of all parameters.
    ///
    /// - Parameter texts: the texts from the user, by the parameters' keys.
    fileprivate func checkDerived(_ values: [String: Value], _ texts: [String: [SourceRange]]) throws {
        let places = try places(texts)
        let functions =
            switch values[name.value] {
            case .list(let functions): functions
            case let function: [function].compactMap(\.self)
            }
        try rules.check(functions, place: { places.dropFirst($0).first }, in: values)
    }

    /// Returns the places of the functions in the parameter's value, or in its default if the user gave none.
    fileprivate func places(_ texts: [String: [SourceRange]]) throws -> [SourceRange] {
        guard let texts = texts[key] else { return try defaultPlaces() }
        return isList ? try texts.flatMap { try ListItem.items(in: $0).map(\.range) } : texts.suffix(1)
    }
}

/// The valid, parsed value of a parameter.
package enum Answer: Sendable, Equatable {
    case value(Value)
    case function(FunctionSignature)
    case functions([FunctionSignature])
    /// Structs, as their memberwise initializers.
    case types([FunctionSignature])
    /// What the module is opened with, as the arguments of a function.
    case inputs(FunctionSignature)
    case events([Event])

    /// Whether it is an empty text or list.
    fileprivate var isNothing: Bool {
        [.value(.null), .value(.string("")), .value(.list([])), .functions([]), .types([]), .events([])]
            .contains(self)
    }

    /// The functions and initializers in the answer.
    var functions: [FunctionSignature] {
        switch self {
        case .value, .events: []
        case .function(let function), .inputs(let function): [function]
        case .functions(let functions), .types(let functions): functions
        }
    }

    /// The structs in the answer.
    var declaredTypes: [FunctionSignature] { if case .types(let types) = self { types } else { [] } }

    /// What the module is opened with, if the answer says so.
    var inputs: [FunctionSignature.Argument] {
        if case .inputs(let function) = self { function.arguments } else { [] }
    }

    var events: [Event] { if case .events(let events) = self { events } else { [] } }

    func value(of parameter: String, _ links: AnswerLinks, _ samples: Samples) -> Value {
        switch self {
        case .value(let value): value
        case .function(let function), .inputs(let function):
            [function].values(of: parameter, links, samples)[0]
        case .functions(let all): .list(all.values(of: parameter, links, samples))
        case .types(let all): .list(all.map { .object(.init($0.typeFields(links, samples))) })
        case .events(let all): .list(all.map(\.value))
        }
    }
}

/// The answers to all parameters of a template. The samples determine what the template sees of functions.
package struct Answers: Sendable {
    private let all: [String: Answer]
    private let links: AnswerLinks
    /// The values in the form of the command line; a list may have several texts. Parameters without a value have none.
    fileprivate(set) var texts: [(name: String, text: String)] = []

    init(_ all: [String: Answer], of parameters: [Parameter]) {
        let all = parameters.includingInputs(all)
        self.all = all
        links = AnswerLinks(all, of: parameters)
    }

    /// Returns the values for the template.
    package func values(_ samples: Samples) -> TemplateValues {
        let samples = samples.declaring(links.types)
        return TemplateValues(
            parameters: Value.Object(
                Dictionary(all.map { ($0, $1.value(of: $0, links, samples)) }) { first, _ in first }),
            types: functions.reduce(into: []) { $0.formUnion($1.types(samples)) })
    }

    /// Returns the types in functions that have no sample, without duplicates.
    package func typesWithoutSample(_ samples: Samples) -> [String] {
        var seen: Set<String> = []
        let samples = samples.declaring(links.types)
        return functions.flatMap { FunctionSamples($0, samples).missing }.filter { seen.insert($0).inserted }
    }

    /// The names of the types in the functions' signatures.
    var types: Set<String> { functions.reduce(into: []) { $0.formUnion($1.types) } }

    /// All functions in the answers, ordered by parameter name.
    private var functions: [FunctionSignature] { all.sorted { $0.key < $1.key }.flatMap(\.value.functions) }
}

extension FunctionSignature {
    /// The names in the types of the signature.
    var types: Set<String> {
        let types = arguments.map(\.type) + [result, error].compactMap(\.self)
        return Set(types.flatMap { ImportedModules.names(in: $0.description) })
    }

    /// Returns the names in the types of the signature and in samples for them.
    fileprivate func types(_ samples: Samples) -> Set<String> {
        types.union(FunctionSamples(self, samples).all.flatMap { ImportedModules.names(in: $0) })
    }
}
