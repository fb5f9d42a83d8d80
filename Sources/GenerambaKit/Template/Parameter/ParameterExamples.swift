import SwiftText
import TemplateEngine

/// One of the sets of example values that each kind of parameter has.
package enum ExampleSet {
    /// Two sets without common values: what is the same for both in a text is the same for all values.
    case first, second
    /// For a required parameter without an example in the rambaspec.
    case madeUp

    /// Returns an improbable text, different for each name.
    func text(_ name: String) -> String { (self == .second ? "specimen_" : "example_") + name }
}

/// Answers for trying out a template.
extension Answers {
    /// Creates the richest answers, with which the template generates the most: a Boolean is true, any other parameter
    /// has the last of its `examples`. Choices and parameters without examples keep the default.
    ///
    /// - Throws: `Diagnostics` for an invalid example. Parsing the rambaspec has already rejected those.
    package init(richest parameters: [Parameter]) throws {
        let all = try parameters.map { ($0.name.value, try $0.richest) }
        self.init(Dictionary(all) { first, _ in first }, of: parameters)
    }

    /// Returns answers that may lead to different files: the richest, the defaults, and each Boolean and choice
    /// changed.
    static func variations(of parameters: [Parameter]) throws -> [Answers] {
        let all = try parameters.enumerated().map { ($1.name.value, try $1.richestOrMadeUp($0)) }
        let richest = Dictionary(all) { first, _ in first }
        let usual = parameters.filter { !$0.isRequired || $0.defaultText != nil }
        let defaults = richest.merging(usual.map { ($0.name.value, $0.defaultAnswer) }) { $1 }
        let others = parameters.flatMap { parameter in
            parameter.kind.alternatives(for: parameter)
                .map { richest.merging([parameter.name.value: $0]) { $1 } }
        }
        return ([richest, defaults] + others.prefix(100)).map { Answers($0, of: parameters) }
    }
}

extension Parameter {
    /// Whether the parameter is required and nothing indicates what its value may be.
    var isMadeUp: Bool { isRequired && kind is StringKind && defaultText == nil && examples.isEmpty }

    fileprivate var richest: Answer {
        get throws { try kind.richest(for: self).map { try answer(of: [$0]) } ?? defaultAnswer }
    }

    /// Returns the richest answer. Makes one up if the parameter is required and there is none.
    fileprivate func richestOrMadeUp(_ index: Int) throws -> Answer {
        let answer = try richest
        guard isRequired, answer == .value(.null) else { return answer }
        return try kind.example(.madeUp, for: self, at: index)
    }
}

/// Example values for analyzing a template.
extension TemplateValues {
    /// Creates examples of the declared parameters; without any, of those that documents use.
    ///
    /// - Throws: `Diagnostics` for an invalid function, which the examples never contain.
    package init(examplesOf parameters: [Parameter], askedForIn documents: [Document], _ set: ExampleSet)
        throws
    {
        guard !parameters.isEmpty else {
            self.init(askedFor: documents, set)
            return
        }
        let pairs = try parameters.enumerated().map { index, parameter in
            (parameter.name.value, try parameter.kind.example(set, for: parameter, at: index))
        }
        let answers = Answers(Dictionary(pairs) { first, _ in first }, of: parameters)
        self.init(parameters: answers.values(.placeholders).parameters, types: ["URLRequest"])
    }

    /// Creates examples of the custom parameters that documents use.
    package init(askedFor documents: [Document], _ set: ExampleSet = .first) {
        var fields: [String: Value] = [:]
        for name in documents.flatMap(\.names) {
            let parts = name.split(separator: ".").map(String.init)
            guard parts.count > 1, parts[0] == "custom_parameters" else { continue }
            if parts.count > 2 {
                fields[parts[1]] = .null
            } else if fields[parts[1]] == nil {
                fields[parts[1]] = .string(set.text(parts[1]))
            }
        }
        self.init(parameters: Value.Object(fields, isOpen: true), types: ["URLRequest"])
    }
}

/// Example modules for analyzing a template: no value is missing, and each list has an item.
extension Module {
    /// Creates an example module without parameter values.
    package init(example now: Moment, _ set: ExampleSet = .first) {
        let isFirst = set == .first
        let project = isFirst ? "Shop" : "Bank"
        self.init(isFirst ? .prefixedExample : .otherExample, now: now)
        author = isFirst ? "Jane Doe" : "John Roe"
        company = isFirst ? "Example Ltd." : "Sample Inc."
        (projectName, productModuleName) = (project, project)
        projectTargets = [project]
        testTargets = ["\(project)Tests"]
    }
}
