/// Closures that a function calls with its outcome, as functions did before `async`.
extension FunctionSignature {
    /// Whether an argument is such a closure: one that returns nothing and that a function keeps, unless it is async and
    /// can call the closure repeatedly before it returns.
    func isCompletionHandler(_ argument: Argument) -> Bool {
        guard let closure = Closure(argument.type) else {
            // The name of a type that stands for a closure.
            return !isAsync && argument.type.description.hasPrefix("@escaping ")
        }
        guard closure.isWithoutResult else { return false }
        let isNamedSo = [argument.label, argument.name].contains { $0.lowercased().contains("completion") }
        return isNamedSo || !isAsync && closure.isEscaping
    }

    /// The async function that gives back what this one passes to its completion handlers.
    var withoutCompletionHandlers: FunctionSignature? {
        let taken = arguments.filter(isCompletionHandler)
        let handlers = taken.compactMap { Closure($0.type) }
        guard handlers.count == taken.count, let outcome = Outcome(of: handlers) else { return nil }
        var function = self
        function.arguments.removeAll(where: isCompletionHandler)
        function.isAsync = true
        return function.returning(outcome)
    }
}

extension Outcome {
    /// Finds the outcome in what completion handlers take: a `Result`, or values and an error that may all be optional.
    fileprivate init?(of handlers: [Closure]) {
        let types = handlers.flatMap(\.parameters)
        if types.count == 1, let outcome = Outcome(of: types[0]) {
            self = outcome
            return
        }
        self.init()
        let errors = types.filter(\.isError)
        setError(errors.first?.unwrapped)
        // With an error, there may be no values.
        let hasBoth = handlers.contains {
            $0.parameters.contains(where: \.isError) && $0.parameters.count > 1
        }
        let values = types.filter { !$0.isError }.map { hasBoth ? $0.unwrapped : $0 }
        switch values.count {
        case 0: value = nil
        case 1: value = values[0].isVoid ? nil : values[0]
        default: value = TypeSyntax(parsing: "(\(values.map(\.description).joined(separator: ", ")))")
        }
    }
}

extension TypeSyntax {
    /// Whether the type is that of an error, or an optional of it.
    fileprivate var isError: Bool {
        let name = unwrapped.description
        return Outcome.anyError.contains(name) || name.hasSuffix("Error")
    }

    /// The type without `?` and without parentheses around it.
    fileprivate var unwrapped: TypeSyntax {
        switch form {
        case .optional(let wrapped): wrapped.unwrapped
        case .tuple(let elements) where elements.count == 1: elements[0].type.unwrapped
        default: self
        }
    }
}
