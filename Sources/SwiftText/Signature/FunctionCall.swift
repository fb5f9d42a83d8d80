extension FunctionSignature {
    /// The parameter list of the signature, without its parentheses.
    package var parameters: String { arguments.map(\.description).joined(separator: ", ") }

    /// The call that forwards the function's own arguments: `signIn(email: email, with: password)`.
    package var call: String { "\(name)(\(passed))" }

    /// The argument list of the call, without its parentheses.
    package var passed: String {
        arguments.map { ($0.labelInCall.map { "\($0): " } ?? "") + $0.handedOn }.joined(separator: ", ")
    }

    /// Returns the Swift string literal that describes a call with the values of those arguments that have a sample.
    package func record(_ samples: [String?]) -> String {
        let list = zip(arguments, samples).map { argument, sample in
            let told = sample == nil ? "_" : argument.told
            return argument.label == "_" ? told : "\(argument.label.withoutBackticks): \(told)"
        }
        return "\"\(name.withoutBackticks)(\(list.joined(separator: ", ")))\""
    }
}

extension FunctionSignature.Argument {
    /// The argument label in a call, or nil if there is none.
    package var labelInCall: String? { label == "_" ? nil : Self.labelInCall(label) }

    /// The argument's name as a label in a call.
    package var nameInCall: String { Self.labelInCall(name) }

    /// `inout` is the only keyword that needs backticks in a call.
    private static func labelInCall(_ name: String) -> String {
        name == "`inout`" ? name : name.withoutBackticks
    }

    /// The argument as passed to another function with the same signature.
    fileprivate var handedOn: String {
        if type.description.hasPrefix("inout ") { return "&\(name)" }
        return type.description.hasPrefix("@autoclosure ") ? "\(name)()" : name
    }

    /// The argument's value as part of a string literal.
    fileprivate var told: String {
        if type.isClosure { return "_" }
        return type.isOptional ? "\\(String(describing: \(name)))" : "\\(\(name))"
    }
}
