/// What a parameter is given, read and right.
package enum Answer: Sendable, Equatable {
    case value(Value)
    case function(FunctionSignature)
    case functions([FunctionSignature])
}

/// The answers to all that a template asks for. What it sees of functions is up to the samples.
package struct Answers: Sendable {
    private let all: [String: Answer]

    /// - Parameter all: the answers by the names of the parameters.
    init(_ all: [String: Answer]) {
        self.all = all
    }

    /// What the template sees.
    package func values(_ samples: Samples) -> TemplateValues {
        TemplateValues(
            parameters: Value.Object(all.mapValues { $0.value(samples) }),
            imports: functions.contains { $0.needsFoundation(samples) } ? ["Foundation"] : [])
    }

    /// The types in functions that have no sample, each once.
    package func typesWithoutSample(_ samples: Samples) -> [String] {
        var seen: Set<String> = []
        return functions.flatMap { FunctionSamples($0, samples).missing }.filter { seen.insert($0).inserted }
    }

    /// All functions among the answers, in the order of the parameters' names.
    private var functions: [FunctionSignature] {
        all.sorted { $0.key < $1.key }.flatMap { answer -> [FunctionSignature] in
            switch answer.value {
            case .value: []
            case .function(let function): [function]
            case .functions(let functions): functions
            }
        }
    }
}

/// What a template sees of its parameters.
package struct TemplateValues: Sendable {
    package var parameters: Value.Object
    /// The Swift modules that functions among them need.
    package var imports: [String] = []
}

extension Answer {
    fileprivate func value(_ samples: Samples) -> Value {
        switch self {
        case .value(let value): value
        case .function(let function): function.value(id: function.name.withoutBackticks, samples)
        case .functions(let all): .list(zip(all, all.ids).map { $0.value(id: $1, samples) })
        }
    }
}

extension FunctionSignature {
    /// Whether a file that shows the function or its samples has to import Foundation.
    fileprivate func needsFoundation(_ samples: Samples) -> Bool {
        let types = arguments.map(\.type) + [result, error].compactMap(\.self)
        return (types + FunctionSamples(self, samples).all).contains { TypeText($0).needsFoundation }
    }
}
