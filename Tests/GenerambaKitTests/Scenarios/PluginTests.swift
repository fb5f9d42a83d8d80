import Foundation
import Testing

/// Tests the command plugin of SwiftPM, in packages that `swift package init` makes.
struct PluginTests {
    private static let gen = ["gen", "Profile", "./kits/page"]

    /// A package that depends on the plugin, with this program in the plugin's bundle.
    private let shop: Sandbox

    init() throws {
        shop = try Sandbox([
            "kits/page/page.rambaspec": """
            name: page
            code_files:
            - {name: View.swift, path: view.mustache}
            - {name: Model.swift, path: model.mustache}
            test_files: [{name: Tests.swift, path: tests.mustache}]
            """,
            "kits/page/view.mustache": "struct {{ module_info.name }}View {}\n",
            "kits/page/model.mustache": "struct {{ module_info.name }}Model {}\n",
            "kits/page/tests.mustache": "import XCTest\n",
        ])
        _ = try shop.output(of: ["swift", "package", "init", "--type", "library", "--name", "Shop"])
        try FileManager.default.copyItem(
            atPath: Program.repository.appendingPathComponent("Plugins/Command").path,
            toPath: shop.root + "/plugin")
        let manifest = try shop.read("../plugin/Package.swift")
        let triples = ["linux-gnu", "apple-macosx"].flatMap { system in
            let vendor = system == "linux-gnu" ? "unknown-" : ""
            return ["x86_64", "aarch64", "arm64"].map { "\"\($0)-\(vendor)\(system)\"" }
        }
        try shop.write(
            [
                "Package.swift": manifest.replacing("bundle.zip", with: "bundle"),
                "generamba.artifactbundle/info.json": """
                {"schemaVersion": "1.0", "artifacts": {"generamba": {"type": "executable", "version": "2.0.0",
                "variants": [{"path": "run", "supportedTriples": [\(triples.joined(separator: ", "))]}]}}}
                """,
                // With FAULT, a system call fails.
                "generamba.artifactbundle/run": """
                #!/bin/sh
                [ -z "$FAULT" ] || set -- \(Strace.program) -f -qq -o /dev/null -e "inject=$FAULT" "$0.program" "$@"
                [ -n "$FAULT" ] || set -- "$0.program" "$@"
                exec "$@"
                """,
            ], below: "../plugin")
        try shop.setMode(0o755, of: "../plugin/generamba.artifactbundle/run")
        try FileManager.default.createSymbolicLink(
            atPath: shop.path("../plugin/generamba.artifactbundle/run.program"),
            withDestinationPath: Program.executable)
        _ = try shop.output(of: ["swift", "package", "add-dependency", "--type", "path", "../plugin"])
    }

    /// Runs the plugin. SwiftPM prints all output of a plugin, also messages, as output.
    private func plugin(_ arguments: [String], with variables: [String: String] = [:]) throws -> Run {
        let command = ["swift", "package", "--allow-writing-to-package-directory", "generamba"]
        return try shop.run(command + arguments, with: variables, program: "/usr/bin/env")
    }

    /// The files of the project without those of SwiftPM.
    private func files() throws -> [String: String] {
        let paths = try shop.files().filter { !$0.hasPrefix(".build/") }
        return Dictionary(
            uniqueKeysWithValues: try paths.map { ($0, $0.hasSuffix("/") ? "" : try shop.read($0)) })
    }

    @Test func itMakesUpdatesAndRemovesAModule() throws {
        let before = try files()
        let made = """
                 create  Sources/Shop/Profile/ProfileView.swift
                 create  Sources/Shop/Profile/ProfileModel.swift
                 create  Tests/ShopTests/Profile/ProfileTests.swift
            Profile from page: all 3 created

            """
        #expect(try plugin(Self.gen).output == made)
        let after = try files()
        #expect(try plugin(Self.gen).output == "Profile from page: all 3 identical\n")
        #expect(try files() == after)
        try shop.write(["kits/page/model.mustache": "struct {{ module_info.name }}Model { var id = 0 }\n"])
        let updated = """
                 update  Sources/Shop/Profile/ProfileModel.swift
            Profile from page: 1 updated

            """
        #expect(try plugin(["update", "Profile"]).output == updated)
        #expect(try plugin(["destroy", "Profile"]).status == 0)
        try shop.write(["kits/page/model.mustache": "struct {{ module_info.name }}Model {}\n"])
        #expect(try files() == before)
    }

    @Test(.enabled(if: Strace.isUsable, "strace is missing, or may not trace"))
    func aKilledRunIsCompletedByTheSameCommand() throws {
        let before = try files()
        #expect(try plugin(Self.gen).status == 0)
        let after = try files()
        for number in [1, 4] {
            #expect(try plugin(["destroy", "Profile"]).status == 0)
            #expect(try files() == before)
            let killed = try plugin(
                Self.gen, with: ["FAULT": "rename,renameat,renameat2:signal=KILL:when=\(number)"])
            #expect(killed.status != 0, "\(killed)")
            #expect(try files() != after)
            #expect(try plugin(Self.gen).status == 0)
            #expect(try files() == after)
        }
    }

    @Test func itReadsWhatSwiftPMDoesNotTell() throws {
        let manifest = try shop.read("Package.swift")
        try shop.write([
            "Package.swift": manifest.replacing(
                #/name: "Shop"\n(\s+)\),\n(\s+)\.testTarget/#
            ) { "name: \"Shop\",\n\($0.1)    exclude: [\"Old\"]\n\($0.1)),\n\($0.2).testTarget" },
            "Sources/Shop/Old/Old.swift": "",
        ])
        #expect(try shop.read("Package.swift") != manifest)
        let refused = try plugin(Self.gen + ["--project_file_path", "Sources/Shop/Old"])
        #expect(
            refused.output == """
                error: the folder 'Sources/Shop/Old' does not belong to the target 'Shop'
                  hint: the target excludes it

                """)
        let note = try plugin(["gen", "Cart", "swiftui_mvvm", "--dry-run"])
        #expect(note.output.contains("Package.swift names no platforms"))
        try shop.write([
            "Package.swift": manifest.replacing(
                "name: \"Shop\",\n    products",
                with: "name: \"Shop\",\n    platforms: [.iOS(.v16), .macOS(\"14.2\")],\n    products")
        ])
        let other = try plugin(["gen", "Cart", "swiftui_mvvm", "--dry-run"])
        #expect(other.output.contains("but Package.swift names iOS 16\n"))
    }

    /// Platforms that are computed are unknown; a description of another package does not count.
    @Test func theDescriptionIsThatOfThePackage() throws {
        let manifest = try shop.read("Package.swift")
        let model =
            "{\"folder\": \"\(shop.project)\", \"name\": \"Shop\", \"toolsVersion\": \"6.0.0\", \"targets\": [\(Self.target)]}"
        try shop.write(["../package.json": model, "../other.json": model.replacing("/Shop\"", with: "\"")])
        try shop.write([
            "Package.swift": manifest.replacing(
                "let package", with: "let versions: [SupportedPlatform] = [.iOS(.v16)]\nlet package"
            ).replacing(
                "name: \"Shop\",\n    products",
                with: "name: \"Shop\",\n    platforms: versions,\n    products")
        ])
        func gen(_ description: String) throws -> Run {
            try shop.run("gen", "Cart", "swiftui_mvvm", "--dry-run", with: ["GENERAMBA_PACKAGE": description])
        }
        let note = "  note: the template needs iOS 17, but Package.swift names iOS 16\n"
        let run = try gen("\(shop.root)/package.json")
        #expect(run.status == 0 && !run.output.contains("iOS"), "\(run)")
        #expect(try gen("\(shop.root)/other.json").output.contains(note))
        #expect(try gen("").output.contains(note))
        #expect(
            try gen("\(shop.project)/Package.swift").messages == """
                error: '<root>/Shop/Package.swift', which GENERAMBA_PACKAGE names, describes no package

                """)
    }

    private static let target = "{\"name\": \"Shop\", \"type\": \"regular\", \"path\": \"Sources/Shop\"}"

    /// SwiftPM does not tell its plugins of targets without sources, of libraries of the system, nor the order of targets.
    @Test func itDoesTheSameAsInATerminal() throws {
        let manifest = try shop.read("Package.swift")
        try shop.write([
            "Package.swift": manifest.replacing(
                "    targets: [\n",
                with: """
                        targets: [
                            .target(name: "Zoo", dependencies: ["Shop", .target(name: "Empty")], exclude: ["Old"]),
                            .target(name: "Empty"), .systemLibrary(name: "CSys"),
                            .testTarget(name: "EmptyTests", dependencies: ["Empty"]),

                    """),
            "Sources/Zoo/Zoo.swift": "", "Sources/Zoo/Old/Old.swift": "", "Sources/CSys/sys.h": "",
            "Sources/CSys/module.modulemap": "module CSys { header \"sys.h\" }",
        ])
        #expect(try shop.read("Package.swift") != manifest)
        for folder in ["Sources/Empty", "Tests/EmptyTests"] {
            try FileManager.default.createDirectory(
                atPath: shop.path(folder), withIntermediateDirectories: true)
        }
        let commands = [
            "gen A ./kits/page --target Empty --dry-run --diff",
            "gen A ./kits/page --new-target --dry-run --diff",
            "gen A ./kits/page --target CSys", "gen A ./kits/page", "agent", "gen A ./kits/page --check",
        ]
        for command in commands {
            let words = command.split(separator: " ").map(String.init)
            let direct = try shop.run(words)
            #expect(try plugin(words).output == direct.output + direct.messages, "\(command)")
        }
    }

    @Test func itHasNoNetwork() throws {
        let run = try plugin(["gen", "Profile", "https://example.com/kits.git"])
        #expect(
            run.output == """
                error: cannot fetch 'https://example.com/kits.git': looking up its default branch needs the network
                  hint: plugins have no network: run 'generamba template install' in a terminal

                """)
        #expect(run.messages == "error: Plugin ended with exit code 1\n")
    }
}
