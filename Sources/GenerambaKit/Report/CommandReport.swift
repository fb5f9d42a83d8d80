import SourceText
import SystemAccess

/// What a command has found, in all formats that programs read.
package struct CommandReport {
    /// A template or module that the command looked at.
    package struct Result: Sendable {
        let name: String
        let isFine: Bool
        /// How many problems of which kind it has, in words.
        let summary: String

        package init(_ name: String, isFine: Bool, _ summary: String) {
            (self.name, self.isFine, self.summary) = (name, isFine, summary)
        }
    }

    /// The words of the command, such as `template lint`.
    private let command: String
    private let fields: any Encodable
    private let problems: [Problem]
    private let results: [Result]

    /// - Parameter fields: the fields of the report in JSON.
    package init(_ command: String, _ fields: any Encodable, problems: [Problem], results: [Result]) {
        (self.command, self.fields, self.problems, self.results) = (command, fields, problems, results)
    }

    package func json(_ diagnostics: Diagnostics) throws -> String {
        try JSON.text(of: JSONReport(fields, diagnostics))
    }

    /// Returns a log in the format SARIF 2.1.0, which code scanning and editors read.
    ///
    /// - Parameters:
    ///   - diagnostics: messages that are not in the report.
    ///   - version: that of the program.
    package func sarif(
        _ diagnostics: Diagnostics, version: String, in root: AbsolutePath, user: AbsolutePath
    ) throws -> String {
        try JSON.text(of: SARIFLog(all(diagnostics, root, user), of: name, version: version))
    }

    /// Returns the commands with which GitHub Actions annotates files, one a line.
    ///
    /// - Parameter diagnostics: messages that are not in the report.
    package func workflowCommands(
        _ diagnostics: Diagnostics, in root: AbsolutePath, user: AbsolutePath
    ) -> String {
        all(diagnostics, root, user).map(\.workflowCommand).joined()
    }

    private var name: String { command.replacing(" ", with: "-") }

    private func all(_ diagnostics: Diagnostics, _ root: AbsolutePath, _ user: AbsolutePath)
        -> [PlacedProblem]
    {
        (problems + diagnostics.all.map { Problem($0) }).map {
            PlacedProblem($0, of: name, in: root, user: user)
        }
    }

    /// A table of the results in Markdown; nil if there are none.
    package var markdown: String? {
        guard !results.isEmpty else { return nil }
        let rows = results.map { result in
            let cells = [result.name, result.isFine ? "passed" : "failed", result.summary]
            return "| \(cells.map(escapedForMarkdown).joined(separator: " | ")) |\n"
        }
        return "### generamba \(command)\n\n| name | result | details |\n|---|---|---|\n\(rows.joined())\n"
    }
}

/// Returns a text on one line in which Markdown and HTML mean nothing.
private func escapedForMarkdown(_ text: String) -> String {
    printable(text, keeping: "").map { "\\`*_{}[]()<>#|~&$:@!".contains($0) ? "\\\($0)" : "\($0)" }.joined()
}
