import Foundation
import Testing

/// Tests `schema` and `setup --schema`. `make check-schemas` compares the schemas with files and reports.
struct SchemaTests {
    private static let line = "# yaml-language-server: $schema=.generamba/rambafile.schema.json\n"
    private static let path = ".generamba/rambafile.schema.json"

    @Test(arguments: ["rambafile", "rambaspec", "gen", "apply", "template check", "xcode add"])
    func eachSchemaIsJSONAndTellsItsDraft(name: String) throws {
        let run = try Sandbox().run(["schema"] + name.split(separator: " ").map(String.init))
        #expect(run.status == 0 && run.messages == "", "\(run)")
        let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(schema?["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    }

    @Test func unknownNamesAreCorrected() throws {
        #expect(
            try Sandbox().run("schema", "rambafle").messages == """
                error: there is no schema 'rambafle'
                  hint: did you mean 'rambafile'?

                """)
    }

    @Test func setupKeepsTheSchemaForEditors() throws {
        let shop = try Sandbox()
        _ = try shop.output(of: ["swift", "package", "init", "--type", "library", "--name", "Shop"])
        let setup = ["setup", "--yes", "--project_target", "Shop"]
        let made = try shop.run(setup + ["--schema"])
        #expect(
            made.output == """
                     create  Rambafile
                     create  .generamba/rambafile.schema.json
                Next: 'generamba gen NAME'.

                """)
        let rambafile = try shop.read("Rambafile")
        #expect(rambafile.hasPrefix(Self.line))
        let schema = try shop.run("schema", "rambafile").output
        #expect(try shop.read(Self.path) == schema)
        // Afterwards, setup keeps it without the option, and puts it in the place of an older one.
        try shop.write([Self.path: "{}\n"])
        let again = try shop.run(setup + ["--company", "Example"])
        #expect(
            again.output.contains("       edit  Rambafile\n")
                && again.output.contains("       edit  \(Self.path)\n"), "\(again)")
        #expect(try shop.read(Self.path) == schema)
        #expect(try shop.read("Rambafile").components(separatedBy: Self.line).count == 2)
        #expect(try shop.run("list").status == 0)
    }

    /// The line is behind a byte order mark, and ends as the others do. Another schema stays.
    @Test(arguments: [
        (
            "\u{FEFF}project_name: Shop\nproject_target: Shop\n",
            "\u{FEFF}\(line)project_name: Shop\nproject_target: Shop\n"
        ),
        (
            "project_name: Shop\r\nproject_target: Shop\r\n",
            "\(line.dropLast())\r\nproject_name: Shop\r\nproject_target: Shop\r\n"
        ),
        (
            "# yaml-language-server: $schema=own.json\nproject_name: Shop\nproject_target: Shop\n",
            "# yaml-language-server: $schema=own.json\nproject_name: Shop\nproject_target: Shop\n"
        ),
    ])
    func theLineFitsTheFile(old: String, new: String) throws {
        let shop = try Sandbox(["Rambafile": old])
        for _ in 1...2 {
            let run = try shop.run("setup", "--yes", "--schema")
            #expect(run.status == 0, "\(run)")
            #expect(try shop.read("Rambafile") == new)
        }
    }
}
