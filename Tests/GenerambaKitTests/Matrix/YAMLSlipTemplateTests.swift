import Testing

/// Rambaspecs that are no YAML, or other YAML than their authors mean, and correct ones.
struct YAMLSlipTemplateTests {
    @Test(arguments: cases) func lintExplainsYAML(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases: [TemplateCase] = [
        .rambaspec(
            "a tag without quotes in braces",
            "name: page\ncode_files:\n  - {name: {{ prefix }}View.swift, path: a.mustache}\n", "1 error",
            """
            own/page/page.rambaspec:3:12: error: a value that begins with '{{' needs quotes
             3 |   - {name: {{ prefix }}View.swift, path: a.mustache}
               |            ^^^^^^^^^^^^^^^^^^^^^^
              hint: write "{{ prefix }}View.swift"
            """),
        .rambaspec(
            "a tag within a value in braces",
            "name: page\ncode_files:\n  - {name: View{{ prefix }}.swift, path: a.mustache}\n", "1 error",
            """
            own/page/page.rambaspec:3:12: error: a value that contains '{{' needs quotes
             3 |   - {name: View{{ prefix }}.swift, path: a.mustache}
               |            ^^^^^^^^^^^^^^^^^^^^^^
              hint: write "View{{ prefix }}.swift"
            """),
        .rambaspec(
            "a tag without quotes",
            "name: page\ncode_files:\n  - name: {{ prefix }}View.swift\n    path: a.mustache\n", "1 error",
            """
            own/page/page.rambaspec:3:11: error: a value that begins with '{{' needs quotes
             3 |   - name: {{ prefix }}View.swift
               |           ^^^^^^^^^^^^^^^^^^^^^^
              hint: write "{{ prefix }}View.swift"
            """),
        .rambaspec(
            "a tag with one brace",
            "name: page\ncode_files:\n  - name: { module_info.project_name }}View.swift\n    path: a.mustache\n",
            "1 error",
            """
            own/page/page.rambaspec:3:39: error: not valid YAML: did not find expected key while parsing a block mapping
             3 |   - name: { module_info.project_name }}View.swift
               |                                       ^
            """),
        .rambaspec(
            "a tag with one brace in braces",
            "name: page\ncode_files:\n  - {name: { module_info.project_name }}View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:3:41: error: not valid YAML: did not find expected key while parsing a block mapping
             3 |   - {name: { module_info.project_name }}View.swift, path: a.mustache}
               |                                         ^
            """),
        .rambaspec(
            "an unclosed brace", "name: page\ncode_files:\n  - {name: View.swift, path: a.mustache\n",
            "1 error",
            """
            own/page/page.rambaspec:4:1: error: no ',' or '}' after a value
             4 | 
               | ^
              hint: '{' on line 3 is still open
            """),
        .rambaspec(
            "an unclosed bracket",
            "name: page\ncode_files: [{name: View.swift, path: a.mustache}\ntest_files: []\n", "1 error",
            """
            own/page/page.rambaspec:3:1: error: no ',' or ']' after a value
             3 | test_files: []
               | ^
              hint: '[' on line 2 is still open
            """),
        .rambaspec(
            "a brace that is not open", "name: page\ncode_files:\n  - name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:3:5: error: several keys on one line need braces
             3 |   - name: View.swift, path: a.mustache}
               |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: begin a new line before 'path', or write '{…}'
            """),
        .rambaspec(
            "keys without braces", "name: page\ncode_files:\n  - name: View.swift, path: a.mustache\n",
            "1 error",
            """
            own/page/page.rambaspec:3:5: error: several keys on one line need braces
             3 |   - name: View.swift, path: a.mustache
               |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: begin a new line before 'path', or write '{…}'
            """),
        .rambaspec(
            "an unclosed quote", #"name: "page\#ncode_files:\#n  - {name: View.swift, path: a.mustache}\#n"#,
            "1 error",
            """
            own/page/page.rambaspec:1:7: error: unclosed quote
             1 | name: "page
               |       ^
              hint: write " at the end of the value
            """),
        .rambaspec(
            "an apostrophe in quotes",
            "name: page\nsummary: 'It's a page'\ncode_files:\n  - {name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:2:14: error: not valid YAML: did not find expected key while parsing a block mapping
             2 | summary: 'It's a page'
               |              ^
            """),
        .rambaspec(
            "a missing colon", "name page\ncode_files:\n  - {name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:1:1: error: no ':' after 'name'
             1 | name page
               | ^^^^
              hint: write 'name: page'
            """),
        .rambaspec(
            "a missing colon after a list's key",
            "name: page\ncode_files\n  - {name: View.swift, path: a.mustache}\n", "1 error",
            """
            own/page/page.rambaspec:2:1: error: no ':' after 'code_files'
             2 | code_files
               | ^^^^^^^^^^
              hint: write 'code_files:'
            """),
        .rambaspec(
            "a wide colon", "name： page\ncode_files:\n  - {name: View.swift, path: a.mustache}\n", "1 error",
            """
            own/page/page.rambaspec:1:1: error: no ':' after 'name'
             1 | name： page
               | ^^^^
              hint: write 'name: ： page'
            """),
        .rambaspec(
            "no space after a colon", "name:page\ncode_files:\n  - {name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:1:5: error: no space after ':'
             1 | name:page
               |     ^
              hint: write 'name: page'
            """),
        .rambaspec(
            "no space after a dash", "name: page\ncode_files:\n  -{name: View.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:3:3: error: no space after '-'
             3 |   -{name: View.swift, path: a.mustache}
               |   ^
              hint: write '- {name: View.swift, path: a.mustache}'
            """),
        .rambaspec(
            "no space after a dash with keys below it",
            "name: page\ncode_files:\n  -name: View.swift\n   path: a.mustache\n", "1 error",
            """
            own/page/page.rambaspec:4:4: error: wrong indentation
             4 |    path: a.mustache
               |    ^
              hint: begin the line in the column of the keys or items that it belongs to
            """),
        .rambaspec(
            "a missing dash",
            "name: page\ncode_files:\n  - {name: View.swift, path: a.mustache}\n  {name: B.swift, path: a.mustache}\n",
            "1 error",
            """
            own/page/page.rambaspec:4:3: error: not valid YAML: could not find expected ':' while scanning a simple key
             4 |   {name: B.swift, path: a.mustache}
               |   ^
            """),
        .rambaspec(
            "no dash at all", "name: page\ncode_files:\n  name: View.swift\n  path: a.mustache\n", "1 error",
            """
            own/page/page.rambaspec:3:3: error: 'code_files' must be a list, not a mapping
             3 |   name: View.swift
               |   ^^^^^^^^^^^^^^^^
              hint: begin each item with '- '
            """),
    ]
}
