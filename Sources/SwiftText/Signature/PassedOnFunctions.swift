import SourceText

/// What a function that templates pass on may give back.
package enum PassedOnKind: Sendable {
    /// A result, later or not, or an error.
    case any
    /// A result, at once.
    case plain
    /// Nothing.
    case oneWay

    /// What to write instead of a closure that takes the outcome.
    fileprivate var hintForClosures: String {
        switch self {
        case .any: "make the function 'async' and return the value"
        case .plain: "return the value"
        case .oneWay: "take values, not a closure"
        }
    }
}

/// Functions with arguments and results that templates pass on to other types, which may be actors.
extension FunctionSignature {
    /// Returns the first reason why a template cannot pass on an argument or the result, with a hint that a function of a
    /// kind can follow; nil if it can.
    package func problemOfPassingOn(as kind: PassedOnKind = .any) -> FunctionProblem? {
        arguments.lazy.compactMap { problem(of: $0, kind) }.first ?? problemOfResult(kind)
    }

    private func problem(of argument: Argument, _ kind: PassedOnKind) -> FunctionProblem? {
        let type = argument.type
        if argument.name == "`self`" {
            return FunctionProblem(
                "the argument 'self' hides the object itself",
                hint: "write another name after the label, like '\(argument.label) value: \(type)'",
                cause: type)
        }
        if let hint = hint(for: argument, kind) {
            return FunctionProblem("the argument '\(argument)' cannot be passed on", hint: hint, cause: type)
        }
        if isCompletionHandler(argument) {
            return FunctionProblem(
                "the template would report success before it calls '\(argument.name.withoutBackticks)'",
                hint: hint(withoutCompletionHandlers, kind) ?? kind.hintForClosures, cause: type)
        }
        // An actor may keep what it is passed.
        guard isAsync else { return nil }
        if let hint = type.hintForSending {
            return FunctionProblem(
                "an async function cannot take '\(type)', which is not 'Sendable'", hint: hint, cause: type)
        }
        guard let closure = Closure(type), !closure.isEscaping else { return nil }
        return FunctionProblem(
            "the closure '\(type)' must outlive the call of an async function",
            hint: "write '\(type.description.adding("@escaping"))'", cause: type)
    }

    /// The hint for an argument that no other function can pass on; nil if it is fine.
    private func hint(for argument: Argument, _ kind: PassedOnKind) -> String? {
        let type = argument.type
        if type.hasSelf { return "write the name of a type" }
        if type.description.hasPrefix("inout ") {
            return (result == nil ? hint(returning(argument), kind) : nil)
                ?? "take a value and return the changed one"
        }
        if let hint = type.hintForCopying { return hint }
        if let word = type.ownershipModifier { return "remove '\(word)'" }
        if type.isGeneric { return "write 'any' instead of 'some'" }
        if type.isUnwrapped { return "write '?' instead of '!'" }
        if let hint = type.hintWithoutValues { return hint }
        return isAsync && type.isAutoclosure ? "remove '@autoclosure'" : nil
    }

    private func problemOfResult(_ kind: PassedOnKind) -> FunctionProblem? {
        guard let result else { return nil }
        if let outcome = Outcome(of: result) {
            return FunctionProblem(
                outcome.isStream
                    ? "the template would not read the values of '\(result)'"
                    : "the template would take a failure in '\(result)' for success",
                hint: hint(for: outcome, kind) ?? "return one value", cause: result)
        }
        if let hint = hintForResult {
            return FunctionProblem("the result '\(result)' cannot be passed on", hint: hint, cause: result)
        }
        guard isAsync, let hint = result.hintForSending else { return nil }
        return FunctionProblem(
            "an async function cannot return '\(result)', which is not 'Sendable'", hint: hint, cause: result)
    }

    /// Returns the hint to give back an outcome directly: one value, or each one by a closure.
    private func hint(for outcome: Outcome, _ kind: PassedOnKind) -> String? {
        guard let one = hint(returning(outcome), kind) else { return nil }
        let closure = "@escaping @Sendable (\(outcome.value?.description ?? "")) -> Void"
        guard outcome.isStream, var each = returning(outcome),
            let type = TypeSyntax(parsing: closure, .argument)
        else { return one }
        each.arguments.append(Argument(label: "onValue", name: "onValue", type: type))
        each.result = nil
        let other = kind == .any ? hint(each, kind)?.dropFirst("write ".count) : nil
        return other.map { "\(one) for one value, or \($0) for each" } ?? one
    }

    /// Returns the hint to write another function; nil if templates cannot use that one, either.
    private func hint(_ other: FunctionSignature?, _ kind: PassedOnKind) -> String? {
        guard var other, kind != .oneWay else { return nil }
        if kind == .plain { (other.isAsync, other.isThrowing, other.error) = (false, false, nil) }
        let source = SourceFile(path: "", text: other.description).whole
        guard let parsed = try? FunctionSignature(source), parsed.problemOfPassingOn() == nil
        else { return nil }
        return "write '\(parsed)'"
    }

    /// The function that takes a value instead of an `inout` argument, and returns the changed one.
    private func returning(_ changed: Argument) -> FunctionSignature? {
        guard let type = TypeSyntax(parsing: changed.type.tokens.dropFirst().spaced) else { return nil }
        var function = self
        function.arguments = arguments.map {
            $0 == changed ? Argument(label: $0.label, name: $0.name, type: type) : $0
        }
        function.result = type
        return function
    }
}
