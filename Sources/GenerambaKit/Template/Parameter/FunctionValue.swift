import SwiftText
import TemplateEngine

extension [FunctionSignature] {
    /// Returns the functions of one parameter as objects for templates.
    func values(of parameter: String, _ links: AnswerLinks, _ samples: Samples) -> [Value] {
        let ids = self.ids
        let firstAsync = firstIndex(where: \.isAsync)
        return zip(indices, zip(ids, ids.subjects)).map { index, names in
            let place = AnswerLinks.Place(parameter: parameter, index: index)
            let fields = self[index].fields(
                id: names.0, subject: names.1, isFirstAsync: index == firstAsync, at: place, links, samples)
            return .object(.init(fields))
        }
    }
}

extension FunctionSignature {
    private func values(_ samples: FunctionSamples, _ links: AnswerLinks) -> Value {
        .list(
            arguments.indices.map { index in
                arguments[index].value(samples.arguments[index], samples.others.arguments[index], links)
            })
    }

    /// Returns the fields of the function in templates.
    ///
    /// - Parameters:
    ///   - id: a name that is unique among the functions of the list.
    ///   - subject: what the function is about; unique, too.
    ///   - isFirstAsync: whether it is the first `async` function of the list.
    ///   - place: the place of the function among the answers.
    func fields(
        id: String, subject: String, isFirstAsync: Bool, at place: AnswerLinks.Place, _ links: AnswerLinks,
        _ samples: Samples
    ) -> [String: Value] {
        let own = FunctionSamples.withOthers(self, samples)
        let fields: [String: Value] = [
            "name": .string(name), "id": .string(id), "subject": .string(subject),
            "arguments": values(own, links),
            "async": .bool(isAsync), "first_async": .bool(isFirstAsync), "throws": .bool(isThrowing),
            "error": Value(error?.description), "result": Value(resultType?.description),
            "stream": Value(stream?.description), "entity": entity(links, samples),
            "signature": .string(description),
            "parameters": .string(parameters), "kept_parameters": .string(keptParameters),
            "memberwise": .string(memberwise), "call": .string(call), "passed": .string(passed),
            "record": .string(record(own.arguments)), "sampled": .bool(own.missing.isEmpty),
            "result_sample": Value(own.result), "other_result_sample": Value(own.others.result),
            "error_sample": Value(own.error),
        ]
        return fields.merging(links.fields(of: place)) { own, _ in own }
    }

    /// Returns the fields in templates of the struct that the function initializes.
    func typeFields(_ links: AnswerLinks, _ samples: Samples) -> [String: Value] {
        let own = FunctionSamples.withOthers(self, samples)
        let fields: [String: Value] = [
            "name": .string(name),
            "properties": values(own, links),
            "sampled": .bool(own.missing.isEmpty), "sample": Value(sampleOfDeclared(samples)),
            "samples": .list(samplesOfDeclared(samples).map(Value.string)),
        ]
        return fields.merging(links.fields(of: self, samples)) { own, _ in own }
    }

    /// The generated struct that the function returns, with `is_list` and `is_optional`; no value if there is none.
    private func entity(_ links: AnswerLinks, _ samples: Samples) -> Value {
        guard let (type, isList, isOptional) = declaredResult(links.types) else { return .null }
        let more: [String: Value] = ["is_list": .bool(isList), "is_optional": .bool(isOptional)]
        return .object(.init(type.typeFields(links, samples).merging(more) { own, _ in own }))
    }
}

extension FunctionSignature.Argument {
    fileprivate func value(_ sample: String?, _ otherSample: String?, _ links: AnswerLinks) -> Value {
        .object(
            .init([
                "label": .string(label), "name": .string(name), "type": .string(type.description),
                "call_label": Value(labelInCall), "property_label": .string(nameInCall),
                "property_type": Value(propertyType), "kept_type": Value(keptType), "sample": Value(sample),
                "other_sample": Value(otherSample),
                "is_string": .bool(type.description == "String"),
                "is_bool": .bool(type.description == "Bool"),
                "is_input": .bool(links.inputs.contains { $0.name == name && $0.type == type }),
            ]))
    }
}
