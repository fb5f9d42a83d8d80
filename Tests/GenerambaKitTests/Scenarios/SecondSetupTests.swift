import Testing

/// Tests `setup` in a project that has a Rambafile.
struct SecondSetupTests {
    private static let settings = """
        # The shop's settings
        project_name: The Shop   # not the package's name
        company: 'Example Ltd.'
        own_key: 1

        project_target: Shop
        project_file_path: Sources/Shop/Modules
        # The team's own
        templates: [silver, {name: own, local: templates/own}]
        samples: {User: "User()"}

        """

    private static let consent = "Change the settings in 'Rambafile'? [Y/n]: "
    private static let hello =
        "Press Return to accept the answer in brackets, type - to remove it, or Ctrl-C to stop.\n"

    private let project: Sandbox

    init() throws {
        project = try Sandbox(Shop.package)
        try project.write(["Rambafile": Self.settings])
    }

    // MARK: Without questions

    @Test(arguments: [
        ["setup", "--yes"], ["setup"], ["setup", "--company", " Example Ltd. ", "--templates", "silver,own"],
        ["setup", "--project_file_path", "Sources/Shop/Modules", "--on-conflict", "fail"],
    ])
    func withoutAChangeEverythingIsIdentical(arguments: [String]) throws {
        let before = try project.snapshot()
        #expect(
            try project.run(arguments)
                == Run(
                    output: """
                          identical  Rambafile
                        Next: 'generamba template install', then 'generamba gen NAME TEMPLATE'.
                        """))
        #expect(try project.snapshot() == before)
    }

    @Test func templatesInTheirFoldersNeedNoInstallation() throws {
        try project.write(["templates/own/own.rambaspec": "name: own\ncode_files: []\n"])
        try project.expect(
            "setup", "--yes",
            output: """
                  identical  Rambafile
                Next: 'generamba gen NAME TEMPLATE'.
                """)
    }

    @Test func onlyWhatOptionsGiveChanges() throws {
        try project.expect(
            "setup", "--yes", "--prefix", "SH", "--company", "", "--templates", "clean_swift,silver",
            output: """
                       edit  Rambafile
                Next: 'generamba template install', then 'generamba gen NAME TEMPLATE'.
                """)
        #expect(
            try project.read("Rambafile") == """
                # The shop's settings
                project_name: The Shop   # not the package's name
                # company: 'Example Ltd.'
                own_key: 1

                project_target: Shop
                project_file_path: Sources/Shop/Modules
                # The team's own
                templates: [silver, {name: own, local: templates/own}, {name: clean_swift}]
                samples: {User: "User()"}
                prefix: SH

                """)
        #expect(!project.exists("../home/.generamba"))
    }

    @Test func whatSetupHasWrittenIsFilledIn() throws {
        try project.remove("Rambafile")
        _ = try project.run("setup", "--yes")
        let first = try project.read("Rambafile")
        try project.expect(
            "setup", "--yes", "--company", "Example Ltd.", "--project_file_path", "Sources/Shop/Modules",
            output: """
                       edit  Rambafile
                Next: 'generamba gen NAME'.
                """)
        #expect(
            try project.read("Rambafile")
                == first.replacing("# company: Example Ltd.", with: "company: Example Ltd.")
                .replacing("# project_file_path: Sources", with: "project_file_path: Sources"))
    }

    @Test func anotherTargetTakesItsFoldersAndTestsAlong() throws {
        try project.write([
            "Package.swift": Shop.manifest.replacing(
                "targets: [",
                with: """
                    targets: [
                            .target(name: "Cart"), .testTarget(name: "CartTests", dependencies: ["Cart"]),
                    """),
            "Sources/Cart/Cart.swift": "", "Tests/CartTests/CartTests.swift": "",
        ])
        let run = try project.run("setup", "--yes", "--project_target", "Cart")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(
            try project.read("Rambafile")
                == Self.settings.replacing("project_target: Shop", with: "project_target: Cart")
                .replacing("project_file_path", with: "# project_file_path") + "test_target: CartTests\n")
    }

    @Test func itIsFoundFromBelow() throws {
        try project.expect(
            "setup", "--yes", "--prefix", "SH", in: "Sources/Shop",
            output: """
                       edit  ../../Rambafile
                Next: 'generamba template install', then 'generamba gen NAME TEMPLATE'.
                """)
        #expect(!project.exists("Sources/Shop/Rambafile"))
    }

    @Test func whatCannotBeChangedWithoutLossIsLeftToTheUser() throws {
        try project.write(["Rambafile": "{project_name: Shop, project_target: Shop}\n"])
        try project.refuses(
            "setup", "--yes", "--prefix", "SH",
            saying: """
                error: cannot change the Rambafile without losing something
                  hint: write 'prefix: SH' into it yourself
                """)
    }

    // MARK: At a terminal

    @Test func theAnswersInTheFileAreProposed() throws {
        let run = try project.converse(
            "setup", "--author", "",
            reacting: [
                .answer(Self.consent, ""), .answer("Company [Example Ltd.]: ", "-"),
                .answer("Project name [The Shop]: ", ""), .answer("Prefix: ", "SH"),
                .answer("Target for modules [Shop]: ", ""),
                .answer("Folder for modules [Sources/Shop/Modules]: ", "Sources/Shop"),
                .answer("Generate tests? [Y/n]: ", ""), .answer("Target for tests [ShopTests]: ", ""),
                .answer("Folder for tests [Tests/ShopTests]: ", ""),
                .answer("commas [silver, own]: ", "own, clean_swift"),
                .answer("Write these changes? [Y/n]: ", ""),
            ])
        #expect(run.messages.hasPrefix("\(Self.consent)\(Self.hello)Company [Example Ltd.]: "), "\(run)")
        #expect(
            run.messages.hasSuffix(
                """
                Templates, separated by commas [silver, own]:\u{20}
                diff --git a/Rambafile b/Rambafile
                --- a/Rambafile
                +++ b/Rambafile
                @@ -1,10 +1,12 @@
                 # The shop's settings
                 project_name: The Shop   # not the package's name
                -company: 'Example Ltd.'
                +# company: 'Example Ltd.'
                 own_key: 1
                \u{20}
                 project_target: Shop
                -project_file_path: Sources/Shop/Modules
                +# project_file_path: Sources/Shop/Modules
                 # The team's own
                -templates: [silver, {name: own, local: templates/own}]
                +templates: [{name: own, local: templates/own}, {name: clean_swift}]
                 samples: {User: "User()"}
                +prefix: SH
                +test_target: ShopTests

                Write these changes? [Y/n]:\u{20}
                """), "\(run)")
        #expect(
            run.output == """
                       edit  Rambafile
                Next: 'generamba template install', then 'generamba gen NAME TEMPLATE'.

                """)
        #expect(run.status == 0)
    }

    @Test func consentIsTheFirstQuestion() throws {
        let before = try project.snapshot()
        let run = try project.converse("setup", reacting: [.answer(Self.consent, "n")])
        #expect(
            run
                == Run(
                    exactly: "", "\(Self.consent)error: stopped: nothing was written\n", 1))
        #expect(try project.snapshot() == before)
    }

    @Test func withoutAChangeNothingMoreIsAsked() throws {
        let run = try project.converse(
            "setup", "--author", "", "--company", "Example Ltd.", "--project_name", "The Shop", "--prefix",
            "",
            "--project_target", "Shop", "--project_file_path", "Sources/Shop/Modules", "--test_target", "",
            "--templates", "", reacting: [.answer(Self.consent, "y")])
        #expect(
            run
                == Run(
                    exactly: """
                          identical  Rambafile
                        Next: 'generamba template install', then 'generamba gen NAME TEMPLATE'.

                        """, "\(Self.consent)\(Self.hello)", 0))
    }

    @Test func withYesNothingIsAsked() throws {
        let run = try project.converse("setup", "--yes", "--prefix", "SH", reacting: [])
        #expect(run.status == 0 && run.messages == "" && run.output.hasPrefix("       edit  Rambafile\n"))
    }

    @Test func aTargetThatIsGoneIsNotProposed() throws {
        try project.write([
            "Rambafile": Self.settings.replacing("project_target: Shop", with: "project_target: Gone")
        ])
        let before = try project.snapshot()
        let run = try project.converse(
            "setup", "--author", "", "--company", "", "--project_name", "Shop", "--prefix", "",
            reacting: [
                .answer(Self.consent, ""), .answer("Target for modules [Shop]: ", ""),
                .end("Folder for modules [Sources/Shop]: "),
            ])
        #expect(run.status == 1)
        #expect(try project.snapshot() == before)
    }
}
