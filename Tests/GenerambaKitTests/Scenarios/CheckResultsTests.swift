import Foundation
import Testing

/// Tests what `template check` remembers. A script in the place of `swiftc` counts how often the compiler makes a module.
struct CheckResultsTests {
    private static let template = [
        "page/page.rambaspec": """
        name: page
        code_files: [{name: View.swift, path: view.liquid}]
        test_files: [{name: Tests.swift, path: tests.liquid}]

        """,
        "page/view.liquid": "struct {{ prefix }}{{ module_info.name }}View { let title = \"Hello\" }\n",
        "page/tests.liquid": """
        import XCTest

        @testable import {{ module_info.product_module_name }}

        final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
          func testTitle() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, "Hello") }
        }

        """,
    ]

    private var sandbox: Sandbox
    private var cache: String { "\(sandbox.root)/cache/check/results" }

    init() throws {
        sandbox = try Sandbox(Self.template)
        sandbox.environment["GENERAMBA_CACHE"] = "\(sandbox.root)/cache"
        let path = sandbox.environment["PATH"] ?? ""
        let tools = "\(sandbox.root)/tools"
        try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
        let script = """
            #!/bin/sh
            case "$*" in *-emit-module*) echo >> '\(sandbox.root)/calls' ;; esac
            PATH='\(path)' exec swiftc "$@"
            """
        // A file that this process writes cannot be run while a child that was started meanwhile has it open.
        try script.write(toFile: "\(tools)/text", atomically: true, encoding: .utf8)
        let copy = ["\(tools)/text", "\(tools)/swiftc"]
        try Process.run(URL(fileURLWithPath: "/bin/cp"), arguments: copy).waitUntilExit()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(tools)/swiftc")
        sandbox.environment["PATH"] = "\(tools):\(path)"
    }

    /// Checks the template; returns how many modules the compiler made.
    private func check(
        _ arguments: String..., version: String? = "6", fails: Bool = false
    ) throws -> Int {
        try? FileManager.default.removeItem(atPath: "\(sandbox.root)/calls")
        let run = try sandbox.run(
            ["template", "check", "page"] + (version.map { ["--swift-version", $0] } ?? []) + arguments)
        let isOnlyCompiled = arguments.contains("--compile-only")
        let ends = fails ? "all 3 failed\n" : isOnlyCompiled ? "all 3 compiled\n" : "all 3 ok\n"
        #expect(run.output.hasSuffix("page: 3 combinations, \(ends)"), "\(run)")
        #expect(run.status == (fails ? 1 : 0), "\(run)")
        let calls = try? String(contentsOfFile: "\(sandbox.root)/calls", encoding: .utf8)
        return calls?.count ?? 0
    }

    @Test func whatHasNotChangedIsNotCompiledAgain() throws {
        // The first time, it also makes a stand-in.
        #expect(try check() > 6)
        #expect(try check() == 0)
        #expect(try check("--compile-only") == 6)
        #expect(try check("--compile-only") == 0)
        #expect(try check() == 0)
        try sandbox.write(["page/view.liquid": Self.template["page/view.liquid"]! + "// more\n"])
        #expect(try check() == 6)
        try sandbox.write(["page/view.liquid": Self.template["page/view.liquid"]!])
        #expect(try check() == 0)
    }

    @Test func testsThatWereOnlyCompiledAreRun() throws {
        #expect(try check(version: nil) > 6)
        #expect(try check(version: nil) == 0)
        #expect(try check(version: "6") == 0)
        #expect(try check(version: "5") == 6)
        #expect(try check(version: nil) == 0)
    }

    @Test func failuresAreTriedAgain() throws {
        try sandbox.write([
            "page/view.liquid": Self.template["page/view.liquid"]!.replacing("Hello", with: "Bye")
        ])
        #expect(try check(fails: true) > 6)
        #expect(try check(fails: true) == 6)
    }

    @Test func damagedAndForeignResultsAreIgnored() throws {
        #expect(try check() > 6)
        let good = Array(try Data(contentsOf: URL(fileURLWithPath: cache)))
        var flipped = good
        flipped[good.count - 3] ^= 1
        let newer = Array("generamba-check 3\n".utf8) + good.dropFirst("generamba-check 2\n".utf8.count)
        let damaged: [[UInt8]] = [
            [], Array(good.prefix(10)), good.dropLast(), flipped, newer, [0xFF, 10, 0xFF],
        ]
        for bytes in damaged {
            try Data(bytes).write(to: URL(fileURLWithPath: cache))
            #expect(try check() == 6)
            #expect(Array(try Data(contentsOf: URL(fileURLWithPath: cache))) == good)
        }
        guard getuid() == 0 else { return }
        try FileManager.default.setAttributes([.ownerAccountID: 12345], ofItemAtPath: cache)
        #expect(try check() == 6)
    }
}
