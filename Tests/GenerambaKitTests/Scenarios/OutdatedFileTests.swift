import Testing

/// Tests `gen --check`, which fails if a file would change.
struct OutdatedFileTests {
    private static let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"
    private static let model = "Sources/Shop/Modules/Profile/ProfileModel.swift"
    private static let tests = "Tests/ShopTests/Modules/Profile/ProfileTests.swift"
    private static let hint = "hint: show the changes with '--diff', or make them without '--check'"

    private let shop: Sandbox

    init() throws { shop = try Shop.sandbox() }

    /// Checks that a run of the program prints this and changes nothing.
    private func expect(
        _ arguments: String..., prints expected: Run, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try shop.snapshot()
        #expect(try shop.run(["gen"] + arguments) == expected, sourceLocation: sourceLocation)
        #expect(try shop.snapshot() == before, sourceLocation: sourceLocation)
    }

    private static let identical = Run(
        output: """
            Profile from page: all 3 identical (check, nothing was written)
            """)

    @Test func missingFilesWouldChange() throws {
        try expect(
            "Profile", "--check",
            prints: Run(
                output: """
                         create  \(Self.view)
                         create  \(Self.model)
                         create  \(Self.tests)
                    Profile from page: all 3 to create (check, nothing was written)
                    """,
                messages: """
                    error: 3 files would change:
                        \(Self.view)
                        \(Self.model)
                        \(Self.tests)
                      \(Self.hint)
                    """, status: 4))
    }

    @Test func identicalFilesWouldNot() throws {
        #expect(try shop.run("gen", "Profile").status == 0)
        try expect("Profile", "--check", prints: Self.identical)
        try expect("Profile", "--check", "--dry-run", "--diff", prints: Self.identical)
        // Edits of files that no template generates do not matter.
        try shop.write(["Sources/Shop/Modules/Profile/Own.swift": "struct Own {}\n"])
        try expect("Profile", "--check", prints: Self.identical)
    }

    @Test(arguments: [
        (["--on-conflict", "fail"], "conflict", "in conflict"),
        (["--on-conflict", "overwrite"], "overwrite", "to overwrite"),
    ])
    func editedFilesWouldChange(options: [String], action: String, summary: String) throws {
        #expect(try shop.run("gen", "Profile").status == 0)
        try shop.write([Self.model: "struct ProfileModel {}\n\n"])
        let padding = String(repeating: " ", count: 11 - action.count)
        let way = "with '--on-conflict overwrite' instead of '--check'"
        let hint =
            action == "conflict" ? Self.hint.replacing("without '--check'", with: way) : Self.hint
        let before = try shop.snapshot()
        #expect(
            try shop.run(["gen", "Profile", "--check", "--diff"] + options)
                == Run(
                    output: """
                        diff --git a/\(Self.model) b/\(Self.model)
                        --- a/\(Self.model)
                        +++ b/\(Self.model)
                        @@ -1,2 +1 @@
                         struct ProfileModel {}
                        -
                        \(padding)\(action)  \(Self.model)
                          identical  2 files
                        Profile from page: 2 identical, 1 \(summary) (check, nothing was written)
                        """,
                    messages: """
                        error: 1 file would change: '\(Self.model)'
                          \(hint)
                        """, status: 4))
        #expect(try shop.snapshot() == before)
    }

    @Test func editsOfARecordedModuleDoNotCount() throws {
        #expect(try shop.run("gen", "Profile").status == 0)
        try shop.write([Self.model: "struct ProfileModel { let mine = 1 }\n"])
        try expect("Profile", "--check", prints: Self.identical)
    }

    @Test func filesThatWouldBeSkippedDoNotCount() throws {
        #expect(try shop.run("gen", "Profile").status == 0)
        try shop.write([Self.model: "edited\n"])
        try expect(
            "Profile", "--check", "--on-conflict", "skip",
            prints: Run(
                output: """
                           skip  \(Self.model)
                      identical  2 files
                    Profile from page: 2 identical, 1 to skip (check, nothing was written)
                    """))
    }

    @Test func foldersDoNotCount() throws {
        try shop.install(
            ["page.rambaspec": "name: page\ncode_files: [{name: Resources}]\n"], as: "page")
        try expect(
            "Profile", "--check",
            prints: Run(
                output: """
                         create  Sources/Shop/Modules/Profile/Resources/
                    Profile from page: 1 to create (check, nothing was written)
                    """))
    }

    @Test func onlyAPartIsChecked() throws {
        #expect(try shop.run("gen", "Profile").status == 0)
        try shop.write([Self.model: "edited\n"])
        try expect(
            "Profile", "--check", "--only", "Tests",
            prints: Run(
                output: """
                    Profile from page: 1 identical (check, nothing was written)
                    """))
    }

    @Test func theReportSaysWhetherFilesAreUpToDate() throws {
        #expect(try shop.run("gen", "Profile").status == 0)
        try shop.remove(Self.tests)
        let message = "1 file would change: '\(Self.tests)'"
        try expect(
            "Profile", "--check", "--json", "--only", "Tests",
            prints: Run(
                output: """
                    {
                      "applied" : false,
                      "diagnostics" : [
                        {
                          "code" : "file-would-change",
                          "hint" : "show the changes with '--diff', or make them without '--check'",
                          "message" : "\(message)",
                          "severity" : "error"
                        }
                      ],
                      "modules" : [
                        {
                          "changes" : [
                            {
                              "action" : "create",
                              "kind" : "file",
                              "path" : "\(Self.tests)"
                            }
                          ],
                          "name" : "Profile",
                          "template" : "page"
                        }
                      ],
                      "root" : "<root>/Shop",
                      "up_to_date" : false,
                      "version" : 1
                    }
                    """,
                messages: "error: \(message)\n  \(Self.hint)", status: 4))
        #expect(try shop.run("gen", "Profile").status == 0)
        let run = try shop.run("gen", "Profile", "--check", "--json")
        #expect(run.status == 0 && run.output.contains("\n  \"up_to_date\" : true,\n"), "\(run)")
    }

    @Test func aMistakeIsNoAnswer() throws {
        let run = try shop.run("gen", "Profile", "pgae", "--check", "--json")
        #expect(run.status == 1 && !run.output.contains("up_to_date"), "\(run)")
    }
}
