import Testing

/// Tests `template check --package`.
struct PackageCheckTests {
    private let shop: Sandbox

    /// A package `App` that depends on another one, which depends on a third one and on code in C, and a template that
    /// imports a module of each.
    init() throws {
        shop = try Sandbox()
        try shop.write([
            "App/Package.swift": Self.manifest(
                "App", dependencies: ".package(path: \"../Net\")",
                targets: """
                    .target(name: "Design"),
                    .target(name: "Broken"),
                    .target(name: "App", dependencies: [.product(name: "my-net", package: "Net")]),
                    """),
            "App/Sources/App/App.swift": "import Missing\n",
            "App/Sources/Broken/Broken.swift": "let a = b\n",
            "App/Sources/Design/Design.swift": "public struct Color { public init() {} }\n",
            "Net/Package.swift": Self.manifest(
                "Net", products: ".library(name: \"my-net\", targets: [\"my-net\"])",
                dependencies: ".package(path: \"../Deep\")",
                targets: """
                    .target(name: "my-net", dependencies: ["CNet", .product(name: "Deep", package: "Deep")]),
                    .target(name: "CNet"),
                    """),
            "Net/Sources/my-net/Net.swift":
                "import CNet\ninternal import Deep\n\npublic func fetch() -> Int { Int(cnet()) + deep() }\n",
            "Net/Sources/CNet/cnet.c": "#include \"cnet.h\"\nint cnet(void) { return 1; }\n",
            "Net/Sources/CNet/include/cnet.h": "int cnet(void);\n",
            "Deep/Package.swift": Self.manifest(
                "Deep", products: ".library(name: \"Deep\", targets: [\"Deep\"])",
                targets: ".target(name: \"Deep\")"),
            "Deep/Sources/Deep/Deep.swift": "public func deep() -> Int { 2 }\n",
        ])
        try write(imports: ["CNet", "Design", "my_net"])
    }

    private static func manifest(
        _ name: String, products: String = "", dependencies: String = "", targets: String
    ) -> String {
        """
        // swift-tools-version:6.0
        import PackageDescription

        let package = Package(
            name: "\(name)", products: [\(products)], dependencies: [\(dependencies)], targets: [\(targets)])

        """
    }

    /// Writes the template, with a test of what it fetches.
    private func write(imports: [String], value: String = "fetch() + Int(cnet())") throws {
        try shop.write(
            [
                "page.rambaspec": """
                name: page
                code_files: [{name: View.swift, path: view.swift.mustache}]
                test_files: [{name: Tests.swift, path: tests.swift.mustache}]

                """,
                "view.swift.mustache": imports.map { "import \($0)\n" }.joined()
                    + "struct {{ prefix }}{{ module_info.name }}View { let value = \(value) }\n",
                "tests.swift.mustache": """
                import XCTest
                @testable import Shop

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testValue() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().value, 4) }
                }

                """,
            ], below: "own/page")
    }

    @Test func modulesOfThePackageAndOfItsDependenciesAreBuiltAndLinked() throws {
        let files = try shop.files(in: "App")
        try shop.expect(
            "template", "check", "own/page", "--package", "App", "--swift-version", "6",
            output: """
                         ok  Profile  (1 test)
                         ok  Profile --prefix ZZ  (1 test)
                         ok  Profile,URLPreview  (2 tests)
                page: 3 combinations, all 3 ok
                """)
        #expect(try shop.files(in: "App").filter { !$0.hasPrefix(".build/") } == files)
    }

    @Test func aModuleThatCannotBeBuiltEndsTheCheck() throws {
        try write(imports: ["Broken"], value: "1")
        let run = try shop.run(
            "template", "check", "own/page", "--package", "App", "--swift-version", "6")
        #expect(run.status == 1 && run.output == "")
        #expect(
            run.messages.hasPrefix(
                """
                error: 'swift build --package-path App --disable-automatic-resolution --target Broken' failed with status 1

                """))
        #expect(run.messages.contains("Broken.swift:1:9: error: cannot find 'b' in scope"), "\(run)")
        #expect(
            run.messages.hasSuffix(
                """
                  hint: fix the package, or put a stub for 'Broken' into a folder that you name with '--stubs'

                """), "\(run)")
        try shop.write(["stubs/Broken/a.swift": ""])
        try write(imports: ["Broken"], value: "4")
        #expect(
            try shop.run(
                "template", "check", "own/page", "--package", "App", "--stubs", "stubs", "--compile-only"
            ).status == 0)
    }

    @Test func aModuleThatThePackageLacksIsMissing() throws {
        try write(imports: ["Nowhere"], value: "1")
        let run = try shop.run(
            "template", "check", "own/page", "--package", "App", "--swift-version", "6")
        #expect(run.status == 1 && run.messages.contains("'Nowhere'"), "\(run)")
    }

    @Test func aPackageThatCannotBeUsedIsRefused() throws {
        try shop.refuses(
            "template", "check", "own/page", "--package", "own",
            saying: """
                error: no Package.swift in 'own'
                  hint: '--package' takes the folder of a Swift package
                """)
        try shop.refuses(
            "template", "check", "own/page", "--package", "App", "--sdk", "iphonesimulator", status: 64,
            saying: """
                error: '--package' builds for this machine
                  hint: use it without '--sdk'
                """)
    }
}
