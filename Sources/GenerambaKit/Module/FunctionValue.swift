import SwiftText
import TemplateEngine

extension [FunctionSignature] {
    /// Returns the functions of one parameter as objects for templates.
    func values(_ samples: Samples) -> [Value] {
        let ids = self.ids
        let firstAsync = firstIndex(where: \.isAsync)
        return zip(indices, zip(ids, ids.subjects)).map { index, names in
            let isFirst = index == firstAsync
            return self[index].value(id: names.0, subject: names.1, isFirstAsync: isFirst, samples)
        }
    }
}

extension FunctionSignature {
    /// Returns the function as an object for templates.
    ///
    /// - Parameters:
    ///   - id: a name that is unique among the functions of the list.
    ///   - subject: what the function is about; unique, too.
    ///   - isFirstAsync: whether it is the first `async` function of the list.
    func value(id: String, subject: String, isFirstAsync: Bool, _ samples: Samples) -> Value {
        let allSamples = samples
        let samples = FunctionSamples(self, samples)
        return .object(
            .init([
                "name": .string(name),
                "id": .string(id),
                "subject": .string(subject),
                "arguments": .list(zip(arguments, samples.arguments).map { $0.value(sample: $1, allSamples) }),
                "async": .bool(isAsync),
                "first_async": .bool(isFirstAsync),
                "throws": .bool(isThrowing),
                "error": Value(error?.description),
                "result": Value(resultType?.description),
                "entity": entity(allSamples),
                "signature": .string(description),
                "parameters": .string(parameters),
                "kept_parameters": .string(keptParameters),
                "memberwise": .string(memberwise),
                "call": .string(call),
                "passed": .string(passed),
                "record": .string(record(samples.arguments)),
                "sampled": .bool(samples.missing.isEmpty),
                "result_sample": Value(samples.result),
                "error_sample": Value(samples.error),
            ]))
    }
}

extension FunctionSignature.Argument {
    fileprivate func value(sample: String?, _ samples: Samples) -> Value {
        .object(
            .init([
                "label": .string(label), "name": .string(name), "type": .string(type.description),
                "call_label": Value(labelInCall), "property_label": .string(nameInCall),
                "property_type": Value(propertyType), "sample": Value(sample),
                "is_string": .bool(type.description == "String"),
                "is_bool": .bool(type.description == "Bool"),
                "is_input": .bool(samples.inputs.contains { $0.name == name && $0.type == type }),
            ]))
    }
}

/// Structs that the template generates.
extension FunctionSignature {
    /// Returns the struct that the function initializes as an object for templates.
    func typeValue(_ samples: Samples) -> Value { .object(typeFields(samples)) }

    private func typeFields(_ samples: Samples) -> Value.Object {
        let own = FunctionSamples(self, samples)
        return .init([
            "name": .string(name),
            "properties": .list(zip(arguments, own.arguments).map { $0.value(sample: $1, samples) }),
            "sampled": .bool(own.missing.isEmpty),
            "sample": Value(sampleOfDeclared(samples)),
        ])
    }

    /// The struct that the template generates and that the function returns, with `is_list` and `is_optional`; no value
    /// if there is none.
    private func entity(_ samples: Samples) -> Value {
        guard let (type, isList, isOptional) = declaredResult(samples) else { return .null }
        let more: [String: Value] = ["is_list": .bool(isList), "is_optional": .bool(isOptional)]
        return .object(.init(type.typeFields(samples).fields.merging(more) { own, _ in own }))
    }
}
