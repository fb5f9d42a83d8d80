import SourceText
import TemplateEngine

/// A problem in generated code, or a failing test. Findings that several combinations share are reported once.
struct Finding: Encodable, Sendable {
    let template: String
    let severity: Diagnostic.Severity
    let message: String
    let hint: String?
    /// The compiler's notes.
    private var notes: [String] = []
    /// The place in the generated text; nil if it has none.
    private var generated: SourceRange?
    /// The place in the template that the generated text comes from.
    private let origin: SourceRange?
    /// The combinations that have the problem, as `Combination.text`.
    fileprivate(set) var combinations: [String] = []
    fileprivate(set) var modes: [LanguageMode] = []

    /// A key that is equal for the same problem in different combinations. It ignores everything that depends on the
    /// combination: columns, and names in the message.
    fileprivate func key(in combination: Combination) -> [String] {
        let line = (origin ?? generated)?.line ?? 0
        let message = combination.withoutNames(message)
        return [template, severity.rawValue, message, origin?.file.path ?? "", "\(line)"]
    }

    /// Makes a finding from a problem in the template itself.
    init(_ diagnostic: Diagnostic, of template: String) {
        self.template = template
        severity = diagnostic.severity
        message = diagnostic.message
        hint = diagnostic.hint
        origin = diagnostic.range
    }

    /// Makes a finding from a message of the compiler or a failed test.
    ///
    /// - Parameters:
    ///   - range: the place in a generated text that has a source map.
    ///   - path: the path of the generated file, as the user knows it.
    init(
        _ severity: Diagnostic.Severity, _ message: String, hint: String?, notes: [String] = [],
        at range: SourceRange?, shownAs path: String?, of template: String
    ) {
        self.template = template
        self.severity = severity
        self.message = message
        self.hint = hint
        self.notes = notes
        generated = range.map {
            SourceFile(path: path ?? $0.file.path, bytes: $0.file.bytes).range($0.offsets)
        }
        let origin = range?.origin
        self.origin = origin?.file.path == range?.file.path ? nil : origin
    }

    /// The finding in the format of compiler messages, followed by the place in the template. Ends with a line break.
    ///
    /// - Parameter extent: where the problem occurs.
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
                ? withoutWholeNames(String(part))
                : rendered.reduce(lowercasedWords(String(part))) { $0.replacing($1, with: []) }
                    .filter { !values.contains($0) }.joined(separator: " ")
        }
        .joined(separator: "'")
    }

    private func lowercasedWords(_ text: String) -> [String] {
        IdentifierWords(text).all.map { $0.lowercased() }
    }

    /// Removes them from text outside of quotes, where only whole names count.
    private func withoutWholeNames(_ text: String) -> String {
        names.reduce(text) { $0.replacing("\(prefix ?? "")\($1)", with: "…").replacing($1, with: "…") }
            .replacing(/0x[0-9a-f]+/, with: "…")
    }
}

extension [Finding] {
    /// Adds a finding, or adds the combination to an equal finding.
    mutating func add(
        _ finding: Finding, _ combination: Combination, _ mode: LanguageMode?,
        _ index: inout [[String]: Int]
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
}
