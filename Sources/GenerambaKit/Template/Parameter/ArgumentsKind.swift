import SourceText
import SwiftText

/// Arguments such as `userID: Int, source: Source`. Templates see a function with the name of the parameter.
struct ArgumentsKind: ParameterKind {
    let word = "arguments"
    let keys = ["reserved", "includes"]
    let keysHint = "only what a module is opened with includes arguments"
    let canBeItem = false

    func read(_ text: ListItem, for parameter: Parameter) throws -> Answer {
        guard text.text.contains(where: { !$0.isWhitespace }) else { return nothing }
        let function = try FunctionSignature(name: parameter.name.value, arguments: text.range)
        try parameter.rules.check(argumentsOf: function, at: text.range)
        return .inputs(function)
    }

    func placeholder(for parameter: Parameter) -> String { "name: Type,…" }

    func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) throws -> Answer {
        let text = set == .second ? "number: Int, text: String" : "id: Int, name: String"
        let range = SourceFile(path: "", text: text).whole
        return .inputs(try FunctionSignature(name: parameter.name.value, arguments: range))
    }
}
