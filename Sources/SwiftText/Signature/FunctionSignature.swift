import SourceText

/// What a Swift function is called with and what it gives: its declaration without `func`, access and body.
package struct FunctionSignature: Sendable, Equatable {
    /// The function's name, in backticks where Swift needs them.
    package var name: String
    /// What the function takes, in order.
    package var arguments: [Argument] = []
    package var isAsync = false
    package var isThrowing = false
    /// The type in `throws(…)`; nil without one.
    package var error: TypeSyntax?
    /// The type behind `->`; nil without one, and for `Void` and `()`, which say the same.
    package var result: TypeSyntax?

    /// What a function takes.
    package struct Argument: Sendable, Equatable {
        /// What stands before the colon in a call; `_` for nothing.
        package var label: String
        /// What the function's body calls it, in backticks where Swift needs them.
        package var name: String
        package var type: TypeSyntax
    }

    /// Reads a signature, like `fetchProfile` or `signIn(email: String) async throws -> User`.
    /// A `func` before it is dropped.
    ///
    /// - Parameter range: the text; it may be a part of a file: places point into the file.
    /// - Throws: `Diagnostics` with the first thing that is wrong in the text.
    package init(_ range: SourceRange) throws {
        var parser = try SignatureParser(range)
        self = try parser.parse()
    }

    init(name: String) {
        self.name = name
    }
}

extension FunctionSignature: CustomStringConvertible {
    /// The signature as Swift prints it: `signIn(email: String, with password: String) async throws -> User`.
    package var description: String {
        let effects =
            (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + (error.map { "(\($0))" } ?? "")
        return "\(name)(\(parameters))\(effects)" + (result.map { " -> \($0)" } ?? "")
    }
}

extension FunctionSignature.Argument: CustomStringConvertible {
    /// The argument as it is declared: `email: String`, `with password: String`, `_ id: Int`.
    package var description: String { declaration(as: type.description) }

    /// The same with another type.
    func declaration(as type: String) -> String {
        label == name || "`\(label)`" == name ? "\(label): \(type)" : "\(label) \(name): \(type)"
    }
}
