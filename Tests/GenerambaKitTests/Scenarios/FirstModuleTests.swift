import GenerambaKit
import Testing

/// Tests `gen` in packages without a Rambafile, where nobody can be asked.
struct FirstModuleTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "App", dependencies: ["Core"]),
                .target(name: "Core"),
                .testTarget(name: "AppTests", dependencies: ["App"]),
                .testTarget(name: "CoreTests", dependencies: ["Core"]),
            ]
        )

        """

    /// A package of two targets with the template `page`.
    static func twoTargets() throws -> Sandbox {
        let sandbox = try Sandbox([
            "Package.swift": manifest, "Sources/App/App.swift": "", "Sources/Core/Core.swift": "",
            "Tests/AppTests/AppTests.swift": "", "Tests/CoreTests/CoreTests.swift": "",
        ])
        try sandbox.install(Shop.page, as: "page")
        return sandbox
    }

    /// A package of one target with the template `page`.
    private static func oneTarget() throws -> Sandbox {
        let sandbox = try Sandbox(Shop.package)
        try sandbox.install(Shop.page, as: "page")
        return sandbox
    }

    /// The lines about the module `Profile` from the template `page`.
    static func report(code: String = "Sources/Shop", tests: String = "Tests/ShopTests") -> String {
        """
             create  \(code)/Profile/View/ProfileView.swift
             create  \(code)/Profile/ProfileModel.swift
             create  \(tests)/Profile/ProfileTests.swift
        Profile from page: all 3 created
        """
    }

    /// The first built-in templates in the order in which they are proposed, as a hint lists them, which has at most twelve
    /// names.
    static func builtIn(_ count: Int, without name: String = "") -> String {
        TemplateChoices.all.map(\.name).filter { $0 != name }.prefix(count).map { "'\($0)', " }.joined() + "…"
    }

    @Test(arguments: [".", "Sources/Shop"])
    func nothingIsMissingInAPackageOfOneTarget(folder: String) throws {
        let project = try Self.oneTarget()
        try project.expect("gen", "Profile", "page", in: folder, output: Self.report())
        #expect(!project.exists("Rambafile"))
        #expect(try project.read("Tests/ShopTests/Profile/ProfileTests.swift") == "@testable import Shop\n")
    }

    @Test func withYesTheSettingsAreKept() throws {
        let project = try Self.oneTarget()
        try project.expect(
            "gen", "Profile", "page", "--yes", "--prefix", "XY", in: "Tests",
            output: """
                     create  Sources/Shop/Profile/View/XYProfileView.swift
                     create  Sources/Shop/Profile/XYProfileModel.swift
                     create  Tests/ShopTests/Profile/XYProfileTests.swift
                Profile from page: all 3 created
                     create  Rambafile
                Next: commit the Rambafile. 'generamba gen NAME TEMPLATE' generates the next module.
                      'generamba setup' sets your company and a prefix.
                """)
        let settings = try project.read("Rambafile").split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(
            settings == [
                "project_name: Shop", "prefix: XY", "project_target: Shop", "test_target: ShopTests",
                "templates: []",
            ])
        try project.expect(
            "gen", "Cart", "page", "-y",
            output: """
                     create  Sources/Shop/Cart/View/XYCartView.swift
                     create  Sources/Shop/Cart/XYCartModel.swift
                     create  Tests/ShopTests/Cart/XYCartTests.swift
                Cart from page: all 3 created
                """)
    }

    @Test func aDryRunWithYesShowsTheRambafile() throws {
        let project = try Self.oneTarget()
        let before = try project.snapshot()
        let run = try project.run("gen", "Profile", "page", "--yes", "--dry-run")
        #expect(
            run.output.hasSuffix(
                """
                Profile from page: all 3 to create (dry run, nothing was written)
                     create  Rambafile

                """), "\(run)")
        #expect(try project.snapshot() == before)
    }

    @Test func theReportHasTheRambafile() throws {
        let project = try Self.oneTarget()
        let run = try project.run("gen", "Profile", "page", "--yes", "--json")
        #expect(
            run.output.hasSuffix(
                """
                  "rambafile" : {
                    "action" : "create",
                    "kind" : "file",
                    "path" : "Rambafile"
                  },
                  "root" : "<root>/Shop",
                  "version" : 1
                }

                """), "\(run)")
    }

    @Test func withYesTheUsualTemplateIsTaken() throws {
        let project = try Self.oneTarget()
        let run = try project.run("gen", "Profile", "--yes")
        #expect(run.status == 0 && run.output.hasPrefix(Self.report()), "\(run)")
    }

    // MARK: Targets

    @Test(arguments: [
        (["--target", "Core"], "Sources/Core"), (["--project_targets", "Core"], "Sources/Core"),
        (["--module_path", "Sources/Core/Screens"], "Sources/Core/Screens"),
    ])
    func anOptionChoosesTheTarget(options: [String], folder: String) throws {
        let project = try Self.twoTargets()
        #expect(
            try project.run(["gen", "Profile", "page"] + options)
                == Run(output: Self.report(code: folder, tests: "Tests/CoreTests")))
        #expect(try project.read("Tests/CoreTests/Profile/ProfileTests.swift") == "@testable import Core\n")
    }

    @Test func withYesNoTargetIsGuessed() throws {
        let project = try Self.twoTargets()
        try project.refuses(
            "gen", "Profile", "page", "--yes",
            saying: """
                error: gen needs a target
                  hint: run 'generamba gen Profile page --yes --target App'; the targets are 'App', 'Core'
                """)
        #expect(!project.exists("Rambafile"))
    }

    // MARK: What is missing

    @Test func everythingThatIsMissingIsInOneMessage() throws {
        let project = try Self.twoTargets()
        try project.refuses(
            "gen", status: 64,
            saying: """
                error: gen needs a module name, a template and a target
                  hint: run 'generamba gen Profile page --target App'; the templates are 'page', \(Self.builtIn(11)); \
                the targets are 'App', 'Core'
                """)
        try project.refuses(
            "gen", "page", "--no-tests", status: 64,
            saying: """
                error: gen needs a module name and a target
                  hint: run 'generamba gen Profile page --no-tests --target App'; the targets are 'App', 'Core'
                """)
        try project.refuses(
            "gen", "Cart", "page", "--dry-run",
            saying: """
                error: gen needs a target
                  hint: run 'generamba gen Cart page --dry-run --target App'; the targets are 'App', 'Core'
                """)
        #expect(try project.run("gen", "Cart", "page", "--dry-run", "--target", "App").status == 0)
        try project.refuses(
            "gen", "--yes", status: 64,
            saying: """
                error: gen needs a module name and a target
                  hint: run 'generamba gen --yes Profile --target App'; the targets are 'App', 'Core'
                """)
    }

    @Test func requiredParametersAreInThatMessage() throws {
        let project = try Self.twoTargets()
        try project.install(
            [
                "ask.rambaspec": """
                name: ask
                parameters:
                  - {name: title, required: true, examples: [Home]}
                  - {name: style, type: choice, choices: [dark, light], required: true}
                  - {name: cells, type: int, required: true}
                  - {name: large, type: bool, required: true}
                code_files: [{name: .swift, path: file.mustache}]

                """, "file.mustache": "// {{ title }} {{ style }} {{ cells }} {{ large }}\n",
            ], as: "ask")
        try project.refuses(
            "gen", "Profile", "ask", "--cells", "3",
            saying: """
                error: gen needs a target, '--title', '--style' and '--large'
                  hint: run 'generamba gen Profile ask --cells 3 --target App --title Home --style dark --large'; \
                the targets are 'App', 'Core'
                """)
        let run = try project.run(
            "gen", "Profile", "ask", "--cells", "3", "--target", "App", "--title", "Home", "--style", "dark",
            "--large")
        #expect(run.status == 0, "\(run)")
        #expect(try project.read("Sources/App/Profile/Profile.swift") == "// Home dark 3 true\n")
    }

    @Test func theCommandIsQuotedForTheShell() throws {
        let project = try Self.twoTargets()
        try project.refuses(
            "gen", "Profile", "page", "--description", "Ann's profile",
            saying: """
                error: gen needs a target
                  hint: run 'generamba gen Profile page --description 'Ann'\\''s profile' --target App'; the targets \
                are 'App', 'Core'
                """)
    }

    @Test func inAProjectWithARambafileItIsTheSame() throws {
        let shop = try Shop.sandbox(settings: Shop.settings + "  - {name: silver}\n")
        try shop.refuses(
            "gen", status: 64,
            saying: """
                error: gen needs a module name and a template
                  hint: run 'generamba gen Profile page'; the templates are 'page', 'silver', \
                \(Self.builtIn(10, without: "silver"))
                """)
        try shop.refuses(
            "gen", "Profile", "--dryrun", status: 64,
            saying: """
                error: unknown option '--dryrun'
                  hint: did you mean '--dry-run'?
                """)
    }
}
