/// Structs that templates generate, as the signatures of their memberwise initializers.
extension FunctionSignature {
    /// The reason why the signature is not that of a struct with its properties; nil if it is.
    package var problemAsType: FunctionProblem? {
        let form = "write a type with its properties, like 'Post(id: Int, title: String)'"
        guard name.first?.isUppercase == true else {
            return FunctionProblem("'\(name)' is not the name of a type", hint: form)
        }
        if arguments.isEmpty { return FunctionProblem("the type '\(name)' has no properties", hint: form) }
        if isAsync || isThrowing || result != nil {
            return FunctionProblem("'\(self)' is a function, not a type", hint: form)
        }
        for argument in arguments {
            guard argument.label == argument.name.withoutBackticks else {
                let name = argument.name.withoutBackticks
                let isHiding = argument.label.lowercased() == name.lowercased()
                return FunctionProblem(
                    isHiding
                        ? "the property '\(argument.label)' could hide a type"
                        : "the property '\(argument)' has a label",
                    hint: "write '\(name): \(argument.type)'", cause: argument.type)
            }
            let type = argument.type
            let isPlain = !type.isClosure && !type.hasSelf && !type.isUnwrapped && !type.isGeneric
            if argument.propertyType == nil || !isPlain || type.isEmpty || type.hintForCopying != nil {
                return FunctionProblem(
                    "the property '\(argument)' cannot be part of a plain type",
                    hint: "use a type of plain values, like 'String' or '[Int]'", cause: argument.type)
            }
            if let hint = argument.type.hintForSending {
                return FunctionProblem(
                    "the property '\(argument)' is not 'Sendable'", hint: hint, cause: argument.type)
            }
        }
        return nil
    }

    /// Returns the property through which the struct contains another one; nil if it does not.
    package func propertyContaining(_ other: FunctionSignature, of types: [FunctionSignature]) -> Argument? {
        var seen: Set<String> = []
        func contains(_ type: TypeSyntax) -> Bool {
            let name = type.withoutOptional.description
            if name == other.name { return true }
            guard let type = types.first(where: { $0.name == name }), seen.insert(name).inserted
            else { return false }
            return type.arguments.contains { contains($0.type) }
        }
        return arguments.first { contains($0.type) }
    }

    /// Returns the generated struct that the function returns, as such, optional or in a list; nil for another type.
    package func declaredResult(
        _ types: [FunctionSignature]
    ) -> (type: FunctionSignature, isList: Bool, isOptional: Bool)? {
        guard let result = resultType else { return nil }
        let (name, isList, isOptional) =
            switch result.form {
            case .array(let item): (item.description, true, false)
            case .optional(let wrapped): (wrapped.description, false, true)
            default: (result.description, false, false)
            }
        return types.first { $0.name == name }.map { ($0, isList, isOptional) }
    }

    /// Returns the arguments of a call from the struct `entity` or its properties; nil for others or none.
    package func passed(from type: FunctionSignature) -> String? {
        let passed = arguments.compactMap { argument -> String? in
            let label = argument.labelInCall.map { "\($0): " } ?? ""
            if argument.type.description == type.name { return "\(label)entity" }
            let isProperty = type.arguments.contains { $0.name == argument.name && $0.type == argument.type }
            return isProperty ? "\(label)entity.\(argument.name)" : nil
        }
        guard !passed.isEmpty, passed.count == arguments.count else { return nil }
        return passed.joined(separator: ", ")
    }
}

extension TypeSyntax {
    /// The type without `?`.
    package var withoutOptional: TypeSyntax {
        if case .optional(let wrapped) = form { wrapped.withoutOptional } else { self }
    }
}
