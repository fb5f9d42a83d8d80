import Testing

/// Tests `template lint` with conditions.
@Suite struct LintConditionTests {
    @Test("conditions of numbers and texts") func conditionsOfNumbersAndTexts() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: count, type: int, default: 1}
            - {name: title}
            - {name: style, type: choice, choices: [plain, list], default: plain}
            code_files:
            - {name: A.swift, path: a.swift, when: "false"}
            - {name: B.swift, path: a.swift, when: 1 == 2}
            - {name: C.swift, path: a.swift, when: count == '3'}
            - {name: D.swift, path: a.swift, when: count > 3 and count < 2}
            - {name: E.swift, path: a.swift, when: count > 3 and count < 5}
            - {name: F.swift, path: a.swift, when: count > 3.2 and count < 3.8}
            - {name: G.swift, path: a.swift, when: title == 'a' and title == 'b'}
            - {name: H.swift, path: a.swift, when: title contains 'a' and title != 'a'}
            - {name: I.swift, path: a.swift, when: title == nil or title == empty}
            - {name: J.swift, path: a.swift, when: title > 3}
            - {name: K.swift, path: a.swift, when: count == nil}
            - {name: L.swift, path: a.swift, when: prefix == 'X' and year > '2000'}
            - {name: M.swift, path: a.swift, when: "style contains 'lis' or style contains 'grid'"}
            - {name: N.swift, path: a.swift, when: "title == style"}
            - {name: O.swift, path: a.swift, when: "custom_parameters['style'] == 'plane'"}

            """,
            "a.swift": "",
        ]).expect(
            output: "page: 4 warnings",
            messages: """
                own/page/page.rambaspec:7:41: warning: 'false' is never true
                 7 | - {name: A.swift, path: a.swift, when: "false"}
                   |                                         ^^^^^
                own/page/page.rambaspec:8:40: warning: '1 == 2' is never true
                 8 | - {name: B.swift, path: a.swift, when: 1 == 2}
                   |                                        ^^^^^^
                own/page/page.rambaspec:9:40: warning: 'count == '3'' is never true
                 9 | - {name: C.swift, path: a.swift, when: count == '3'}
                   |                                        ^^^^^^^^^^^^
                  hint: 'count' is a number, not text
                own/page/page.rambaspec:21:41: warning: 'custom_parameters['style'] == 'plane'' is never true
                 21 | - {name: O.swift, path: a.swift, when: "custom_parameters['style'] == 'plane'"}
                    |                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: choices for 'custom_parameters.style': 'plain', 'list'
                """)
    }

    @Test("conditions within texts") func conditionsWithinTexts() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: count, type: int}
            - {name: worker, type: bool}
            - {name: style, type: choice, choices: [plain, list], default: plain}
            - {name: kind, type: choice, choices: [a, b], default: a}
            - {name: sides, type: list, items: choice, choices: [left, right]}
            - {name: tags, type: list}
            code_files:
            - {name: .swift, path: view.swift.liquid}


            """,
            "view.swift.liquid": """
            {% if count > 3 and count < 2 %}{% elsif "1" == "2" %}{% elsif style == 'lst' %}{% endif %}
            {% case style %}{% when 'plain', 'grid' %}{% when 'list' %}{% endcase %}
            {% if sides contains 'top' %}{% elsif sides contains 'left' %}{% elsif tags contains 'top' %}{% endif %}
            {% unless worker == 'yes' %}{% endunless %}{% if count == nil or count == 1 %}{% endif %}
            {% for tag in tags %}{% if worker and worker == false %}{{ tag }}{% endif %}{% endfor %}
            {% include 'row', kind: 'x' %}{% if kind == 'x' %}{% endif %}


            """,
            "snippets/row.liquid": "{% if kind == 'x' %}{% endif %}",
        ]).expect(
            output: "page: 5 warnings",
            messages: """
                own/page/view.swift.liquid:1:42: warning: '"1" == "2"' is never true
                 1 | {% if count > 3 and count < 2 %}{% elsif "1" == "2" %}{% elsif style == 'lst' %}{% endif %}
                   |                                          ^^^^^^^^^^
                own/page/view.swift.liquid:1:64: warning: 'style == 'lst'' is never true
                 1 | {% if count > 3 and count < 2 %}{% elsif "1" == "2" %}{% elsif style == 'lst' %}{% endif %}
                   |                                                                ^^^^^^^^^^^^^^
                  hint: did you mean 'list'?
                own/page/view.swift.liquid:2:34: warning: 'style' is never 'grid'
                 2 | {% case style %}{% when 'plain', 'grid' %}{% when 'list' %}{% endcase %}
                   |                                  ^^^^^^
                  hint: choices for 'style': 'plain', 'list'
                own/page/view.swift.liquid:3:7: warning: 'sides contains 'top'' is never true
                 3 | {% if sides contains 'top' %}{% elsif sides contains 'left' %}{% elsif tags contains 'top' %}{% endif %}
                   |       ^^^^^^^^^^^^^^^^^^^^
                  hint: choices for 'sides': 'left', 'right'
                own/page/view.swift.liquid:4:11: warning: 'worker == 'yes'' is never true
                 4 | {% unless worker == 'yes' %}{% endunless %}{% if count == nil or count == 1 %}{% endif %}
                   |           ^^^^^^^^^^^^^^^
                  hint: 'worker' is true or false, not text
                """)
    }

    @Test("what a loop or a text calls by the name of a parameter can be anything")
    func aNameThatHidesAParameter() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: style, type: choice, choices: [plain, list], default: plain}
            - {name: size, type: int}
            - {name: names, type: list}
            code_files:
            - {name: .swift, path: view.swift.liquid}


            """,
            "view.swift.liquid": """
            {% for style in names %}{% if style == 'lst' %}{% endif %}{% endfor %}
            {% assign size = 'large' %}{% if size == 'large' %}{% endif %}


            """,
        ]).expect(
            output: "page: no problems")
    }

    @Test("conditions into which a rambaspec writes values") func conditionsWithWrittenValues() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: worker, type: bool}
            - {name: style, type: choice, choices: [plain, list], default: plain}
            code_files:
            - {name: A.swift, path: a.swift, when: "{{ worker }}"}
            - {name: B.swift, path: a.swift, when: "'{{ style }}' == 'list'"}
            {% if style == 'lst' %}
            - {name: C.swift, path: a.swift}
            {% endif %}

            """,
            "a.swift": "",
        ]).expect(
            output: "page: 1 warning",
            messages: """
                own/page/page.rambaspec:8:7: warning: 'style == 'lst'' is never true
                 8 | {% if style == 'lst' %}
                   |       ^^^^^^^^^^^^^^
                  hint: did you mean 'list'?
                """)
    }
}
