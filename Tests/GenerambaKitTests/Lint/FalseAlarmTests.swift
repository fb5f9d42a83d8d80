import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SystemAccess
@testable import TemplateInspection

/// Lint reports nothing about correct templates.
struct FalseAlarmTests {
    /// The examples in the reference for templates that generate a file without a warning.
    private static func examples() throws -> [TemplateExample] {
        try TemplateExamples.ofTheReference().filter {
            if case .file = $0.outcome { true } else { false }
        }
    }

    @Test func thereAreExamples() throws {
        #expect(try Self.examples().count > 50)
    }

    @Test(arguments: (try? examples()) ?? [])
    func whatGeneratesWithoutAWarningHasNone(example: TemplateExample) throws {
        let found = try diagnostics(example.files)
        // An example need not use every parameter of its page.
        let warnings = found.all.filter { !$0.message.hasPrefix("nothing ") }
        // One example is about variables that hide parameters, and some print free texts as they are.
        let intended = ["hides the parameter", "may have several lines", "may contain quotes"]
        #expect(warnings.filter { !intended.contains(where: $0.message.contains) } == [], "\(example)")
    }

    @Test func aTextThatTakesTooLongIsLeft() throws {
        let names = (0..<40).map { "snippets/s\($0).mustache" }
        var files = Dictionary(
            uniqueKeysWithValues: names.indices.map { (names[$0], "{{> s\($0 + 1) }}{{> s\($0 + 1) }}") })
        files["snippets/s40.mustache"] = ""
        files["page.rambaspec"] = "name: page\ncode_files: [{name: .swift, path: a.mustache}]"
        files["a.mustache"] = "{{> s0 }}"
        #expect(try diagnostics(files).all == [])
    }

    private func diagnostics(_ files: [String: String]) throws -> Diagnostics {
        let files = try Dictionary(
            uniqueKeysWithValues: files.map { (try RelativePath(untrusted: $0), Array($1.utf8)) })
        let template = ResolvedTemplate(name: "page", folder: .memory(files, shown: "page"))
        let resolver = TemplateResolver(from: .root, user: .root, environment: [:])
        return try Lint.results(
            of: [template], resolver, now: (0, Day(year: 2026, month: 3, day: 5)))[0].own
    }
}
