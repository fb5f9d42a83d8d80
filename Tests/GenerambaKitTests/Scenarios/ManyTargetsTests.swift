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
