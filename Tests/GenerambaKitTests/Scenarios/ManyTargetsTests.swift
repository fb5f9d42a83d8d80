import Testing

/// Tests a package of thirty targets, each with a test target.
struct ManyTargetsTests {
    private static let names = (1...30).map { "Feature\($0 < 10 ? "0" : "")\($0)" }
    private let package: Sandbox

    init() throws {
        let targets = Self.names.map {
            """
                    .target(name: "\($0)"),
                    .testTarget(name: "\($0)Tests", dependencies: ["\($0)"]),

            """
        }
        package = try Sandbox([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
            \(targets.joined())    ]
            )

            """
        ])
        for name in Self.names {
            try package.write(["Sources/\(name)/\(name).swift": "", "Tests/\(name)Tests/Tests.swift": ""])
        }
        try package.install(Shop.page, as: "page")
    }

    @Test(arguments: [["--target", "Feature09"], ["--module_path", "Sources/Feature09"]])
    func oneOptionIsEnough(options: [String]) throws {
        #expect(
            try package.run(["gen", "Profile", "page"] + options)
                == Run(
                    output: FirstModuleTests.report(code: "Sources/Feature09", tests: "Tests/Feature09Tests"))
        )
    }

    /// A way of running `gen`: its words, the folder where it runs, the target of the Rambafile, if there is one, and the
    /// target that gets the module.
    private static let ways: [(words: [String], folder: String, rambafile: String?, target: String)] = [
        (["--target", "Feature09"], ".", nil, "Feature09"),
        (["--target", "Feature09"], "Sources/Feature15", "Feature01", "Feature09"),
        (["--module_path", "Sources/Feature09"], "Sources/Feature15", nil, "Feature09"),
        (["--yes"], "Sources/Feature15", nil, "Feature15"), ([], "Sources/Feature15", nil, "Feature15"),
        ([], "Tests/Feature15Tests", nil, "Feature15"), ([], "Sources/Feature15", "Feature15", "Feature15"),
        (["-C", "Sources/Feature15"], ".", nil, "Feature15"), ([], ".", "Feature01", "Feature01"),
        ([], "Templates/page", "Feature01", "Feature01"), ([], "Sources", "Feature01", "Feature01"),
    ]

    @Test(arguments: ways.indices) func theModuleGoesWhereItIsExpected(index: Int) throws {
        let way = Self.ways[index]
        if let target = way.rambafile {
            try package.write([
                "Rambafile": "project_name: Shop\nproject_target: \(target)\ntest_target: \(target)Tests\n"
            ])
        }
        let run = try package.run(["gen", "Profile", "page"] + way.words, in: way.folder)
        let report = FirstModuleTests.report(code: "Sources/\(way.target)", tests: "Tests/\(way.target)Tests")
        #expect(run.status == 0 && run.messages == "" && run.output.hasPrefix(report), "\(way) \(run)")
    }

    @Test(arguments: ["Sources/Feature15", "Tests/Feature15Tests", "Sources/Feature15/Screens"])
    func aFolderOfAnotherTargetIsNoted(folder: String) throws {
        try package.write([
            "Rambafile": "project_name: Shop\nproject_target: Feature01\ntest_target: Feature01Tests\n",
            "Sources/Feature15/Screens/Own.swift": "",
        ])
        let report = FirstModuleTests.report(code: "Sources/Feature15", tests: "Tests/Feature15Tests")
        #expect(
            try package.run("gen", "Profile", "page", in: folder)
                == Run(
                    output: report, messages: "note: modules go into 'Feature15', the target of this folder"))
        // The recorded module is known from anywhere.
        try package.expect("gen", "Profile", "--quiet", in: "Sources/Feature07", output: "")
    }

    @Test(arguments: [["--yes"], []]) func withoutAHintNoTargetIsTaken(words: [String]) throws {
        let targets = Self.names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
        let command = (["Profile", "page"] + words).joined(separator: " ")
        try package.refuses(
            ["gen", "Profile", "page"] + words, in: "Sources",
            saying: """
                error: gen needs a target
                  hint: run 'generamba gen \(command) --target Feature01'; the targets are \(targets), …
                """)
    }

    @Test func aMessageNamesTwelve() throws {
        let targets = Self.names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
        try package.refuses(
            "gen", "Profile", "page",
            saying: """
                error: gen needs a target
                  hint: run 'generamba gen Profile page --target Feature01'; the targets are \(targets), …
                """)
    }

    @Test(arguments: [30, 80, 120]) func theScreen(columns: Int) throws {
        let choices = Self.names.prefix(21).enumerated().map { index, name in
            "\(index == 0 ? ">" : " ") \(index < 9 ? " " : "")\(index + 1)  \(name)\n"
        }
        let run = try package.screen(
            "gen", "Profile", "page", columns: columns, reacting: [.interrupt("↑↓, number or name: ")])
        #expect(
            run
                == Run(
                    exactly: "", "Target:\n\(choices.joined())  ↓ 9 more\n↑↓, number or name:\n", 130))
    }
}
