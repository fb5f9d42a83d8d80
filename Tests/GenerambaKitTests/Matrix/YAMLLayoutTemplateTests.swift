import Testing

/// Rambaspecs with the layout or the signs of something else than YAML, and correct ones.
struct YAMLLayoutTemplateTests {
    @Test(arguments: cases) func lintExplainsLayout(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases: [TemplateCase] = [
        .rambaspec(
            "a key that is indented too much",
            "name: page\ncode_files:\n  - name: View.swift\n      path: a.mustache\n", "1 error",
            """
            own/page/page.rambaspec:4:7: error: wrong indentation
             4 |       path: a.mustache
               |       ^
              hint: begin the line in the column of the keys or items that it belongs to
            """),
        .rambaspec(
            "an item that is indented too little",
            "name: page\ncode_files:\n  - {name: View.swift, path: a.mustache}\n - {name: B.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:4:2: error: wrong indentation
             4 |  - {name: B.swift, path: a.mustache}
               |  ^
              hint: begin the line in the column of the keys or items that it belongs to
            """),
        .rambaspec(
            "a tab", "name: page\ncode_files:\n\t- {name: View.swift, path: a.mustache}\n", "1 error",
            """
            own/page/page.rambaspec:3:1: error: YAML does not allow tabs for indentation
             3 | 	- {name: View.swift, path: a.mustache}
               | ^
              hint: indent with spaces
            """),
        .rambaspec(
            "a key that appears again",
            "name: page\ncode_files:\n  - {name: View.swift, path: a.mustache}\ncode_files: []\n",
            "1 error, 1 warning",
            """
            own/page/page.rambaspec:1:1: error: the rambaspec has neither 'code_files' nor 'test_files'
             1 | name: page
               | ^
              hint: list the template's files: 'code_files:' with '- {name: NAME, path: SOURCE}'
            own/page/page.rambaspec:4:1: warning: 'code_files' appears again: this value is used
             4 | code_files: []
               | ^^^^^^^^^^
              hint: remove one
            """),
        .rambaspec(
            "a colon in a value",
            "name: page\nsummary: Page: a view\ncode_files:\n  - {name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:2:10: error: a value that contains ': ' needs quotes
             2 | summary: Page: a view
               |          ^^^^^^^^^^^^
              hint: write "Page: a view"
            """),
        .rambaspec(
            "an ampersand at the start",
            "name: page\nsummary: &a view\ncode_files:\n  - {name: View.swift, path: a.mustache}\n",
            "1 warning",
            """
            own/page/page.rambaspec:2:10: warning: '&a' is not part of the text: for YAML, '&' begins a name for \
            the value
             2 | summary: &a view
               |          ^^^^^^^
              hint: write "&a view"
            """),
        .rambaspec(
            "an at sign at the start",
            "name: page\nsummary: @MainActor view\ncode_files:\n  - {name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:2:10: error: a value that begins with '@' needs quotes
             2 | summary: @MainActor view
               |          ^^^^^^^^^^^^^^^
              hint: write "@MainActor view"
            """),
        .rambaspec(
            "an asterisk at the start",
            "name: page\nsummary: *a* view\ncode_files:\n  - {name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:2:10: error: a value that begins with '*' needs quotes
             2 | summary: *a* view
               |          ^^^^^^^^
              hint: write "*a* view"
            """),
        .rambaspec(
            "a percent sign at the start",
            "name: page\nsummary: %a view\ncode_files:\n  - {name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:2:10: error: a value that begins with '%' needs quotes
             2 | summary: %a view
               |          ^^^^^^^
              hint: write "%a view"
            """),
        .rambaspec(
            "curly quotes",
            "name: page\nsummary: “Page: a view”\ncode_files:\n  - {name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:2:10: error: a value that contains ': ' needs quotes
             2 | summary: “Page: a view”
               |          ^^^^^^^^^^^^^^
              hint: write "“Page: a view”"
            """),
        .rambaspec(
            "a no-break space", "name:\u{A0}page\ncode_files:\n  - {name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:1:5: error: no space after ':'
             1 | name: page
               |     ^
              hint: write 'name:  page'
            """),
        .rambaspec(
            "a second document", "name: page\n---\ncode_files:\n  - {name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:2:1: error: a second document begins here
             2 | ---
               | ^^^
              hint: remove the line '---', or what follows it
            """),
        .rambaspec(
            "the end of a document",
            "name: page\n...\ncode_files:\n  - {name: View.swift, path: a.mustache}\n", "1 error",
            """
            own/page/page.rambaspec:3:1: error: not valid YAML: did not find expected <document start>
             3 | code_files:
               | ^
            """),
        .rambaspec(
            "a text without its indentation",
            "name: page\nsummary: |\nA view\ncode_files:\n  - {name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:3:1: error: no ':' after 'A'
             3 | A view
               | ^
              hint: write 'A: view'
            """),
        .rambaspec(
            "a missing comma", "name: page\ncode_files:\n  - {name: View.swift path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:3:27: error: no ',' or '}' after a value
             3 |   - {name: View.swift path: a.mustache}
               |                           ^
              hint: '{' on line 3 is still open
            """),
        .rambaspec(
            "a missing comma in JSON", #"{"name": "page" "code_files": []}\#n"#, "1 error",
            """
            own/page/page.rambaspec:1:17: error: no ',' or '}' after a value
             1 | {"name": "page" "code_files": []}
               |                 ^
              hint: '{' on line 1 is still open
            """),
        .rambaspec(
            "a comment with slashes",
            "// A page\nname: page\ncode_files:\n  - {name: View.swift, path: a.mustache}\n", "1 error",
            """
            own/page/page.rambaspec:2:1: error: wrong indentation
             2 | name: page
               | ^
              hint: begin the line in the column of the keys or items that it belongs to
            """),
        .rambaspec(
            "a list beside its key", "name: page\ncode_files: - {name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:2:13: error: a list cannot begin on the same line as its key
             2 | code_files: - {name: View.swift, path: a.mustache}
               |             ^
              hint: begin it on the next line, or put text that begins with '-' in quotes
            """),
        .rambaspec(
            "an escape that does not exist",
            #"name: page\#ncode_files:\#n  - {name: View.swift, path: a.mustache}\#nparameters:\#n  - {name: a, pattern: "\d+"}\#n"#,
            "1 error",
            #"""
            own/page/page.rambaspec:5:25: error: not valid YAML: found unknown escape character while parsing a quoted scalar
             5 |   - {name: a, pattern: "\d+"}
               |                         ^
            """#),
        .rambaspec(
            "tags in quotes",
            #"name: page\#nsummary: "A view: {{ simple }}"\#ncode_files:\#n  - {name: "{{ prefix }}View.swift", path: a.mustache}\#n"#
        ),
        .rambaspec(
            "a text of several lines",
            "name: page\nsummary: >\n  A view:\n  simple\ncode_files:\n  - {name: View.swift, path: a.mustache}\n"
        ),
        .rambaspec(
            "JSON", #"{"name": "page", "code_files": [{"name": "View.swift", "path": "a.mustache"}]}\#n"#),
        .rambaspec(
            "a byte order mark and another document's start",
            "\u{FEFF}---\nname: page\ncode_files:\n  - {name: View.swift, path: a.mustache}\n"),
    ]
}
