import Testing

/// Tests the search for the Rambafile, and its path in messages.
struct PlaceTests {
    private static let created = """
             create  Sources/Shop/Modules/Profile/View/ProfileView.swift
             create  Sources/Shop/Modules/Profile/ProfileModel.swift
             create  Tests/ShopTests/Modules/Profile/ProfileTests.swift
        Profile from page: all 3 to create (dry run, nothing was written)
        """

    @Test func aRambafileAboveIsFound() throws {
        let shop = try Shop.sandbox()
        try shop.makeFolder("Sources/Shop/Deep")
        try shop.expect("gen", "Profile", "--dry-run", in: "Sources/Shop/Deep", output: Self.created)
    }

    @Test func pathsStartAtTheRambafile() throws {
        let shop = try Shop.sandbox()
        _ = try shop.run("gen", "Profile", "--module_path", "Sources/Shop/Own", in: "Sources/Shop")
        #expect(shop.exists("Sources/Shop/Own/Profile/ProfileModel.swift"))
    }

    @Test func theNearestRambafileIsTaken() throws {
        let shop = try Shop.sandbox()
        try shop.write(["Sources/Rambafile": ""])
        try shop.refuses(
            "gen", "Profile", in: "Sources/Shop",
            saying: """
                ../Rambafile:1:1: error: the Rambafile has no 'project_target'
                 1 |\u{20}
                   | ^
                  hint: add 'project_target: …'
                ../Rambafile:1:1: error: the Rambafile has no 'project_name'
                 1 |\u{20}
                   | ^
                  hint: add 'project_name: …'
                """)
    }

    @Test(arguments: ["Shop", "./Shop", "home/../Shop/"])
    func anotherFolderCanBeNamed(folder: String) throws {
        let shop = try Shop.sandbox()
        try shop.expect("gen", "Profile", "--dry-run", "-C", folder, in: "..", output: Self.created)
        try shop.expect("gen", "-C", folder, "--dry-run", "Profile", in: "..", output: Self.created)
    }

    @Test func anotherFolderCanBeNamedByItsWholePath() throws {
        let shop = try Shop.sandbox()
        try shop.expect(
            "gen", "Profile", "--dry-run", "-C", shop.project + "/Sources", in: "../home",
            output: Self.created)
    }

    @Test func messagesNameFilesFromWhereTheUserStands() throws {
        let shop = try Shop.sandbox(settings: Shop.settings + "compny: x\n")
        for (folder, path) in [
            (".", "Rambafile"), ("Sources/Shop", "../../Rambafile"), ("..", "Shop/Rambafile"),
        ] {
            let run = try shop.run("gen", "A", "--dry-run", "-C", shop.project, in: folder)
            #expect(
                run.messages == """
                    \(path):9:1: warning: unknown key 'compny'
                     9 | compny: x
                       | ^^^^^^
                      hint: did you mean 'company'?

                    """)
        }
    }

    @Test(arguments: ["nowhere", "Rambafile"])
    func aFolderThatIsNoneIsRefused(folder: String) throws {
        let shop = try Shop.sandbox()
        try shop.refuses("gen", "Profile", "-C", folder, saying: "error: no folder '\(folder)'")
    }

    @Test func withoutARambafileThereIsNothingToInstall() throws {
        let shop = try Sandbox(Shop.package)
        try shop.refuses(
            "template", "install", in: "Sources/Shop",
            saying: """
                error: no Rambafile in '<root>/Shop/Sources/Shop' or any folder above it
                  hint: run 'generamba setup' to create one
                """)
    }
}
