import Testing

/// Tags that lack a brace, and correct code that looks like them.
struct MissingBraceTemplateTests {
    @Test(arguments: cases) func lintCountsBraces(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases: [TemplateCase] = [
        .mustache(
            "a tag with one brace at its beginning", "// { module_info.name }}\n", "1 warning",
            """
            own/page/View.swift.mustache:1:4: warning: '{ module_info.name }}' is written as it is: a brace is missing
             1 | // { module_info.name }}
               |    ^^^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.name }}'
            """),
        .mustache(
            "a tag with one brace on either side", "struct { module_info.name } {}\n", "1 warning",
            """
            own/page/View.swift.mustache:1:8: warning: '{ module_info.name }' is written as it is: a brace is missing
             1 | struct { module_info.name } {}
               |        ^^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.name }}'
            """),
        .mustache(
            "a tag with a filter and one brace", #"let a = "{ module_info.name | lower }}"\#n"#, "1 warning",
            """
            own/page/View.swift.mustache:1:10: warning: '{ module_info.name | lower }}' is written as it is: a \
            brace is missing
             1 | let a = "{ module_info.name | lower }}"
               |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.name | lower }}'
            """),
        .mustache(
            "a short name with one brace", "// { developer.name }}\n", "1 warning",
            """
            own/page/View.swift.mustache:1:4: warning: '{ developer.name }}' is written as it is: a brace is missing
             1 | // { developer.name }}
               |    ^^^^^^^^^^^^^^^^^^^
              hint: write '{{ developer.name }}'
            """),
        .mustache(
            "a tag with one brace at its end", "struct {{ module_info.name } {}\n", "1 error",
            """
            own/page/View.swift.mustache:1:8: error: unclosed tag
             1 | struct {{ module_info.name } {}
               |        ^^
              hint: end it with '}}'
            """),
        .mustache(
            "a section with one brace at its end", "{{#prefix}a{{/prefix}}\n", "2 errors",
            """
            own/page/View.swift.mustache:1:1: error: unclosed tag
             1 | {{#prefix}a{{/prefix}}
               | ^^
              hint: end it with '}}'
            own/page/View.swift.mustache:1:12: error: no section 'prefix' to end
             1 | {{#prefix}a{{/prefix}}
               |            ^^^^^^^^^^^
              hint: begin it with '{{#prefix}}'
            """),
        .liquid(
            "a tag with one brace in Liquid", "// { module_info.name }}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:4: warning: '{ module_info.name }}' is written as it is: a brace is missing
             1 | // { module_info.name }}
               |    ^^^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.name }}'
            """),
        .liquid(
            "an output with one brace at its end", "struct {{ module_info.name } {}\n", "1 error",
            """
            own/page/View.swift.liquid:1:8: error: unclosed output
             1 | struct {{ module_info.name } {}
               |        ^^
              hint: write '{{ module_info.name }}'
            """),
        .liquid(
            "three braces in Liquid", "struct A{{{ prefix }}} {}\n", "no problems",
            """

            """),
        .lint(
            "a file name with one brace",
            [
                "page.rambaspec":
                    #"name: page\#ncode_files:\#n  - {name: "{ module_info.project_name }}View.swift", path: a.mustache}\#n"#,
                "a.mustache": "struct {{ prefix }}{{ module_info.name }}View {}\n",
            ], "1 warning",
            """
            own/page/page.rambaspec:3:13: warning: '{ module_info.project_name }}' is written as it is: a brace is \
            missing
             3 |   - {name: "{ module_info.project_name }}View.swift", path: a.mustache}
               |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.project_name }}'
            """),
        .lint(
            "a custom name with one brace",
            [
                "page.rambaspec":
                    #"name: page\#ncode_files:\#n  - {name: View.swift, path: a.mustache, custom_name: "{{ prefix }}{ module_info.name }}.swift"}\#n"#,
                "a.mustache": "struct {{ prefix }}{{ module_info.name }}View {}\n",
            ], "1 warning",
            """
            own/page/page.rambaspec:3:68: warning: '{ module_info.name }}' is written as it is: a brace is missing
             3 |   - {name: View.swift, path: a.mustache, custom_name: "{{ prefix }}{ module_info.name }}.swift"}
               |                                                                    ^^^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.name }}'
            """),
        .lint(
            "a file name with a brace too many",
            [
                "page.rambaspec":
                    #"name: page\#ncode_files:\#n  - {name: "{{ module_info.project_name }}}View.swift", path: a.mustache}\#n"#,
                "a.mustache": "struct {{ prefix }}{{ module_info.name }}View {}\n",
            ], "1 warning",
            """
            own/page/page.rambaspec:3:43: warning: the file's name contains '}'
             3 |   - {name: "{{ module_info.project_name }}}View.swift", path: a.mustache}
               |                                           ^
              hint: a tag has two braces on either side
            """),
        .mustache(
            "nested blocks that end together",
            "struct A { var year: String { get { year }}\n    var b: Int { get { 1 }}\n}\n"),
        .mustache(
            "a closure that returns a property",
            "struct A {\n    lazy var a = { prefix }\n    var d: String { developer.name }\n}\n"),
        .mustache(
            "a value between the braces of a closure",
            "let a = [1].map { _ in {{ prefix }} }\nstruct A {{{ prefix }}}\n"),
        .mustache(
            "a dollar before a tag", #"let a = "${{ module_info.name }}"\#n"#),
        .mustache(
            "tags in a text between other delimiters",
            #"{{=<% %>=}}let a = "{{ module_info.name }} { module_info.name }}"\#n<%={{ }}=%>"#),
        .liquid(
            "a tag in a raw text", "{% raw %}{ module_info.name }}{% endraw %}\n"),
    ]
}
