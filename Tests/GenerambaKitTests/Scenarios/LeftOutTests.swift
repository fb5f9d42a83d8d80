import Testing

/// A test is not generated if a sample value for it is missing.
struct LeftOutTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        try shop.write(["Sources/Shop/Types.swift": "struct User {}\nstruct B {}\n"])
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                parameters: [{name: actions, type: list, items: function}]
                code_files: [{name: Code.swift, path: code.mustache}]
                test_files:
                  - {name: Tests.swift, path: tests.mustache}
                  - {name: "{{ item.id | upper_camel }}Tests.swift", path: one.mustache, for_each: actions, when: item.sampled}

                """,
                "code.mustache": "{{#actions}}{{#sampled}}func testIn{{ id }}(){{/sampled}}\n{{/actions}}",
                "tests.mustache":
                    "func testAll() {}\n{{#actions}}{{#sampled}}func test_{{ id }}() {}\n{{/sampled}}{{/actions}}",
                "one.mustache": "func testOne() throws {}\nfunc helper() {}\n",
            ], as: "page")
    }

    private func text(_ arguments: String...) throws -> String {
        let run = try shop.run(["gen", "Cart", "page", "--dry-run"] + arguments)
        #expect(run.status == 0 && run.messages == "", "\(run)")
        return run.output.split(separator: "\n").filter { !$0.hasPrefix("     create") }.joined(
            separator: "\n")
    }

    @Test func theyAreNamed() throws {
        #expect(
            try text("--strict", "--actions", "load,save(user: User?)") == """
                Cart from page: all 3 to create (dry run, nothing was written)
                  note: 2 tests are left out because 'User' has no sample:
                    CartSaveTests: testOne
                    CartTests: test_save
                  hint: give one: --samples 'User=…'
                """)
    }

    @Test func thoseOfSwiftTestingAreNamed() throws {
        let tests = """
            import Testing

            @Test func all() {}
            {{#actions}}{{#sampled}}
            @MainActor
            @Test("It works", .enabled(if: true)) func {{ id }}Works() async {}
            {{/sampled}}{{/actions}}

            """
        try shop.write(["Templates/page/tests.mustache": tests])
        #expect(
            try text("--actions", "save(user: User)", "--only", "CartTests") == """
                Cart from page: 1 to create (dry run, nothing was written)
                  note: 1 test is left out because 'User' has no sample:
                    CartTests: saveWorks
                  hint: give one: --samples 'User=…'
                """)
    }

    @Test func whatCannotHaveASampleIsNotAskedFor() throws {
        #expect(
            try text("--actions", "load(a: inout Int, b: B, c: @escaping () -> Void)") == """
                Cart from page: all 2 to create (dry run, nothing was written)
                  note: 2 tests are left out because 'inout Int', 'B' and '@escaping () -> Void' have no sample:
                    CartLoadTests: testOne
                    CartTests: test_load
                  hint: give one: --samples 'B=…'
                """)
        #expect(!(try text("--actions", "load(a: inout Int)").contains("hint")))
    }

    @Test func whereNoneIsLeftOutNothingIsSaid() throws {
        let summary = "Cart from page: all 3 to create (dry run, nothing was written)"
        #expect(try text("--actions", "load(id: Int)") == summary)
        #expect(try text("--actions", "load(id: User)", "--samples", "User=User()") == summary)
        #expect(
            try text("--actions", "load(id: User)", "--no-tests")
                == "Cart from page: 1 to create (dry run, nothing was written)")
    }

    @Test func theReportHasThem() throws {
        let run = try shop.run("gen", "Cart", "page", "--json", "--actions", "save(user: User)")
        #expect(run.status == 0)
        #expect(
            run.output.contains(
                """
                      "left_out" : [
                        {
                          "path" : "Tests/ShopTests/Modules/Cart/CartTests.swift",
                          "test" : "test_save"
                        },
                        {
                          "path" : "Tests/ShopTests/Modules/Cart/CartSaveTests.swift",
                          "test" : "testOne"
                        }
                      ],
                      "name" : "Cart",
                      "template" : "page",
                      "without_sample" : [
                        "User"
                      ]

                """), "\(run)")
    }
}
