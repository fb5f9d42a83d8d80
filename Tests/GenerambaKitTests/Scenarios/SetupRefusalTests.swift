import Testing

/// Answers that `setup` rejects.
struct SetupRefusalTests {
    private let project: Sandbox

    init() throws {
        project = try Sandbox(Shop.package)
        _ = try project.run("setup", "--project_target", "Warm")
    }

    @Test func aRambafileThatCannotBeReadStays() throws {
        try project.write(["Rambafile": "mine"])
        for options in [[], ["--on-conflict", "fail"]] {
            let before = try project.snapshot()
            let run = try project.run(["setup", "--yes", "--author", "New"] + options)
            #expect(
                run
                    == Run(
                        messages: """
                            Rambafile:1:1: error: the Rambafile must be a mapping, not text
                             1 | mine
                               | ^^^^
                              hint: write 'KEY: VALUE' on each line
                            """, status: 1))
            #expect(try project.snapshot() == before)
        }
    }

    @Test func aRambafileThatMustNotChangeStays() throws {
        try project.write(["Rambafile": Shop.settings])
        try project.refuses(
            "setup", "--yes", "--on-conflict", "fail", "--company", "Other",
            saying: """
                error: a Rambafile already exists
                  hint: leave out '--on-conflict fail' to change it in place
                """)
        let run = try project.run("setup", "--yes", "--on-conflict", "fail", "--company", "Example Ltd.")
        #expect(run.status == 0, "\(run)")
    }

    @Test func itIsReplacedOrKeptOnDemand() throws {
        try project.write(["Rambafile": "mine"])
        try project.expect(
            "setup", "--yes", "--on-conflict", "skip",
            output: """
                       skip  Rambafile
                Next: 'generamba gen NAME'.
                """)
        #expect(try project.read("Rambafile") == "mine")
        try project.expect(
            "setup", "--yes", "--on-conflict", "overwrite",
            output: """
                  overwrite  Rambafile
                Next: 'generamba gen NAME'.
                """)
        #expect(try project.read("Rambafile").hasPrefix("# Generamba's settings"))
    }

    @Test(arguments: [
        (["--project_target", "Shpo"], "no target 'Shpo' for modules in Package.swift: it has 'Shop'"),
        (
            ["--project_target", "ShopTests"],
            "no target 'ShopTests' for modules in Package.swift: it has 'Shop'"
        ),
        (["--test_target", "Shop"], "no test target 'Shop' in Package.swift: it has 'ShopTests'"),
        (
            ["--project_file_path", "Tests"],
            "the folder 'Tests' does not belong to the target 'Shop': the target's folder is 'Sources/Shop'"
        ),
        (["--project_file_path", "../Other"], "the folder '../Other' leads outside the project"),
        (["--prefix", "1"], "'1' cannot begin the name of a Swift type"),
        (
            ["--company", "a\u{1B}[1mb"],
            "the answer to 'Company' contains a control or invisible character"
        ), (["--prefix", "a b"], "'a b' cannot begin the name of a Swift type"),
        (["--templates", "silver,../b"], "'../b' is not a valid template name"),
        (["--templates", "silver,claen_swift"], "no template 'claen_swift': did you mean 'clean_swift'?"),
        (
            ["--templates", "other"],
            "no template 'other': the templates are "
                + TemplateChoices.all.map(\.name).joined(separator: ", ")
        ),
        (["--project_name", " "], "no answer to 'Project name', and no default"),
    ])
    func anAnswerThatCannotBe(options: [String], message: String) throws {
        let before = try project.snapshot()
        let run = try project.run(["setup", "--yes"] + options)
        #expect(run.status == 1 && run.output == "")
        #expect(run.messages.hasPrefix("error: \(message)\n"), "\(run)")
        #expect(try project.snapshot() == before)
    }

    @Test func aBrokenPackage() throws {
        try project.write([
            "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = \n"
        ])
        let before = try project.snapshot()
        let run = try project.run("setup", "--yes")
        #expect(run.status == 1 && run.output == "")
        #expect(
            run.messages.hasPrefix(
                "error: 'swift package --package-path <root>/Shop dump-package' failed with status 1\n  | "),
            "\(run)")
        #expect(try project.snapshot() == before)
    }

    @Test func aHomeThatCannotBeWrittenKeepsTheRambafileFromBeingHalfOfTheWork() throws {
        let before = try project.snapshot()
        try project.write(["../home/.generamba": "a file"])
        let run = try project.run("setup", "--yes", "--author", "New")
        // Either everything was written, with a warning about the author, or nothing.
        if run.status == 0 {
            #expect(run.messages.hasPrefix("warning: "), "\(run)")
        } else {
            #expect(run.messages.hasPrefix("error: "), "\(run)")
            #expect(try project.snapshot().filter { !$0.contains("home") } == before, "\(run)")
        }
    }
}
