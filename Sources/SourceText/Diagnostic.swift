/// Something to tell the user: what is wrong, where, and what to do.
package struct Diagnostic: Sendable, Equatable {
    package enum Severity: String, Sendable, Codable {
        case warning, error
    }

    package let severity: Severity
    /// What is wrong: lower case, the thing named in quotes, no final stop.
    package let message: String
    /// The cause, where it stands in a file that was written by hand.
    package let range: SourceRange?
    /// What to do.
    package let hint: String?

    /// - Parameter range: the cause, perhaps in a text that was made out of others.
    package init(severity: Severity, message: String, range: SourceRange?, hint: String?) {
        self.severity = severity
        self.message = abridged(message)
        self.range = range?.origin
        self.hint = hint.map(abridged)
    }

    package static func error(_ message: String, at range: SourceRange? = nil, hint: String? = nil) -> Self {
        Self(severity: .error, message: message, range: range, hint: hint)
    }

    package static func warning(_ text: String, at range: SourceRange? = nil, hint: String? = nil) -> Self {
        Self(severity: .warning, message: text, range: range, hint: hint)
    }
}

/// A message without the middle of an endless name or text that it quotes.
private func abridged(_ text: String) -> String {
    guard text.utf8.count > 4000 else { return text }
    let scalars = text.unicodeScalars
    return "\(String(scalars.prefix(600)))…\(String(scalars.suffix(300)))"
}

/// What was found wrong, in the order of finding. Thrown when it holds an error.
public struct Diagnostics: Error, Sendable, Equatable {
    package private(set) var all: [Diagnostic]

    /// Nothing yet.
    public init() { all = [] }

    package init(_ all: [Diagnostic]) { self.all = all }

    /// One error, to be thrown.
    package static func error(_ message: String, at range: SourceRange? = nil, hint: String? = nil) -> Self {
        Self([.error(message, at: range, hint: hint)])
    }

    package var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// How many of a severity are kept: nobody reads more.
    private static let most = 200

    /// Adds a diagnostic, unless the same one is there, or there are very many.
    package mutating func add(_ diagnostic: Diagnostic) {
        let alike = all.count { $0.severity == diagnostic.severity }
        guard alike < Self.most, !all.contains(diagnostic) else { return }
        all.append(diagnostic)
    }

    /// Adds an error, unless it is there, or there are very many.
    package mutating func addError(_ message: String, at range: SourceRange? = nil, hint: String? = nil) {
        add(.error(message, at: range, hint: hint))
    }

    /// Adds a warning, unless it is there, or there are very many.
    package mutating func addWarning(_ message: String, at range: SourceRange? = nil, hint: String? = nil) {
        add(.warning(message, at: range, hint: hint))
    }

    package mutating func add(contentsOf others: Diagnostics) {
        for diagnostic in others.all { add(diagnostic) }
    }

    /// Puts the diagnostics into the order of their places in the one file that they speak of.
    package mutating func sort() {
        func place(_ diagnostic: Diagnostic) -> Int { diagnostic.range?.offsets.lowerBound ?? -1 }
        // Swift's sort is stable.
        all.sort { place($0) < place($1) }
    }

    /// Throws all that was found if an error is among it.
    package func throwErrors() throws { if hasErrors { throw self } }

    /// Makes every warning an error, and throws if there is one; what was found is then in the error alone.
    package mutating func throwWarnings() throws {
        guard !all.isEmpty else { return }
        defer { self = Diagnostics() }
        throw asErrors
    }

    /// The same as warnings, of what does not end the run.
    package var asWarnings: Diagnostics { with(.warning) }

    /// The same as errors, where none may be left.
    package var asErrors: Diagnostics { with(.error) }

    private func with(_ severity: Diagnostic.Severity) -> Diagnostics {
        Diagnostics(
            all.map { Diagnostic(severity: severity, message: $0.message, range: $0.range, hint: $0.hint) })
    }

    /// Runs `body`, keeping the diagnostics that it throws instead of throwing them; returns nil then.
    package mutating func collect<Value>(_ body: () throws -> Value) throws -> Value? {
        do {
            return try body()
        } catch let thrown as Diagnostics {
            add(contentsOf: thrown)
            return nil
        }
    }
}

extension Array {
    /// What a function makes of the elements.
    ///
    /// - Throws: `Diagnostics` with all that the function throws, when an error is among it.
    package func mapCollecting<Value>(_ transform: (Element) throws -> Value) throws -> [Value] {
        var found = Diagnostics()
        let values = try compactMap { element in try found.collect { try transform(element) } }
        try found.throwErrors()
        return values
    }
}
