import Testing

/// Command lines that are unusual but valid.
struct ArgumentTests {
    private let shop: Sandbox

    init() throws { shop = try Shop.sandbox(printing: "") }

    private func planned(_ name: String) -> String {
        """
             create  Sources/Shop/Modules/\(name)/\(name).txt
        \(name) from page: 1 to create (dry run, nothing was written)
        """
    }

    @Test(arguments: [
        ["-C", "Shop", "gen", "Profile", "--dry-run"], ["-C", "Shop", "gen", "--dry-run", "--", "Profile"],
        ["gen", "-C", "Shop", "--dry-run", "Profile", "page"],
        ["gen", "-C", "home", "-C", "Shop", "Profile", "--dry-run"],
    ])
    func theFolderStandsBeforeOrAfterTheCommand(arguments: [String]) throws {
        #expect(try shop.run(arguments, in: "..") == Run(output: planned("Profile")))
    }

    @Test(arguments: [
        ["gen", "--", "help"], ["gen", "help", "page"], ["gen", "help"],
    ])
    func wordsOfTheProgramMayNameModules(arguments: [String]) throws {
        #expect(
            try shop.run(["-C", "."] + arguments).output.hasPrefix("     create  Sources/Shop/Modules/help/"))
    }

    @Test func ofAnOptionThatIsGivenTwiceTheLastHolds() throws {
        try shop.expect(
            "gen", "Profile", "--prefix", "A", "--prefix", "B", "--dry-run", "--dry-run",
            output: """
                     create  Sources/Shop/Modules/Profile/BProfile.txt
                Profile from page: 1 to create (dry run, nothing was written)
                """)
    }

    @Test func anEmptyOptionIsAsGoodAsNone() throws {
        try shop.expect(
            "gen", "Profile", "--project_targets", "", "--test_targets", ",", "--description", "",
            "--dry-run",
            output: planned("Profile"))
    }

    /// A terminal in Latin-1 sends bytes that are not valid UTF-8.
    @Test func argumentsThatAreNoTextAreRefused() throws {
        let before = try shop.snapshot()
        let line = "exec \"$0\" gen \"$(printf 'Prof\\351')\""
        let run = try shop.run(["-c", line, Program.executable], program: "/bin/sh")
        #expect(run.status == 1 && run.output == "")
        #expect(run.messages.hasPrefix("error: 'Prof\u{FFFD}' is not a valid module name: "), "\(run)")
        #expect(try shop.snapshot() == before)
    }

    @Test(arguments: [["setup", "help"], ["template", "help"]])
    func aHintIsNotTheMistakeItself(arguments: [String]) throws {
        let run = try shop.run(arguments)
        #expect(run.output != "" || run.messages.firstRange(of: "did you mean 'help'?") == nil, "\(run)")
    }
}
