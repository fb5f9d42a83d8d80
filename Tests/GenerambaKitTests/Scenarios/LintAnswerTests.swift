import Testing

/// Tests `template lint` with files that a Liquid rambaspec names only for some answers.
@Suite struct LintAnswerTests {
    @Test("files that only some answers make") func filesOfSomeAnswers() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: worker, type: bool}
            - {name: style, type: choice, choices: [plain, list], default: plain}
            code_files:
            {% if worker %}
            - {name: Worker.swift, path: worker.swift.mustache}
            - {name: View.swift, path: view.swift.mustache}
            {% else %}
            - {name: NoWorker.swift, path: none.swift.mustache}
            - {name: View.swift, path: view.swift.mustache}
            {% endif %}
            {% if style == 'list' %}
            - {name: List.swift, path: list.swift.mustache}
            {% endif %}

            """,
            "worker.swift.mustache": "{{ one }}",
            "list.swift.mustache": "{{ two }}",
            "view.swift.mustache": "",
        ]).expect(
            output: "page: 3 errors",
            messages: """
                own/page/page.rambaspec:10:32: error: no file 'none.swift.mustache' in the template
                 10 | - {name: NoWorker.swift, path: none.swift.mustache}
                    |                                ^^^^^^^^^^^^^^^^^^^
                  hint: did you mean 'list.swift.mustache'?
                own/page/list.swift.mustache:1:4: error: unknown name 'two'
                 1 | {{ two }}
                   |    ^^^
                  hint: known names: 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'style', 'worker', 'year'
                own/page/worker.swift.mustache:1:4: error: unknown name 'one'
                 1 | {{ one }}
                   |    ^^^
                  hint: known names: 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'style', 'worker', 'year'
                """,
            status: 1)
    }

    @Test("files that only some custom parameters make") func filesOfSomeCustomParameters() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            code_files:
            {% if custom_parameters.worker %}
            - {name: Worker.swift, path: worker.swift.mustache}
            {% else %}
            - {name: NoWorker.swift, path: none.swift.mustache}
            - {name: Plain.swift, path: plain.swift.mustache}
            {% endif %}
            - {name: View.swift, path: view.swift.mustache}

            """,
            "worker.swift.mustache": "{{ one }}",
            "plain.swift.mustache": "{{ two }}",
            "view.swift.mustache": "",
            "none.swift.mustache": "",
        ]).expect(
            output: "page: 2 errors",
            messages: """
                own/page/plain.swift.mustache:1:4: error: unknown name 'two'
                 1 | {{ two }}
                   |    ^^^
                  hint: known names: 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'year'
                own/page/worker.swift.mustache:1:4: error: unknown name 'one'
                 1 | {{ one }}
                   |    ^^^
                  hint: known names: 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'year'
                """,
            status: 1)
    }
}
