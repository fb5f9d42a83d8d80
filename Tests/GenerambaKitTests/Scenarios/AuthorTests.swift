import Testing

/// The author of a module comes from `--author`, the Rambafile, the user's preferences or git, in this order.
struct AuthorTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox(printing: "<{{ developer.name }}>\n")
        try shop.write([
            "Rambafile": Shop.settings + "author: Rambafile\n",
            "../home/.generamba/user_preferences.yml": "---\nusername: Preferences\n",
            "../home/.gitconfig": "[user]\n\tname = Git Ünïcode\n",
        ])
    }

    @Test func theOptionWins() throws {
        #expect(try author("--author", "Option") == "<Option>\n")
    }

    @Test func thenTheRambafile() throws {
        #expect(try author() == "<Rambafile>\n")
    }

    @Test func thenThePreferences() throws {
        try shop.write(["Rambafile": Shop.settings])
        #expect(try author() == "<Preferences>\n")
    }

    @Test("'gen' and 'setup' ask git for your name if your preferences have none.") func thenGit() throws {
        try shop.write(["Rambafile": Shop.settings])
        try shop.remove("../home/.generamba")
        #expect(try author() == "<Git Ünïcode>\n")
    }

    @Test func thenNobody() throws {
        try shop.write(["Rambafile": Shop.settings])
        try shop.remove("../home/.generamba")
        try shop.remove("../home/.gitconfig")
        #expect(try author() == "<>\n")
    }

    @Test func thenNobodyWithoutGit() throws {
        var shop = shop
        try shop.write(["Rambafile": Shop.settings])
        try shop.remove("../home/.generamba")
        _ = try shop.run("gen", "Other", "--dry-run")
        try shop.limitPrograms(to: ["swift"])
        #expect(try shop.run("gen", "Profile").status == 0)
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "<>\n")
    }

    @Test func aHomeThatIsNotSetIsNoMistake() throws {
        try shop.write(["Rambafile": Shop.settings])
        let run = try shop.run("gen", "Profile", "--json", with: ["HOME": ""])
        #expect(run.status == 0)
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "<>\n")
    }

    @Test func brokenPreferencesAreAMistake() throws {
        try shop.write([
            "Rambafile": Shop.settings, "../home/.generamba/user_preferences.yml": "username: [a]\n",
        ])
        try shop.refuses(
            "gen", "Profile",
            saying: """
                <root>/home/.generamba/user_preferences.yml:1:11: error: 'username' must be text, not a list
                 1 | username: [a]
                   |           ^^^
                """)
    }

    private func author(_ options: String...) throws -> String {
        let run = try shop.run(["gen", "Profile"] + options)
        #expect(run.status == 0 && run.messages == "")
        return try shop.read("Sources/Shop/Modules/Profile/Profile.txt")
    }
}
