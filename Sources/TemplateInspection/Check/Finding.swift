import GenerambaKit
import SourceText
import TemplateEngine

/// A problem in generated code, or a failing test. Findings that several combinations share are reported once.
struct Finding: Encodable, Sendable {
    let template: String
    let severity: Diagnostic.Severity
    fileprivate(set) var message: String
    fileprivate(set) var hint: String?
    /// The compiler's notes.
    fileprivate var notes: [String] = []
    /// The place in the generated text; nil if it has none.
    private var generated: SourceRange?
    /// The place in the template that the generated text comes from.
    private let origin: SourceRange?
    /// The combinations that have the problem, as `Combination.text`.
    fileprivate(set) var combinations: [String] = []
    fileprivate(set) var modes: [LanguageMode] = []
    /// What is behind errors of the compiler; nil for another problem.
    fileprivate(set) var cause: ErrorCause?
    /// The part of the report that it belongs to.
    let part: Part

    /// The parts of a report, in their order: an error may follow from one in an earlier part.
    enum Part: CaseIterable { case causes, errors, causesInTests, errorsInTests }

    private enum CodingKeys: CodingKey {
        case template, severity, message, hint, notes, generated, origin, combinations, modes
    }

    /// A key that is equal for the same problem in different combinations. It ignores everything that depends on the
    /// combination: columns, and names in the message. For a known cause, it also ignores where it shows first, and
    /// which other names are concerned.
    fileprivate func key(in combination: Combination) -> [String] {
        if let identity = cause?.kind.identity {
            let file = cause?.kind.isAboutFile == true ? origin?.file.path : nil
            return [template, severity.rawValue, combination.words(of: identity), file ?? ""]
        }
        let line = (origin ?? generated)?.line ?? 0
        let message = combination.withoutNames(message)
        return [template, severity.rawValue, message, origin?.file.path ?? "", "\(line)"]
    }

    /// Makes a finding from a problem in the template itself.
    init(_ diagnostic: Diagnostic, of template: String) {
        (self.template, severity, message) = (template, diagnostic.severity, diagnostic.message)
        (hint, origin, cause, part) = (diagnostic.hint, diagnostic.range, nil, .causes)
    }

    /// Makes a finding from a message of the compiler or a failed test.
    ///
    /// - Parameters:
    ///   - range: the place in a generated text that has a source map.
    ///   - path: the path of the generated file, as the user knows it.
    init(
        _ severity: Diagnostic.Severity, _ message: String, hint: String?, notes: [String] = [],
        at range: SourceRange?, shownAs path: String?, of template: String, cause: ErrorCause? = nil
    ) {
        (self.template, self.severity, self.message) = (template, severity, message)
        (self.hint, self.notes, self.cause) = (hint, notes, cause)
        generated = range.map {
            SourceFile(path: path ?? $0.file.path, bytes: $0.file.bytes).range($0.offsets)
        }
        let origin = range?.origin
        self.origin = origin?.file.path == range?.file.path ? nil : origin
        part =
            switch (cause?.isInTests ?? true, cause?.kind.comesFirst ?? false) {
            case (false, true): .causes
            case (false, false): .errors
            case (true, true): .causesInTests
            case (true, false): .errorsInTests
            }
    }

    /// The finding at its place in the template or, without one, in the generated file.
    func problem(in extent: String) -> Problem {
        Problem(
            Diagnostic(severity: severity, message: message, range: origin ?? generated, hint: hint),
            notes: notes.map { "note: \($0)" } + ["in: \(extent)"],
            generated: origin == nil ? nil : generated)
    }

    /// The finding in the format of compiler messages, followed by the place in the template and where it occurs.
    func text(extent: String, color: Bool, width: Int?) -> String {
        let paint = ANSIStyle(isOn: color)
        let head = Diagnostic(severity: severity, message: message, range: generated ?? origin, hint: nil)
        func line(_ word: String, _ text: String) -> String {
            "  \(paint.cyan(word + ":")) \(printable(text))\n"
        }
        var text = head.text(color: color, width: width)
        for note in notes { text += line("note", note) }
        if generated != nil, let origin {
            text += line("from", "\(origin.file.path):\(origin.line):\(origin.column)")
            text += origin.excerpt(paint: paint, width: width)
        }
        return text + (hint.map { line("hint", $0) } ?? "") + line("in", extent)
    }
}

extension Combination {
    /// Removes the names that depend on the combination, and memory addresses.
    fileprivate func withoutNames(_ text: String) -> String {
        let rendered = (names + [prefix ?? ""]).map(lowercasedWords).filter { !$0.isEmpty }
        // A value may be a list, of which an item is rendered.
        let values = Set(given.flatMap { lowercasedWords($0.text.text) })
        return text.split(separator: "'", omittingEmptySubsequences: false).enumerated().map { index, part in
            index.isMultiple(of: 2)
                ? withoutModule(String(part)).replacing(/0x[0-9a-f]+/, with: "…")
                : rendered.reduce(lowercasedWords(String(part))) { $0.replacing($1, with: []) }
                    .filter { !values.contains($0) }.joined(separator: " ")
        }
        .joined(separator: "'")
    }

    /// Returns the words of a text without the prefix and the parameter values, and with `…` for the names of modules.
    fileprivate func words(of text: String) -> String {
        let values = Set(given.flatMap { lowercasedWords($0.text.text) })
        let prefix = lowercasedWords(prefix ?? "")
        let own = prefix.isEmpty ? lowercasedWords(text) : lowercasedWords(text).replacing(prefix, with: [])
        return names.map(lowercasedWords).reduce(own) { $0.replacing($1, with: ["…"]) }
            .filter { !values.contains($0) }.joined(separator: " ")
    }

    private func lowercasedWords(_ text: String) -> [String] {
        IdentifierWords(text).all.map { $0.lowercased() }
    }

    /// Returns a text with `…` in place of the modules' names and their prefix.
    func withoutModule(_ text: String) -> String {
        names.reduce(text) { $0.replacing("\(prefix ?? "")\($1)", with: "…").replacing($1, with: "…") }
    }
}

extension [Finding] {
    /// Adds a finding, or adds the combination to an equal finding.
    mutating func add(
        _ finding: Finding, _ combination: Combination, _ mode: LanguageMode?, _ index: inout [[String]: Int]
    ) {
        let key = finding.key(in: combination)
        let place = index[key] ?? count
        if place == count {
            index[key] = place
            append(finding)
        }
        let name = combination.text
        if !self[place].combinations.contains(name) { self[place].combinations.append(name) }
        if let mode, !self[place].modes.contains(mode) { self[place].modes.append(mode) }
    }

    /// Makes one finding of more than three about types of a template that are missing.
    func foldingUnknownTypes(of template: String) -> [Finding] {
        let numbers = indices.filter {
            self[$0].template == template && self[$0].cause?.kind.isUnknownType == true
        }
        let unknown = numbers.map { self[$0] }
        let causes = unknown.compactMap(\.cause)
        guard causes.count > 3 else { return self }
        let cause = ErrorCause(
            kind: .unknownTypes, first: causes[0].first, names: causes.flatMap(\.names).distinct(by: \.self),
            followers: causes.map(\.followers).reduce(0, +))
        var folded = unknown[0]
        folded.message = cause.message ?? folded.message
        (folded.hint, folded.notes, folded.cause) = (cause.hint([]), cause.notes, cause)
        folded.combinations = unknown.flatMap(\.combinations).distinct(by: \.self)
        folded.modes = unknown.flatMap(\.modes).distinct(by: \.self)
        var rest = self
        rest[numbers[0]] = folded
        for number in numbers.dropFirst().reversed() { rest.remove(at: number) }
        return rest
    }
}
