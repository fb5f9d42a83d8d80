import Testing

/// Symbolic links in the project.
struct LinkTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        try shop.makeFolder("../outside/Profile")
    }

    private func refused(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let before = try shop.snapshot()
        let run = try shop.run("gen", "Profile", "--on-conflict", "overwrite", "--no-tests")
        #expect(run.status == 1 && run.output == "", sourceLocation: sourceLocation)
        #expect(
            run.messages.firstRange(
                of: "error: '\(path)' leads outside the project: it is a symbolic link to '<root>/outside")
                != nil, "\(run)", sourceLocation: sourceLocation)
        #expect(try shop.snapshot() == before, sourceLocation: sourceLocation)
        #expect(try shop.files(in: "../outside") == ["Profile/"], sourceLocation: sourceLocation)
    }

    @Test func aFolderThatLeadsOut() throws {
        try shop.makeLink("Sources/Shop/Modules", to: shop.root + "/outside")
        try refused("Sources/Shop/Modules")
    }

    @Test func aFolderThatLeadsOutByARelativeLink() throws {
        try shop.makeLink("Sources/Shop/Modules/Profile", to: "../../../../outside/Profile")
        try refused("Sources/Shop/Modules/Profile")
    }

    @Test func aChainOfLinksThatLeadsOut() throws {
        try shop.makeLink("Sources/Shop/one", to: "two")
        try shop.makeLink("Sources/Shop/two", to: shop.root + "/outside")
        try shop.makeLink("Sources/Shop/Modules", to: "one")
        try refused("Sources/Shop/Modules")
    }

    @Test func aFileThatLeadsOut() throws {
        try shop.write(["../outside/Profile/file": "mine"])
        try shop.makeLink(
            "Sources/Shop/Modules/Profile/ProfileModel.swift", to: shop.root + "/outside/Profile/file")
        let before = try shop.snapshot()
        let run = try shop.run("gen", "Profile", "--on-conflict", "overwrite")
        #expect(run.status == 1 && run.output == "", "\(run)")
        #expect(try shop.snapshot() == before)
        #expect(try shop.read("../outside/Profile/file") == "mine")
    }

    @Test func oneMessageForOneLink() throws {
        try shop.makeLink("Sources/Shop/Modules", to: shop.root + "/outside")
        let run = try shop.run("gen", "Profile", "--no-tests")
        #expect(
            run.messages.split(separator: "\n").count { $0.firstRange(of: "error: ") != nil } == 1, "\(run)")
    }

    @Test func aLinkToNothing() throws {
        try shop.makeLink("Sources/Shop/Modules/Profile/ProfileModel.swift", to: "nothing")
        try shop.refuses(
            "gen", "Profile", "--on-conflict", "overwrite",
            saying: """
                error: 'Sources/Shop/Modules/Profile/ProfileModel.swift' is a broken symbolic link
                """)
    }

    @Test func aLinkToItself() throws {
        try shop.makeLink("Sources/Shop/Modules", to: "Modules")
        let before = try shop.snapshot()
        let run = try shop.run("gen", "Profile")
        #expect(
            run.status == 1 && run.output == "" && run.messages.firstRange(of: "error: ") != nil, "\(run)")
        #expect(try shop.snapshot() == before)
    }

    @Test func aLinkIntoGitsOwnFolder() throws {
        try shop.git("init", "--quiet")
        try shop.makeLink("Sources/Shop/Modules", to: "../../.git/info")
        let before = try shop.snapshot()
        let run = try shop.run("gen", "Profile")
        #expect(run.status == 1 && run.output == "", "\(run)")
        #expect(try shop.snapshot() == before)
    }

    @Test func aLinkInsideOfTheProjectIsFollowedAndStays() throws {
        try shop.makeLink("Sources/Shop/Modules", to: "Real")
        try shop.makeFolder("Sources/Shop/Real")
        try shop.write(["Sources/Shop/Other.swift": "edited"])
        try shop.makeLink("Sources/Shop/Real/Profile/ProfileModel.swift", to: "../../Other.swift")
        try shop.expect(
            "gen", "Profile", "--no-tests", "--on-conflict", "overwrite",
            output: """
                     create  Sources/Shop/Modules/Profile/View/ProfileView.swift
                  overwrite  Sources/Shop/Modules/Profile/ProfileModel.swift
                Profile from page: 1 created, 1 overwritten
                """)
        #expect(try shop.read("Sources/Shop/Other.swift") == "struct ProfileModel {}\n")
        #expect(shop.exists("Sources/Shop/Real/Profile/View/ProfileView.swift"))
        #expect(try shop.link("Sources/Shop/Modules") == "Real")
        #expect(try shop.link("Sources/Shop/Real/Profile/ProfileModel.swift") == "../../Other.swift")
    }

    @Test func theProjectItselfMayBeReachedByALink() throws {
        try shop.makeLink("../home/link", to: shop.project)
        let run = try shop.run("gen", "Profile", in: "../home/link")
        #expect(run.status == 0, "\(run)")
        let again = try shop.run("gen", "Profile", "-C", "link", in: "../home")
        #expect(again.output.hasSuffix("Profile from page: all 3 identical\n"), "\(again)")
    }

    @Test func templatesAreNotInstalledThroughALinkThatLeadsOut() throws {
        try shop.write([
            "Rambafile": Shop.settings.replacing("{name: page}", with: "{name: page, local: ../shelf}")
        ])
        try shop.write(Shop.page, below: "../shelf")
        try shop.remove("Templates")
        try shop.makeLink("Templates", to: shop.root + "/outside")
        let before = try shop.snapshot()
        let run = try shop.run("template", "install")
        #expect(run.status == 1 && run.output == "")
        #expect(
            run.messages
                == "error: 'Templates' leads outside the project: it is a symbolic link to '<root>/outside'\n"
        )
        #expect(try shop.snapshot() == before)
    }
}
