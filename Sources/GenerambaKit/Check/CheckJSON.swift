import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What `template check --json` prints: the schema of version 1, which the README documents.
package struct CheckJSON: Encodable, Sendable {
    /// Raised when a reader of the version before could misread the report.
    let version = 1
    /// Whether nothing has to be mended.
    let ok: Bool
    let templates: [Template]
    let findings: [Item]
    /// Messages about the check itself.
    let diagnostics: [Report.Message]

    struct Template: Encodable, Sendable {
        let name: String
        let combinations: [Entry]
    }

    struct Entry: Encodable, Sendable {
        /// The words behind `generamba gen` that generate it, the template aside.
        let words: String
        let outcome: String
        /// Why it was only compiled, or in part, or left out.
        let reason: String?
        let tests: Tests
    }

    struct Tests: Encodable, Sendable {
        let passed: Int
        let failed: Int
        let notRun: Int
    }

    struct Item: Encodable, Sendable {
        let template: String
        let severity: Diagnostic.Severity
        let message: String
        let hint: String?
        let notes: [String]
        /// Where it is in the generated code.
        let generated: Place?
        /// Where it is in the template.
        let origin: Place?
        /// The language modes in which it is.
        let modes: [String]
        /// The `words` of the combinations in which it is.
        let combinations: [String]
    }

    struct Place: Encodable, Sendable {
        let path: String
        let line: Int
        let column: Int

        init?(_ range: SourceRange?) {
            guard let range else { return nil }
            (path, line, column) = (range.file.path, range.line, range.column)
        }
    }

    /// - Parameter report: nil where the check could not be made.
    package init(_ report: CheckReport?, _ diagnostics: Diagnostics) {
        ok = report?.isFine ?? false
        templates = report?.templates.map(Template.init) ?? []
        findings = report?.findings.map(Item.init) ?? []
        self.diagnostics = diagnostics.all.map(Report.Message.init)
    }

    /// The report as JSON with sorted keys, ending with a line break.
    package func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

extension CheckJSON.Template {
    fileprivate init(_ template: CheckReport.Template) {
        name = template.name
        combinations = template.combinations.map(CheckJSON.Entry.init)
    }
}

extension CheckJSON.Entry {
    fileprivate init(_ entry: CheckReport.Entry) {
        words = entry.combination.text
        outcome = entry.outcome.word
        tests = CheckJSON.Tests(passed: entry.passed, failed: entry.failed, notRun: entry.notRun)
        switch entry.outcome {
        case .ok, .failed: reason = nil
        case .compiled(let why): reason = why
        case .partly(let why): reason = why
        case .leftOut(let why): reason = why
        }
    }
}

extension CheckJSON.Item {
    fileprivate init(_ finding: Finding) {
        template = finding.template
        severity = finding.severity
        message = finding.message
        hint = finding.hint
        notes = finding.notes
        generated = CheckJSON.Place(finding.generated)
        origin = CheckJSON.Place(finding.origin)
        modes = finding.modes.map(\.rawValue)
        combinations = finding.combinations
    }
}
