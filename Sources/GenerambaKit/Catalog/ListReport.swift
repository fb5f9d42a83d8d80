import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What `template list --json` and `template search --json` print: the schema of version 1, which the README documents.
package struct ListReport: Encodable, Sendable {
    /// Raised when a reader of the version before could misread the report.
    let version = 1
    let templates: [ListedTemplate]
    /// What is wrong in the Rambafile, and what could not be read.
    let diagnostics: [Report.Message]

    package init(templates: [ListedTemplate], _ diagnostics: Diagnostics) {
        self.templates = templates
        self.diagnostics = diagnostics.all.map(Report.Message.init)
    }

    /// The report as JSON with sorted keys, ending with a line break.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
