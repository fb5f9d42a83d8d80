import SourceText

/// The signature of a Swift function: its declaration without `func`, access level and body.
public struct FunctionSignature: Sendable, Equatable {
    /// The function's name, in backticks where Swift needs them.
    public package(set) var name: String
    /// The arguments, in order.
    public package(set) var arguments: [Argument] = []
    /// Whether it is `async`.
    public package(set) var isAsync = false
    /// Whether the function throws, with or without a typed error.
    public package(set) var isThrowing = false
    /// The error type in `throws(…)`, or nil.
    public package(set) var error: TypeSyntax?
    /// The type after `->`. Nil if there is none, and for `Void` and `()`, which mean the same.
    public package(set) var result: TypeSyntax?
    /// The stream that it returns at once; `result` and `isThrowing` then tell of the stream's values. Nil for none.
    package var stream: TypeSyntax?

    /// An argument of a function.
    public struct Argument: Sendable, Equatable {
        /// The argument label in a call; `_` if there is none.
        public package(set) var label: String
        /// The parameter name inside the function, in backticks where Swift needs them.
        public package(set) var name: String
        /// The argument's type.
        public package(set) var type: TypeSyntax
    }

    /// Parses a signature such as `fetchProfile` or `signIn(email: String) async throws -> User`.
    /// A leading `func` is ignored.
    ///
    /// - Parameter range: the text, which may be part of a file; places refer to the file.
    /// - Throws: `Diagnostics` with the first error in the text.
    public init(_ range: SourceRange) throws {
        var parser = try SignatureParser(range)
        self = try parser.parse()
    }

    /// Parses arguments without parentheses: `userID: Int, source: Source`. Throws `Diagnostics` with the first error.
    package init(name: String, arguments range: SourceRange) throws {
        var parser = try SignatureParser(range)
        self.init(name: name)
        arguments = try parser.parseArguments()
    }

    package init(name: String, arguments: [Argument] = []) { (self.name, self.arguments) = (name, arguments) }
}

extension FunctionSignature: CustomStringConvertible {
    /// The signature as Swift prints it: `signIn(email: String, with password: String) async throws -> User`.
    public var description: String {
        let effects =
            (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + (error.map { "(\($0))" } ?? "")
        if let stream { return "\(name)(\(parameters)) -> \(stream)" }
        return "\(name)(\(parameters))\(effects)" + (result.map { " -> \($0)" } ?? "")
    }
}

extension FunctionSignature.Argument: CustomStringConvertible {
    /// The argument's declaration: `email: String`, `with password: String`, `_ id: Int`.
    public var description: String { declaration(as: type.description) }

    /// Returns the argument's declaration with another type.
    func declaration(as type: String) -> String {
        label == name || "`\(label)`" == name ? "\(label): \(type)" : "\(label) \(name): \(type)"
    }
}
