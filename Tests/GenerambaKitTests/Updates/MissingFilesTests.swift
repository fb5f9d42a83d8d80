import Testing

/// `gen` of a recorded module whose files somebody removed or edited.
struct MissingFilesTests {
    private static let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"
    private static let model = "Sources/Shop/Modules/Profile/ProfileModel.swift"
    private static let question = "'\(model)' is missing. Keep it away? [Y/n]: "

    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        try #require(try shop.run("gen", "Profile").status == 0)
        try shop.remove(Self.model)
    }

    @Test(arguments: ["", "y"])
    func aRemovedFileStaysAwayIfTheUserAgrees(answer: String) throws {
        let run = try shop.converse("gen", "Profile", reacting: [.answer(Self.question, answer)])
        #expect(run == Run(exactly: "Profile from page: all 2 identical\n", Self.question, 0))
        try expectAway()
    }

    @Test func aRemovedFileIsGeneratedAgainIfTheUserDeclines() throws {
        let run = try shop.converse("gen", "Profile", reacting: [.answer(Self.question, "n")])
        let report = """
                 create  \(Self.model)
              identical  2 files
            Profile from page: 1 created, 2 identical

            """
        #expect(run == Run(exactly: report, Self.question, 0))
        try shop.expect("list", output: "Profile  page  clean")
    }

    @Test func anOptionKeepsRemovedFilesAway() throws {
        #expect(try shop.run("gen", "Profile", "--check").status == 4)
        try shop.expect(
            "gen", "Profile", "--accept-missing", "--dry-run",
            output: "Profile from page: all 2 identical (dry run, nothing was written)")
        try shop.expect("list", output: "Profile  page  missing (1)")
        try shop.expect("gen", "Profile", "--accept-missing", output: "Profile from page: all 2 identical")
        try expectAway()
    }

    @Test func withoutATerminalARemovedFileIsGeneratedAgain() throws {
        for module in ["Profile", "Profile,Login"] {
            #expect(try shop.run("gen", module).status == 0)
            #expect(shop.exists(Self.model))
            try shop.remove(Self.model)
        }
    }

    @Test func aMovedFileIsNotMissing() throws {
        let moved = "Sources/Shop/Modules/Profile/ProfileView.swift"
        let text = try shop.read(Self.view)
        try shop.remove(Self.view)
        try shop.write([moved: text])
        try shop.expect("gen", "Profile", "--accept-missing", output: "Profile from page: all 2 identical")
        #expect(try shop.read(moved) == text)
        #expect(!shop.exists(Self.view))
    }

    @Test func theQuestionAboutAnEditedFileOffersToMerge() throws {
        try shop.write([Self.view: "// Mine\n\n" + (try shop.read(Self.view))])
        try shop.write([
            "Templates/page/Code/view.swift.mustache": """
            // {{ module_info.description }} of {{ module_info.project_name }}, {{ developer.company }}
            struct {{ prefix }}{{ module_info.name }}View {}

            // The end

            """
        ])
        let question =
            "'\(Self.view)' exists and differs. Overwrite it? [y]es, [n]o, [m]erge, [a]ll, [s]kip all, [d]iff, [q]uit: "
        let run = try shop.converse(
            "gen", "Profile", "--accept-missing",
            reacting: [.answer(question, "x"), .answer(question, "m")])
        let report = """
                  merge  \(Self.view)
              identical  Tests/ShopTests/Modules/Profile/ProfileTests.swift
            Profile from page: 1 identical, 1 merged

            """
        #expect(
            run
                == Run(
                    exactly: report, "\(question)Please answer y, n, m, a, s, d or q.\n\(question)", 0))
        #expect(
            try shop.read(Self.view)
                == "// Mine\n\n// Profile module of Shop, Example Ltd.\nstruct ProfileView {}\n\n// The end\n"
        )
    }

    private func expectAway() throws {
        #expect(!shop.exists(Self.model))
        try shop.expect("list", output: "Profile  page  clean")
        try shop.expect("gen", "Profile", output: "Profile from page: all 2 identical")
        #expect(try shop.run("gen", "Profile", "--check").status == 0)
        #expect(!shop.exists(Self.model))
        #expect(try shop.run("update", "--restore", Self.model).status == 0)
        #expect(try shop.read(Self.model) == "struct ProfileModel {}\n")
    }
}
