import Testing

/// Edited files when nobody can be asked.
struct ConflictTests {
    private static let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"
    private static let model = "Sources/Shop/Modules/Profile/ProfileModel.swift"
    private static let text = "// Profile module of Shop, Example Ltd.\nstruct ProfileView {}\n"

    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        _ = try shop.run("gen", "Profile")
        try shop.write([Self.view: Self.text + "// edited"])
    }

    @Test(
        "If a file exists and differs, 'gen' reports a conflict and writes nothing, unless you choose otherwise.",
        arguments: [[], ["--on-conflict", "fail"], ["--on_conflict=fail"]])
    func anEditedFileIsNeverOverwrittenUnasked(options: [String]) throws {
        let before = try shop.snapshot()
        let run = try shop.run(["gen", "Profile"] + options)
        #expect(
            run
                == Run(
                    messages: """
                        error: 1 file exists and differs: '\(Self.view)'
                          hint: nothing was written; compare with '--diff', run generamba update Profile to keep what you edited, or choose with '--on-conflict skip' or '--on-conflict overwrite'
                        """, status: 1))
        #expect(try shop.snapshot() == before)
    }

    @Test func updateKeepsWhatWasEdited() throws {
        try shop.write([Self.model: "struct ProfileModel { let id = 1 }\n"])
        let before = try shop.snapshot()
        try shop.expect("update", "Profile", output: "Profile from page: up to date")
        #expect(try shop.snapshot() == before)
    }

    @Test func allRecordedModulesAreNamed() throws {
        #expect(try shop.run("gen", "News,Pay").status == 0)
        try shop.refuses(
            "gen", "News,Profile,Pay",
            saying: """
                error: 1 file exists and differs: '\(Self.view)'
                  hint: nothing was written; compare with '--diff', run generamba update News Profile Pay to keep what you edited, or choose with '--on-conflict skip' or '--on-conflict overwrite'
                """)
    }

    @Test(arguments: [["--author", "Jane"], ["--no-docs"], ["--tests", "swift-testing"]])
    func otherOptionsAreNotThoseOfUpdate(options: [String]) throws {
        let messages = try shop.run(["gen", "Profile"] + options).messages
        #expect(messages.contains("compare with '--diff', merge with '--on-conflict merge', or choose"))
    }

    @Test func ofSeveralModulesNoneIsWritten() throws {
        try shop.write([Self.model: ""])
        try shop.refuses(
            "gen", "News,Profile",
            saying: """
                error: 2 files exist and differ:
                    \(Self.view)
                    \(Self.model)
                  hint: nothing was written; compare with '--diff', merge with '--on-conflict merge', or choose with '--on-conflict skip' or '--on-conflict overwrite'
                """)
    }

    @Test func theReportForProgramsHasThemInOneMessage() throws {
        try shop.write([Self.model: ""])
        let run = try shop.run("gen", "Profile", "--json")
        #expect(
            run.output.contains(
                "\"message\" : \"2 files exist and differ: '\(Self.view)', '\(Self.model)'\""), "\(run)")
    }

    @Test func itIsSkipped() throws {
        try shop.remove("Tests/ShopTests/Modules")
        try shop.expect(
            "gen", "Profile", "--on-conflict", "skip",
            output: """
                       skip  \(Self.view)
                  identical  \(Self.model)
                     create  Tests/ShopTests/Modules/Profile/ProfileTests.swift
                Profile from page: 1 created, 1 identical, 1 skipped
                """)
        #expect(try shop.read(Self.view) == Self.text + "// edited")
    }

    @Test func itIsOverwritten() throws {
        try shop.setMode(0o640, of: Self.view)
        try shop.expect(
            "gen", "Profile", "--on-conflict", "overwrite",
            output: """
                  overwrite  \(Self.view)
                  identical  2 files
                Profile from page: 2 identical, 1 overwritten
                """)
        #expect(try shop.read(Self.view) == Self.text)
        #expect(try shop.mode(of: Self.view) == 0o640)
        #expect(
            try shop.files(in: "Sources/Shop/Modules/Profile") == [
                "ProfileModel.swift", "View/ProfileView.swift",
            ])
    }

    @Test func nobodyCanBeAskedWithoutATerminal() throws {
        try shop.refuses(
            "gen", "Profile", "--on-conflict", "ask",
            saying: """
                error: '--on-conflict ask' needs a terminal
                  hint: choose skip, overwrite, merge or fail
                """)
    }

    @Test func anOtherPolicyIsNone() throws {
        try shop.refuses(
            "gen", "Profile", "--on-conflict", "union", status: 64,
            saying: """
                error: the value 'union' is invalid for '--on-conflict <policy>'
                  hint: please provide one of 'ask', 'skip', 'overwrite', 'merge' or 'fail'
                """)
    }

    @Test func anEmptyFileDiffersToo() throws {
        try shop.write([Self.view: ""])
        try shop.refuses(
            "gen", "Profile",
            saying: """
                error: 1 file exists and differs: '\(Self.view)'
                  hint: nothing was written; compare with '--diff', run generamba update Profile to keep what you edited, or choose with '--on-conflict skip' or '--on-conflict overwrite'
                """)
    }
}
