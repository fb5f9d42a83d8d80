import Testing

/// Names that are not valid for a module.
struct ModuleNameTests {
    @Test func areRefusedAllAtOnce() throws {
        let names = [
            "", "../Evil", "../../Evil", "/Evil", "A/B", "..", ".", "1A", "a-b", "a b", "A\u{301}/B", "$A",
            "_",
            "`A`", "A.B", "A\u{200B}", "A\u{202E}", "A\nB", "😀/", "A\\B", "~", "A:B", "é\u{2F}\u{301}",
        ]
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", names.joined(separator: ","),
            saying: names.map { name in
                """
                error: '\(Self.escaped(name))' is not a valid module name: it is not a Swift identifier
                  hint: use letters, digits and '_', starting with a letter
                """
            }.joined(separator: "\n"))
        #expect(try shop.files(in: "..").allSatisfy { !$0.hasSuffix("Evil") })
    }

    private static func escaped(_ name: String) -> String {
        name.replacing("\n", with: "\\n").replacing("\u{200B}", with: "\\u{200B}")
            .replacing("\u{202E}", with: "\\u{202E}")
    }

    @Test(arguments: ["", "../Evil", "Profile/../../Evil"])
    func isRefused(name: String) throws {
        try Shop.sandbox().refuses(
            "gen", name,
            saying: """
                error: '\(name)' is not a valid module name: it is not a Swift identifier
                  hint: use letters, digits and '_', starting with a letter
                """)
    }

    @Test(arguments: [["Profile,Profile"], [" Profile ,Profile"], ["News,Profile,Profile"]])
    func isNamedTwice(names: [String]) throws {
        let shop = try Shop.sandbox()
        try shop.refuses("gen", names[0], saying: "error: the module 'Profile' is named twice")
    }

    @Test(arguments: ["1", "a-", " ", "../", "a\u{301}/"])
    func prefixesThatCannotBe(prefix: String) throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "Profile", "--prefix", prefix,
            saying: """
                error: '\(prefix)' is not a valid prefix: '\(prefix)Profile' is not a valid Swift identifier
                  hint: use letters, digits and '_', starting with a letter
                """)
    }

    @Test func modulesWhoseFilesAreOne() throws {
        let shop = try Shop.sandbox()
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            code_files:
              - {name: .swift, path: Code/model.swift.mustache, custom_name: ../Common.swift}

            """
        ])
        try shop.refuses(
            "gen", "Profile,News",
            saying: """
                Templates/page/page.rambaspec:3:12: error: 'Sources/Shop/Modules/Common.swift' would be written twice
                 3 |   - {name: .swift, path: Code/model.swift.mustache, custom_name: ../Common.swift}
                   |            ^^^^^^
                  hint: give each file a name of its own
                """)
    }

    @Test func modulesThatOnlyLetterCaseTellsApart() throws {
        let shop = try Shop.sandbox(printing: "")
        let before = try shop.snapshot()
        let run = try shop.run("gen", "Profile,profile")
        #expect(run.status == 1 && run.output == "", "\(run)")
        #expect(run.messages.firstRange(of: "the same file as") != nil)
        #expect(try shop.snapshot() == before)
    }
}
