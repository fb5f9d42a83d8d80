import Testing

/// Tests modules without a folder of their own.
struct ModuleFolderTests {
    private func shop(_ entry: String) throws -> Sandbox {
        try Shop.sandbox(settings: Shop.settings.replacing("{name: page}", with: entry))
    }

    private func planned(_ folder: String) -> Run {
        Run(
            output: """
                     create  Sources/Shop/Modules/\(folder)View/ProfileView.swift
                     create  Sources/Shop/Modules/\(folder)ProfileModel.swift
                     create  Tests/ShopTests/Modules/\(folder)ProfileTests.swift
                Profile from page: all 3 to create (dry run, nothing was written)
                """)
    }

    @Test(arguments: [
        ("{name: page}", [], "Profile/"),
        ("{name: page}", ["--no-module-folder"], ""),
        ("{name: page}", ["--no_module_folder"], ""),
        ("{name: page}", ["--no-module-folder", "--module-folder"], "Profile/"),
        ("{name: page, module_folder: false}", [], ""),
        ("{name: page, module_folder: no}", ["--no-module-folder"], ""),
        ("{name: page, module_folder: false}", ["--module_folder"], "Profile/"),
        ("{name: page, module_folder: true}", ["--no-module-folder"], ""),
    ])
    func theOptionWinsOverTheRambafile(entry: String, options: [String], folder: String) throws {
        #expect(try shop(entry).run(["gen", "Profile", "--dry-run"] + options) == planned(folder))
    }

    @Test(arguments: [
        ("{name: page}", [], ""), ("{name: page, module_folder: true}", [], "Profile/"),
        ("{name: page}", ["--module-folder"], "Profile/"),
    ])
    func theRambafileAndTheOptionWinOverTheTemplate(entry: String, options: [String], folder: String) throws {
        let shop = try shop(entry)
        let rambaspec = "Templates/page/page.rambaspec"
        try shop.write([rambaspec: shop.read(rambaspec) + "\nmodule_folder: false\n"])
        #expect(try shop.run(["gen", "Profile", "--dry-run"] + options) == planned(folder))
    }

    @Test func modulesShareTheFolders() throws {
        let shop = try shop("page")
        let run = try shop.run("gen", "Profile,Cart", "--no-module-folder", "--no-tests")
        #expect(run.status == 0, "\(run)")
        #expect(
            try shop.files(in: "Sources/Shop/Modules") == [
                "CartModel.swift", "ProfileModel.swift", "View/CartView.swift", "View/ProfileView.swift",
            ])
    }

    @Test func anotherValueIsRefused() throws {
        try shop("{name: page, module_folder: maybe}").refuses(
            "gen", "Profile",
            saying: """
                Rambafile:8:33: error: 'module_folder' must be true or false, not 'maybe'
                 8 |   - {name: page, module_folder: maybe}
                   |                                 ^^^^^
                """)
    }
}
