import Testing

/// Tests `--dry-run`.
struct DryRunTests {
    @Test func everyFateHasItsWord() throws {
        let shop = try Shop.sandbox()
        _ = try shop.run("gen", "Profile", "--no-tests")
        try shop.write(["Sources/Shop/Modules/Profile/ProfileModel.swift": "edited"])
        let fates = [
            ([], "conflict", "in conflict"), (["--on-conflict", "skip"], "skip", "to skip"),
            (["--on-conflict", "overwrite"], "overwrite", "to overwrite"),
            (["--on-conflict", "fail"], "conflict", "in conflict"),
        ]
        for (options, word, summary) in fates {
            let before = try shop.snapshot()
            let run = try shop.run(["gen", "Profile", "--dry-run"] + options)
            let counts = ["1 to create", "1 identical"] + ["1 \(summary)"]
            #expect(
                run
                    == Run(
                        output: """
                              identical  Sources/Shop/Modules/Profile/View/ProfileView.swift
                            \(String(repeating: " ", count: 11 - word.count))\(word)  \
                            Sources/Shop/Modules/Profile/ProfileModel.swift
                                 create  Tests/ShopTests/Modules/Profile/ProfileTests.swift
                            Profile from page: \(counts.joined(separator: ", ")) (dry run, nothing was written)
                            """))
            #expect(try shop.snapshot() == before)
        }
    }

    @Test func anUnderscoreIsAllowed() throws {
        let shop = try Shop.sandbox(printing: "")
        let before = try shop.snapshot()
        try shop.expect(
            "gen", "--dry_run", "Profile",
            output: """
                     create  Sources/Shop/Modules/Profile/Profile.txt
                Profile from page: 1 to create (dry run, nothing was written)
                """)
        #expect(try shop.snapshot() == before)
    }

    @Test func whatCannotBeDoneIsSaidInADryRunToo() throws {
        let shop = try Shop.sandbox()
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            code_files:
              - {name: View/View.swift, path: Code/view.swift.mustache}
              - {name: Model.swift, path: Code/model.swift.mustache, custom_name: View}

            """
        ])
        let messages = """
            Templates/page/page.rambaspec:3:12: error: 'Sources/Shop/Modules/Profile/View/ProfileView.swift' \
            cannot be written because 'Sources/Shop/Modules/Profile/View' is to be a file, not a folder
             3 |   - {name: View/View.swift, path: Code/view.swift.mustache}
               |            ^^^^^^^^^^^^^^^
            """
        try shop.refuses("gen", "Profile", "--dry-run", saying: messages)
        try shop.refuses("gen", "Profile", saying: messages)
    }
}
