import SourceText
import TemplateEngine

/// Something that is wrong with generated code, or a test of it that fails; told once for all combinations.
package struct Finding: Sendable {
    package let template: String
    package let severity: Diagnostic.Severity
    package let message: String
    package let hint: String?
    /// The compiler's further remarks.
    package private(set) var notes: [String]
    /// The place in the generated text; nil where there is none.
    package let generated: SourceRange?
    /// The place in the template that made it.
    package let origin: SourceRange?
    /// The combinations in which it is, as `Combination.text`.
    package internal(set) var combinations: [String] = []
    package internal(set) var modes: [LanguageMode] = []
    /// The one in which it was found.
    private let combination: Combination

    /// The same for findings that are one, in whatever combination.
    var key: Key { Key(self, combination) }

    struct Key: Hashable {
        let template: String
        let severity: Diagnostic.Severity
        let message: String
        let path: String?
        let line: Int?

        /// What is rendered differently in another combination does not count: columns, and names in the message.
        init(_ finding: Finding, _ combination: Combination) {
            template = finding.template
            severity = finding.severity
            message = combination.withoutNames(finding.message)
            path = finding.origin?.file.path
            line = (finding.origin ?? finding.generated)?.line
        }
    }

    /// What the compiler, or a test, says.
    ///
    /// - Parameters:
    ///   - range: the place in a generated text, which knows its origins.
    ///   - path: the path of the generated file, as the user knows it.
    init(
        _ severity: Diagnostic.Severity, _ message: String, hint: String? = nil, notes: [String] = [],
        at range: SourceRange?, shownAs path: String?, in specimen: Specimen
    ) {
        template = specimen.template
        self.severity = severity
        self.message = message
        self.hint = hint
        self.notes = notes
        generated = range.map {
            SourceFile(path: path ?? $0.file.path, bytes: $0.file.bytes).range($0.offsets)
        }
        let origin = range?.origin
        self.origin = origin?.file.path == range?.file.path ? nil : origin
        combination = specimen.combination
    }

    /// What was found wrong in the template itself.
    init(_ diagnostic: Diagnostic, in specimen: Specimen) {
        template = specimen.template
        severity = diagnostic.severity
        message = diagnostic.message
        hint = diagnostic.hint
        notes = []
        generated = nil
        origin = diagnostic.range
        combination = specimen.combination
    }
}

extension Combination {
    /// A message without the names that differ from combination to combination, and without addresses in memory.
    fileprivate func withoutNames(_ text: String) -> String {
        let rendered = Set(
            (names + [prefix ?? ""] + settings.map(\.text)).flatMap {
                IdentifierWords($0).all.map { $0.lowercased() }
            })
        return text.split(separator: "'", omittingEmptySubsequences: false).enumerated().map { index, part in
            index.isMultiple(of: 2)
                ? withoutWholeNames(String(part))
                : IdentifierWords(String(part)).all.filter { !rendered.contains($0.lowercased()) }.joined(
                    separator: " ")
        }
        .joined(separator: "'")
    }

    /// The same of what stands in no quotes.
    private func withoutWholeNames(_ text: String) -> String {
        names.reduce(text) { $0.replacing("\(prefix ?? "")\($1)", with: "…").replacing($1, with: "…") }
            .replacing(/0x[0-9a-f]+/, with: "…")
    }
}

extension Finding {
    /// The finding as compilers print it, with the place in the template behind it. Ends with a line break.
    ///
    /// - Parameter extent: where it is.
    func text(extent: String, color: Bool, width: Int?) -> String {
        let paint = ANSIStyle(isOn: color)
        let head = Diagnostic(severity: severity, message: message, range: generated ?? origin, hint: nil)
        var text = head.text(color: color, width: width)
        for note in notes { text += "  \(paint.cyan("note:")) \(printable(note))\n" }
        if generated != nil, let origin {
            text +=
                "  \(paint.cyan("from:")) \(printable(origin.file.path)):\(origin.line):\(origin.column)\n"
            text += origin.excerpt(paint: paint, width: width)
        }
        if let hint { text += "  \(paint.cyan("hint:")) \(printable(hint))\n" }
        return text + "  \(paint.cyan("in:")) \(printable(extent))\n"
    }
}

extension [Finding] {
    /// Adds a finding, or notes one more combination of the same.
    mutating func add(
        _ finding: Finding, of combination: String, _ mode: LanguageMode?, index: inout [Finding.Key: Int]
    ) {
        let key = finding.key
        let place = index[key] ?? count
        if place == count {
            index[key] = place
            append(finding)
        }
        if !self[place].combinations.contains(combination) { self[place].combinations.append(combination) }
        if let mode, !self[place].modes.contains(mode) { self[place].modes.append(mode) }
    }
}
