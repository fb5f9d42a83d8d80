import SourceText
import SwiftText
import TemplateEngine

/// What the user gave to a template's parameters, read and right; something may be missing yet.
package struct GivenAnswers: Sendable {
    /// The required parameters that have no answer yet.
    package private(set) var missing: [Parameter]
    private let parameters: [Parameter]
    /// What was given, by the parameters' keys.
    private let texts: [String: [SourceRange]]
    private let template: String
    private var all: [String: Answer] = [:]

    /// - Throws: `Diagnostics` with all that is wrong or not declared.
    package init(_ parameters: [Parameter], given: [GivenParameter], to template: String) throws {
        (self.parameters, self.template) = (parameters, template)
        texts = Dictionary(grouping: given, by: \.key).mapValues { $0.map(\.text) }
        var found = Diagnostics()
        let names = parameters.map(\.name.value)
        let keys = Set(parameters.map(\.key))
        for given in given where !keys.contains(given.key) {
            found.addError(
                "the template '\(template)' has no parameter '\(given.name)'",
                hint: didYouMean(given.name, in: names) ?? "it has \(quoted(names))")
        }
        missing = []
        for parameter in parameters {
            let texts = texts[parameter.key] ?? []
            let answer = try found.collect {
                texts.isEmpty ? parameter.defaultAnswer : try parameter.answer(of: texts)
            }
            all[parameter.name.value] = answer
            if parameter.isMissing(texts, answer) { missing.append(parameter) }
        }
        try found.throwErrors()
    }

    /// Answers a parameter that is missing.
    package mutating func answer(_ parameter: Parameter, with answer: Answer) {
        all[parameter.name.value] = answer
        missing.removeAll { $0.name.value == parameter.name.value }
    }

    /// The answers to all parameters.
    ///
    /// - Parameter own: options that are not the template's, so that they give no parameter.
    /// - Throws: `Diagnostics` with all that is missing, and with functions that do not go together.
    package func complete(besides own: @autoclosure () -> Set<String> = []) throws -> Answers {
        try Diagnostics(missing.map { $0.missing(to: template, own()) }).throwErrors()
        var found = Diagnostics()
        let deriving = parameters.filter { !$0.rules.derived.isEmpty }
        let values = deriving.isEmpty ? [:] : all.mapValues { $0.value(Samples()) }
        for parameter in deriving {
            _ = try found.collect { try parameter.checkDerived(values, texts[parameter.key] ?? []) }
        }
        try found.throwErrors()
        return Answers(all)
    }
}

extension Parameter {
    /// Whether a value is required, and none was given.
    fileprivate func isMissing(_ given: [SourceRange], _ answer: Answer?) -> Bool {
        guard isRequired else { return false }
        if given.isEmpty { return defaultText == nil }
        let nothing: [Answer] = [.value(.null), .value(.string("")), .value(.list([])), .functions([])]
        return answer.map(nothing.contains) ?? true
    }

    fileprivate func missing(to template: String, _ own: Set<String>) -> Diagnostic {
        let option =
            own.contains("--\(name.value)") ? "--custom_parameters \(name.value):…" : "--\(name.value)"
        return .error(
            "the template '\(template)' needs '\(option)'",
            hint: summary ?? "give it a value: '\(form(besides: own))'")
    }

    /// Checks its functions against names that are derived from the values of all answers.
    fileprivate func checkDerived(_ values: [String: Value], _ texts: [SourceRange]) throws {
        switch values[name.value] {
        case .list(let functions):
            let places = try texts.flatMap { try ListItem.items(in: $0).map(\.range) }
            try rules.check(functions, place: { places.indices.contains($0) ? places[$0] : nil }, in: values)
        case let function?: try rules.check([function], place: { _ in texts.last }, in: values)
        case nil: break
        }
    }
}

/// What a parameter is given, read and right.
package enum Answer: Sendable, Equatable {
    case value(Value)
    case function(FunctionSignature)
    case functions([FunctionSignature])

    /// The functions that it has.
    var functions: [FunctionSignature] {
        switch self {
        case .value: []
        case .function(let function): [function]
        case .functions(let functions): functions
        }
    }

    /// What the template sees.
    func value(_ samples: Samples) -> Value {
        switch self {
        case .value(let value): value
        case .function(let function): function.value(id: function.name.withoutBackticks, samples)
        case .functions(let all): .list(zip(all, all.ids).map { $0.value(id: $1, samples) })
        }
    }
}

/// The answers to all that a template asks for. What it sees of functions is up to the samples.
package struct Answers: Sendable {
    private let all: [String: Answer]

    /// - Parameter all: the answers by the names of the parameters.
    init(_ all: [String: Answer]) { self.all = all }

    /// What the template sees.
    package func values(_ samples: Samples) -> TemplateValues {
        var modules = functions.reduce(into: Set<String>()) { $0.formUnion($1.modules(samples)) }
        let conditional = modules.remove("FoundationNetworking").map { [$0] } ?? []
        if !conditional.isEmpty { modules.insert("Foundation") }
        // These two bring Foundation with them.
        if !modules.isDisjoint(with: ["SwiftUI", "UIKit"]) { modules.remove("Foundation") }
        return TemplateValues(
            parameters: Value.Object(all.mapValues { $0.value(samples) }),
            imports: modules.sorted(), conditionalImports: conditional)
    }

    /// The types in functions that have no sample, each once.
    package func typesWithoutSample(_ samples: Samples) -> [String] {
        var seen: Set<String> = []
        return functions.flatMap { FunctionSamples($0, samples).missing }.filter { seen.insert($0).inserted }
    }

    /// All functions among the answers, in the order of the parameters' names.
    private var functions: [FunctionSignature] { all.sorted { $0.key < $1.key }.flatMap(\.value.functions) }
}

extension FunctionSignature {
    /// The modules that a file has to import that shows the function or its samples.
    fileprivate func modules(_ samples: Samples) -> Set<String> {
        let types = arguments.map(\.type) + [result, error].compactMap(\.self)
        let texts = types.map(\.description) + FunctionSamples(self, samples).all
        return Set(texts.flatMap { ImportedModules.all(for: $0) })
    }
}
