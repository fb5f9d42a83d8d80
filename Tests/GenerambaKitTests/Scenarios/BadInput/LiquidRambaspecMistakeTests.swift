import Testing

/// Errors in a Liquid rambaspec. Their places are those in the original text, not in the rendered one.
struct LiquidRambaspecMistakeTests {
    private func shop(_ rambaspec: String) throws -> Sandbox {
        let shop = try Shop.sandbox()
        try shop.install(["page.rambaspec": rambaspec, "Code/model.liquid": "model\n"], as: "page")
        return shop
    }

    private func refused(
        _ rambaspec: String, saying messages: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try shop(rambaspec).refuses(
            "gen", "Profile", "--custom_parameters", "base:x/{{ y", "none:", saying: messages,
            sourceLocation: sourceLocation)
    }

    /// Tags that remove lines, add lines, and strip whitespace.
    private static let head = """
        {% comment %}
        A template with parts
        {% endcomment %}
        {% assign model = 'Code/model.liquid' -%}

        name: page
        code_files:
        {% for part in (1..3) %}
          - {name: Part{{ part }}.swift, path: {{ model }}}
        {% endfor %}

        """

    @Test func whatIsNoYAML() throws {
        try refused(
            Self.head + "  - {name: A.swift, path: {{ model }}\nsummary: a\n",
            saying: """
                Templates/page/page.rambaspec:12:8: error: no ',' or '}' after a value
                 12 | summary: a
                    |        ^
                  hint: '{' on line 11 is still open
                """)
        try refused(
            Self.head + "summary: {{ module_info.name }}: the module\n",
            saying: """
                Templates/page/page.rambaspec:11:10: error: a value that contains ': ' needs quotes
                 11 | summary: {{ module_info.name }}: the module
                    |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: write "{{ module_info.name }}: the module"
                """)
        try refused(
            Self.head + "version: '1\n",
            saying: """
                Templates/page/page.rambaspec:11:10: error: unclosed quote
                 11 | version: '1
                    |          ^
                  hint: write ' at the end of the value
                """)
    }

    @Test func wrongValues() throws {
        try refused(
            Self.head + """
                  - {path: {{ model }}}
                  - {name: [{{ module_info.name }}], path: {{ model }}}
                  - {{ module_info.name }}.swift
                  - {name: A.swift, path: "../{{ module_info.name }}.swift"}
                auhtor: {{ developer.name }}
                summary: {a: b}
                """,
            saying: """
                Templates/page/page.rambaspec:11:5: error: the file has no 'name'
                 11 |   - {path: {{ model }}}
                    |     ^
                  hint: add 'name: …'
                Templates/page/page.rambaspec:12:12: error: 'name' must be text, not a list
                 12 |   - {name: [{{ module_info.name }}], path: {{ model }}}
                    |            ^^^^^^^^^^^^^^^^^^^^^^^^
                Templates/page/page.rambaspec:13:5: error: a file must be a mapping, not text
                 13 |   - {{ module_info.name }}.swift
                    |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: write '- {name: NAME, path: SOURCE}'
                Templates/page/page.rambaspec:14:27: error: the path '../Profile.swift' leaves its folder through '..'
                 14 |   - {name: A.swift, path: "../{{ module_info.name }}.swift"}
                    |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: name a file in the template's folder
                Templates/page/page.rambaspec:15:1: warning: unknown key 'auhtor'
                 15 | auhtor: {{ developer.name }}
                    | ^^^^^^
                  hint: did you mean 'author'?
                Templates/page/page.rambaspec:16:10: error: 'summary' must be text, not a mapping
                 16 | summary: {a: b}
                    |          ^^^^^^
                """)
    }

    @Test func oneMistakeInALoopIsToldOnce() throws {
        try refused(
            """
            name: page
            {% if module_info.name == 'Profile' %}
            code_files:
            {% for target in (1..3) -%}
            - {name: '{{ target }}.swift', path: Code/modle.liquid}
            {% endfor %}
            {% endif %}
            """,
            saying: """
                Templates/page/page.rambaspec:5:38: error: no file 'Code/modle.liquid' in the template
                 5 | - {name: '{{ target }}.swift', path: Code/modle.liquid}
                   |                                      ^^^^^^^^^^^^^^^^^
                  hint: did you mean 'Code/model.liquid'?
                """)
    }

    @Test func nothingInIt() throws {
        try refused(
            "{% comment %}\n\n{% endcomment %}\n# {{ module_info.name }}\n\nname: page\n",
            saying: """
                Templates/page/page.rambaspec:6:1: error: the rambaspec has neither 'code_files' nor 'test_files'
                 6 | name: page
                   | ^
                  hint: list the template's files: 'code_files:' with '- {name: NAME, path: SOURCE}'
                """)
        try refused(
            "{% if custom_parameters.no %}\nname: page\n{% endif %}",
            saying: """
                Templates/page/page.rambaspec:1:1: error: the rambaspec has no 'name'
                 1 | {% if custom_parameters.no %}
                   | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: add 'name: …'
                """)
    }

    @Test func sourcesAndDestinations() throws {
        try refused(
            Self.head + "  - {name: A.swift, path: 'Code/{{ module_info.name | downcase }}.liquid'}\n",
            saying: """
                Templates/page/page.rambaspec:11:27: error: no file 'Code/profile.liquid' in the template
                 11 |   - {name: A.swift, path: 'Code/{{ module_info.name | downcase }}.liquid'}
                    |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                """)
        try refused(
            Self.head + """
                  - {name: '../../../../../{{ module_info.name }}.swift', path: {{ model }}}
                  - name: ok.swift
                    path: {{ model }}
                    custom_name: {{ custom_parameters.none }}../../../../../../{{ module_info.file_basename }}
                """,
            saying: """
                Templates/page/page.rambaspec:11:12: error: the destination '../../../../../ProfileProfile.swift' leaves its folder through '..'
                 11 |   - {name: '../../../../../{{ module_info.name }}.swift', path: {{ model }}}
                    |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: a destination must be below the Rambafile's folder
                Templates/page/page.rambaspec:12:11: error: the destination '../../../../../../ok.swift' leaves its folder through '..'
                 12 |   - name: ok.swift
                    |           ^^^^^^^^
                  hint: a destination must be below the Rambafile's folder
                """)
    }

    @Test func liquidInNames() throws {
        try refused(
            Self.head + """
                  - {name: 'a/{% raw %}{{ a | plus{% endraw %}.swift', path: {{ model }}}
                  - {name: 'b/{{ custom_parameters.base }}.swift', path: {{ model }}}
                  - {name: "c\\t{% raw %}{{ a{% endraw %}", path: {{ model }}}
                """,
            saying: """
                Templates/page/page.rambaspec:11:24: error: unclosed output
                 11 |   - {name: 'a/{% raw %}{{ a | plus{% endraw %}.swift', path: {{ model }}}
                    |                        ^^
                  hint: end it with '}}'
                Templates/page/page.rambaspec:12:15: error: unclosed output
                 12 |   - {name: 'b/{{ custom_parameters.base }}.swift', path: {{ model }}}
                    |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: end it with '}}'
                Templates/page/page.rambaspec:13:12: error: unclosed output
                 13 |   - {name: "c\\t{% raw %}{{ a{% endraw %}", path: {{ model }}}
                    |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: end it with '}}'
                """)
    }

    @Test func warnings() throws {
        let shop = try shop(
            """
            {% assign folder = 'code' %}
            name: {{ module_info.name }}
            code_files:
              - name: {{ module_info.nmae }}A{% raw %}{{ b }}{% endraw %}.swift
                path: {{ folder }}/model.liquid

            """)
        let run = try shop.run("gen", "Profile", "--dry-run")
        #expect(run.status == 0)
        #expect(
            run.messages == """
                Templates/page/page.rambaspec:4:14: warning: unknown name 'module_info.nmae'
                 4 |   - name: {{ module_info.nmae }}A{% raw %}{{ b }}{% endraw %}.swift
                   |              ^^^^^^^^^^^^^^^^
                  hint: did you mean 'module_info.name'?
                Templates/page/page.rambaspec:2:7: warning: the rambaspec of 'page' is named 'Profile'
                 2 | name: {{ module_info.name }}
                   |       ^^^^^^^^^^^^^^^^^^^^^^
                Templates/page/page.rambaspec:5:11: warning: 'code/model.liquid' is named 'Code/model.liquid' on disk
                 5 |     path: {{ folder }}/model.liquid
                   |           ^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: write it that way: most disks of other systems distinguish letter case
                Templates/page/page.rambaspec:4:46: warning: unknown name 'b'
                 4 |   - name: {{ module_info.nmae }}A{% raw %}{{ b }}{% endraw %}.swift
                   |                                              ^
                  hint: known names: 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'year'

                """)
    }

    @Test func placesInAReport() throws {
        let shop = try shop("{% comment %}\n{% endcomment %}name: a\ncode_files: [{name: B}]\n")
        let run = try shop.run("gen", "Profile", "--dry-run", "--json")
        #expect(
            run.output.hasPrefix(
                """
                {
                  "applied" : false,
                  "diagnostics" : [
                    {
                      "code" : "the-rambaspec-of-is-named",
                      "column" : 23,
                      "line" : 2,
                      "message" : "the rambaspec of 'page' is named 'a'",
                      "path" : "Templates/page/page.rambaspec",
                      "severity" : "warning"
                    }
                  ],

                """))
    }
}
