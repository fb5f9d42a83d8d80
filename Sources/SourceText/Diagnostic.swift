/// A message for the user: what is wrong, where, and how to fix it.
package struct Diagnostic: Sendable, Equatable {
    package enum Severity: String, Sendable, Codable { case warning, error }

    package let severity: Severity
    /// What is wrong: lower case, with the object's name in quotes and no full stop at the end.
    package let message: String
    /// The names that the message is about, if it leaves them out because there are too many for one line.
    package let items: [String]
    /// The cause, in a file written by hand.
    package let range: SourceRange?
    /// How to fix it.
    package let hint: String?
    /// Whether the system reports the error.
    package var isOfSystem = false

    /// - Parameter range: the cause, which may be in a text made from others.
    package init(
        severity: Severity, message: String, items: [String] = [], range: SourceRange?, hint: String?
    ) {
        self.severity = severity
        self.message = abridged(message)
        self.items = items
        self.range = range?.origin
        self.hint = hint.map(abridged)
    }

    /// The message and its items in one line.
    package var line: String {
        items.isEmpty ? message : abridged("\(message): \(quoted(items, most: .max))")
    }

    package static func error(_ message: String, at range: SourceRange? = nil, hint: String? = nil) -> Self {
        Self(severity: .error, message: message, range: range, hint: hint)
    }

    package static func warning(_ text: String, at range: SourceRange? = nil, hint: String? = nil) -> Self {
        Self(severity: .warning, message: text, range: range, hint: hint)
    }
}

/// Returns the message with its middle cut out if it is overlong because of a name or text that it quotes.
private func abridged(_ text: String) -> String {
    guard text.utf8.count > 4000 else { return text }
    let scalars = text.unicodeScalars
    return "\(String(scalars.prefix(600)))…\(String(scalars.suffix(300)))"
}

/// The problems found so far, in the order of discovery. Thrown if at least one is an error.
public struct Diagnostics: Error, Sendable, Equatable {
    package private(set) var all: [Diagnostic]

    /// Creates an empty collection.
    public init() { all = [] }

    package init(_ all: [Diagnostic]) { self.all = all }

    /// Returns a single error, ready to be thrown.
    package static func error(_ message: String, at range: SourceRange? = nil, hint: String? = nil) -> Self {
        Self([.error(message, at: range, hint: hint)])
    }

    package var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// The maximum number of diagnostics of each severity: nobody reads more.
    private static let most = 200

    /// Adds a diagnostic, unless it is a duplicate or the maximum is reached.
    package mutating func add(_ diagnostic: Diagnostic) {
        let alike = all.count { $0.severity == diagnostic.severity }
        guard alike < Self.most, !all.contains(diagnostic) else { return }
        all.append(diagnostic)
    }

    /// Adds an error, unless it is a duplicate or the maximum is reached.
    package mutating func addError(_ message: String, at range: SourceRange? = nil, hint: String? = nil) {
        add(.error(message, at: range, hint: hint))
    }

    /// Adds a warning, unless it is a duplicate or the maximum is reached.
    package mutating func addWarning(_ message: String, at range: SourceRange? = nil, hint: String? = nil) {
        add(.warning(message, at: range, hint: hint))
    }

    package mutating func add(contentsOf others: Diagnostics) {
        for diagnostic in others.all { add(diagnostic) }
    }

    /// Sorts the diagnostics, which must all refer to the same file, by place.
    package mutating func sort() {
        func place(_ diagnostic: Diagnostic) -> Int { diagnostic.range?.offsets.lowerBound ?? -1 }
        // Swift's sort is stable.
        all.sort { place($0) < place($1) }
    }

    /// Throws all diagnostics if at least one is an error.
    package func throwErrors() throws { if hasErrors { throw self } }

    /// Turns warnings into errors and throws if there are any diagnostics; only the thrown value then contains them.
    package mutating func throwWarnings() throws {
        guard !all.isEmpty else { return }
        defer { self = Diagnostics() }
        throw asErrors
    }

    /// The diagnostics as warnings, for problems that do not end the run.
    package var asWarnings: Diagnostics { with(.warning) }

    /// The diagnostics as errors, for runs that must not have any.
    package var asErrors: Diagnostics { with(.error) }

    private func with(_ severity: Diagnostic.Severity) -> Diagnostics {
        Diagnostics(
            all.map {
                Diagnostic(
                    severity: severity, message: $0.message, items: $0.items, range: $0.range, hint: $0.hint)
            })
    }

    /// Runs `body` and keeps the diagnostics that it throws instead of rethrowing them. Returns nil in that case.
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
    /// Returns the results of applying a function to each element.
    /// - Throws: `Diagnostics` with everything the function threw, if an error is among it.
    package func mapCollecting<Value>(_ transform: (Element) throws -> Value) throws -> [Value] {
        var found = Diagnostics()
        var values: [Value] = []
        values.reserveCapacity(count)
        // In other modules this is not specialized, and there `compactMap` looks up many types at its first call.
        for element in self {
            if let value = try found.collect({ try transform(element) }) { values.append(value) }
        }
        try found.throwErrors()
        return values
    }

    /// Returns the results of applying a function to each element, except nil.
    /// - Throws: `Diagnostics` with everything the function threw, if an error is among it.
    package func compactMapCollecting<Value>(_ transform: (Element) throws -> Value?) throws -> [Value] {
        var values: [Value] = []
        for case let value? in try mapCollecting(transform) { values.append(value) }
        return values
    }
}
