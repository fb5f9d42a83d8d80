import SwiftText
import TemplateEngine

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
