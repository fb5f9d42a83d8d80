import Testing

/// Errors in the texts of a template.
struct TemplateTextMistakeTests {
    @Test func allMistakesOfAllTextsAtOnce() throws {
        let shop = try Shop.sandbox()
        try shop.write([
            "Templates/page/Code/view.swift.mustache": "// ©\n{{#prefix}}\n  {{ module_info.name }\n",
            "Templates/page/Tests/tests.swift.mustache": "{{/prefix}}\n",
        ])
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Templates/page/Code/view.swift.mustache:2:1: error: unclosed section 'prefix'
                 2 | {{#prefix}}
                   | ^^^^^^^^^^^
                  hint: end it with '{{/prefix}}'
                Templates/page/Code/view.swift.mustache:3:3: error: unclosed tag
                 3 |   {{ module_info.name }
                   |   ^^
                  hint: end it with '}}'
                Templates/page/Tests/tests.swift.mustache:1:1: error: no section 'prefix' to end
                 1 | {{/prefix}}
                   | ^^^^^^^^^^^
                  hint: begin it with '{{#prefix}}'
                """)
    }

    @Test func unknownNamesOfAllFilesOfAllModulesAtOnce() throws {
        let shop = try Shop.sandbox()
        try shop.write([
            "Templates/page/Code/view.swift.mustache": "{{ module_info.nam }}{{> header }}\n",
            "Templates/page/Tests/tests.swift.mustache": "{{ developer.nmae }}\n",
            "Templates/page/page.rambaspec": """
            name: page
            code_files:
              - {name: "View.swift", path: Code/view.swift.mustache, custom_name: "{{ prefx }}View.swift"}
              - {name: View.swift, path: Code/view.swift.mustache}
            test_files:
              - {name: Tests.swift, path: Tests/tests.swift.mustache}

            """,
        ])
        try shop.refuses(
            "gen", "Profile,News",
            saying: """
                Templates/page/page.rambaspec:3:75: warning: unknown name 'prefx'
                 3 |   - {name: "View.swift", path: Code/view.swift.mustache, custom_name: "{{ prefx }}View.swift"}
                   |                                                                           ^^^^^
                  hint: did you mean 'prefix'?
                Templates/page/Code/view.swift.mustache:1:4: error: unknown name 'module_info.nam'
                 1 | {{ module_info.nam }}{{> header }}
                   |    ^^^^^^^^^^^^^^^
                  hint: did you mean 'module_info.name'?
                Templates/page/Code/view.swift.mustache:1:26: error: unknown partial 'header'
                 1 | {{ module_info.nam }}{{> header }}
                   |                          ^^^^^^
                  hint: there are no partials
                Templates/page/Tests/tests.swift.mustache:1:4: error: unknown name 'developer.nmae'
                 1 | {{ developer.nmae }}
                   |    ^^^^^^^^^^^^^^
                  hint: did you mean 'developer.name'?
                """)
    }

    @Test func aMistakeInAPartial() throws {
        let shop = try Shop.sandbox(printing: "{{> header }}\n")
        try shop.write(["Templates/page/snippets/header.mustache": "// {{ file_name }}\n"])
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Templates/page/snippets/header.mustache:1:7: error: unknown name 'file_name'
                 1 | // {{ file_name }}
                   |       ^^^^^^^^^
                  hint: did you mean 'module_info.file_name'?
                """)
    }

    @Test func aPartialThatIncludesItself() throws {
        let shop = try Shop.sandbox(printing: "{{> a }}\n")
        try shop.write([
            "Templates/page/snippets/a.mustache": "{{> b }}",
            "Templates/page/snippets/b.mustache": "{{> a }}",
        ])
        let before = try shop.snapshot()
        let run = try shop.run("gen", "Profile")
        #expect(run.status == 1 && run.output == "")
        #expect(
            run.messages.split(separator: "\n").count { $0.firstRange(of: "error: ") != nil } == 1, "\(run)")
        #expect(try shop.snapshot() == before)
    }

    @Test func aTemplateThatIsNoText() throws {
        let shop = try Shop.sandbox()
        try shop.write([0x61, 0x0A, 0x62, 0xE9, 0x0A], to: "Templates/page/Code/view.swift.mustache")
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Templates/page/Code/view.swift.mustache:2:2: error: invalid UTF-8
                 2 | b\u{FFFD}
                   |  ^
                  hint: save the file as UTF-8
                """)
    }

    @Test func mistakesInNamesThatAreWrittenWithEscapes() throws {
        let shop = try Shop.sandbox()
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            code_files:
              - {name: "\\x41{{ prefx }}", path: Code/view.swift.mustache}
              - name: >-
                  View{{ }}
                  .swift
            """
        ])
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Templates/page/page.rambaspec:4:11: error: empty tag
                 4 |   - name: >-
                   |           ^^
                  hint: write a name in it; to print it as it is, change the delimiters first: '{{=<% %>=}}'
                """)
        try shop.write([
            "Templates/page/page.rambaspec": """
            name: page
            code_files: [{name: "\\x41{{ prefx }}", path: Code/view.swift.mustache}]
            """
        ])
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Templates/page/page.rambaspec:2:21: error: unknown name 'prefx'
                 2 | code_files: [{name: "\\x41{{ prefx }}", path: Code/view.swift.mustache}]
                   |                     ^^^^^^^^^^^^^^^^^
                  hint: did you mean 'prefix'?
                """)
    }
}
