import SourceText

/// The error of a plan that no longer fits, because the files have changed since it was made. Nothing was written.
public struct StalePlan: Error, Sendable, Equatable {
    /// The message: what has changed.
    public let diagnostics: Diagnostics

    package init(_ message: String) { diagnostics = .error(message, hint: "run the command again") }
}
