import Testing

/// What lint tells of texts that generate files but no correct code.
struct TextRuleTests {
    /// Expects exactly these messages about a template with a free text `motto` and one source.
    private func expect(
        _ source: String, _ files: [String: String] = [:], named name: String = "page.liquid",
        output: String = "page: 1 warning", messages: String = "", status: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let sandbox = try Sandbox()
        let rambaspec = """
            name: page
            parameters: [{name: motto}, {name: slug, pattern: "[a-z]+"}, {name: kind, type: choice, choices: [a, b]}]
            code_files: [{name: View.swift, path: \(name)}]

            """
        try sandbox.write(["page.rambaspec": rambaspec, name: source].merging(files) { $1 }, below: "page")
        try sandbox.expect(
            "template", "lint", "./page", output: output, messages: messages, status: status,
            sourceLocation: sourceLocation)
    }

    private static let used = "{{ motto.size }}{{ slug }}{{ kind }}"

    @Test(arguments: [
        ("// {{ motto }}", 7, "motto", "comment"), ("  /// The {{ motto }}", 14, "motto", "doc_comment"),
        ("let a = 1 // {{ motto }}", 17, "motto", "comment"),
        ("let a = \"b\" // {{ motto }}", 19, "motto", "comment"),
        ("// {{ module_info.description }}", 7, "module_info.description", "comment"),
        ("/// {{ module_info.purpose }}", 8, "module_info.purpose", "doc_comment"),
        ("// {{custom_parameters.motto}}", 6, "custom_parameters.motto", "comment"),
    ])
    func aTextOfSeveralLinesInAComment(line: String, column: Int, name: String, filter: String) throws {
        try expect(
            "\(line)\n\(Self.used)\n",
            messages: """
                page/page.liquid:1:\(column): warning: '\(name)' may have several lines, of which only the first is in the comment
                 1 | \(line)
                   | \(String(repeating: " ", count: column - 1))\(String(repeating: "^", count: name.count))
                  hint: write '{{ \(name) | \(filter) }}'
                """)
    }

    @Test(arguments: ["page.liquid", "page.mustache"]) func aTextBetweenQuotes(file: String) throws {
        let used = file == "page.liquid" ? Self.used : "{{motto | snake}}{{slug}}{{kind}}"
        try expect(
            "let url = \"https://a/{{ motto }}\"\n\(used)\n", named: file,
            messages: """
                page/\(file):1:25: warning: 'motto' may contain quotes and line breaks, which end the literal
                 1 | let url = "https://a/{{ motto }}"
                   |                         ^^^^^
                  hint: write '{{ motto | swift_string }}'
                """)
    }

    @Test func whatIsSafeIsNotTold() throws {
        try expect(
            """
            // {{ motto | comment }} {{ slug }} {{ kind }} {{ module_info.name }}
            /// {{ motto | doc_comment }}
            let a = "{{ motto | swift_string }}", b = "{{ slug }}"
            let c = #"a"# + {{ motto }}
            let d = "{{ motto | append: "\\"" }}"
            {% assign motto = 'a' %}{{ slug }}

            """, output: "page: no problems")
        try expect(
            "{% for motto in kind %}// {{ motto }}\n{% endfor %}\(Self.used)\n", output: "page: no problems")
    }

    @Test func tagsThatLeaveEmptyLines() throws {
        try expect(
            "import A\n{% if motto %}\nlet a = 1\n  {% for b in kind %}\nlet b = 2\n  {% endfor %}\n{% endif %}\n\(Self.used)\n{% assign c = kind %}\n",
            messages: """
                page/page.liquid:2:1: warning: this tag leaves an empty line, as do 2 more
                 2 | {% if motto %}
                   | ^^^^^^^^^^^^^^
                  hint: write '{%-' instead of '{%': the hyphen removes the line break before the tag
                """)
        for text in [
            "{%- if motto %}\na\n{%- endif %}\n", "a{% if motto %}\n\nb{% endif %}\n",
            "{% if motto -%}\na\n{% endif %}\n",
            "a\n{% if motto %}\nb\n{% endif %}\nc\n{%- if kind %}\nd\n{%- endif %}\n",
            "{% raw %}\n{% if a %}\n{% endif %}\n{% endraw %}\n",
        ] {
            try expect(text + Self.used + "\n", output: "page: no problems")
        }
    }

    @Test func includedTextsWithoutALineBreak() throws {
        let hint = "hint: add one at the end of 'page/snippets/part"
        try expect(
            "  {{> part}}\nlet b = 2\n{{motto}}{{slug}}{{kind}}\n", ["snippets/part.mustache": "let a = 1"],
            named: "page.mustache",
            messages: """
                page/page.mustache:1:7: warning: the next line continues the last one of 'part', which has no line break
                 1 |   {{> part}}
                   |       ^^^^
                  \(hint).mustache'
                """)
        try expect(
            "{% include 'part' -%}\nlet b = 2\n\(Self.used)\n",
            ["snippets/part.liquid": "let a = {{ slug }}"],
            messages: """
                page/page.liquid:1:13: warning: the next line continues the last one of 'part', which has no line break
                 1 | {% include 'part' -%}
                   |             ^^^^
                  \(hint).liquid'
                """)
        for (text, part) in [
            ("{% include 'part' %}\nlet b = 2\n", "let a = 1"),
            ("{% include 'part' -%}\nlet b = 2\n", "let a = 1\n"),
            ("{% include 'part' -%}\nlet b = 2\n", "{% assign a = 1 -%}"),
            ("{% include 'part' -%}", "let a = 1"),
        ] {
            try expect(text + Self.used, ["snippets/part.liquid": part], output: "page: no problems")
        }
    }

    @Test(arguments: ["developer", "module_info", "custom_parameters"])
    func aGroupOfNamesIsNoText(name: String) throws {
        let sandbox = try Shop.sandbox()
        for (parameters, isRefused) in [("parameters: [{name: motto}]\n", true), ("", false)] {
            try sandbox.install(
                [
                    "page.rambaspec":
                        "name: page\n\(parameters)code_files: [{name: A.txt, path: a.liquid}]\n",
                    "a.liquid": "{{ \(name) }}{{ motto }}\n",
                ], as: "page")
            let arguments = ["gen", "Profile", "page", "--dry-run", "--custom_parameters", "motto:a"]
            let run = try sandbox.run(arguments)
            #expect(
                run.messages.contains("a.liquid:1:4: error: '\(name)' is a group of names, not text")
                    == isRefused,
                "\(run)")
            #expect(run.status == (isRefused ? 1 : 0), "\(run)")
        }
    }
}

/// Texts of several lines in the files of modules.
struct SeveralLineTests {
    @Test(arguments: ["\n", "\r\n", "\r"]) func everyBuiltInTemplatePrintsThemAsComments(lineBreak: String)
        throws
    {
        let sandbox = try Shop.sandbox(
            settings: Shop.settings.replacing("Example Ltd.", with: "|\n  Shop\n  let company = 1")
                + "header: |\n  // {{developer.company}}\n  // {{module_info.description}}\n")
        for template in ["rviper_controller", "swiftui_mvvm", "clean_swift", "silver", "service"] {
            let run = try sandbox.run(
                "gen", "Profile", template, "--dry-run", "--diff", "--description",
                "First.\(lineBreak)\(lineBreak)let second = 2")
            let lines = run.output.split(whereSeparator: \.isNewline).filter {
                $0.contains("let second") || $0.contains("let company")
            }
            #expect(run.status == 0 && lines.count > 1, "\(run)")
            for line in lines { #expect(line.contains(/^\+ *\/\/\/? let (second|company)/), "\(line)") }
        }
    }

    @Test func filtersForSwift() throws {
        let shop = try Shop.sandbox()
        let mustache = "// {{a | comment}}\n/// {{a | doc_comment}}\n\"{{a | swift_string}}\"\n"
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                parameters: [{name: a}]
                code_files: [{name: A.txt, path: a.mustache}, {name: B.txt, path: b.liquid}]
                """,
                "a.mustache": mustache,
                "b.liquid": mustache
                    + "  /// {{ a | doc_comment: '  ' }}\n{{ nil | comment }}|{{ 3 | swift_string }}\n",
            ], as: "page")
        #expect(try shop.run("gen", "Profile", "page", "--a", "it's \"a\\(b)\"\n\n\tc").status == 0)
        let text = """
            // it's "a\\(b)"
            //
            // \tc
            /// it's "a\\(b)"
            ///
            /// \tc
            "it's \\"a\\\\(b)\\"\\n\\n\\tc"

            """
        #expect(try shop.read("Sources/Shop/Modules/Profile/ProfileA.txt") == text)
        #expect(
            try shop.read("Sources/Shop/Modules/Profile/ProfileB.txt") == text + """
                  /// it's "a\\(b)"
                  ///
                  /// \tc
                |3

                """)
    }
}
