import Testing

/// Tests the table of `template list` and `template search`.
struct ListTableTests {
    /// A project with a catalog that contains only these templates.
    private func project(_ summaries: [String: String]) throws -> Sandbox {
        var project = try Shelf.project("catalogs: [../own]")
        project.environment["NO_COLOR"] = "1"
        for (name, summary) in summaries {
            let text = "name: '\(name)'\nversion: 2.1.0\nsummary: \(summary)\ncode_files: []\n"
            try project.write(["../own/\(name)/\(name).rambaspec": text])
        }
        return project
    }

    /// The output on a terminal of this width in columns.
    private func screen(
        _ project: Sandbox, _ term: String, columns: Int, _ variables: [String: String] = [:]
    ) throws -> String {
        try project.converse(
            ["template", "search", term], with: variables, columns: columns, wholly: true, reacting: []
        ).messages
    }

    @Test func whatWasSearchedForIsInBold() throws {
        let project = try project(["page": "A page, our own"])
        func line(columns: Int) throws -> String {
            try screen(project, "OUR", columns: columns, ["NO_COLOR": ""])
        }
        #expect(try line(columns: 36) == "page  2.1.0  ../own  A page, \u{1B}[1mour\u{1B}[0m own\n")
        #expect(try line(columns: 34) == "page  2.1.0  ../own  A page, \u{1B}[1mour\u{1B}[0m …\n")
    }

    @Test func aNarrowTerminalHasFewerColumns() throws {
        let project = try project(["our_longer_page": "What our page makes", "our_page": "Other"])
        try project.write(["Templates/our_page/our_page.rambaspec": "name: our_page\ncode_files: []\n"])
        func table(columns: Int) throws -> String { try screen(project, "our", columns: columns) }
        #expect(
            try table(columns: 80) == """
                our_longer_page  2.1.0  ../own                         What our page makes
                our_page         2.1.0  ../own                         Other
                our_page                Templates/our_page  installed

                """)
        #expect(
            try table(columns: 63) == """
                our_longer_page  2.1.0  ../own                         What ou…
                our_page         2.1.0  ../own                         Other
                our_page                Templates/our_page  installed

                """)
        #expect(
            try table(columns: 62) == """
                our_longer_page  2.1.0  ../own
                our_page         2.1.0  ../own
                our_page                Templates/our_page  installed

                """)
        #expect(
            try table(columns: 40) == """
                our_longer_page  2.1.0
                our_page         2.1.0
                our_page                installed

                """)
        #expect(
            try table(columns: 26) == """
                our_longer_page
                our_page
                our_page         installed

                """)
        #expect(try table(columns: 20) == "our_longer_page\nour_page\nour_page\n")
        #expect(try table(columns: 10) == "our_longe…\nour_page\nour_page\n")
    }

    @Test func withoutATerminalNothingIsCut() throws {
        let summary = String(repeating: "our ", count: 100) + "end"
        let project = try project(["page": summary])
        try project.expect("template", "search", "our", output: "page  2.1.0  ../own  \(summary)")
    }

    @Test func aSummaryIsOneLine() throws {
        let project = try project([
            "block": "|\n  our page\n\n  has lines", "tabs": #""our\t page \e[31m\x07 ""#,
        ])
        try project.expect(
            "template", "search", "our page",
            output: #"""
                block  2.1.0  ../own  our page has lines
                tabs   2.1.0  ../own  our page \u{1B}[31m\u{07}
                """#)
    }

    @Test func widthIsThatOfTheTerminal() throws {
        let project = try project([
            "日本": "our 日本語 page", "cafe\u{301}": "our cafe\u{301}s", "abcdef": "our pages",
        ])
        #expect(
            try screen(project, "our", columns: 31) == """
                abcdef  2.1.0  ../own  our pag…
                cafe\u{301}    2.1.0  ../own  our caf…
                日本    2.1.0  ../own  our 日…

                """)
    }
}
