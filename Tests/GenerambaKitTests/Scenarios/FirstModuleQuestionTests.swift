import Testing

/// Tests the questions of `gen` for what the command line and the Rambafile leave open.
struct FirstModuleQuestionTests {
    private static let choice = "↑↓, number or name: "
    private static let keep = "Keep these answers in a Rambafile? [Y/n]: "

    @Test func everythingIsAsked() throws {
        let project = try FirstModuleTests.twoTargets()
        let run = try project.screen(
            "gen", columns: 120,
            reacting: [
                .answer("Module name: ", "1x"), .answer("Module name: ", ""),
                .answer("Module name: ", "Profile"), .answer(Self.choice, "slvier"),
                .answer(Self.choice, "zzz"), .answer(Self.choice, "page"), .answer(Self.choice, "Croe"),
                .answer(Self.choice, "Core"), .answer(Self.keep, ""),
            ])
        #expect(
            run
                == Run(
                    messages: """
                        Module name: 1x
                        error: '1x' is not a valid module name: it is not a Swift identifier
                        Module name:
                        error: an answer is required
                        Module name: Profile
                        error: there is no choice 'slvier'
                          hint: did you mean 'silver'?
                        error: there is no choice 'zzz'
                          hint: type a number from 1 to 27, a name, or the template's folder
                        Template: page
                        error: there is no choice 'Croe'
                          hint: did you mean 'Core'?
                        Target: Core
                        Keep these answers in a Rambafile? [Y/n]:
                        \(FirstModuleTests.report(code: "Sources/Core", tests: "Tests/CoreTests"))
                             create  Rambafile
                        Next: commit the Rambafile. 'generamba gen NAME TEMPLATE' generates the next module.
                              'generamba setup' sets your company and a prefix.
                        """))
        let settings = try project.read("Rambafile").split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(
            settings == [
                "project_name: Shop", "project_target: Core", "test_target: CoreTests", "templates: []",
            ])
    }

    @Test func onlyWhatIsMissingIsAsked() throws {
        let project = try FirstModuleTests.twoTargets()
        let run = try project.converse(
            "gen", "Profile", "page", reacting: [.answer(Self.choice, ""), .answer(Self.keep, "n")])
        #expect(
            ShownText(run.messages, columns: 80).text
                == "Target: App\nKeep these answers in a Rambafile? [Y/n]:")
        #expect(run.output == FirstModuleTests.report(code: "Sources/App", tests: "Tests/AppTests") + "\n")
        #expect(!project.exists("Rambafile"))
        let named = try project.converse("gen", "Cart", "page", "--target", "Core", reacting: [])
        #expect(named.status == 0 && named.messages == "")
    }

    @Test func aTemplateAloneIsNotAName() throws {
        let project = try FirstModuleTests.twoTargets()
        let run = try project.converse(
            "gen", "page", "--target", "App", "--dry-run",
            reacting: [.answer("Module name: ", "Profile, Cart")])
        #expect(run.status == 0 && run.messages == "Module name: ", "\(run)")
        #expect(run.output.contains("Profile from page: all 3 to create"))
        #expect(run.output.contains("Cart from page: all 3 to create"))
    }

    @Test func withYesNothingIsAsked() throws {
        let project = try FirstModuleTests.twoTargets()
        try project.write(["Sources/App/Profile/ProfileModel.swift": "edited\n"])
        let run = try project.converse("gen", "Profile", "page", "--yes", "--target", "App", reacting: [])
        #expect(run.status == 1)
        #expect(
            run.messages == """
                error: 1 file exists and differs: 'Sources/App/Profile/ProfileModel.swift'
                  hint: nothing was written; compare with '--diff', choose with '--on-conflict skip' or \
                '--on-conflict overwrite'

                """)
        #expect(!project.exists("Rambafile"))
    }

    @Test func inAProjectWithARambafileItsTemplatesComeFirst() throws {
        let shop = try Shop.sandbox(settings: Shop.settings + "  - {name: silver}\n")
        let asked = try shop.screen(
            "gen", columns: 30, reacting: [.answer("Module name: ", "Profile"), .interrupt(Self.choice)])
        #expect(
            asked.messages == """
                Module name: Profile
                Template:
                \(TemplateChoices.lines(columns: 30, after: [("page", ""), ("silver", "")], marked: 1, room: 22))
                ↑↓, number or name:

                """)
        let run = try shop.converse(
            "gen", reacting: [.answer("Module name: ", "Profile"), .answer(Self.choice, "page")])
        #expect(run.status == 0 && run.output.hasSuffix("\nProfile from page: all 3 created\n"), "\(run)")
    }

    @Test func aFolderCanBeTypedForTheTemplate() throws {
        let project = try FirstModuleTests.twoTargets()
        let run = try project.converse(
            "gen", "Profile", "--target", "App", "--dry-run",
            reacting: [.answer(Self.choice, "./Templates/page")])
        #expect(ShownText(run.messages, columns: 80).text == "Template: ./Templates/page\n")
        #expect(run.status == 0 && run.output.contains("all 3 to create"), "\(run)")
    }

    @Test(arguments: ["dumb", ""]) func onATerminalThatCannotRewriteLines(term: String) throws {
        let project = try FirstModuleTests.twoTargets()
        let run = try project.converse(
            "gen", "Profile", "page", with: ["TERM": term],
            reacting: [.answer("Number or name [App]: ", "2"), .answer(Self.keep, "n")])
        #expect(
            run.messages == """
                Target:
                  1  App
                  2  Core
                Number or name [App]: \(Self.keep)
                """)
        #expect(
            run.output
                == FirstModuleTests.report(code: "Sources/Core", tests: "Tests/CoreTests") + "\n")
    }

    @Test func itsOnlyTemplateIsNotAskedFor() throws {
        let shop = try Shop.sandbox()
        let run = try shop.converse("gen", reacting: [.answer("Module name: ", "Profile")])
        #expect(run.status == 0 && run.messages == "Module name: ")
        #expect(run.output.hasSuffix("\nProfile from page: all 3 created\n"))
    }

    @Test func aTemplateFollowsOptions() throws {
        let project = try FirstModuleTests.twoTargets()
        try project.install(
            [
                "flag.rambaspec": """
                name: flag
                parameters: [{name: large, type: bool}]
                code_files: [{name: .swift, path: file.mustache}]

                """, "file.mustache": "// {{ large }}\n",
            ], as: "flag")
        let run = try project.converse(
            "gen", "Profile", "--large",
            reacting: [.answer(Self.choice, ""), .answer(Self.choice, ""), .answer(Self.keep, "no")])
        #expect(run.status == 0, "\(run)")
        #expect(try project.read("Sources/App/Profile/Profile.swift") == "// true\n")
    }

    @Test func withoutAnAnswerNothingIsWritten() throws {
        let project = try FirstModuleTests.twoTargets()
        let before = try project.snapshot()
        let ended = try project.converse(
            "gen", "Profile", "page", reacting: [.answer(Self.choice, "Core"), .end(Self.keep)])
        #expect(ended.status == 1 && ended.output == "")
        #expect(
            ShownText(ended.messages, columns: 80).text == """
                Target: Core
                Keep these answers in a Rambafile? [Y/n]:
                error: stopped: nothing was written

                """)
        let stopped = try project.converse("gen", reacting: [.interrupt("Module name: ")])
        #expect(stopped.status == 130)
        #expect(try project.snapshot() == before)
    }

    @Test func withoutAPackageNothingIsAsked() throws {
        let other = try Sandbox(["notes.txt": ""])
        for (command, way) in [("gen", "--new-package"), ("setup", "swift package init")] {
            #expect(
                try other.converse(command, reacting: [])
                    == Run(
                        messages: """
                            error: no Package.swift or Xcode project in '<root>/Shop' or any folder above it
                              hint: run this command in the folder of your project, or create a package with '\(way)'
                            """, status: 1))
        }
    }

    @Test func packagesInTheFoldersBelowAreSuggested() throws {
        let team = try Sandbox(["App/Package.swift": Shop.manifest, "notes.txt": ""])
        let error = "error: no Package.swift or Xcode project in '<root>/Shop' or any folder above it"
        for command in ["gen", "setup"] {
            try team.refuses(
                command, saying: "\(error)\n  hint: choose the project in 'App' with '-C App'")
        }
        try team.write(["My Kit/Package.swift": Shop.manifest])
        try team.refuses(
            "gen", "Profile", "clean_swift",
            saying: "\(error)\n  hint: choose one of the projects below with '-C': 'App', 'My Kit'")
    }
}
