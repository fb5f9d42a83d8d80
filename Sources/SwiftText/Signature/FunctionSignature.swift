import SourceText

/// What a Swift function is called with and what it gives: its declaration without `func`, access and body.
public struct FunctionSignature: Sendable, Equatable {
    /// The function's name, in backticks where Swift needs them.
    public package(set) var name: String
    /// What the function takes, in order.
    public package(set) var arguments: [Argument] = []
    /// Whether it is `async`.
    public package(set) var isAsync = false
    /// Whether it `throws`, whatever the type of the error.
    public package(set) var isThrowing = false
    /// The type in `throws(…)`; nil without one.
    public package(set) var error: TypeSyntax?
    /// The type behind `->`; nil without one, and for `Void` and `()`, which say the same.
    public package(set) var result: TypeSyntax?

    /// What a function takes.
    public struct Argument: Sendable, Equatable {
        /// What stands before the colon in a call; `_` for nothing.
        public package(set) var label: String
        /// What the function's body calls it, in backticks where Swift needs them.
        public package(set) var name: String
        /// What it is.
        public package(set) var type: TypeSyntax
    }

    /// Reads a signature, like `fetchProfile` or `signIn(email: String) async throws -> User`.
    /// A `func` before it is dropped.
    ///
    /// - Parameter range: the text; it may be a part of a file: places point into the file.
    /// - Throws: `Diagnostics` with the first thing that is wrong in the text.
    public init(_ range: SourceRange) throws {
        var parser = try SignatureParser(range)
        self = try parser.parse()
    }

    init(name: String) { self.name = name }
}

extension FunctionSignature: CustomStringConvertible {
    /// The signature as Swift prints it: `signIn(email: String, with password: String) async throws -> User`.
    public var description: String {
        let effects =
            (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + (error.map { "(\($0))" } ?? "")
        return "\(name)(\(parameters))\(effects)" + (result.map { " -> \($0)" } ?? "")
    }
}

extension FunctionSignature.Argument: CustomStringConvertible {
    /// The argument as it is declared: `email: String`, `with password: String`, `_ id: Int`.
    public var description: String { declaration(as: type.description) }

    /// The same with another type.
    func declaration(as type: String) -> String {
        label == name || "`\(label)`" == name ? "\(label): \(type)" : "\(label) \(name): \(type)"
    }
}
