import Testing

/// Tests that time grows linearly with the size of the input. With quadratic growth, thousands of items would take so
/// long that the test kills the run.
struct LargeInputTests {
    @Test func parametersOnTheCommandLine() throws {
        let shop = try Shop.sandbox(printing: "{{ p3999 }}")
        let parameters = (0..<4000).map { "- {name: p\($0), default: x}\n" }.joined()
        try shop.write([
            "Templates/page/page.rambaspec":
                "name: page\nparameters:\n\(parameters)code_files: [{name: .txt, path: Code/file.mustache}]\n"
        ])
        let options = (3000..<4000).map { "--p\($0)=y" }
        let run = try shop.run(["gen", "Profile"] + options)
        #expect(run == Self.created)
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "y")
    }

    @Test(arguments: [["gen"], ["gen", "Profile", "--"], ["template", "lint"]])
    func words(of command: [String]) throws {
        let words = (command.count...2000).map { "w\($0)" }
        let run = try Shop.sandbox().run(command + words)
        #expect(
            run
                == Run(
                    messages: """
                        error: the command line has more than 2000 words
                          hint: run the program several times with fewer words each
                        """, status: 64))
    }

    @Test func functionsOfOneName() throws {
        let shop = try Shop.sandbox(printing: "{{#all}}{{#-last}}{{id}}{{/-last}}{{/all}}")
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            parameters: [{name: all, type: list, items: function}]
            code_files: [{name: .txt, path: Code/file.mustache}]

            """,
            "Sources/Shop/Types.swift": (1...4000).map { "struct T\($0) {}\n" }.joined(),
        ])
        let functions = (1...4000).map { "f(a: T\($0))" }.joined(separator: ",")
        let run = try shop.run("gen", "Profile", "--all", functions)
        #expect(run == Self.created)
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "fA4000")
    }

    private static let created = Run(
        output: """
                 create  Sources/Shop/Modules/Profile/Profile.txt
            Profile from page: 1 created
            """)

    /// Texts of many modules go to a temporary file. If none can be made, they stay in memory.
    @Test(arguments: ["/tmp", "/missing"])
    func textOfManyModules(temporary: String) throws {
        let shop = try Shop.sandbox(
            printing: "{{ module_info.name }}" + String(repeating: "0123456789abcde\n", count: 1 << 16))
        // SwiftPM needs the place, too.
        try shop.remove("Package.swift")
        let names = (10..<20).map { "M\($0)" }
        let environment = ["TMPDIR": temporary]
        let run = try shop.run("gen", names.joined(separator: ","), with: environment)
        #expect(run.status == 0 && run.messages == "", "\(run)")
        for name in names {
            let text = try shop.read("Sources/Shop/Modules/\(name)/\(name).txt")
            #expect(text.hasPrefix("\(name)01") && text.utf8.count == 3 + 1 << 20)
        }
        let again = try shop.run("gen", names.joined(separator: ","), "--check", with: environment)
        #expect(again.status == 0, "\(again)")
    }

    @Test func filesForTheItemsOfAList() throws {
        let shop = try Shop.sandbox()
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            parameters: [{name: items, type: list}]
            code_files: [{name: A, for_each: items}]

            """
        ])
        try shop.refuses(
            "gen", "Profile", "--items", (0...5000).map { "i\($0)" }.joined(separator: ","),
            saying: """
                Templates/page/page.rambaspec:3:21: error: the template generates more than 5000 files
                 3 | code_files: [{name: A, for_each: items}]
                   |                     ^
                  hint: give its lists fewer items
                """)
    }

    @Test func modulesOfLargeFiles() throws {
        let shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec": "name: page\ncode_files: [{name: .bin, path: Code/file.bin}]\n",
                "Code/file.bin": String(repeating: "x", count: 600_000),
            ], as: "page")
        try shop.refuses(
            "gen", "A,B,C,D,E,F,G", "--limit", "output=1",
            saying: """
                error: the modules have more than 4 MiB of files
                  hint: generate fewer modules at once, or allow more: '--limit output=N'
                """)
        #expect(try shop.run("gen", "A,B,C,D,E,F", "--limit", "output=1").status == 0)
    }

    /// Signs that could begin a tag.
    @Test(
        arguments: [
            ("a.swift", "{{"), ("a.mustache", "<%"), ("a.mustache", "$"), ("a.mustache", "{a:"),
            ("a.mustache", "___ "),
        ])
    func signsOnOneLine(source: String, sign: String) throws {
        let run = try lint(source, String(repeating: sign, count: 100_000 / sign.count))
        #expect(run == Run(output: "page: no problems"))
    }

    @Test func signsInAName() throws {
        let run = try lint("a.swift", "", name: String(repeating: "#", count: 100_000))
        #expect(run.output == "page: 1 error\n" && run.messages.contains("#' is too long\n"))
    }

    @Test(arguments: ["(", "["])
    func bracketsInACondition(bracket: String) throws {
        let brackets = String(repeating: bracket, count: 100_000)
        let run = try lint("a.liquid", "{% if \(brackets) %}{% endif %}")
        #expect(run == Run(output: "page: no problems"))
    }

    private func lint(_ source: String, _ text: String, name: String = "A.swift") throws -> Run {
        let sandbox = try Sandbox([
            "page/page.rambaspec":
                "name: page\ncode_files: [{name: A.swift, custom_name: '\(name)', path: \(source)}]\n",
            "page/\(source)": text,
        ])
        return try sandbox.run("template", "lint", "./page")
    }

    @Test func namesOfTemplates() throws {
        let names = (0..<4000).map { "  - {name: t\($0)}\n" }.joined()
        let shop = try Shop.sandbox(settings: Shop.settings.replacing("  - {name: page}\n", with: names))
        let run = try shop.run(["template", "lint"] + (0..<300).map { "t\($0)" })
        #expect(run.status == 1)
        #expect(run.messages.hasPrefix("Rambafile:8:12: error: the template 't0' is not installed\n"))
    }
}
