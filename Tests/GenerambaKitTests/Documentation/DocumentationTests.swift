import Foundation
import GenerambaKit
import SourceText
import Testing

/// What README.md, the pages in Documentation/ and Rambafile.example say is so.
@Suite struct DocumentationTests {
    /// The pages in Documentation/, by their names.
    static let names: [String] = {
        let folder = Program.repository.appendingPathComponent("Documentation").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".md") }.sorted()
    }()
    static let pages = ["README.md"] + names.map { "Documentation/" + $0 }

    @Test(
        "every command prints what stands below it",
        arguments: pages.filter { !TemplateExamples.pages.contains($0) })
    func everyCommandPrintsWhatStandsBelowIt(path: String) throws {
        let sandbox =
            switch path {
            case "Documentation/Xcode-projects.md": try Sandbox(ShopApps.files())
            case "Documentation/App-from-nothing.md": try Sandbox()
            default: try NewPackage.sandbox()
            }
        for step in try MarkdownPage(path).steps {
            switch step {
            case .file(let path, let text): try sandbox.write([path: text])
            case .command(let command):
                #expect(try command.run(in: sandbox) == command.output, "\(path): \(command.command)")
            }
        }
    }

    @Test(
        "every link leads to a page or file, and to a heading in it",
        arguments: pages + [
            "AGENTS.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "Examples/README.md",
        ] + Example.names.map { "Examples/\($0)/README.md" })
    func everyLinkLeadsSomewhere(path: String) throws {
        let url = Program.repository.appendingPathComponent(path)
        for link in try MarkdownPage(path).links where !link.target.hasPrefix("https://") {
            let parts = link.target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
            let target =
                parts[0].isEmpty ? url : url.deletingLastPathComponent().appendingPathComponent(parts[0])
            let text = try? String(contentsOf: target, encoding: .utf8)
            let isThere = FileManager.default.fileExists(atPath: target.path)
            #expect(isThere, "\(path):\(link.line): \(link.target)")
            guard parts.count > 1, let text else { continue }
            let anchors = try MarkdownPage(text: text).anchors
            #expect(anchors.contains(parts[1]), "\(path):\(link.line): \(link.target)")
        }
    }

    @Test("the README leads to every page") func theReadmeLeadsToEveryPage() throws {
        let targets = Set(try MarkdownPage("README.md").links.map(\.target))
        #expect(Self.names.filter { !targets.contains("Documentation/" + $0) } == [])
    }

    @Test("the picture shows what the program prints") func thePictureIsOfARun() throws {
        let url = Program.repository.appendingPathComponent("Documentation/Images/run.svg")
        let lines = try String(contentsOf: url, encoding: .utf8).matches(of: /<text[^>]*>(.*)<\/text>/).map {
            $0.1.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
                .replacing("&amp;", with: "&") + "\n"
        }
        let commands = ShellCommand.all(in: lines.joined())
        #expect(commands.count >= 3)
        let sandbox = try NewPackage.sandbox()
        for command in commands {
            #expect(try command.run(in: sandbox) == command.output, "\(command.command)")
        }
    }

    @Test("the pages of the commands have the help of each", arguments: ["", "template ", "xcode "])
    func theHelpOfEveryCommandIsOnAPage(group: String) throws {
        let shown = Set(
            try ["Commands", "Template-commands", "Xcode-commands", "Doctor", "Graph", "Agents"].flatMap {
                try MarkdownPage("Documentation/\($0).md").commands.map(\.command)
            })
        let words = group.split(separator: " ").map(String.init) + ["--help"]
        let found = try Sandbox().run(words).output.matches(of: /(?m)^  (\w+) {2,}/).map { String($0.1) }
        #expect(found.count >= 2)
        #expect(found.filter { !shown.contains("generamba \(group)\($0) --help") } == [])
    }

    @Test("the example Rambafile is read without a complaint") func theExampleRambafileIsRead() throws {
        let url = Program.repository.appendingPathComponent("Rambafile.example")
        let text = try String(contentsOf: url, encoding: .utf8)
        var diagnostics = Diagnostics()
        _ = try Rambafile.parse(SourceFile(path: "Rambafile.example", text: text), diagnostics: &diagnostics)
        // Keys in comments count, too.
        let all = text.replacing(/(?m)^# (\w+: )/) { "\($0.output.1)" }
        _ = try Rambafile.parse(SourceFile(path: "Rambafile.example", text: all), diagnostics: &diagnostics)
        #expect(diagnostics == Diagnostics())
    }
}
