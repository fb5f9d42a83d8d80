import Foundation
import GenerambaKit
import Testing

/// What README.md and Rambafile.example say is so.
@Suite struct ReadmeTests {
    @Test func `every command of the README prints what stands below it`() throws {
        var sandbox = try Sandbox(Shop.package)
        sandbox.environment["NO_COLOR"] = "1"
        let path = URL(fileURLWithPath: Program.executable).deletingLastPathComponent().path
        sandbox.environment["PATH", default: ""] = path + ":" + (sandbox.environment["PATH"] ?? "")
        let examples = Readme.blocks("console").flatMap(Example.all)
        #expect(examples.count >= 6)
        for example in examples {
            #expect(try example.run(in: sandbox) == example.output, "\(example.command)")
        }
    }

    @Test func `the report of the README is what the program prints`() throws {
        let sandbox = try Shop.sandbox()
        try sandbox.install(
            ["page.rambaspec": "name: page\ncode_files: [{name: View.swift, path: view}]\n", "view": ""],
            as: "page")
        try sandbox.write([
            "Rambafile": "project_name: Shop\npoject_name: Shop\nproject_target: Shop\n"
        ])
        let report = try #require(Readme.blocks("json").first)
        let expected = report.replacing("/work/Shop", with: "<root>/Shop")
        let run = try sandbox.run("gen", "Profile", "page", "--json")
        #expect(run.output.replacing(/\s/, with: "") == expected.replacing(/\s/, with: ""))
    }

    @Test func `the template of the README generates`() throws {
        let sandbox = try Shop.sandbox()
        try sandbox.install(
            [
                "page.rambaspec": try #require(Readme.blocks("yaml").first),
                "Code/view.swift.mustache": "struct {{ prefix }}{{ module_info.name }}View {}\n",
                "Code/assets.json": "{}\n",
                "Tests/view_tests.swift.mustache": "// {{ module_info.product_module_name }}\n",
            ], as: "page")
        try sandbox.expect(
            "gen", "Profile", "--prefix", "XY",
            output: """
                     create  Sources/Shop/Modules/Profile/View/XYProfileView.swift
                     create  Sources/Shop/Modules/Profile/ProfileAssets.json
                     create  Tests/ShopTests/Modules/Profile/View/XYProfileViewTests.swift
                Profile from page: all 3 created
                """)
    }

    @Test func `the example Rambafile is read without a complaint`() throws {
        let url = Program.repository.appendingPathComponent("Rambafile.example")
        let text = try String(contentsOf: url, encoding: .utf8)
        var diagnostics = Diagnostics()
        _ = try Rambafile.parse(SourceFile(path: "Rambafile.example", text: text), diagnostics: &diagnostics)
        // The keys in comments are keys, too.
        let all = text.replacing(/(?m)^# (\w+: )/) { "\($0.output.1)" }
        _ = try Rambafile.parse(SourceFile(path: "Rambafile.example", text: all), diagnostics: &diagnostics)
        #expect(diagnostics == Diagnostics())
    }
}

/// The blocks of README.md.
private enum Readme {
    static func blocks(_ language: String) -> [String] {
        let url = Program.repository.appendingPathComponent("README.md")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.split(separator: "\n```\n").compactMap { part in
            part.split(separator: "```\(language)\n", maxSplits: 1).dropFirst().first.map { $0 + "\n" }
        }
    }
}

/// A command, and what it prints.
private struct Example {
    let command: String
    var output = ""

    static func all(in block: String) -> [Example] {
        var examples: [Example] = []
        for line in block.split(separator: "\n") {
            if line.hasPrefix("$ ") {
                examples.append(Example(command: String(line.dropFirst(2))))
            } else {
                examples[examples.count - 1].output += line + "\n"
            }
        }
        return examples
    }

    func run(in sandbox: Sandbox) throws -> String {
        let stream = sandbox.newStream()
        let child = try Child(
            ["/bin/sh", "-c", command], in: sandbox.project, environment: sandbox.environment,
            streams: ("/dev/null", stream, stream))
        _ = child.wait()
        return String(decoding: try Data(contentsOf: URL(fileURLWithPath: stream)), as: UTF8.self)
    }
}
