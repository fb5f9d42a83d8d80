import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SystemAccess
@testable import TemplateInspection

/// A rule that is not part of the program, as an additional file would define it.
private struct NamelessParameters: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        Diagnostics(
            linted.parameters.filter { $0.summary == nil }.map {
                .warning("'\($0.name.value)' has no summary", at: $0.name.range)
            })
    }
}

/// A lint rule is one file and one line in a table.
struct LintRuleTests {
    @Test func aMadeUpRuleTellsAmongTheOthers() throws {
        let rambaspec = """
            name: page
            parameters: [{name: title, summary: What it says}, {name: unused}]
            code_files: [{name: .swift, path: a.mustache}, {name: .swift, path: a.mustache}]

            """
        let files = try Dictionary(
            uniqueKeysWithValues: ["page.rambaspec": rambaspec, "a.mustache": "{{ title }}"].map {
                (try RelativePath(untrusted: $0), Array($1.utf8))
            })
        let template = ResolvedTemplate(name: "page", folder: .memory(files, shown: "page"))
        let results = try Lint.results(
            of: [template], TemplateResolver(from: .root, user: .root, environment: [:]),
            now: (0, Day(year: 2026, month: 3, day: 5)),
            rules: LintRules.all + [NamelessParameters()])
        let found = results[0].own
        #expect(
            found.all.map(\.message) == [
                "nothing uses the parameter 'unused'", "'unused' has no summary", "'.swift' is made twice",
            ])
    }
}
