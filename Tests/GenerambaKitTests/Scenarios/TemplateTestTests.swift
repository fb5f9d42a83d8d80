import Testing

/// Tests `template test`, the golden tests of templates.
@Suite struct TemplateTestTests {
    private static let code = "own/tests/cart/Sources/Shop/Cart/CartView.swift"

    /// A folder with a template of one file, which prints its parameter, and with a golden test.
    private func sandbox(_ test: String = "gen: Cart --style dark\n") throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write([
            "own/own.rambaspec": """
            name: own
            parameters: [{name: style, type: string, default: light}]
            code_files: [{name: View.swift, path: view.mustache}]

            """,
            "own/view.mustache":
                "// {{ module_info.name }} {{ style | comment }} {{ date }} {{ developer.name }}\n",
            "own/tests/cart.yml": test,
        ])
        return sandbox
    }

    @Test("a run shows what differs, and '--record' accepts it") func recording() throws {
        let sandbox = try sandbox()
        try sandbox.expect(
            "template", "test", "own", "--record",
            output: """
                     create  \(Self.code)
                own: 1 of 1 golden test recorded: 'cart'
                """)
        #expect(try sandbox.read(Self.code) == "// Cart dark 01/01/2026 Jane Doe\n")
        try sandbox.expect("template", "test", "own", output: "own: 1 golden test passed")
        try sandbox.write([
            "own/view.mustache": "// {{ style | comment }}\n",
            "own/tests/cart/Sources/Shop/Old/Old.swift": "",
        ])
        try sandbox.expect(
            "template", "test", "own",
            output: """
                     remove  own/tests/cart/Sources/Shop/Old/Old.swift
                     remove  own/tests/cart/Sources/Shop/Old/
                     update  \(Self.code)
                diff --git a/tests/cart/Sources/Shop/Cart/CartView.swift b/tests/cart/Sources/Shop/Cart/CartView.swift
                --- a/tests/cart/Sources/Shop/Cart/CartView.swift
                +++ b/tests/cart/Sources/Shop/Cart/CartView.swift
                @@ -1 +1 @@
                -// Cart dark 01/01/2026 Jane Doe
                +// dark
                own: 1 of 1 golden test failed: 'cart'
                """, status: 1)
        #expect(try sandbox.run("template", "test", "own", "--record", "-q").status == 0)
        #expect(
            try sandbox.files(in: "own/tests") == ["cart.yml", "cart/Sources/Shop/Cart/CartView.swift"])
        #expect(!sandbox.exists("own/tests/cart/Sources/Shop/Old"))
        #expect(try sandbox.read(Self.code) == "// dark\n")
    }

    @Test("hashes take the place of the files") func hashes() throws {
        let sandbox = try sandbox()
        try sandbox.write([Self.code: "", "own/tests/cart.sha256": ""])
        #expect(try sandbox.run("template", "test", "own", "--record").status == 0)
        #expect(
            try sandbox.read("own/tests/cart.sha256")
                == "c5a65ceff2639e1c66aa4dc5f7785774ba772023add8b9b70ff3acdb39fb23e9  Sources/Shop/Cart/CartView.swift\n"
        )
        #expect(!sandbox.exists("own/tests/cart"))
        try sandbox.expect("template", "test", "own", output: "own: 1 golden test passed")
    }

    @Test func settingsOfTheModule() throws {
        let sandbox = try sandbox(
            """
            gen: |
              Cart,Menu own --style="a \\"b\\"" --author 'Ann O''Hara'
              --custom_parameters style:light
            company: Ltd

            """)
        #expect(try sandbox.run("template", "test", "own", "--record").status == 0)
        #expect(try sandbox.read(Self.code) == "// Cart light 01/01/2026 Ann OHara\n")
    }

    @Test(
        "words that do not fit the template are told, by lint as well",
        arguments: [
            ("Cart --stile dark", "unknown option '--stile'", "did you mean '--style'?"),
            ("Cart --style", "missing value for '--style <string>'", nil),
            ("Cart 'x", "a quotation mark is not closed", nil),
            ("Cart page", "no template 'page' in the folder", nil),
            ("Cart own more", "unexpected argument 'more'", nil),
            ("Cart --tests nose", "'nose' is not a library for tests", "write xctest or swift-testing"),
        ])
    func wrongWords(words: String, message: String, hint: String?) throws {
        let sandbox = try sandbox("gen: \(words)\n")
        for command in ["test", "lint"] {
            let run = try sandbox.run("template", command, "own")
            #expect(run.status == 1)
            #expect(
                run.messages == """
                    own/tests/cart.yml:1:6: error: \(message)
                     1 | gen: \(words)
                       |      \(String(repeating: "^", count: words.count))

                    """ + (hint.map { "  hint: \($0)\n" } ?? ""))
        }
    }

    @Test("a test that makes nothing lets none be recorded") func allOrNothing() throws {
        let sandbox = try sandbox()
        try sandbox.write(["own/tests/wrong.yml": "gen: 1\n"])
        let run = try sandbox.run("template", "test", "own", "--record")
        #expect(run.status == 1)
        #expect(
            run.messages.hasSuffix(
                """
                warning: nothing was recorded
                  hint: first correct the tests that have errors

                """))
        #expect(try sandbox.files(in: "own/tests") == ["cart.yml", "wrong.yml"])
    }

    @Test func namesOfTests() throws {
        let sandbox = try sandbox()
        try sandbox.write(["own/tests/menu.yml": "gen: Menu\n"])
        #expect(try sandbox.run("template", "test", "own", "--record", "--case", "menu").status == 0)
        #expect(!sandbox.exists(Self.code))
        try sandbox.expect(
            "template", "test", "own", "--case", "card",
            messages: """
                error: no golden test 'card'
                  hint: did you mean 'cart'?
                """, status: 1)
    }

    @Test("a template without golden tests gets a hint, and no other can be recorded")
    func withoutTests() throws {
        let sandbox = try sandbox()
        try sandbox.remove("own/tests")
        try sandbox.expect(
            "template", "test", "own",
            messages: """
                warning: 'own' has no golden test
                  hint: write 'gen: Profile' into 'own/tests/profile.yml', and run 'generamba template test own --record'
                """)
        try sandbox.expect(
            "template", "test", "service", "--record",
            messages: """
                error: cannot record the tests of 'service': 'built-in/service' is not a folder on disk
                  hint: name the folder of the template's source
                """, status: 1)
    }

    @Test("no link leads a recording out of the template") func links() throws {
        let sandbox = try sandbox()
        try sandbox.makeFolder("other")
        try sandbox.makeLink("own/tests/cart", to: "../../other")
        let run = try sandbox.run("template", "test", "own", "--record")
        #expect(run.status == 1)
        #expect(try sandbox.files(in: "other") == [])
    }

    @Test("golden tests are not installed, and make no module outdated") func installation() throws {
        let shop = try Shelf.project("templates: [{name: own, local: own}]")
        let files = try sandbox()
        for path in try files.files(in: "own") {
            try shop.write(["own/" + path: try files.read("own/" + path)])
        }
        #expect(try shop.run("template", "install").status == 0)
        #expect(try shop.files(in: "Templates/own") == ["own.rambaspec", "view.mustache"])
    }

    @Test("a template whose sources depend on the module is installed without its golden tests")
    func installationOfAll() throws {
        let shop = try Shelf.project("templates: [{name: own, local: own}]")
        try shop.write([
            "own/own.rambaspec":
                "name: own\ncode_files: [{name: A.swift, path: '{{ module_info.name }}.liquid'}]\n",
            "own/Cart.liquid": "// a", "own/Tests/cart.yml": "gen: Cart\n", "own/Tests/other.yml": "a: b\n",
            "own/Tests/cart/Sources/Shop/Cart/CartA.swift": "// a",
        ])
        #expect(try shop.run("template", "install").status == 0)
        #expect(
            try shop.files(in: "Templates/own") == ["Cart.liquid", "Tests/other.yml", "own.rambaspec"])
    }

    @Test func jsonReport() throws {
        let sandbox = try sandbox()
        let run = try sandbox.run("template", "test", "own", "--json")
        #expect(run.status == 1)
        #expect(run.output.contains("\"ok\" : false"))
        #expect(run.output.contains("\"path\" : \"tests/cart/Sources/Shop/Cart/CartView.swift\""))
    }
}
