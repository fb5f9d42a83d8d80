/// What a function gives back, and whether a template can do something with it.
extension FunctionSignature {
    /// The first part of it that gives something back, as a message calls it; nil where there is none.
    package var returningPart: String? {
        if isAsync { return "'async'" }
        if isThrowing { return "'throws'" }
        if result != nil { return "a result" }
        return arguments.first { $0.type.description.hasPrefix("inout ") }.map { "the argument '\($0)'" }
    }

    /// The first argument that no closure hands on, and what to do.
    package var argumentOfNoClosure: (argument: Argument, hint: String)? {
        for argument in arguments {
            let type = argument.type
            if type.isGeneric { return (argument, "write 'any' instead of 'some'") }
            if type.isAutoclosure { return (argument, "remove '@autoclosure'") }
            if type.isUnwrapped { return (argument, "write '?' instead of '!'") }
        }
        return nil
    }

    /// The first argument whose type is another one in another type.
    package var argumentUsingSelf: Argument? { arguments.first { $0.type.hasSelf } }

    /// The type of a variable that holds the result; nil without one.
    package var resultType: TypeSyntax? { if case .sending(let type) = result?.form { type } else { result } }

    /// What to write instead of a result that no other function takes; nil where one does.
    package var hintForResult: String? {
        guard let type = resultType else { return nil }
        if type.isGeneric { return "write 'any' instead of 'some'" }
        if type.hasSelf { return "write the name of a type" }
        if type.description == "Never" { return "leave it out: what comes of the function is never known" }
        if type.isUnwrapped { return "write '?' instead of '!'" }
        return type.isFunction ? "give a value, not a closure" : nil
    }
}
