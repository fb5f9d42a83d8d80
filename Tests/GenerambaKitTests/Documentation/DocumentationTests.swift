import Foundation
import GenerambaKit
import SourceText
import Testing

/// README.md and Rambafile.example are correct.
@Suite struct ReadmeTests {
    @Test("every command of the README prints what stands below it")
    func everyCommandPrintsWhatStandsBelowIt() throws {
        let sandbox = try Sandbox(Shop.package)
        let commands = Readme.commands
        #expect(commands.count >= 6)
        for command in commands {
            #expect(try command.run(in: sandbox) == command.output, "\(command.command)")
        }
    }

    @Test("the report of the README is what the program prints")
    func theReportIsWhatTheProgramPrints() throws {
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

    @Test("the template of the README generates") func theTemplateGenerates() throws {
        let template = TemplateExample(
            line: 0, heading: "Writing a template",
            files: [
                "page.rambaspec": try #require(Readme.blocks("yaml").first),
                "Code/view.swift.mustache": try #require(Readme.blocks("mustache").first),
            ],
            outcome: .file(options: "--prefix XY", text: try #require(Readme.blocks("swift").first)))
        try template.run()
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
