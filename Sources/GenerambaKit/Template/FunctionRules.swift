/// What a template asks of the functions that it is given.
struct FunctionRules: Sendable, Equatable {
    /// Names that the template has for functions of its own.
    var reserved: [String] = []
    /// Whether structs keep what the functions take.
    var keepsArguments = false

    /// - Parameter range: where the function stands.
    /// - Throws: `Diagnostics` for a function with which the template's files would not compile.
    func check(_ function: FunctionSignature, at range: SourceRange) throws {
        let name = function.name.withoutBackticks
        if reserved.contains(where: { $0.sameWhateverTheCase == name.sameWhateverTheCase }) {
            throw Diagnostics.error(
                "the template has a '\(name)' of its own", at: range, hint: "name the function otherwise")
        }
        if keepsArguments, let argument = function.fleetingArgument {
            throw Diagnostics.error(
                "the argument '\(argument)' cannot be kept in a property", at: range,
                hint: "take a value, and give the changed one as the result")
        }
    }
}

extension FunctionRules {
    /// The rules among a parameter's keys.
    init(_ fields: YAMLFields, _ found: inout Diagnostics) {
        reserved = fields.texts("reserved", &found).map(\.value)
        keepsArguments = fields.flag("keeps_arguments", &found) ?? false
    }
}
