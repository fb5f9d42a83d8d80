import Testing

/// Tests the indentation of generated code, which follows the project, and `--no-docs`.
struct IndentationTests {
    private static let source = """
        /// A page.
        struct ProfilePage {
          /// The title.
          let title = "Profile"
        }

        """

    private static func code(indentedBy indentation: String) -> String {
        source.replacing("  ", with: indentation)
    }

    private func shop(declaring key: String = "indentation: 2\n") throws -> Sandbox {
        let shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec": "name: page\n\(key)code_files: [{name: Page.swift, path: page}]\n",
                "page": Self.source,
            ], as: "page")
        return shop
    }

    private func generated(_ shop: Sandbox, _ options: String...) throws -> String {
        let run = try shop.run(["gen", "Profile", "page", "--no-tests", "--quiet"] + options)
        #expect(run == Run())
        return try shop.read("Sources/Shop/Modules/Profile/ProfilePage.swift")
    }

    @Test(arguments: [
        ([:], "  "),
        ([".swift-format": #"{"version": 1, "indentation": {"spaces": 4}}"#], "    "),
        ([".swift-format": #"{"version": 1, "indentation": {"tabs": 1}}"#], "\t"),
        // This is swift-format's default.
        ([".swift-format": #"{"version": 1}"#, ".editorconfig": "[*]\nindent_size = 4\n"], "  "),
        (["Sources/.swift-format": #"{"indentation": {"spaces": 3}}"#, ".swift-format": "{}"], "   "),
        ([".editorconfig": "[*]\nindent_style = space\nindent_size = 4\n"], "    "),
        ([".editorconfig": "root = true\n\n[*]\nindent_size = 3\n[*.{m,swift}]\nIndent_Style=tab\n"], "\t"),
        ([".editorconfig": "[*.md]\nindent_size = 4\n"], "  "),
        (
            [
                ".editorconfig": "[*]\nindent_size = 4\n",
                "Sources/.editorconfig": "[*.swift]\nindent_size = 1\n",
            ], " "
        ),
        ([".editorconfig": "[*]\nindent_size = 4\n", "Sources/.editorconfig": "root = true\n"], "  "),
        (["Rambafile": Shop.settings + "indentation: 4\n", ".swift-format": "{}"], "    "),
        (["Rambafile": Shop.settings + "indentation: tab\n"], "\t"),
    ])
    func codeFollowsTheProject(files: [String: String], indentation: String) throws {
        let shop = try shop()
        try shop.write(files)
        #expect(try generated(shop) == Self.code(indentedBy: indentation))
    }

    @Test func aTemplateThatDoesNotDeclareItsIndentationStays() throws {
        let shop = try shop(declaring: "")
        try shop.write(["Rambafile": Shop.settings + "indentation: 4\n"])
        #expect(try generated(shop) == Self.source)
    }

    @Test func documentationIsLeftOut() throws {
        #expect(
            try generated(try shop(), "--no-docs") == """
                struct ProfilePage {
                  let title = "Profile"
                }

                """)
    }

    @Test(arguments: ["0", "9", "tabs", "two"])
    func aWrongIndentationIsAnError(value: String) throws {
        let shop = try shop()
        try shop.write(["Rambafile": Shop.settings + "indentation: \(value)\n"])
        try shop.refuses(
            "gen", "Profile", "page",
            saying: """
                Rambafile:9:14: error: '\(value)' is not an indentation
                 9 | indentation: \(value)
                   |              \(String(repeating: "^", count: value.count))
                  hint: write the number of spaces, from 1 to 8, or 'tab'
                """)
    }

    @Test func aBrokenConfigurationOfSwiftFormatIsAWarning() throws {
        let shop = try shop()
        try shop.write([".swift-format": "{"])
        let run = try shop.run("gen", "Profile", "page", "--no-tests", "--quiet")
        #expect(run.status == 0)
        #expect(
            run.messages == """
                .swift-format:1:2: warning: '.swift-format' cannot be read: a value is missing
                 1 | {
                   |  ^
                  hint: its indentation is not used

                """)
    }
}
