import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What `template lint` found.
package struct LintReport: Sendable {
    package struct Template: Sendable {
        let name: String
        /// The template's folder as the user knows it.
        let folder: String
        package let diagnostics: Diagnostics
    }

    package private(set) var templates: [Template] = []
    private let isStrict: Bool

    /// - Parameter isStrict: whether warnings are errors.
    package init(isStrict: Bool) {
        self.isStrict = isStrict
    }

    package mutating func add(_ diagnostics: Diagnostics, of name: String, in folder: TemplateFolder) {
        let all = diagnostics.all.map { found -> Diagnostic in
            isStrict ? .error(found.message, at: found.range, hint: found.hint) : found
        }
        templates.append(Template(name: name, folder: folder.shown, diagnostics: Diagnostics(all)))
    }

    /// Whether there is no error.
    package var isFine: Bool { !templates.contains { $0.diagnostics.hasErrors } }

    /// A line for each template.
    package func text(color: Bool = false) -> String {
        let paint = ANSIStyle(isOn: color)
        return templates.map { "\(paint.bold(printable($0.name))): \($0.summary)\n" }.joined()
    }
}

extension LintReport.Template {
    fileprivate var summary: String {
        let counts = [(Diagnostic.Severity.error, "error"), (.warning, "warning")].compactMap {
            severity, word in
            let count = diagnostics.all.count { $0.severity == severity }
            return count > 0 ? "\(count) \(word)\(count == 1 ? "" : "s")" : nil
        }
        return counts.isEmpty ? "nothing to complain" : counts.joined(separator: ", ")
    }
}

/// What `template lint --json` prints: the schema of version 1, which the README documents.
package struct LintJSON: Encodable, Sendable {
    /// Raised when a reader of the version before could misread the report.
    let version = 1
    /// Whether there is no error.
    let ok: Bool
    let templates: [Template]
    /// Messages about no template.
    let diagnostics: [Report.Message]

    struct Template: Encodable, Sendable {
        let name: String
        let folder: String
        let diagnostics: [Report.Message]
    }

    /// - Parameter report: nil where no template could be read.
    package init(_ report: LintReport?, _ diagnostics: Diagnostics) {
        ok = report?.isFine ?? false
        templates = (report?.templates ?? []).map {
            Template(
                name: $0.name, folder: $0.folder, diagnostics: $0.diagnostics.all.map(Report.Message.init))
        }
        self.diagnostics = diagnostics.all.map(Report.Message.init)
    }

    /// The report as JSON with sorted keys, ending with a line break.
    package func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
