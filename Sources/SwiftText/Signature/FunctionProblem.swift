import SourceText

/// A reason why templates cannot use a function.
package struct FunctionProblem: Sendable {
    package let message: String
    package let hint: String
    /// The type that causes it; nil if the whole function does.
    private let cause: TypeSyntax?

    package init(_ message: String, hint: String, cause: TypeSyntax? = nil) {
        (self.message, self.hint, self.cause) = (message, hint, cause)
    }

    /// Returns the error for the function at a place.
    package func error(at range: SourceRange) -> Diagnostics {
        .error(message, at: cause?.tokens.range.map(range.file.range) ?? range, hint: hint)
    }
}
