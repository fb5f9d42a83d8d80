extension FunctionSignature {
    /// What stands between the brackets of the signature.
    package var parameters: String { arguments.map(\.description).joined(separator: ", ") }

    /// The call that hands the function's own arguments on: `signIn(email: email, with: password)`.
    package var call: String { "\(name)(\(passed))" }

    /// What stands between the brackets of the call.
    package var passed: String {
        arguments.map { ($0.labelInCall.map { "\($0): " } ?? "") + $0.handedOn }.joined(separator: ", ")
    }

    /// The Swift literal of a text that tells a call with the values of its arguments.
    ///
    /// - Parameter samples: for each argument its sample; what has none is not told.
    package func record(_ samples: [String?]) -> String {
        let list = zip(arguments, samples).map { argument, sample in
            let told = sample == nil ? "_" : argument.told
            return argument.label == "_" ? told : "\(argument.label.withoutBackticks): \(told)"
        }
        return "\"\(name.withoutBackticks)(\(list.joined(separator: ", ")))\""
    }
}

extension FunctionSignature.Argument {
    /// The label in a call, nil for none.
    package var labelInCall: String? { label == "_" ? nil : Self.labelInCall(label) }

    /// The name as a label in a call.
    package var nameInCall: String { Self.labelInCall(name) }

    /// Of the keywords only `inout` needs backticks in a call.
    private static func labelInCall(_ name: String) -> String {
        name == "`inout`" ? name : name.withoutBackticks
    }

    /// The argument as another function of the same signature takes it.
    fileprivate var handedOn: String {
        if type.description.hasPrefix("inout ") { return "&\(name)" }
        return type.description.hasPrefix("@autoclosure ") ? "\(name)()" : name
    }

    /// Its value in the literal of a text.
    fileprivate var told: String {
        if type.isClosure { return "_" }
        return type.isOptional ? "\\(String(describing: \(name)))" : "\\(\(name))"
    }
}
