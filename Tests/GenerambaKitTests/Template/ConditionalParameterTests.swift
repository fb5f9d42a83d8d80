import Testing

/// Parameters that depend on others: `when:`.
struct ConditionalParameterTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                parameters:
                  - {name: table, type: bool, default: "false", summary: A table}
                  - {name: rows, type: list, when: table, required: true, summary: Its rows}
                  - {name: style, when: rows, default: plain}
                  - {name: use-cases, type: list}
                  - {name: queue, when: use_cases, summary: The queue}
                code_files: [{name: .txt, path: a.liquid}]

                """,
                "a.liquid": "{{ table }} {{ rows | join: '+' }} {{ style }} {{ queue }}\n",
            ], as: "page")
    }

    private func text(_ arguments: String...) throws -> String {
        if shop.exists("Sources/Shop/Modules/Profile") {
            #expect(try shop.run("destroy", "Profile").status == 0)
        }
        let run = try shop.run(["gen", "Profile", "page"] + arguments)
        #expect(run.status == 0, "\(run)")
        return try shop.read("Sources/Shop/Modules/Profile/Profile.txt")
    }

    @Test func aValueIsTakenWithTheOtherOne() throws {
        #expect(try text() == "false  plain \n")
        #expect(try text("--table", "--rows", "a,b") == "true a+b plain \n")
        #expect(try text("--rows", "a", "--style", "bold", "--table") == "true a bold \n")
        #expect(try text("--use-cases", "a", "--queue", "main") == "false  plain main\n")
    }

    @Test(arguments: [
        (["--rows", "a"], "rows", "table", "a"), (["--no-table", "--rows", "a,b"], "rows", "table", "a,b"),
        (["--style", "bold"], "style", "rows", "bold"), (["--queue", "main"], "queue", "use_cases", "main"),
    ])
    func aValueWithoutTheOtherOneIsRefused(words: [String], name: String, other: String, text: String) throws
    {
        try shop.refuses(
            ["gen", "Profile", "page"] + words,
            saying: """
                --\(name):1:1: error: '\(name)' is only for '\(other)', which has no value
                 1 | \(text)
                   | \(String(repeating: "^", count: text.count))
                  hint: give '--\(other)' a value, too
                """)
    }

    @Test func whatIsRequiredThenIsMissing() throws {
        try shop.refuses(
            "gen", "Profile", "page", "--table",
            saying: "error: the template 'page' needs '--rows'\n  hint: Its rows")
    }

    /// A value of the record goes with the one that it depends on.
    @Test func aRecordedValue() throws {
        #expect(try text("--table", "--rows", "a", "--style", "bold") == "true a bold \n")
        func regenerated(_ arguments: String...) throws -> String {
            let run = try shop.run(["gen", "Profile", "page", "--on-conflict", "overwrite"] + arguments)
            #expect(run.status == 0, "\(run)")
            return try shop.read("Sources/Shop/Modules/Profile/Profile.txt")
        }
        #expect(try regenerated() == "true a bold \n")
        #expect(try regenerated("--no-table") == "false  plain \n")
        #expect(try regenerated() == "false  plain \n")
        #expect(try regenerated("--table", "--rows", "b") == "true b plain \n")
    }

    @Test func theHelpTellsIt() throws {
        let run = try shop.run("gen", "page", "--help")
        #expect(run.output.contains("Its rows (required with '--table')"), "\(run)")
        #expect(run.output.contains("The queue (only with '--use_cases')"), "\(run)")
    }

    @Test func theOtherOneMustExist() throws {
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                parameters: [{name: rows, when: tabel}, {name: table}]
                code_files: [{name: .txt, path: a.liquid}]

                """, "a.liquid": "a",
            ], as: "page")
        try shop.refuses(
            "gen", "Profile", "page",
            saying: """
                Templates/page/page.rambaspec:2:33: error: no parameter 'tabel'
                 2 | parameters: [{name: rows, when: tabel}, {name: table}]
                   |                                 ^^^^^
                  hint: did you mean 'table'?
                """)
    }
}
