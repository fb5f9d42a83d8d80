import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a run of `gen --json` prints: the schema of version 1, which the README documents.
package struct Report: Encodable, Sendable {
    package struct Module: Encodable, Sendable {
        package var name: String
        package var template: String
        package var changes: [File]
        /// The tests that are missing as values are; absent when there are none.
        package var leftOut: [LeftOutTest]?
        /// The types that have no sample, where tests are missing for that.
        package var withoutSample: [String]?
        /// The resources that Package.swift does not list; absent when there are none.
        package var resources: [MissingResource]?
        /// The templates that the target needs and has nothing of; absent when there are none.
        package var requirements: [String]?

        package init(name: String, template: String, changes: [File]) {
            self.name = name
            self.template = template
            self.changes = changes
        }

        enum CodingKeys: String, CodingKey {
            case name, template, changes, resources, requirements
            case leftOut = "left_out"
            case withoutSample = "without_sample"
        }
    }

    package struct File: Encodable, Sendable {
        package var path: String
        package var kind: String
        package var action: Change.Action
        package var diff: String?
    }

    package struct Message: Encodable, Sendable {
        package var severity: Diagnostic.Severity
        package var message: String
        package var path: String?
        package var line: Int?
        package var column: Int?
        package var hint: String?
    }

    /// Raised when a reader of the version before could misread the report.
    package let version = 1
    /// The folder that the paths of changes start at; absent when there is no Rambafile.
    package var root: String?
    /// Whether the changes were made.
    package var applied: Bool
    package var modules: [Module]
    package var diagnostics: [Message]

    package init(root: AbsolutePath?, applied: Bool, modules: [Module], diagnostics: Diagnostics) {
        self.root = root?.text
        self.applied = applied
        self.modules = modules
        self.diagnostics = diagnostics.all.map(Message.init)
    }

    /// The report as JSON with sorted keys, ending with a line break.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

extension Report.File {
    /// - Parameter diff: whether to give the difference of a changed file.
    package init(_ change: Change, diff: Bool) {
        path = change.path.text
        kind = change.after == .folder ? "folder" : "file"
        action = change.action
        self.diff = diff && change.action != .identical ? change.unifiedDiff : nil
    }
}

extension Report.Message {
    init(_ diagnostic: Diagnostic) {
        severity = diagnostic.severity
        message = diagnostic.message
        path = diagnostic.range?.file.path
        line = diagnostic.range?.line
        column = diagnostic.range?.column
        hint = diagnostic.hint
    }
}
