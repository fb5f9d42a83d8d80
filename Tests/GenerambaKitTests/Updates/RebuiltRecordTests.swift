import Testing

/// Records in which git left conflict markers.
struct RebuiltRecordTests {
    private static let record = ".generamba/modules/Shop/Pay.page.txt"

    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                parameters:
                - {name: cases, type: list, items: string, summary: the cases}
                - {name: title, summary: the title, default: Pay}
                code_files: [{name: .txt, path: Code/file.mustache}]

                """,
                "Code/file.mustache": "{{ title }}\n{{#cases}}\ncase {{ . }}\n{{/cases}}\n",
            ], as: "page")
    }

    @Test func anUpdateTakesTheParametersOfBothBranches() throws {
        #expect(try shop.run("gen", "Pay", "--cases", "one").status == 0)
        try shop.git("init", "--quiet")
        try shop.git("add", "--all")
        try shop.git("commit", "--quiet", "--message=one")
        try shop.git("checkout", "--quiet", "-b", "other")
        #expect(try shop.run("update", "Pay", "--cases", "one, three", "--title", "Other").status == 0)
        try shop.git("commit", "--quiet", "--all", "--message=three")
        try shop.git("checkout", "--quiet", "main")
        #expect(try shop.run("update", "Pay", "--cases", "one, two").status == 0)
        try shop.git("commit", "--quiet", "--all", "--message=two")
        _ = try shop.output(of: [
            "sh", "-c", "git -c user.name=Test -c user.email=test@example.com merge --quiet other || true",
        ])
        let merged = try shop.read(Self.record)
        #expect(merged.contains("<<<<<<< HEAD\n"))

        let path = "Sources/Shop/Modules/Pay/Pay.txt"
        #expect(try shop.read(path).contains("<<<<<<< HEAD\n"))
        try shop.refuses(
            "update", status: 7,
            saying: """
                error: 1 file with conflict markers: '\(path)'
                  hint: edit it
                """)
        try shop.write([path: "Pay\ncase one\ncase two\ncase three\n"])
        try shop.expect(
            "update",
            output: """
                Pay from page: up to date
                  note: its record was rebuilt from both sides of the conflict
                """)
        #expect(try shop.read(path) == "Pay\ncase one\ncase two\ncase three\n")
        let lines = try shop.read(Self.record).split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("parameter: ") || $0.hasPrefix("|") } == [
                "parameter: cases=one, two", "parameter: cases=three", "parameter: title=Pay",
                "|Pay", "|case one", "|case two", "|case three",
            ])
        try shop.expect("status", output: "1 module: all clean")
    }

    @Test func aRecordIsRebuiltAfterAnUpdateWhoseConflictsAreResolved() throws {
        #expect(try shop.run("gen", "Pay", "--cases", "one").status == 0)
        let path = "Sources/Shop/Modules/Pay/Pay.txt"
        try shop.write([path: "Pay\ncase mine\n"])
        #expect(try shop.run("update", "Pay", "--cases", "two").status == 7)
        try shop.write([path: "Pay\ncase mine\n"])
        let sides = """
            <<<<<<< HEAD
            parameter: title=Pay
            =======
            parameter: title=Other
            >>>>>>> other

            """
        try shop.write([
            Self.record: try shop.read(Self.record).replacing("parameter: title=Pay\n", with: sides)
        ])
        #expect(try shop.read(Self.record).contains("<<<<<<<"))
        try shop.expect(
            "update",
            output: """
                Pay from page: up to date
                  note: its record was rebuilt from both sides of the conflict
                """)
        #expect(try shop.read(path) == "Pay\ncase mine\n")
        try shop.expect("list", output: "Pay  page  edited (1)")
    }

    @Test func filesWithMarkersFromGitAreNotUpdated() throws {
        #expect(try shop.run("gen", "Pay", "--cases", "one").status == 0)
        let path = "Sources/Shop/Modules/Pay/Pay.txt"
        let text = "Pay\n<<<<<<< HEAD\ncase mine\n=======\ncase yours\n>>>>>>> other\n"
        try shop.write([path: text])
        for command in [["status"], ["update"], ["update", "Pay", "--cases", "two"]] {
            let run = try shop.run(command)
            #expect(
                run.messages == """
                    error: 1 file with conflict markers: '\(path)'
                      hint: edit it

                    """)
            #expect(run.status == 7)
        }
        #expect(try shop.read(path) == text)
    }
}
