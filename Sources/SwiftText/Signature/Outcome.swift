/// What a function gives back in a type of its own instead of by `async`, `throws` and a result.
struct Outcome {
    /// The type of a value; nil for none.
    var value: TypeSyntax?
    /// Whether it can be an error.
    var isThrowing = false
    /// The type of the error; nil for any error.
    var error: TypeSyntax?
    /// Whether there can be several values.
    var isStream = false
    /// Whether the types of the values are known.
    var isKnown = true

    /// Finds the outcome in a type: in a `Result`, or in a sequence or publisher of values. Nil for any other type.
    init?(of type: TypeSyntax) {
        self.init()
        switch type.form {
        case .optional(let wrapped), .sending(let wrapped), .protocol(let wrapped):
            guard let outcome = Outcome(of: wrapped) else { return nil }
            self = outcome
        case .name("Result", let arguments) where arguments.count == 2,
            .name("Swift.Result", let arguments) where arguments.count == 2:
            self = Outcome(value: arguments[0], error: arguments[1])
        case .name(let name, let arguments) where Self.isStream(name, arguments):
            self = Outcome(value: arguments.first, error: arguments.dropFirst().first)
            (isStream, isKnown) = (true, !arguments.isEmpty)
        default:
            // A part of the type may be a stream.
            guard type.tokens.contains(where: { $0.isName && Self.isStream($0.bare, []) }) else { return nil }
            (isStream, isKnown) = (true, false)
        }
    }

    init(value: TypeSyntax? = nil, error: TypeSyntax? = nil) {
        self.value = value.flatMap { $0.isVoid ? nil : $0 }
        setError(error)
    }

    /// Sets the type of the error. `Never` and nil stand for none.
    mutating func setError(_ type: TypeSyntax?) {
        guard let type, type.description != "Never" else { return }
        isThrowing = true
        error = Self.anyError.contains(type.description) ? nil : type
    }

    static let anyError: Set = ["Error", "any Error", "Swift.Error", "any Swift.Error"]

    /// Whether a type is a sequence of later values, or a publisher.
    private static func isStream(_ name: String, _ arguments: [TypeSyntax]) -> Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return streams.contains(last) || last.hasPrefix("Async") && last.hasSuffix("Sequence")
            || streamsOfValues.contains(last) && !arguments.isEmpty
    }

    private static let streams: Set = [
        "AnyPublisher", "AsyncPublisher", "AsyncStream", "AsyncThrowingPublisher", "AsyncThrowingStream",
        "ConnectablePublisher", "CurrentValueSubject", "ObservableObjectPublisher", "PassthroughSubject",
        "Publisher", "Publishers",
    ]
    /// Names that an app may give to other types, without generic arguments.
    private static let streamsOfValues: Set = ["Deferred", "Fail", "Future", "Just", "Published", "Subject"]
}

extension FunctionSignature {
    /// The function with the values of its `AsyncStream` or `AsyncThrowingStream` as its result; nil if it returns none.
    package var readingStream: FunctionSignature? {
        guard !isAsync, !isThrowing, let result, case .name(let name, let arguments) = result.form,
            ["AsyncStream": 1, "AsyncThrowingStream": 2][name] == arguments.count,
            let outcome = Outcome(of: result), outcome.error == nil, outcome.value != nil
        else { return nil }
        var function = returning(outcome)
        function?.stream = result
        return function
    }

    /// Returns the function with an outcome in place of its result.
    func returning(_ outcome: Outcome) -> FunctionSignature? {
        guard outcome.isKnown else { return nil }
        var function = self
        function.isAsync = isAsync || outcome.isStream
        // An untyped `throws` includes all errors.
        let isUntyped = isThrowing && error == nil || outcome.isThrowing && outcome.error == nil
        function.error =
            isUntyped || isThrowing && outcome.isThrowing && error != outcome.error
            ? nil : error ?? outcome.error
        function.isThrowing = isThrowing || outcome.isThrowing
        function.result = outcome.value
        return function
    }
}
