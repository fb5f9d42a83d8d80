import Testing

/// Tests what `gen` knows of modules that it made before, and what `list` shows of their targets.
struct RecordedTemplateTests {
    private static let card = [
        "card.rambaspec": """
        name: card
        parameters:
          - {name: title, default: Hello}
        code_files:
          - {name: Card.swift, path: card.mustache}

        """,
        "card.mustache": "// {{ title }}\nlet card = 1\n\nlet end = 2\n",
    ]

    /// A package of two targets with two templates.
    private func project(settings: String? = nil) throws -> Sandbox {
        let project = try FirstModuleTests.twoTargets()
        try project.install(Self.card, as: "card")
        if let settings { try project.write(["Rambafile": "project_name: Shop\n\(settings)"]) }
        return project
    }

    private static let settings = "project_target: App\ntemplates: [page, card]\n"

    @Test(arguments: [settings, "project_target: App\ntemplates: [page]\n", nil])
    func theNameIsEnoughForARecordedModule(settings: String?) throws {
        let project = try project(settings: settings)
        #expect(try project.run("gen", "Profile", "card", "--target", "Core", "--title", "Bye").status == 0)
        try project.expect(
            "gen", "Profile", "--check",
            output: """
                Profile from card: 1 identical (check, nothing was written)
                  note: Profile is generated as recorded: --title Bye
                """)
    }

    @Test func modulesFromTheSameTemplateNeedNone() throws {
        let project = try project(settings: Self.settings)
        #expect(try project.run("gen", "Profile,Cart", "card").status == 0)
        try project.expect(
            "gen", "Profile,Cart",
            output: "Profile from card: 1 identical\nCart from card: 1 identical")
        #expect(try project.run("gen", "Profile", "page", "--target", "Core").status == 0)
        let known = "'page', 'card', \(FirstModuleTests.builtIn(10))"
        try project.refuses(
            "gen", "Profile",
            saying: """
                error: gen needs a template
                  hint: run 'generamba gen Profile page'; the templates are \(known)
                """)
    }

    @Test func adoptTakesTheRecordedTemplate() throws {
        let project = try project(settings: Self.settings)
        #expect(try project.run("gen", "Profile,Cart", "card").status == 0)
        try project.expect("adopt", "Profile", output: "Profile from card: recorded already")
        try project.expect(
            "adopt", "Profile,Cart",
            output: "Profile from card: recorded already\nCart from card: recorded already")
        let help = "error: the Rambafile names several templates\n  hint: name one: page, card"
        for names in ["News", "Profile,News"] {
            try project.refuses("adopt", names, saying: help)
        }
        #expect(try project.run("gen", "Profile", "page", "--target", "Core").status == 0)
        try project.refuses("adopt", "Profile", saying: help)
    }

    // MARK: Other values

    private static let question =
        "'Profile' was generated before. Keep what you edited, and update it? [Y/n]: "

    /// A project with an edited module.
    private func edited() throws -> Sandbox {
        let project = try project(settings: Self.settings)
        #expect(try project.run("gen", "Profile", "card").status == 0)
        try project.write(["Sources/App/Profile/ProfileCard.swift": "// Hello\nlet card = 1\n\nlet end = 3\n"]
        )
        return project
    }

    @Test func otherValuesLeadToUpdate() throws {
        let project = try edited()
        let before = try project.snapshot()
        try project.refuses(
            "gen", "Profile", "--title", "Good day",
            saying: """
                error: 1 file exists and differs: 'Sources/App/Profile/ProfileCard.swift'
                  hint: nothing was written; compare with '--diff', run generamba update Profile --title \
                'Good day' to keep what you edited, or choose with '--on-conflict skip' or '--on-conflict overwrite'
                """)
        #expect(try project.snapshot() == before)
    }

    @Test func aModuleOfTheSameNameIsToldApart() throws {
        let project = try edited()
        #expect(try project.run("gen", "Profile", "page").status == 0)
        let word = "Profile.card"
        try project.refuses(
            "gen", "Profile", "card",
            saying: """
                error: 1 file exists and differs: 'Sources/App/Profile/ProfileCard.swift'
                  hint: nothing was written; compare with '--diff', run generamba update \(word) to keep what you \
                edited, or choose with '--on-conflict skip' or '--on-conflict overwrite'
                """)
        try project.expect("update", word, output: "Profile from card: up to date")
    }

    @Test(arguments: ["Shop", "."])
    func onATerminalGenUpdates(folder: String) throws {
        let project = try edited()
        let words = ["gen", "Profile", "card", "--title", "Bye"] + (folder == "." ? [] : ["-C", folder])
        let run = try project.converse(
            words, in: folder == "." ? "." : "..", reacting: [.answer(Self.question, "")])
        #expect(
            run
                == Run(
                    exactly: """
                              merge  Sources/App/Profile/ProfileCard.swift
                        Profile from card: 1 merged

                        """, Self.question, 0))
        #expect(
            try project.read("Sources/App/Profile/ProfileCard.swift")
                == "// Bye\nlet card = 1\n\nlet end = 3\n")
    }

    @Test func whoDeclinesIsAskedAboutEachFile() throws {
        let project = try edited()
        let run = try project.converse(
            "gen", "Profile", "--title", "Bye", columns: 200,
            reacting: [.answer(Self.question, "n"), .interrupt(": ")])
        #expect(
            run.status == 130 && run.messages.contains("'Sources/App/Profile/ProfileCard.swift'"), "\(run)")
    }

    // MARK: The table

    @Test func theTableHasTheTargets() throws {
        let project = try project(settings: Self.settings)
        #expect(try project.run("gen", "Profile", "card").status == 0)
        try project.expect("list", output: "Profile  card  clean")
        #expect(try project.run("gen", "Profile", "card", "--target", "Core").status == 0)
        try project.expect("list", output: "Profile  App   card  clean\nProfile  Core  card  clean")
    }

    @Test(arguments: ["list", "status", "update"])
    func outsideOfAProjectNobodyIsSentToSetup(command: String) throws {
        let empty = try Sandbox([:])
        try empty.refuses(
            command,
            saying: """
                error: no Package.swift or Xcode project in '<root>/Shop' or any folder above it
                  hint: run this command in the folder of your project, or create a package with 'swift package init'
                """)
    }
}
