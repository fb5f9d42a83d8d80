import SourceText
import SwiftText

/// A struct with its properties, such as `Post(id: Int, title: String)`.
struct TypeKind: ParameterKind {
    let word = "type"
    let keys = ["reserved", "selects"]
    let keysHint = "only types are selected"

    func read(_ text: ListItem, for parameter: Parameter) throws -> Answer {
        let type = try FunctionSignature(text.range)
        if let problem = type.problemAsType { throw problem.error(at: text.range) }
        try parameter.rules.check(name: type.name, of: "type", at: text.range)
        return .types([type])
    }

    func placeholder(for parameter: Parameter) -> String { "type" }

    func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) throws -> Answer {
        let text = set == .second ? "Message(number: Int, text: String)" : "Post(id: Int, name: String)"
        return .types([try FunctionSignature(SourceFile(path: "", text: text).whole)])
    }

    /// Checks that all types of a list have distinct names, and that none contains itself.
    static func check(_ types: [FunctionSignature], _ items: [ListItem]) throws {
        var found = Diagnostics()
        var names: Set<String> = []
        for (type, item) in zip(types, items) {
            if !names.insert(type.name.sameWhateverTheCase).inserted {
                found.addError("the type '\(type.name)' appears twice", at: item.range, hint: "remove one")
            } else if let property = type.propertyContaining(type, of: types) {
                found.addError(
                    "the struct '\(type.name)' would contain itself", at: item.range,
                    hint: "write a list: '\(property.name): [\(property.type.withoutOptional)]'")
            }
        }
        try found.throwErrors()
    }
}
