import Testing

/// Tests `gen` when nothing goes wrong.
struct GenerationTests {
    private static let created = """
             create  Sources/Shop/Modules/Profile/View/ProfileView.swift
             create  Sources/Shop/Modules/Profile/ProfileModel.swift
             create  Tests/ShopTests/Modules/Profile/ProfileTests.swift
        Profile from page: all 3 created
        """

    @Test func aModuleIsGenerated() throws {
        let shop = try Shop.sandbox()
        try shop.expect("gen", "Profile", "page", output: Self.created)
        #expect(
            try shop.read("Sources/Shop/Modules/Profile/View/ProfileView.swift") == """
                // Profile module of Shop, Example Ltd.
                struct ProfileView {}

                """)
        #expect(
            try shop.read("Sources/Shop/Modules/Profile/ProfileModel.swift") == "struct ProfileModel {}\n")
        #expect(
            try shop.read("Tests/ShopTests/Modules/Profile/ProfileTests.swift")
                == "@testable import Shop\n")
    }

    @Test func nothingElseIsChanged() throws {
        let shop = try Shop.sandbox()
        let before = try shop.snapshot()
        _ = try shop.run("gen", "Profile")
        let after = try shop.snapshot().filter { !$0.contains("Modules") && !$0.contains("/.generamba/") }
        #expect(after == before)
    }

    @Test func theOnlyTemplateOfTheRambafileMayBeLeftOut() throws {
        let shop = try Shop.sandbox()
        try shop.expect("gen", "Profile", output: Self.created)
    }

    @Test func aTemplateThatTheRambafileDoesNotNameIsTakenFromItsFolder() throws {
        let shop = try Shop.sandbox()
        try shop.write(Shop.page, below: "Templates/leaf")
        try shop.write(["Templates/leaf/leaf.rambaspec": "name: leaf\ncode_files: [{name: Empty/}]\n"])
        try shop.expect(
            "gen", "Profile", "leaf",
            output: """
                     create  Sources/Shop/Modules/Profile/Empty/
                Profile from leaf: 1 created
                """)
        #expect(shop.exists("Sources/Shop/Modules/Profile/Empty"))
    }

    @Test func aFileThatIsNoTemplateIsCopiedByteForByte() throws {
        let shop = try Shop.sandbox()
        let bytes: [UInt8] = [0, 255, 0x7B, 0x7B, 13, 10, 0xC3]
        try shop.write(bytes, to: "Templates/page/Code/raw.bin")
        try shop.write([
            "Templates/page/page.rambaspec": "name: page\ncode_files: [{name: .bin, path: Code/raw.bin}]\n"
        ])
        try shop.expect(
            "gen", "Profile",
            output: """
                     create  Sources/Shop/Modules/Profile/Profile.bin
                Profile from page: 1 created
                """)
        #expect(try shop.bytes("Sources/Shop/Modules/Profile/Profile.bin") == bytes)
    }

    @Test func severalModulesAreGeneratedInOneRun() throws {
        let shop = try Shop.sandbox(printing: "{{ module_info.name }}\n")
        try shop.expect(
            "gen", "Profile,Settings, News",
            output: """
                     create  Sources/Shop/Modules/Profile/Profile.txt
                Profile from page: 1 created
                     create  Sources/Shop/Modules/Settings/Settings.txt
                Settings from page: 1 created
                     create  Sources/Shop/Modules/News/News.txt
                News from page: 1 created
                """)
        #expect(try shop.read("Sources/Shop/Modules/Settings/Settings.txt") == "Settings\n")
    }

    @Test func ofSeveralModulesAllAreGeneratedOrNone() throws {
        let shop = try Shop.sandbox(printing: "{{ module_info.name }}\n")
        try shop.refuses(
            "gen", "Profile,no-name,../Evil",
            saying: """
                error: 'no-name' is not a valid module name: it is not a Swift identifier
                  hint: use letters, digits and '_', starting with a letter
                error: '../Evil' is not a valid module name: it is not a Swift identifier
                  hint: use letters, digits and '_', starting with a letter
                """)
    }

    @Test func aPrefixStandsInNamesOfFilesAndTypes() throws {
        let shop = try Shop.sandbox(settings: Shop.settings + "prefix: SH\n")
        _ = try shop.run("gen", "Profile")
        #expect(
            try shop.read("Sources/Shop/Modules/Profile/SHProfileModel.swift")
                == "struct SHProfileModel {}\n")
        _ = try shop.run("gen", "Profile", "--prefix", "XY")
        #expect(
            try shop.read("Sources/Shop/Modules/Profile/XYProfileModel.swift")
                == "struct XYProfileModel {}\n")
        _ = try shop.run("gen", "Profile", "--prefix", "")
        #expect(
            try shop.read("Sources/Shop/Modules/Profile/ProfileModel.swift") == "struct ProfileModel {}\n")
    }

    @Test func aPrefixThatLooksLikeABooleanIsText() throws {
        let shop = try Shop.sandbox(settings: Shop.settings + "prefix: NO\n")
        _ = try shop.run("gen", "Profile")
        #expect(shop.exists("Sources/Shop/Modules/Profile/NOProfileModel.swift"))
    }

    @Test func noTestsAreGeneratedWhenNoneAreWanted() throws {
        let shop = try Shop.sandbox()
        for option in ["--no-tests", "--no_tests"] {
            try shop.expect(
                "gen", "Profile", option, "--dry-run",
                output: """
                         create  Sources/Shop/Modules/Profile/View/ProfileView.swift
                         create  Sources/Shop/Modules/Profile/ProfileModel.swift
                    Profile from page: all 2 to create (dry run, nothing was written)
                    """)
        }
    }

    @Test func noTestsAreGeneratedWithoutATestTarget() throws {
        let settings = Shop.settings.split(separator: "\n").filter { !$0.hasPrefix("test_") }
        let shop = try Shop.sandbox(settings: settings.joined(separator: "\n"))
        try shop.expect(
            "gen", "Profile",
            output: """
                     create  Sources/Shop/Modules/Profile/View/ProfileView.swift
                     create  Sources/Shop/Modules/Profile/ProfileModel.swift
                Profile from page: all 2 created
                  note: no tests are generated because the Rambafile names no 'test_target'
                  hint: add 'test_target: ShopTests' to it, or pass '--no-tests'
                """)
    }
}
