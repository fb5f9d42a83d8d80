import Foundation
import Testing

/// A command that changes files, to be killed, disturbed, or run concurrently with another one.
struct Attack: Sendable, CustomTestStringConvertible {
    let name: String
    let command: [String]
    /// Another command that changes files of the same project. Its result does not depend on whether the first one has
    /// run, except for the version of the template.
    let other: [String]
    /// Makes a project in which the command can run.
    let project: @Sendable () throws -> Sandbox

    var testDescription: String { name }

    private init(
        _ name: String, _ command: String, then other: String = "gen Login page",
        _ project: @escaping @Sendable () throws -> Sandbox
    ) {
        self.name = name
        self.command = command.split(separator: " ").map(String.init)
        self.other = other.split(separator: " ").map(String.init)
        self.project = project
    }

    /// The attacks to try: a third of them, or all when every kill or fault is tried.
    static let all =
        Attacks.killsEverywhere || Attacks.failsEverywhere ? every : SampledCases.every(3, of: every)

    private static let every = [
        Attack("gen", "gen Profile page", then: "template install", withUninstalledTeam),
        Attack("gen that adds to files", "gen Profile ./kits/adding --allow-outside", withInsertions),
        Attack("destroy of what was added", "destroy Profile", withInserted),
        Attack("gen of three", "gen Profile,Settings,Cart page", shop),
        overwrite,
        Attack(
            "setup", "setup --yes --author Jane --company Ltd",
            then: "template create own --yes --author Ann --path Templates",
            unsettled),
        Attack(
            "setup again", "setup --yes --author Jane --company Ltd --prefix XY --agents --schema",
            then: "template create own --yes --author Ann --path Templates", shop),
        Attack(
            "gen without a Rambafile", "gen Profile page --yes",
            then: "template create own --yes --author Ann --path Templates", unsettled),
        Attack(
            "gen with a new package", "gen Profile ./kits/page --new-package",
            then: "template create own --yes --author Ann --path Templates", withoutPackage),
        Attack("install", "template install", withTeam),
        Attack("install of links", "template install", withLinkedTeam),
        Attack("update", "template update", then: "gen Login team", withOldTeam),
        Attack("add", "template add ../team", withShelf),
        Attack("remove", "template remove team", withInstalledTeam),
        Attack("prune", "template install --prune", withSurplusTeam),
        Attack("create", "template create own --yes --author Jane --path Templates", shop),
        Attack("import", "template import kits --path Templates", withKits),
        Attack(
            "create from modules",
            "template create own --from Sources/Shop/Modules/Profile --no-check --author Jane", withModule),
        record,
        Attack("gen into an Xcode project", "gen Profile page", withXcodeProject),
        Attack("add to an Xcode project", "xcode add Sources/Shop/Shop.swift", withXcodeProject),
        Attack("update of a module", "update Profile", withOldModule),
        Attack("update that moves files", "update Profile", withMovingTemplate),
        Attack("update with an addition", "update Profile --add rows c", withList),
        Attack("update with conflicts taken back", "update --abort", withConflicts),
        Attack("adopt", "adopt Profile page", withUnrecordedModule),
        Attack("rename", "rename Profile Account", withEdits),
        Attack("rename in an Xcode project", "rename Profile Account", withXcodeModule),
        Attack("move", "move Profile --target Bank", withBank),
        Attack("destroy", "destroy Profile", withModule),
        Attack("destroy in an Xcode project", "destroy Profile", withXcodeModule),
        Attack("remove from an Xcode project", "xcode remove Shop/AppDelegate.swift", withXcodeProject),
        Attack("gen of a new target", "gen Profile page --new-target --target Shop --product", shop),
        Attack("destroy of a target", "destroy Profile", withNewTarget),
        Attack("plan", "gen Profile page --plan profile.json", shop),
        Attack("apply", "apply profile.json", withPlan),
    ]

    static let overwrite = Attack("overwrite", "gen Profile page --on-conflict overwrite", withEdits)

    static let record = Attack("record", "template test Templates/page --record", withGoldenTests)

    // MARK: Projects

    /// A package with the installed template `page`, which has three files. Nothing is generated yet.
    @Sendable private static func shop() throws -> Sandbox {
        let sandbox = try Shop.sandbox()
        // Fills the cache with the description of the package.
        #expect(try sandbox.run("gen", "Warm", "page", "--dry-run").status == 0)
        return sandbox
    }

    /// A package with the plan of a module.
    @Sendable private static func withPlan() throws -> Sandbox {
        let sandbox = try shop()
        #expect(try sandbox.run("gen", "Profile", "page", "--plan", "profile.json").status == 0)
        return sandbox
    }

    /// A package with a template that adds to two files.
    @Sendable private static func withInsertions() throws -> Sandbox {
        let sandbox = try shop()
        try AddingTemplate.add(to: sandbox)
        return sandbox
    }

    /// A package with a module that has added to two files.
    @Sendable private static func withInserted() throws -> Sandbox {
        let sandbox = try withInsertions()
        #expect(try sandbox.run("gen", "Profile", "./kits/adding", "--allow-outside").status == 0)
        return sandbox
    }

    /// A package with a module that was generated and then edited.
    @Sendable private static func withEdits() throws -> Sandbox {
        let sandbox = try shop()
        #expect(try sandbox.run("gen", "Profile", "page").status == 0)
        let files = try sandbox.files().filter { $0.contains("/Modules/Profile/") }
        #expect(files.count == 3)
        for file in files { try sandbox.write([file: try sandbox.read(file) + "// mine\n"]) }
        try sandbox.setMode(0o640, of: files[0])
        try sandbox.write(["Sources/Shop/Modules/Profile/Notes.swift": "// mine\n"])
        return sandbox
    }

    /// A package with golden tests of its template: one without files, and one whose files are outdated.
    @Sendable private static func withGoldenTests() throws -> Sandbox {
        let sandbox = try shop()
        try sandbox.write(
            [
                "new.yml": "gen: Cart\n", "old.yml": "gen: Profile\n",
                "old/Sources/Shop/Profile/ProfileA.swift": "// old\n",
                "old/Sources/Shop/Gone/Gone.swift": "// old\n",
            ], below: "Templates/page/tests")
        return sandbox
    }

    /// A folder with a template, but no project.
    @Sendable private static func withoutPackage() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write([
            "kits/page/page.rambaspec": "name: page\ncode_files:\n- {name: Page.swift, path: page.mustache}\n"
        ])
        try sandbox.write(["kits/page/page.mustache": "struct {{ module_info.name }}Page {}\n"])
        return sandbox
    }

    /// A package and two file templates of Xcode.
    @Sendable private static func withKits() throws -> Sandbox {
        let sandbox = try shop()
        for name in ["A", "B"] {
            try sandbox.write(
                [
                    "TemplateInfo.plist": "<plist><dict/></plist>",
                    "___FILEBASENAME___.swift": "// ___YEAR___\n",
                ],
                below: "kits/\(name).xctemplate")
        }
        return sandbox
    }

    /// A package and an Xcode project, which the Rambafile names.
    @Sendable private static func withXcodeProject() throws -> Sandbox {
        let sandbox = try shop()
        try sandbox.write(XcodeShop.files)
        try sandbox.write(["Rambafile": Shop.settings + "xcodeproj_path: Shop.xcodeproj\n"])
        return sandbox
    }

    /// A package with a module.
    @Sendable private static func withModule() throws -> Sandbox {
        let sandbox = try shop()
        #expect(try sandbox.run("gen", "Profile", "page").status == 0)
        return sandbox
    }

    /// A package with a module in a target of its own.
    @Sendable private static func withNewTarget() throws -> Sandbox {
        let sandbox = try shop()
        let command = ["gen", "Profile", "page", "--new-target", "--target", "Shop", "--product"]
        #expect(try sandbox.run(command).status == 0)
        #expect(try sandbox.run("gen", "Warm", "page", "--dry-run").status == 0)
        return sandbox
    }

    /// A package with a module and another target.
    @Sendable private static func withBank() throws -> Sandbox {
        let sandbox = try withEdits()
        let targets = """
            .target(name: "Bank"), .testTarget(name: "BankTests", dependencies: ["Bank"]),

            """
        try sandbox.write([
            "Package.swift": Shop.manifest.replacing("targets: [\n", with: "targets: [\n" + targets),
            "Sources/Bank/Bank.swift": "", "Tests/BankTests/BankTests.swift": "",
        ])
        #expect(try sandbox.run("gen", "Warm", "page", "--dry-run").status == 0)
        return sandbox
    }

    /// A package with a module that has no record.
    @Sendable private static func withUnrecordedModule() throws -> Sandbox {
        let sandbox = try withModule()
        try sandbox.remove(".generamba")
        return sandbox
    }

    /// A package and an Xcode project with a module.
    @Sendable private static func withXcodeModule() throws -> Sandbox {
        let sandbox = try withXcodeProject()
        #expect(try sandbox.run("gen", "Profile", "page").status == 0)
        return sandbox
    }

    /// A package with a module in which an update left conflict markers.
    @Sendable private static func withConflicts() throws -> Sandbox {
        let sandbox = try withOldModule()
        try sandbox.write(["Sources/Shop/Modules/Profile/ProfileB.swift": "// mine\n"])
        #expect(try sandbox.run("update").status == 7)
        return sandbox
    }

    /// A package with a module from an older version of its template.
    @Sendable static func withOldModule() throws -> Sandbox {
        let sandbox = try shop()
        try sandbox.install(team("one"), as: "team")
        #expect(try sandbox.run("gen", "Profile", "team").status == 0)
        try sandbox.install(team("two"), as: "team")
        return sandbox
    }

    /// An Xcode project with an edited module from a template that now makes its files in other places.
    @Sendable private static func withMovingTemplate() throws -> Sandbox {
        func template(_ folder: String, _ text: String) -> [String: String] {
            [
                "moving.rambaspec": """
                name: moving
                code_files:
                  - {name: \(folder)/View.swift, path: view.mustache}
                  - {name: \(folder)/Icon.dat, path: icon.dat}

                """, "view.mustache": "// one\n// two\n// three\n// \(text)\n", "icon.dat": "\(text)\0\n",
            ]
        }
        let sandbox = try withXcodeProject()
        try sandbox.install(template("View", "old"), as: "moving")
        #expect(try sandbox.run("gen", "Profile", "moving").status == 0)
        let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"
        try sandbox.write([view: "// mine\n" + sandbox.read(view)])
        try sandbox.install(template("Views", "new"), as: "moving")
        return sandbox
    }

    /// A package with a module from a template that has a list.
    @Sendable private static func withList() throws -> Sandbox {
        let sandbox = try shop()
        try sandbox.install(
            [
                "rows.rambaspec": """
                name: rows
                parameters: [{name: rows, type: list}]
                code_files: [{name: Rows.swift, path: Code/rows.mustache}]
                """,
                "Code/rows.mustache": "{{#rows}}\n// {{.}}\n{{/rows}}\n",
            ], as: "rows")
        #expect(try sandbox.run("gen", "Profile", "rows", "--rows", "a,b").status == 0)
        return sandbox
    }

    /// A package without a Rambafile.
    @Sendable private static func unsettled() throws -> Sandbox {
        let sandbox = try shop()
        try sandbox.remove("Rambafile")
        return sandbox
    }

    /// Replaces the templates in the Rambafile.
    private static func setTemplates(_ references: String..., in sandbox: Sandbox) throws {
        let settings = try sandbox.read("Rambafile")
        let head = settings.prefix(
            upTo: settings.firstRange(of: "templates:")?.lowerBound ?? settings.endIndex)
        try sandbox.write([
            "Rambafile": head + "templates:\n" + references.map { "  - \($0)\n" }.joined()
        ])
    }

    /// A template that prints its version in every file. Version "one" has two files, other versions have three.
    static func team(_ version: String) -> [String: String] {
        let names = version == "one" ? ["A", "B"] : ["B", "C", "D"]
        let list = names.map { "- {name: \($0).swift, path: Code/\($0).mustache}\n" }.joined()
        var files = ["team.rambaspec": "name: team\nsummary: \(version)\ncode_files:\n\(list)"]
        for name in names { files["Code/\(name).mustache"] = "// \(version)\n" }
        return files
    }

    /// A package with the template `team` in a folder, which the Rambafile does not name.
    @Sendable private static func withShelf() throws -> Sandbox {
        let sandbox = try shop()
        try sandbox.write(team("one"), below: "../team")
        return sandbox
    }

    /// A package with `team` installed from a folder, beside a file of the user's.
    @Sendable private static func withInstalledTeam() throws -> Sandbox {
        let sandbox = try withUninstalledTeam()
        #expect(try sandbox.run("template", "install").status == 0)
        try sandbox.write(["Templates/team/Code/notes": "mine"])
        return sandbox
    }

    /// A package with a Rambafile that names `team`, a template in a folder.
    @Sendable private static func withUninstalledTeam() throws -> Sandbox {
        let sandbox = try shop()
        try sandbox.write(team("one"), below: "../team")
        try setTemplates("{name: team, local: ../team}", in: sandbox)
        return sandbox
    }

    /// A package with a Rambafile that names `team`, a template in a repository. It has its own, empty cache.
    @Sendable private static func withTeam() throws -> Sandbox {
        var sandbox = try shop()
        try sandbox.makeRepository("../team", team("one"))
        try setTemplates("{name: team, git: ../team}", in: sandbox)
        // Asking the toolchain about a package takes long, and the answer is the same for all projects.
        let cache = sandbox.root + "/cache"
        try sandbox.makeFolder("../cache")
        try FileManager.default.copyItem(
            atPath: Scratch.root + "/cache/packages", toPath: cache + "/packages")
        sandbox.environment["GENERAMBA_CACHE"] = cache
        return sandbox
    }

    /// A package with a Rambafile that names `team`, a template whose files are links in a repository.
    @Sendable private static func withLinkedTeam() throws -> Sandbox {
        let sandbox = try withTeam()
        for path in ["team.rambaspec", "Code"] { try sandbox.remove("../team/" + path) }
        try sandbox.write(team("one"), below: "../team/Shared")
        try sandbox.makeLink("../team/team.rambaspec", to: "Shared/team.rambaspec")
        try sandbox.makeLink("../team/Code", to: "links/Code")
        try sandbox.makeLink("../team/links", to: "Shared")
        try sandbox.commit([:], in: "../team")
        return sandbox
    }

    /// A package with an outdated version of `team` installed.
    @Sendable private static func withOldTeam() throws -> Sandbox {
        let sandbox = try withTeam()
        #expect(try sandbox.run("template", "install").status == 0)
        try sandbox.remove("../team/Code/A.mustache")
        try sandbox.commit(team("two"), in: "../team")
        return sandbox
    }

    /// A package with `team` installed from a folder, but with a Rambafile that names another template.
    @Sendable private static func withSurplusTeam() throws -> Sandbox {
        let sandbox = try withInstalledTeam()
        try sandbox.write(Shelf.template("memo", "memo"), below: "../memo")
        try setTemplates("{name: memo, local: ../memo}", in: sandbox)
        return sandbox
    }

    /// A package with the first version of `team` installed from a folder that now has the second one.
    static func outdated() throws -> Sandbox {
        let sandbox = try withUninstalledTeam()
        #expect(try sandbox.run("template", "install").status == 0)
        try sandbox.remove("../team")
        try sandbox.write(team("two"), below: "../team")
        return sandbox
    }
}

/// A project in which a command runs repeatedly, each time disturbed in another way.
struct AttackedProject {
    let sandbox: Sandbox
    let command: [String]
    /// The files before the command, and after an undisturbed run.
    let before: FileTree
    let after: FileTree
    /// The output of the undisturbed run.
    let run: Run
    /// The system calls of the undisturbed run on files, folders and descriptors.
    let calls: [SystemCall]

    init(_ attack: Attack) throws {
        sandbox = try attack.project()
        command = attack.command
        before = try FileTree(of: sandbox)
        (run, calls) = try sandbox.trace(command)
        after = try FileTree(of: sandbox)
        try #require(
            after.paths(below: "Shop/.generamba/transaction") == [] && changes.count > 5, "\(changes)")
    }

    /// The system calls that change files.
    var changes: [SystemCall] { calls.filter { $0.changesFiles(of: sandbox) } }
    /// The system calls that print the report.
    var reports: [SystemCall] { calls.filter(\.isReport) }

    /// Restores the project, runs the command and kills it before a system call.
    ///
    /// - Returns: the files after that; nil when the call was not reached.
    func killed(before call: SystemCall) throws -> FileTree? {
        try before.restore(in: sandbox)
        let run = try disturbed("\(call.name):signal=KILL:when=\(call.number)")
        return run.status == 128 + SIGKILL ? try FileTree(of: sandbox) : nil
    }

    /// Runs the command while strace tampers with its system calls.
    func disturbed(_ injection: String) throws -> Run {
        let name = injection.prefix { $0 != ":" }
        return try sandbox.run(
            command, under: ["-o", "/dev/null", "-e", "trace=\(name)", "-e", "inject=\(injection)"])
    }
}

/// A process of the program in a sandbox.
struct RunningProgram {
    private let child: Child
    private let sandbox: Sandbox
    private let output: String
    private let messages: String

    /// Starts the program in the project, under strace if there are options for it. Traces only the program itself, not
    /// the programs that it starts.
    init(_ command: [String], under options: [String]? = nil, in sandbox: Sandbox) throws {
        self.sandbox = sandbox
        output = sandbox.newStream()
        messages = sandbox.newStream()
        let tracing = options.map { [Strace.program, "-qq"] + $0 } ?? []
        child = try Child(
            tracing + [Program.executable] + command, in: sandbox.project, environment: sandbox.environment,
            streams: ("/dev/null", output, messages))
    }

    /// Waits for its end, and kills remaining programs that it has started.
    func wait() throws -> Run {
        let status = child.wait()
        child.kill()
        func text(_ stream: String) throws -> String {
            let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: stream)), as: UTF8.self)
            try FileManager.default.removeItem(atPath: stream)
            return sandbox.shown(text: text)
        }
        return Run(exactly: try text(output), try text(messages), status)
    }
}

extension Sandbox {
    /// Runs the program in the project under strace.
    func run(_ command: [String], under options: [String]) throws -> Run {
        try RunningProgram(command, under: options, in: self).wait()
    }

    /// Runs the program in the project and expects it to succeed. Also returns its system calls on files, folders and
    /// descriptors.
    func trace(_ command: [String]) throws -> (run: Run, calls: [SystemCall]) {
        let trace = newStream()
        let run = try run(command, under: ["-o", trace, "-y", "-s", "0", "-e", "trace=%file,%desc"])
        try #require(run.status == 0, "\(run)")
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: trace)), as: UTF8.self)
        return (run, SystemCall.all(in: text))
    }

    /// Records the failures of an attack as one issue.
    func record(_ failures: [String], of count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        guard !failures.isEmpty else { return }
        let text = shown(text: failures.joined(separator: "\n"))
        Issue.record("\(failures.count) of \(count):\n\(text)", sourceLocation: sourceLocation)
    }
}

extension [String] {
    /// The first few of many paths.
    var brief: String { prefix(3).joined(separator: ", ") + (count > 3 ? " and \(count - 3) more" : "") }
}

/// The number of attacks, which environment variables can increase. By default, the tests try a sample.
enum Attacks {
    static let killsEverywhere = variable("GENERAMBA_EVERY_KILL") != nil
    static let failsEverywhere = variable("GENERAMBA_EVERY_FAULT") != nil
    static let errors = variable("GENERAMBA_ERRORS")?.split(separator: ",").map(String.init)
    static let rounds = variable("GENERAMBA_ROUNDS").flatMap(Int.init) ?? 3

    private static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
