import SourceText
import SwiftText

/// A Swift function signature that follows the rules of its parameter.
struct FunctionKind: ParameterKind {
    let word = "function"
    let keys = FunctionRules.keys.map(\.name)

    func read(_ text: ListItem, for parameter: Parameter) throws -> Answer {
        let given = try FunctionSignature(text.range)
        let function = parameter.rules.uses.contains(.readsStreams) ? given.readingStream ?? given : given
        try parameter.rules.check(function, at: text.range)
        return .function(function)
    }

    func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) throws -> Answer {
        if set == .madeUp { return nothing }
        let text = "\(set == .first ? "load" : "store")(of id: Int) async throws(LoadError) -> Int"
        return .function(try FunctionSignature(SourceFile(path: "", text: text).whole))
    }

    /// Checks that calls can distinguish all functions of a list.
    static func checkDistinct(_ functions: [FunctionSignature], _ items: [ListItem]) throws {
        var found = Diagnostics()
        var first: [String: FunctionSignature] = [:]
        for (index, function) in functions.enumerated() {
            let identity = function.identity.description
            guard let other = first[identity] else {
                first[identity] = function
                continue
            }
            let (message, hint) =
                other.hasSameType(as: function)
                ? ("the function '\(function)' appears twice", "remove one")
                : ("a call cannot tell '\(function)' from '\(other)'", "rename one of them")
            found.addError(message, at: items[index].range, hint: hint)
        }
        try found.throwErrors()
    }
}
