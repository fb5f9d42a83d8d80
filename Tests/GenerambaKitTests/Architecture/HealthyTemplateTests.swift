import Foundation
import Testing

/// What the built-in templates make follows the rules of its architecture.
@Suite struct HealthyTemplateTests {
    /// The words of `gen` in the golden tests of the built-in templates, with the templates.
    static let cases: [[String]] = {
        let templates = Program.repository.appendingPathComponent("Templates").path
        let paths = FileManager.default.enumerator(atPath: templates)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".yml") }.sorted().compactMap { path in
            let text = try? String(contentsOfFile: "\(templates)/\(path)", encoding: .utf8)
            let parts = path.split(separator: "/").map(String.init)
            let words = text?.replacing(#/^gen:( >-?)?\s*/#, with: "").split(separator: "\n").prefix {
                !$0.hasPrefix("author:") && !$0.hasPrefix("company:") && !$0.hasPrefix("project_name:")
            }.joined(separator: " ")
            let quoted = words?.replacing(#/^"|"$/#, with: "")
            return quoted.map { [parts[0], parts[parts.count - 1], $0] }
        }
    }()

    @Test("a generated module has no finding", arguments: cases)
    func aGeneratedModuleHasNoFinding(words: [String]) throws {
        let sandbox = try NewPackage.sandbox()
        let name = words[2].prefix { $0 != " " }
        let rest = words[2].dropFirst(name.count).trimmingPrefix(" \(words[0])")
        let run = try sandbox.output(of: [
            "sh", "-c", "\(Program.executable) gen \(name) \(words[0]) \(rest) > /dev/null 2>&1 && echo made",
        ])
        #expect(run == "made")
        #expect(try sandbox.run("doctor", "--quiet") == Run(output: "", messages: "", status: 0))
    }
}
