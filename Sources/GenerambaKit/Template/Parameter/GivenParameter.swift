import SourceText
import SwiftText
import TemplateEngine

/// A value that the user gives to a parameter.
package struct GivenParameter: Sendable {
    /// The parameter as the user names it.
    package let name: String
    /// The value, in the word of the command line that holds it.
    package let text: SourceRange

    package init(name: String, text: SourceRange) {
        self.name = name
        self.text = text
    }
}

extension TemplateValues {
    /// What a template without declared parameters sees: what the user gave, as texts.
    package init(undeclared given: [GivenParameter]) {
        let texts = given.map { ($0.name, Value.string($0.text.text)) }
        self.init(parameters: Value.Object(Dictionary(texts) { _, last in last }, isOpen: true))
    }
}

/// What the user gave to a template's parameters, read and right; something may be missing yet.
package struct GivenAnswers: Sendable {
    /// The required parameters that have no answer yet.
    package private(set) var missing: [Parameter]
    private let parameters: [Parameter]
    private let given: [GivenParameter]
    private let template: String
    private var all: [String: Answer] = [:]

    /// - Throws: `Diagnostics` with all that is wrong or not declared.
    package init(_ parameters: [Parameter], given: [GivenParameter], to template: String) throws {
        (self.parameters, self.given, self.template) = (parameters, given, template)
        var found = Diagnostics()
        for given in given where !parameters.contains(where: { $0.isGiven(by: "--\(given.name)") }) {
            let names = parameters.map(\.name.value)
            found.addError(
                "the template '\(template)' has no parameter '\(given.name)'",
                hint: didYouMean(given.name, in: names) ?? "it has \(quoted(names))")
        }
        missing = []
        for parameter in parameters {
            let answer = try found.collect { try parameter.answer(of: parameter.texts(in: given)) }
            all[parameter.name.value] = answer
            if parameter.isMissing(in: given, answer) { missing.append(parameter) }
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
        for parameter in parameters where !parameter.rules.derived.isEmpty {
            _ = try found.collect { try parameter.checkDerived(all, given) }
        }
        try found.throwErrors()
        return Answers(all)
    }
}

extension Parameter {
    fileprivate func texts(in given: [GivenParameter]) -> [SourceRange] {
        given.filter { isGiven(by: "--\($0.name)") }.map(\.text)
    }

    /// Whether a value is required, and none was given.
    fileprivate func isMissing(in given: [GivenParameter], _ answer: Answer?) -> Bool {
        guard isRequired else { return false }
        if texts(in: given).isEmpty { return defaultText == nil }
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

    /// Checks its functions against names that are derived from all answers.
    fileprivate func checkDerived(_ answers: [String: Answer], _ given: [GivenParameter]) throws {
        let values = answers.mapValues { $0.value(Samples()) }
        let texts = texts(in: given)
        switch values[name.value] {
        case .list(let functions):
            let places = try texts.flatMap { try ListItem.items(in: $0).map(\.range) }
            try rules.check(functions, place: { places.indices.contains($0) ? places[$0] : nil }, in: values)
        case let function?: try rules.check([function], place: { _ in texts.last }, in: values)
        case nil: break
        }
    }
}
