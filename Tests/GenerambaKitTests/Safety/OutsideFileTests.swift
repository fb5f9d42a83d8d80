import Testing

/// Tests templates whose files leave the folders of their targets.
struct OutsideFileTests {
    private static let mock = "../../../../Mocks/Mock.swift"

    private func shop(_ customName: String) throws -> Sandbox {
        let shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                code_files:
                - {name: View.swift, path: a.swift}
                - {name: Mock.swift, path: a.swift, custom_name: \(customName)}

                """,
                "a.swift": "",
            ], as: "page")
        return shop
    }

    private static let refusal = """
        Templates/page/page.rambaspec:4:10: error: 'page' makes a file outside of the target's folder: 'Mocks/Mock.swift'
         4 | - {name: Mock.swift, path: a.swift, custom_name: \(mock)}
           |          ^^^^^^^^^^
          hint: allow it with 'gen … --allow-outside', or write 'allow_outside: [page]' into the Rambafile
        """

    @Test(
        "A template makes files in the module's folders or, with '..', elsewhere in the folders of its targets."
    )
    func elsewhereInTheTarget() throws {
        for name in ["../Mock.swift", "../../Mock.swift", "../../../../Tests/ShopTests/Mock.swift"] {
            let shop = try shop(name)
            #expect(try shop.run("gen", "Profile").status == 0, "\(name)")
            #expect(!(try shop.read("Rambafile")).contains("allow_outside"))
        }
    }

    @Test("Files further out need your consent: a question on a terminal, '--allow-outside' elsewhere.")
    func furtherOut() throws {
        let shop = try shop(Self.mock)
        try shop.refuses("gen", "Profile", saying: Self.refusal)
        try shop.refuses("gen", "Profile", "--yes", saying: Self.refusal)
        let question = "'page' makes 'Mocks/Mock.swift' outside of the target's folder. Allow it? [y/N]: "
        let declined = try shop.converse("gen", "Profile", reacting: [.answer(question, "")])
        #expect(declined == Run(exactly: "", question + "error: stopped: nothing was written\n", 1))
        let report = """
                 create  Sources/Shop/Modules/Profile/ProfileView.swift
                 create  Mocks/Mock.swift
            Profile from page: all 2 created
                   edit  Rambafile

            """
        let agreed = try shop.converse("gen", "Profile", reacting: [.answer(question, "y")])
        #expect(agreed == Run(exactly: report, question, 0))
    }

    @Test("The Rambafile remembers it for that template.") func theRambafileRemembersIt() throws {
        let shop = try shop(Self.mock)
        #expect(try shop.run("gen", "Profile", "--allow-outside").status == 0)
        #expect(try shop.read("Rambafile") == Shop.settings + "allow_outside:\n  - page\n")
        try shop.remove("Mocks")
        try shop.expect(
            "gen", "Cart",
            output: """
                     create  Sources/Shop/Modules/Cart/CartView.swift
                     create  Mocks/Mock.swift
                Cart from page: all 2 created
                """)
        try shop.install(
            [
                "other.rambaspec": try shop.read("Templates/page/page.rambaspec").replacing(
                    "page", with: "other"), "a.swift": "",
            ], as: "other")
        #expect(try shop.run("gen", "Login", "other").status == 1)
    }

    @Test func severalModulesNeedItOnce() throws {
        let shop = try shop("'../../../../Mocks/{{ module_info.name }}.swift'")
        let question = "'page' makes 'Mocks/Pay.swift' outside of the target's folder. Allow it? [y/N]: "
        let agreed = try shop.converse("gen", "Pay,Cart", reacting: [.answer(question, "y")])
        #expect(agreed.messages == question)
        #expect(agreed.status == 0)
        #expect(try shop.read("Rambafile") == Shop.settings + "allow_outside:\n  - page\n")
    }

    @Test func aDryRunWarns() throws {
        let shop = try shop(Self.mock)
        let run = try shop.run("gen", "Profile", "--dry-run")
        #expect(run.status == 0)
        #expect(run.messages == Self.refusal.replacing(": error: ", with: ": warning: ") + "\n")
        #expect(!run.output.contains("Rambafile"))
    }

    /// An update may make other files than those that the user agreed to.
    @Test func anUpdateNeedsConsent() throws {
        let shop = try shop("Mock.swift")
        #expect(try shop.run("gen", "Profile").status == 0)
        let spec = try shop.read("Templates/page/page.rambaspec")
        try shop.write([
            "Templates/page/page.rambaspec": spec.replacing(
                "custom_name: Mock.swift", with: "custom_name: \(Self.mock)")
        ])
        try shop.refuses("update", saying: Self.refusal)
        try shop.write(["Rambafile": Shop.settings + "allow_outside: [page]\n"])
        #expect(try shop.run("update").status == 0)
        #expect(shop.exists("Mocks/Mock.swift"))
    }

    /// A Rambafile that the same run makes gets the note at once.
    @Test func aNewRambafileHasTheNote() throws {
        let shop = try shop("../../../Mocks/Mock.swift")
        try shop.remove("Rambafile")
        let run = try shop.run("gen", "Profile", "./Templates/page", "--yes", "--allow-outside")
        #expect(run.status == 0, "\(run)")
        #expect(try shop.read("Rambafile").hasSuffix("allow_outside:\n  - page\n"))
    }

    @Test func checkReportsThem() throws {
        let shop = try shop("../../../Mocks/Mock.swift")
        let run = try shop.run("template", "check", "page", "--compile-only")
        #expect(
            run.messages.hasPrefix(
                """
                Templates/page/page.rambaspec:4:10: warning: the destination 'Mocks/Mock.swift' is outside of the target's folder
                 4 | - {name: Mock.swift, path: a.swift, custom_name: ../../../Mocks/Mock.swift}
                   |          ^^^^^^^^^^
                  hint: 'gen' makes it only if the user agrees; use fewer '..'
                """), "\(run)")
    }
}
