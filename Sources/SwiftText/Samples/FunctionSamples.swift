/// The samples for a function's arguments and results.
package struct FunctionSamples {
    /// The sample for each argument, in order.
    package private(set) var arguments: [String?] = []
    /// The sample for the result; nil if there is no result or no sample.
    package private(set) var result: String?
    /// The sample for the error type; nil if there is no error type or no sample.
    package private(set) var error: String?
    /// The types without samples, in order.
    package private(set) var missing: [String] = []
    /// Other samples, for a second call: of each argument and of the result. Nil where only one value is known.
    package private(set) var others: (arguments: [String?], result: String?) = ([], nil)

    /// - Parameter variant: which of three different values each sample is, from 0.
    package init(_ signature: FunctionSignature, _ samples: Samples, variant: Int = 0) {
        let (letter, step) = SampleGenerator.variants[variant]
        var seen: [String: Int] = [:]
        /// Makes two samples of one type differ: texts by name, numbers by position, Booleans by alternating.
        func sample(_ type: TypeSyntax?, _ name: String, _ number: Int) -> String? {
            guard let type else { return nil }
            let count = seen[type.description, default: 0]
            seen[type.description] = count + 1
            let generator = SampleGenerator(
                samples: samples, name: name, number: number + step, isTrue: (count % 2 == 0) == (step == 0),
                letter: letter)
            do throws(NoSample) {
                return try generator.sample(of: type)
            } catch {
                if !missing.contains(error.type) { missing.append(error.type) }
                return nil
            }
        }
        for (index, argument) in signature.arguments.enumerated() {
            arguments.append(sample(argument.type, argument.name.withoutBackticks, index + 1))
        }
        let names = signature.arguments.map(\.name.withoutBackticks)
        let name = names.contains("result") ? "\(signature.name.withoutBackticks)Result" : "result"
        result = sample(signature.resultType, name, names.count + 1)
        error = sample(signature.error, "error", names.count + 2)
    }

    /// Returns the samples, with others for a second call.
    package static func withOthers(_ signature: FunctionSignature, _ samples: Samples) -> FunctionSamples {
        var own = FunctionSamples(signature, samples)
        let other = FunctionSamples(signature, samples, variant: 2)
        own.others.arguments = signature.arguments.indices.map { index in
            let type = signature.arguments[index].type
            if case .optional = type.form, own.arguments[index] != nil { return "nil" }
            // A variable of an opaque type takes no second value.
            let isOpaque = type.description.contains("some ")
            return isOpaque || own.arguments[index] == other.arguments[index] ? nil : other.arguments[index]
        }
        own.others.result = own.result == other.result ? nil : other.result
        return own
    }

    /// All known expressions.
    package var all: [String] { (arguments + [result, error]).compactMap(\.self) }
}

extension FunctionSignature {
    /// Returns a sample of the struct that the function initializes; nil if a property has none.
    package func sampleOfDeclared(_ samples: Samples) -> String? {
        samples.given[name] ?? sampleCall(samples)
    }

    /// Returns three samples of the struct that the function initializes, which differ unless the user gave one; none
    /// if a property has no sample.
    package func samplesOfDeclared(_ samples: Samples) -> [String] {
        SampleGenerator.variants.indices.compactMap { variant in
            samples.declared.contains(name) ? sampleCall(samples, variant) : sampleOfDeclared(samples)
        }
    }

    /// Returns the call of the initializer with samples; nil if an argument has none.
    func sampleCall(_ samples: Samples, _ variant: Int = 0) -> String? {
        let own = FunctionSamples(self, samples, variant: variant)
        guard own.missing.isEmpty else { return nil }
        let list = zip(arguments, own.arguments).map { "\($0.nameInCall): \($1 ?? "")" }
        return "\(name)(\(list.joined(separator: ", ")))"
    }
}
