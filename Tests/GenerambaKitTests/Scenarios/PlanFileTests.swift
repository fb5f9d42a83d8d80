import Foundation
import Testing

/// Tests `--plan`, which writes what a command would do to a file, and `apply`, which does it.
struct PlanFileTests {
    private static let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"

    private let shop: Sandbox

    init() throws { shop = try Shop.sandbox() }

    /// A command and those that run before it.
    struct Case: Sendable, CustomTestStringConvertible {
        let command: String
        var before: [String] = []
        var testDescription: String { command }
    }

    private static let generated = ["gen Profile page"]
    private static let cases = [
        Case(command: "gen Profile,Cart page --prefix XY"),
        Case(command: "gen Profile page --new-target --target Shop --product"),
        Case(command: "update Profile", before: generated),
        Case(command: "rename Profile Account", before: generated),
        Case(command: "move Profile --target Bank", before: generated),
        Case(command: "destroy Profile", before: generated),
        Case(command: "adopt Profile page", before: generated + ["forget"]),
    ]

    private func prepare(_ sandbox: Sandbox, _ commands: [String], changesTemplate: Bool) throws {
        try sandbox.write(Shop.bank)
        for command in commands {
            if command == "forget" {
                try FileManager.default.removeItem(atPath: sandbox.project + "/.generamba")
            } else {
                #expect(try sandbox.run(command.split(separator: " ").map(String.init)).status == 0)
            }
        }
        if changesTemplate {
            try sandbox.install(
                Shop.page.merging([
                    "Code/model.swift.mustache": "struct {{ module_info.name }}Model { var id = 0 }\n"
                ]) {
                    $1
                }, as: "page")
        }
    }

    @Test("apply makes the same files as the command itself, and a second time none.", arguments: cases)
    func applyMakesTheSameFiles(example: Case) throws {
        let words = example.command.split(separator: " ").map(String.init)
        let direct = try Shop.sandbox()
        for sandbox in [direct, shop] {
            try prepare(sandbox, example.before, changesTemplate: words[0] == "update")
        }
        let before = try shop.snapshot()
        let run = try direct.run(words)
        #expect(run.status == 0)
        let planned = try shop.run(words + ["--plan", "../plan.json"])
        #expect(planned.status == 0, "\(planned)")
        #expect(planned.output.hasSuffix("Next: 'generamba apply ../plan.json' makes these changes.\n"))
        #expect(try shop.snapshot() == before)
        // The plan keeps its time.
        let applied = try shop.run("apply", "../plan.json", with: ["SOURCE_DATE_EPOCH": "0"])
        #expect(applied == run, "\(applied)\n\(run)")
        let after = try FileTree(of: shop)
        let differences = try after.differences(from: FileTree(of: direct), withCache: false)
        #expect(differences.allSatisfy { $0.hasPrefix("plan.json") }, "\(differences)")
        let again = try shop.run("apply", "../plan.json")
        #expect(again == Run(output: "Everything is as the plan wants it."), "\(again)")
        #expect(try FileTree(of: shop).differences(from: after, withCache: false) == [])
    }

    /// What somebody changes after the plan was made, and what `apply` says then.
    private static let changes: [(path: String, text: String?, message: String, item: String)] = [
        (view, "// mine\n", "the project has changed since the plan was made", view),
        (
            "Rambafile", Shop.settings + "prefix: XY\n", "the command would no longer do what the plan says",
            "Sources/Shop/Modules/Profile/View/ProfileView.swift"
        ),
        (
            "Templates/page/Code/view.swift.mustache", "struct Other {}\n",
            "the command would no longer do what the plan says", view
        ),
    ]

    @Test(arguments: changes.indices) func aChangedProjectIsRefused(index: Int) throws {
        let (path, text, message, item) = Self.changes[index]
        #expect(try shop.run("gen", "Profile", "--plan", "plan.json", "--quiet").status == 0)
        try shop.write([path: text ?? ""])
        let before = try shop.snapshot()
        let run = try shop.run("apply", "plan.json")
        #expect(run.status == 8)
        #expect(run.messages.hasPrefix("error: \(message):\n    \(item)\n"), "\(run)")
        #expect(run.messages.hasSuffix("  hint: nothing was written: make the plan again, with '--plan'\n"))
        #expect(try shop.snapshot() == before)
    }

    @Test func aChangedFileIsRefusedInJSON() throws {
        #expect(try shop.run("gen", "Profile", "--plan", "plan.json", "--quiet").status == 0)
        try shop.write([Self.view: "// mine\n"])
        #expect(
            try shop.run("apply", "plan.json", "--json").output == """
                {
                  "applied" : false,
                  "diagnostics" : [
                    {
                      "code" : "the-project-has-changed-since-the-plan-was",
                      "hint" : "nothing was written: make the plan again, with '--plan'",
                      "message" : "the project has changed since the plan was made: '\(Self.view)'",
                      "severity" : "error"
                    }
                  ],
                  "modules" : [

                  ],
                  "root" : "<root>/Shop",
                  "version" : 1
                }

                """)
    }

    @Test(
        "A plan that somebody altered does nothing.",
        arguments: [
            ("\"gen\"", "\"setup\"", "error: 'plan.json' is a plan of no command that makes one\n", 1),
            ("\"page\"", "\"--plan\"", "error: 'plan.json' is a plan of no command that makes one\n", 1),
            (
                "struct ProfileView", "struct Harmless",
                "error: the command would no longer do what the plan says:\n", 8
            ),
            (
                "Sources/Shop/Modules/Profile/View/ProfileView.swift\"", "../x.swift\"",
                "error: a path leaves its folder through", 1
            ),
            ("\"version\" : 1", "\"version\" : 2", "error: 'plan.json' is a plan of another version", 1),
            ("\"command\"", "\"commands\"", "error: 'plan.json' is not a plan\n", 1),
        ])
    func anAlteredPlanIsRefused(old: String, new: String, message: String, status: Int32) throws {
        #expect(try shop.run("gen", "Profile", "page", "--plan", "plan.json", "--quiet").status == 0)
        let text = try shop.read("plan.json")
        #expect(text.contains(old))
        try shop.write(["plan.json": text.replacing(old, with: new)])
        let before = try shop.snapshot()
        let run = try shop.run("apply", "plan.json")
        #expect(run.messages.hasPrefix(message) && run.status == status, "\(run)")
        #expect(try shop.snapshot() == before)
    }

    @Test func aPlanKnowsItsFolder() throws {
        #expect(
            try shop.run("-C", "Shop", "gen", "Profile", "--plan", "plan.json", "--quiet", in: "..").status
                == 0)
        #expect(try shop.run("apply", "plan.json", "--quiet", in: "..") == Run())
        #expect(shop.exists(Self.view))
    }

    @Test func aPlanReplacesOnlyAnotherPlan() throws {
        for _ in 1...2 { #expect(try shop.run("gen", "Profile", "--plan", "plan.json").status == 0) }
        #expect(
            try shop.run("gen", "Profile", "--plan", "Rambafile", "--quiet")
                == Run(
                    messages: """
                        error: 'Rambafile' already exists and is not a plan
                          hint: choose another name
                        """, status: 1))
        #expect(
            try shop.run("gen", "Profile", "--plan", "no/plan.json", "--quiet")
                == Run(messages: "error: no folder for 'no/plan.json'", status: 1))
        #expect(
            try shop.run("gen", "Profile", "--plan", "plan.json", "--dry-run")
                == Run(
                    messages: """
                        error: '--plan' and '--dry-run' contradict each other
                          hint: use only one of them
                        """, status: 64))
        #expect(try shop.run("apply", "none.json") == Run(messages: "error: no file 'none.json'", status: 1))
    }
}
