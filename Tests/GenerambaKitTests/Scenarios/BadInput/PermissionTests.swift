import Testing

/// Folders and files that the user cannot write or read.
struct PermissionTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        // Fills the cache with the toolchain's answer, because another user has no cache to write to.
        _ = try shop.run("gen", "Profile", "--dry-run")
    }

    private func refused(
        _ arguments: String..., saying message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try shop.snapshot()
        let run = try shop.run(arguments, as: .unprivileged)
        #expect(
            run
                == Run(
                    messages: """
                        error: \(message)
                          hint: check the folder's owner and permissions
                        """, status: 1), sourceLocation: sourceLocation)
        #expect(try shop.snapshot() == before, sourceLocation: sourceLocation)
    }

    @Test func aFolderForCode() throws {
        try shop.setMode(0o555, of: "Sources/Shop")
        try shop.giveAway()
        try refused(
            "gen", "Profile", saying: "cannot create the folder 'Sources/Shop/Modules': permission denied")
    }

    @Test func aFolderForTestsWhenTheCodeIsWrittenAlready() throws {
        try shop.makeFolder("Tests/ShopTests/Modules")
        try shop.setMode(0o555, of: "Tests/ShopTests/Modules")
        try shop.giveAway()
        try refused(
            "gen", "Profile",
            saying: "cannot create the folder 'Tests/ShopTests/Modules/Profile': permission denied")
        #expect(!shop.exists("Sources/Shop/Modules"))
    }

    @Test func filesThatWereOverwrittenAreRestored() throws {
        let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"
        try shop.write([view: "mine", "Tests/ShopTests/Modules/Profile/ProfileTests.swift": "mine"])
        try shop.setMode(0o600, of: view)
        try shop.setMode(0o555, of: "Tests/ShopTests/Modules/Profile")
        try shop.giveAway()
        let run = try shop.run(["gen", "Profile", "--on-conflict", "overwrite"], as: .unprivileged)
        #expect(run.status == 1 && run.output == "")
        #expect(run.messages.hasPrefix("error: cannot write "), "\(run)")
        #expect(run.messages.firstRange(of: "generamba-") == nil, "\(run)")
        #expect(try shop.read(view) == "mine")
        #expect(try shop.mode(of: view) == 0o600)
        #expect(
            try shop.files(in: "Sources/Shop/Modules") == ["Profile/View/ProfileView.swift"])
    }

    @Test func aFileThatMayNotBeWritten() throws {
        try shop.write(["Sources/Shop/Modules/Profile/ProfileModel.swift": "mine"])
        try shop.setMode(0o444, of: "Sources/Shop/Modules/Profile/ProfileModel.swift")
        try shop.giveAway()
        try refused(
            "gen", "Profile", "--on-conflict", "overwrite",
            saying: "cannot write 'Sources/Shop/Modules/Profile/ProfileModel.swift': permission denied")
        #expect(!shop.exists("Sources/Shop/Modules/Profile/View"))
    }

    @Test func aFileThatMayNotBeRead() throws {
        try shop.write(["Sources/Shop/Modules/Profile/ProfileModel.swift": "mine"])
        try shop.setMode(0o000, of: "Sources/Shop/Modules/Profile/ProfileModel.swift")
        try shop.giveAway()
        try refused(
            "gen", "Profile",
            saying: "cannot read 'Sources/Shop/Modules/Profile/ProfileModel.swift': permission denied")
    }

    @Test func aFolderThatMayNotBeEntered() throws {
        try shop.makeFolder("Sources/Shop/Modules/Profile")
        try shop.setMode(0o000, of: "Sources/Shop/Modules")
        try shop.giveAway()
        let run = try shop.run(["gen", "Profile"], as: .unprivileged)
        #expect(run.status == 1 && run.output == "")
        #expect(
            run.messages.hasPrefix(
                "error: cannot read 'Sources/Shop/Modules/.swift-format': permission denied"), "\(run)")
        try shop.setMode(0o755, of: "Sources/Shop/Modules")
        #expect(try shop.files(in: "Sources/Shop/Modules") == ["Profile/"])
    }

    @Test func aRambafileThatMayNotBeRead() throws {
        try shop.setMode(0o000, of: "Rambafile")
        try shop.giveAway()
        try refused("gen", "Profile", saying: "cannot read 'Rambafile': permission denied")
    }

    @Test func aFolderForTemplates() throws {
        try shop.write([
            "Rambafile": Shop.settings.replacing("{name: page}", with: "{name: page, local: ../shelf}")
        ])
        try shop.write(Shop.page, below: "../shelf")
        try shop.remove("Templates/page")
        try shop.setMode(0o555, of: "Templates")
        try shop.giveAway()
        try refused(
            "template", "install", saying: "cannot create the folder 'Templates/page': permission denied")
    }

    @Test func ofSeveralTemplatesAllAreInstalledOrNone() throws {
        let templates = "{name: page, local: ../shelf/page}\n  - {name: other, local: ../shelf/other}"
        try shop.write(["Rambafile": Shop.settings.replacing("{name: page}", with: templates)])
        try shop.write(Shelf.catalog(["page": "p", "other": "o"]), below: "../shelf")
        try shop.remove("Templates")
        try shop.makeFolder("Templates/other/Code")
        try shop.setMode(0o555, of: "Templates/other")
        try shop.giveAway()
        try refused(
            "template", "install", saying: "cannot write 'Templates/other/other.rambaspec': permission denied"
        )
        #expect(try shop.files(in: "Templates") == ["other/Code/"])
    }

    @Test func aFolderForTheRambafile() throws {
        try shop.remove("Rambafile")
        try shop.setMode(0o555, of: ".")
        try shop.giveAway()
        try refused("setup", "--yes", saying: "cannot write 'Rambafile': permission denied")
        #expect(!shop.exists("../home/.generamba"))
    }

    @Test func aCacheThatCannotBeWrittenOnlyCostsTime() throws {
        try shop.giveAway()
        let run = try shop.run(
            ["gen", "Profile", "--dry-run"],
            with: ["GENERAMBA_CACHE": "/proc/nowhere", "XDG_CACHE_HOME": shop.root + "/home/c"],
            as: .unprivileged)
        #expect(run.status == 0 && run.messages == "", "\(run)")
    }
}
