import Testing

/// Tests `template lint` with names.
@Suite struct LintNameTests {
    @Test("what a loop sets for its next pass is known") func whatALoopSetsForItsNextPassIsKnown() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: actions, type: list, items: function}
            code_files:
            - {name: .swift, path: view.swift.liquid}


            """,
            "view.swift.liquid": """
            {% for action in actions %}{% unless forloop.first %}{{ previous }} {{ last.name }}{% endunless %}{% assign previous = action.name %}{% assign last = action %}{% endfor %}
            {% assign text = '' %}{% for action in actions %}{{ text }}{% if text.name %}{{ text.name }}{% endif %}{% include 'row' %}{% assign text = action %}{% endfor %}
            {% for action in actions %}{% capture all %}{% unless forloop.first %}{{ all }}, {% endunless %}{{ action.name }}{% endcapture %}{% endfor %}


            """,
            "snippets/row.liquid": """
            {% if note %}{{ note }}{% endif %}{% unless forloop.first %}{{ separator }}{% endunless %}{% assign separator = "," %}{{ text.name }}
            """,
        ]).expect(
            output: "page: no problems")
    }

    @Test("what a condition asks for is told there alone") func aNameInAConditionIsToldOnce() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: actions, type: list, items: function}
            code_files:
            - {name: .swift, path: view.swift.liquid}


            """,
            "view.swift.liquid": """
            {% if titel %}{{ titel }}{% endif %}
            {% case sort %}{% when 'a' %}{{ sort }}{% endcase %}


            """,
        ]).expect(
            output: "page: 3 warnings",
            messages: """
                own/page/page.rambaspec:3:10: warning: nothing uses the parameter 'actions'
                 3 | - {name: actions, type: list, items: function}
                   |          ^^^^^^^
                  hint: use it in a source, or remove it
                own/page/view.swift.liquid:1:7: warning: unknown name 'titel'
                 1 | {% if titel %}{{ titel }}{% endif %}
                   |       ^^^^^
                  hint: known names: 'actions', 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'year'
                own/page/view.swift.liquid:2:9: warning: unknown name 'sort'
                 2 | {% case sort %}{% when 'a' %}{{ sort }}{% endcase %}
                   |         ^^^^
                  hint: known names: 'actions', 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'year'
                """)
    }

    @Test("names that no pass of a loop sets are unknown") func namesThatNoPassSetsAreUnknown() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: actions, type: list, items: function}
            code_files:
            - {name: .swift, path: view.swift.liquid}


            """,
            "view.swift.liquid": """
            {% for action in actions %}{{ previos }}{{ kept.nme }}{% assign previous = 1 %}{% assign kept = action %}{% endfor %}
            {{ later }}{% assign later = 1 %}{% include 'row' %}


            """,
            "snippets/row.liquid": "{{ nothing }}",
        ]).expect(
            output: "page: 4 warnings",
            messages: """
                own/page/snippets/row.liquid:1:4: warning: unknown name 'nothing'
                 1 | {{ nothing }}
                   |    ^^^^^^^
                  hint: known names: 'actions', 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'year'
                own/page/view.swift.liquid:1:31: warning: unknown name 'previos'
                 1 | {% for action in actions %}{{ previos }}{{ kept.nme }}{% assign previous = 1 %}{% assign kept = action %}{% endfor %}
                   |                               ^^^^^^^
                  hint: did you mean 'previous'?
                own/page/view.swift.liquid:1:44: warning: unknown name 'kept.nme'
                 1 | {% for action in actions %}{{ previos }}{{ kept.nme }}{% assign previous = 1 %}{% assign kept = action %}{% endfor %}
                   |                                            ^^^^^^^^
                own/page/view.swift.liquid:2:4: warning: unknown name 'later'
                 2 | {{ later }}{% assign later = 1 %}{% include 'row' %}
                   |    ^^^^^
                  hint: known names: 'actions', 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'year'
                """)
    }

    @Test("names in brackets are names") func namesInBracketsAreNames() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: actions, type: list, items: function}
            code_files:
            - {name: .swift, path: view.swift.liquid}


            """,
            "view.swift.liquid": """
            {{ module_info['nme'] }} {{ module_info['name'] }} {{ developer["nmae"] | upcase }}
            {% for action in actions %}{{ action['async'] }}{{ action['asnyc'] }}{{ actions[0].name }}{% endfor %}
            {% if module_info['project'] %}{% endif %}{% assign key = 'name' %}{{ module_info[key] }}
            {% if custom_parameters['actions'] %}{{ custom_parameters['acitons'] }}{% endif %}


            """,
        ]).expect(
            output: "page: 5 warnings",
            messages: """
                own/page/view.swift.liquid:1:4: warning: unknown name 'module_info['nme']'
                 1 | {{ module_info['nme'] }} {{ module_info['name'] }} {{ developer["nmae"] | upcase }}
                   |    ^^^^^^^^^^^^^^^^^^
                  hint: did you mean 'module_info.name'?
                own/page/view.swift.liquid:1:55: warning: unknown name 'developer["nmae"]'
                 1 | {{ module_info['nme'] }} {{ module_info['name'] }} {{ developer["nmae"] | upcase }}
                   |                                                       ^^^^^^^^^^^^^^^^^
                  hint: did you mean 'developer.name'?
                own/page/view.swift.liquid:2:52: warning: unknown name 'action['asnyc']'
                 2 | {% for action in actions %}{{ action['async'] }}{{ action['asnyc'] }}{{ actions[0].name }}{% endfor %}
                   |                                                    ^^^^^^^^^^^^^^^
                own/page/view.swift.liquid:3:7: warning: unknown name 'module_info['project']'
                 3 | {% if module_info['project'] %}{% endif %}{% assign key = 'name' %}{{ module_info[key] }}
                   |       ^^^^^^^^^^^^^^^^^^^^^^
                  hint: known names: 'module_info.description', 'module_info.file_name', 'module_info.name', 'module_info.product_module_name', 'module_info.project_name', 'module_info.project_targets', 'module_info.purpose', 'module_info.test_targets'
                own/page/view.swift.liquid:4:41: warning: unknown name 'custom_parameters['acitons']'
                 4 | {% if custom_parameters['actions'] %}{{ custom_parameters['acitons'] }}{% endif %}
                   |                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: did you mean 'custom_parameters.actions'?
                """)
    }

    @Test("names in brackets may be any where nothing is declared")
    func namesInBracketsWhereNothingIsDeclared() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            code_files:
            - {name: .swift, path: view.swift.liquid}


            """,
            "view.swift.liquid": """
            {{ custom_parameters['a'] }}{% assign given = custom_parameters %}{{ given['b'] }}{{ given.c }}


            """,
        ]).expect(
            output: "page: no problems")
    }

    @Test("what two entries make of one text is told once") func aTextOfTwoEntriesIsToldOnce() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: scenes, type: list}
            code_files:
            - {name: A.swift, path: a.swift.mustache}
            - {name: "{{ item }}.swift", path: a.swift.mustache, for_each: scenes}
            - {name: C.swift, path: a.swift.mustache}

            """,
            "a.swift.mustache": "{{ wrong }}",
        ]).expect(
            output: "page: 1 error",
            messages: """
                own/page/a.swift.mustache:1:4: error: unknown name 'wrong'
                 1 | {{ wrong }}
                   |    ^^^^^
                  hint: known names: 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'scenes', 'year'
                """,
            status: 1)
    }
}
