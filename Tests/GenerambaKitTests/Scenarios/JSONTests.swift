import Foundation
import Testing

@testable import GenerambaKit

/// Tests `--json`, which scripts rely on.
struct JSONTests {
    private let shop: Sandbox

    init() throws { shop = try Shop.sandbox() }

    @Test func theWholeReport() throws {
        try shop.write(["Rambafile": Shop.settings + "compny: x\n"])
        _ = try shop.run("gen", "Profile", "--no-tests")
        try shop.expect(
            "gen", "Profile", "--json",
            output: """
                {
                  "applied" : true,
                  "diagnostics" : [
                    {
                      "code" : "unknown-key",
                      "column" : 1,
                      "hint" : "did you mean 'company'?",
                      "line" : 9,
                      "message" : "unknown key 'compny'",
                      "path" : "Rambafile",
                      "severity" : "warning"
                    }
                  ],
                  "modules" : [
                    {
                      "changes" : [
                        {
                          "action" : "identical",
                          "kind" : "file",
                          "path" : "Sources/Shop/Modules/Profile/View/ProfileView.swift"
                        },
                        {
                          "action" : "identical",
                          "kind" : "file",
                          "path" : "Sources/Shop/Modules/Profile/ProfileModel.swift"
                        },
                        {
                          "action" : "create",
                          "kind" : "file",
                          "path" : "Tests/ShopTests/Modules/Profile/ProfileTests.swift"
                        }
                      ],
                      "name" : "Profile",
                      "template" : "page"
                    }
                  ],
                  "root" : "<root>/Shop",
                  "version" : 1
                }
                """,
            messages: """
                Rambafile:9:1: warning: unknown key 'compny'
                 9 | compny: x
                   | ^^^^^^
                  hint: did you mean 'company'?
                """)
    }

    @Test func aConflict() throws {
        try shop.write(["Sources/Shop/Modules/Profile/ProfileModel.swift": "edited\n"])
        let before = try shop.snapshot()
        let (report, run) = try report("gen", "Profile,News", "--json", "--no-tests")
        #expect(run.status == 1)
        #expect(try shop.snapshot() == before)
        #expect(report.applied == false)
        #expect(report.modules.map(\.name) == ["Profile", "News"])
        #expect(
            report.modules.flatMap(\.changes).map(\.action) == ["create", "conflict", "create", "create"])
        #expect(
            report.diagnostics.map(\.message) == [
                "1 file exists and differs: 'Sources/Shop/Modules/Profile/ProfileModel.swift'"
            ])
        #expect(
            run.messages == """
                error: 1 file exists and differs: 'Sources/Shop/Modules/Profile/ProfileModel.swift'
                  hint: nothing was written; compare with '--diff', choose with '--on-conflict skip' or '--on-conflict overwrite'

                """)
    }

    @Test func aDryRunWithDifferences() throws {
        try shop.write(["Sources/Shop/Modules/Profile/ProfileModel.swift": "edited\n"])
        let (report, run) = try report(
            "gen", "Profile", "--json", "--dry-run", "--diff", "--on-conflict", "overwrite", "--no-tests")
        #expect(run.status == 0 && run.messages == "")
        #expect(report.applied == false)
        let changes = report.modules.flatMap(\.changes)
        #expect(changes.map(\.action) == ["create", "overwrite"])
        #expect(
            changes.last?.diff == """
                diff --git a/Sources/Shop/Modules/Profile/ProfileModel.swift \
                b/Sources/Shop/Modules/Profile/ProfileModel.swift
                --- a/Sources/Shop/Modules/Profile/ProfileModel.swift
                +++ b/Sources/Shop/Modules/Profile/ProfileModel.swift
                @@ -1 +1 @@
                -edited
                +struct ProfileModel {}

                """)
        #expect(try shop.read("Sources/Shop/Modules/Profile/ProfileModel.swift") == "edited\n")
    }

    @Test func aMistakeBeforeThereIsAPlan() throws {
        let (report, run) = try report("gen", "Profile", "nothing", "--json")
        #expect(run.status == 1)
        #expect(report.version == 1)
        #expect(report.applied == false)
        #expect(report.modules.isEmpty)
        #expect(report.diagnostics.map(\.message) == ["no template 'nothing'"])
    }

    @Test(
        arguments: [
            ["destroy", "Nope"], ["update", "Nope"], ["adopt", "Nope", "no"], ["gen", "Nope", "no"],
        ],
        [(folder: ".", root: "<root>/Shop"), ("..", nil)])
    func theRootAfterAMistake(command: [String], place: (folder: String, root: String?)) throws {
        let run = try shop.run(command + ["--json"], in: place.folder)
        let report = try JSONDecoder().decode(Decoded.self, from: Data(run.output.utf8))
        #expect(run.status == 1)
        #expect(report.root == place.root)
    }

    @Test func whatIsRemoved() throws {
        #expect(try shop.run("gen", "Profile", "--only", "Model").status == 0)
        try shop.expect(
            "destroy", "Profile", "--json", "--dry-run",
            output: """
                {
                  "applied" : false,
                  "diagnostics" : [

                  ],
                  "modules" : [
                    {
                      "changes" : [
                        {
                          "action" : "remove",
                          "kind" : "file",
                          "path" : "Sources/Shop/Modules/Profile/ProfileModel.swift"
                        },
                        {
                          "action" : "remove",
                          "kind" : "folder",
                          "path" : "Sources/Shop/Modules/Profile"
                        },
                        {
                          "action" : "remove",
                          "kind" : "folder",
                          "path" : "Sources/Shop/Modules"
                        }
                      ],
                      "notes" : [

                      ],
                      "title" : "Profile from page"
                    }
                  ],
                  "projects" : [

                  ],
                  "root" : "<root>/Shop",
                  "version" : 1
                }
                """)
    }

    @Test func noPackage() throws {
        let empty = try Sandbox()
        try empty.expect(
            "gen", "Profile", "--json",
            output: """
                {
                  "applied" : false,
                  "diagnostics" : [
                    {
                      "code" : "no-or-xcode-project-in-or-any-folder",
                      "hint" : "run this command in the folder of your project, or create a package with '--new-package'",
                      "message" : "no Package.swift or Xcode project in '<root>/Shop' or any folder above it",
                      "severity" : "error"
                    }
                  ],
                  "modules" : [

                  ],
                  "version" : 1
                }
                """,
            messages: """
                error: no Package.swift or Xcode project in '<root>/Shop' or any folder above it
                  hint: run this command in the folder of your project, or create a package with '--new-package'
                """, status: 1)
    }

    @Test func aFolderThatIsNone() throws {
        let (report, run) = try report("gen", "Profile", "--json", "-C", "nowhere")
        #expect(run.status == 1)
        #expect(report.diagnostics.map(\.message) == ["no folder 'nowhere'"])
    }

    @Test func aDiskThatRefuses() throws {
        try shop.write(["Sources/Shop/Modules": "a file"])
        let (report, run) = try report("gen", "Profile", "--json")
        #expect(run.status == 1)
        #expect(report.applied == false)
        #expect(
            report.diagnostics.map(\.message) == [
                "'Sources/Shop/Modules' is a file, but a folder is needed there"
            ])
    }

    @Test func aFolder() throws {
        try shop.write(["Templates/page/page.rambaspec": "name: page\ncode_files: [{name: Views}]\n"])
        let (report, _) = try report("gen", "Profile", "--json", "--diff")
        #expect(report.applied)
        #expect(report.modules.flatMap(\.changes).map(\.kind) == ["folder"])
    }

    @Test func aTextThatWouldSteerATerminalIsEscaped() throws {
        let shop = try Shop.sandbox(printing: "\u{202E}\u{9B}\u{E0041}é\n")
        let run = try shop.run("gen", "News", "--dry-run", "--diff", "--json")
        #expect(run.output.contains(#"+\u202e\u009b\udb40\udc41é\n"#), "\(run)")
    }

    /// The report. Expects nothing else on standard output.
    private func report(_ arguments: String...) throws -> (Decoded, Run) {
        let run = try shop.run(arguments)
        return (try JSONDecoder().decode(Decoded.self, from: Data(run.output.utf8)), run)
    }

    /// The report as a script would decode it.
    private struct Decoded: Decodable {
        struct Module: Decodable {
            let name: String
            let changes: [Change]
        }

        struct Change: Decodable {
            let path, action, kind: String
            let diff: String?
        }

        struct Message: Decodable {
            let severity, message: String
        }

        let version: Int
        let applied: Bool
        let root: String?
        let modules: [Module]
        let diagnostics: [Message]
    }
}
