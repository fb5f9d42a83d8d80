import SourceText
import SwiftText
import TemplateEngine

/// Which of the examples of a parameter, where each kind has some.
enum ExampleSet {
    /// Two of them have nothing in common, so that what is alike in their texts is so for all values.
    case first, second
    /// For a parameter that has to be given, and of which the rambaspec has no example.
    case madeUp

    /// A text that nobody would write, another one for each name.
    func text(_ name: String) -> String { (self == .second ? "specimen_" : "example_") + name }
}

/// Answers to try a template with.
extension Answers {
    /// Answers that make the most of a template: a bool is true, another parameter has the last of its `examples`. A
    /// choice, and what has no example, keeps the default.
    ///
    /// - Throws: `Diagnostics` of an example that is no value, which reading the rambaspec has refused before.
    package init(richest parameters: [Parameter]) throws {
        self.init(Dictionary(try parameters.map { ($0.name.value, try $0.richest) }) { first, _ in first })
    }

    /// Those that a template may make other files with: the richest first, the defaults, and the richest with each bool
    /// and choice otherwise.
    ///
    /// - Throws: as `init(richest:)`.
    static func variations(of parameters: [Parameter]) throws -> [Answers] {
        let all = try parameters.enumerated().map { ($1.name.value, try $1.richestOrMadeUp($0)) }
        let richest = Dictionary(all) { first, _ in first }
        let usual = parameters.filter { !$0.isRequired || $0.defaultText != nil }
        let defaults = richest.merging(usual.map { ($0.name.value, $0.defaultAnswer) }) { $1 }
        let others = parameters.flatMap { parameter in
            parameter.kind.alternatives(for: parameter)
                .map { richest.merging([parameter.name.value: $0]) { $1 } }
        }
        return ([richest, defaults] + others.prefix(100)).map(Answers.init)
    }
}

extension Parameter {
    /// Whether it has to be given, and nothing says what it may be.
    var isMadeUp: Bool { isRequired && kind is StringKind && defaultText == nil && examples.isEmpty }

    /// The text of the value that makes the most of a template; nil for the default.
    package var richestText: String? { kind.richest(for: self)?.text }

    fileprivate var richest: Answer {
        get throws { try kind.richest(for: self).map { try answer(of: [$0]) } ?? defaultAnswer }
    }

    /// The richest answer, or one that is made up where there is none and one has to be given.
    fileprivate func richestOrMadeUp(_ index: Int) throws -> Answer {
        let answer = try richest
        guard isRequired, answer == .value(.null) else { return answer }
        return try kind.example(.madeUp, for: self, at: index)
    }
}

/// Values to see a template with.
extension TemplateValues {
    /// Examples of declared parameters or, where none is declared, of the custom parameters that documents ask for.
    ///
    /// - Throws: `Diagnostics` of a function that cannot be read, which none is.
    init(examplesOf parameters: [Parameter], askedForIn documents: [Document], _ set: ExampleSet) throws {
        guard !parameters.isEmpty else {
            self.init(askedFor: documents, set)
            return
        }
        let pairs = try parameters.enumerated().map { index, parameter in
            (parameter.name.value, try parameter.kind.example(set, for: parameter, at: index))
        }
        self.init(Value.Object(Dictionary(pairs) { first, _ in first }.mapValues { $0.value(.placeholders) }))
    }

    /// Examples of the custom parameters that documents ask for.
    init(askedFor documents: [Document], _ set: ExampleSet = .first) {
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
        self.init(Value.Object(fields, isOpen: true))
    }

    private init(_ parameters: Value.Object) {
        self.init(
            parameters: parameters, imports: ["Foundation"], conditionalImports: ["FoundationNetworking"])
    }
}

/// Modules to see a template with: no value is missing, and each list has an item.
extension Module {
    /// An example of a module, without values of parameters.
    init(example now: Moment, _ set: ExampleSet = .first) {
        let isFirst = set == .first
        let project = isFirst ? "Shop" : "Bank"
        self.init(isFirst ? .prefixedExample : .otherExample, now: now)
        author = isFirst ? "Jane Doe" : "John Roe"
        company = isFirst ? "Example Ltd." : "Sample Inc."
        projectName = project
        productModuleName = project
        projectTargets = [project]
        testTargets = ["\(project)Tests"]
    }
}
