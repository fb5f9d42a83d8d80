import Foundation
import Testing

@testable import GenerambaKit

/// Tests `template list` and `template search` when some templates cannot be read.
struct ListTroubleTests {
    /// A project with the catalog `../own`, which contains `page`, and additional settings.
    private func project(_ settings: String) throws -> Sandbox {
        let project = try Sandbox(["Rambafile": settings + "\n"])
        let head = "name: page\nsummary: A page, our own\nversion: 2.1.0\n"
        try project.write([
            "../own/page/page.rambaspec": head + "code_files: [{name: .txt, path: a.txt}]\n",
            "../own/page/a.txt": "",
        ])
        return project
    }

    private static let page = "page  2.1.0  ../own  A page, our own"

    @Test func theOtherCatalogsAreListed() throws {
        let project = try project("catalogs: [file:///gone, ./shard, ../own]")
        try project.makeFolder("shared")
        let messages = """
            Rambafile:1:12: warning: cannot fetch 'file:///gone': looking up its default branch needs the network
             1 | catalogs: [file:///gone, ./shard, ../own]
               |            ^^^^^^^^^^^^
              hint: run the command once without '--offline', and keep Rambafile.lock
            Rambafile:1:26: warning: no folder './shard'
             1 | catalogs: [file:///gone, ./shard, ../own]
               |                          ^^^^^^^
              hint: did you mean 'shared'?
            """
        try project.expect(
            "template", "search", "our own", "--offline", output: Self.page, messages: messages)
        let run = try project.run("template", "list", "--offline")
        #expect(
            run.status == 0 && run.output.contains("rviper_controller") && run.messages == messages + "\n")
        let report = try report(project.run("template", "list", "--offline", "--json"))
        #expect(report.templates.map(\.name).contains("page"))
        #expect(
            report.diagnostics.map(\.message) == [
                "cannot fetch 'file:///gone': looking up its default branch needs the network",
                "no folder './shard'",
            ])
    }

    @Test func aRepositoryThatIsNone() throws {
        let project = try project("catalogs: [file://<root>/none, ../own]")
        let settings = try project.read("Rambafile").replacing("<root>", with: project.root)
        try project.write(["Rambafile": settings])
        let run = try project.run("template", "search", "our own")
        #expect(run.status == 0 && run.output == Self.page + "\n")
        #expect(
            run.messages.hasPrefix(
                "Rambafile:1:12: warning: cannot fetch 'file://<root>/none': 'git ls-remote "), "\(run)")
    }

    @Test(arguments: [
        "", "project_name: S", "project_target: [a]\ntemplates: {a: b}", "templates: [a/b]\nsamples: 1",
    ])
    func theCatalogsAreAllThatAListNeeds(settings: String) throws {
        let project = try project("\(settings)\ncatalogs: [../own]")
        try project.expect("template", "search", "our own", output: Self.page)
    }

    @Test func aRambafileThatCannotBeRead() throws {
        let project = try project("catalogs: {a: b}")
        let message = "'catalogs' must be a list of strings, not a mapping"
        try project.expect(
            "template", "list", "--json",
            output: """
                {
                  "diagnostics" : [
                    {
                      "code" : "must-be-a-list-of-strings-not-a",
                      "column" : 11,
                      "line" : 1,
                      "message" : "\(message)",
                      "path" : "Rambafile",
                      "severity" : "error"
                    }
                  ],
                  "templates" : [

                  ],
                  "version" : 1
                }
                """,
            messages: """
                Rambafile:1:11: error: \(message)
                 1 | catalogs: {a: b}
                   |           ^^^^^^
                """, status: 1)
    }

    @Test func aReportOfASearchWithoutSuccess() throws {
        let run = try project("catalogs: [../own]").run("template", "search", "tetris", "--json")
        let report = try report(run)
        #expect(report.templates.isEmpty && run.status == 1)
        #expect(report.diagnostics.map(\.message) == ["no template has 'tetris' in its name or summary"])
    }

    @Test func aRambaspecThatIsBroken() throws {
        let project = try project("catalogs: [../own]")
        try project.write([
            "../own/broken/broken.rambaspec": "name: broken\nsummary: [our own]\n",
            "Templates/open/open.rambaspec": "summary: our own\ncode_files: [\n",
        ])
        try project.makeFolder("Templates/folder/folder.rambaspec")
        let run = try project.run("template", "search", "e")
        #expect(run.output.hasPrefix("broken  "), "\(run)")
        #expect(
            run.messages == """
                ../own/broken/broken.rambaspec:2:10: warning: 'summary' must be text, not a list
                 2 | summary: [our own]
                   |          ^^^^^^^^^
                warning: cannot read 'Templates/folder/folder.rambaspec': is a directory
                Templates/open/open.rambaspec:3:1: warning: a value is missing
                 3 | 
                   | ^
                  hint: write one, or close the bracket

                """)
    }

    @Test func aLockThatCannotBeRead() throws {
        let project = try project("catalogs: [../own]")
        try project.write(["Rambafile.lock": "version: 2\n"])
        try project.expect(
            "template", "search", "our own", output: Self.page,
            messages: """
                Rambafile.lock:1:10: warning: the lock has version 2, but this program knows only version 1
                 1 | version: 2
                   |          ^
                  hint: update generamba
                """)
    }

    @Test(arguments: ["page", "{name: page, local: ../own/page}", "{name: page, local: ../own/../own/page/}"])
    func aTemplateIsListedOnceHoweverItIsNamed(reference: String) throws {
        let project = try project(
            "project_name: S\nproject_target: S\ncatalogs: [../own, ../own/]\ntemplates: [\(reference)]")
        #expect(try project.run("template", "install").status == 0)
        try project.expect(
            "template", "search", "our own", output: "page  2.1.0  ../own  installed  A page, our own")
    }

    @Test func aTemplateOfARepositoryIsListedOnceHoweverItIsNamed() throws {
        let project = try Shelf.project(
            "catalogs: [../team]\ntemplates: [{name: cards, git: ../team/, path: cards}]")
        try project.makeRepository("../team", Shelf.catalog(["cards": ""]))
        #expect(try project.run("template", "install").status == 0)
        try project.expect("template", "search", "cards", output: "cards  ../team  installed")
    }

    // MARK: Reports

    private struct Report: Decodable {
        struct Template: Decodable {
            let name: String
        }
        struct Message: Decodable {
            let message: String
        }
        let templates: [Template]
        let diagnostics: [Message]
    }

    private func report(_ run: Run) throws -> Report {
        try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }
}
