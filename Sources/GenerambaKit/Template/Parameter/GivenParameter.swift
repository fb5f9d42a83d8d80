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

extension Answers {
    /// The answers to what a template asks for.
    ///
    /// - Parameters:
    ///   - own: options that are not the template's, so that they give no parameter.
    ///   - ask: asked for a parameter that is missing; nil where nobody can be asked.
    /// - Throws: `Diagnostics` with all that is missing, wrong or not declared.
    package init(
        _ parameters: [Parameter], given: [GivenParameter], to template: String,
        own: @autoclosure () -> Set<String> = [], ask: (Parameter) throws -> Answer?
    ) throws {
        var found = Diagnostics()
        for given in given where !parameters.contains(where: { $0.isGiven(by: "--\(given.name)") }) {
            let names = parameters.map(\.name.value)
            found.add(
                .error(
                    "the template '\(template)' has no parameter '\(given.name)'",
                    hint: didYouMean(given.name, in: names) ?? "it has \(quoted(names))"))
        }
        var all: [String: Answer] = [:]
        for parameter in parameters {
            all[parameter.name.value] = try found.collect {
                try parameter.answer(of: parameter.texts(in: given))
            }
        }
        try found.throwErrors()
        for parameter in parameters where parameter.isMissing(in: given, all[parameter.name.value]) {
            if let answer = try ask(parameter) {
                all[parameter.name.value] = answer
            } else {
                found.add(parameter.missing(to: template, own()))
            }
        }
        try found.throwErrors()
        for parameter in parameters where !parameter.rules.derived.isEmpty {
            _ = try found.collect { try parameter.checkDerived(all, given) }
        }
        try found.throwErrors()
        self.init(all)
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
