import Testing

/// Tests `template lint` with templates that cannot be read or that never end.
@Suite struct LintTroubleTests {
    @Test("a source that cannot be read") func aSourceThatCannotBeRead() throws {
        let page = try LintedPage([
            "page.rambaspec": """
            name: page
            code_files:
            - {name: .swift, path: view.swift.mustache}
            - {name: B.swift, path: b.swift.mustache}

            """,
            "b.swift.mustache": "{{ wrong }}",
        ])
        try page.sandbox.makeLink("own/page/view.swift.mustache", to: "view.swift.mustache")
        try page.expect(
            output: "page: 2 errors",
            messages: """
                own/page/b.swift.mustache:1:4: error: unknown name 'wrong'
                 1 | {{ wrong }}
                   |    ^^^^^
                  hint: known names: 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'year'
                error: 'own/page/view.swift.mustache' leads in a circle: it is a symbolic link to 'view.swift.mustache'
                  hint: replace it, or link to a file or folder in 'own/page' by a relative path
                """,
            status: 1)
    }

    @Test("snippets that include themselves, with and without an end")
    func snippetsThatIncludeThemselves() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: actions, type: list, items: function}
            code_files:
            - {name: .swift, path: view.swift.mustache}
            - {name: B.swift, path: view.swift.liquid}

            """,
            "view.swift.mustache": "{{> tree }}{{> own }}",
            "snippets/tree.mustache": "{{#actions}}{{> tree }}{{/actions}}",
            "snippets/own.mustache": "{{> own }}",
            "view.swift.liquid": "{% include 'one' %}",
            "snippets/one.liquid": "{% capture x %}{% include 'Two' %}{% endcapture %}",
            "snippets/two.liquid": "{% include 'one' %}",
        ]).expect(
            output: "page: 1 warning",
            messages: """
                own/page/snippets/one.liquid:1:28: warning: the partial 'Two' is named 'two'
                 1 | {% capture x %}{% include 'Two' %}{% endcapture %}
                   |                            ^^^
                  hint: write 'two'
                """)
    }

    @Test("a snippet that reads a variable of its own name") func aHiddenVariable() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            code_files:
            - {name: .swift, path: view.swift.liquid}

            """,
            "view.swift.liquid": """
            {% include 'title' %}{{ title }}{% include 'a/b' %}{% include 'c' %}{% include 'd' %}{{ d }}
            """,
            "snippets/title.liquid": "{% assign title = 'Show' %}",
            "snippets/a/b.liquid": "{% if prefix %}{% capture b %}x{% endcapture %}{% endif %}{{ b.size }}",
            "snippets/c.liquid": "{% for c in prefix %}{{ c }}{% endfor %}",
            "snippets/d.liquid": "{% assign d = 'x' | append: d %}",
        ]).expect(
            output: "page: 2 warnings",
            messages: """
                own/page/snippets/a/b.liquid:1:19: warning: the snippet reads 'b' without this value: its own name hides \
                the variable
                 1 | {% if prefix %}{% capture b %}x{% endcapture %}{% endif %}{{ b.size }}
                   |                   ^^^^^^^
                  hint: give the variable another name
                own/page/snippets/d.liquid:1:4: warning: the snippet reads 'd' without this value: its own name hides \
                the variable
                 1 | {% assign d = 'x' | append: d %}
                   |    ^^^^^^
                  hint: give the variable another name
                """)
    }

    @Test("what is nested too deep") func whatIsNestedTooDeep() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            code_files:
            - {name: .swift, path: view.swift.mustache}

            """,
            "view.swift.mustache": String(repeating: "{{#prefix}}", count: 101)
                + String(repeating: "{{/prefix}}", count: 101),
        ]).expect(
            output: "page: 1 error",
            messages: """
                own/page/view.swift.mustache:1:1104: error: 'prefix' is nested more than 100 levels deep
                 1 | …}}{{#prefix}}{{#prefix}}{{#prefix}}{{#prefix}}{{#prefix}}{{#prefix}}{{#prefix}}{{#prefix}}{{#prefix}}{{/prefix}}{{/prefix}}{{/prefix}}{{/prefix}}{{/prefix}}{{/prefix}}{{/prefix}}{{/prefix}}{{/p…
                   |                                                                                               ^^^^^^
                  hint: reduce the nesting, or generate with '--limit depth=N'
                """,
            status: 1)
    }

    @Test("a template that is required and nowhere") func aTemplateThatIsRequiredAndNowhere() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            requires: [silver, othr]
            code_files:
            - {name: .swift, path: a.swift}

            """,
            "a.swift": "",
        ]).expect(
            output: "page: 1 warning",
            messages: """
                own/page/page.rambaspec:2:20: warning: no template 'othr'
                 2 | requires: [silver, othr]
                   |                    ^^^^
                  hint: it must be beside this template, installed or built in
                """)
    }

    @Test("a template that cannot be read keeps none from being looked at")
    func anUnreadableTemplateHidesNoOther() throws {
        let sandbox = try Sandbox()
        try sandbox.write([
            "own/page/page.rambaspec": "name: page\ncode_files: [{name: .swift, path: a.swift}]\n",
            "own/page/a.swift": "",
        ])
        try sandbox.makeLink("own/loop", to: "loop")
        try sandbox.expect(
            "template", "lint", "own",
            output: """
                loop: 1 error
                page: no problems
                """,
            messages: """
                error: 'own/loop' leads in a circle: it is a symbolic link to 'loop'
                  hint: replace it, or link to a file or folder in 'own' by a relative path
                """, status: 1)
    }

    @Test("a rambaspec names its template") func aRambaspecNamesItsTemplate() throws {
        let page = try LintedPage([
            "page.rambaspec": "name: page\ncode_files: [{name: .swift, path: a.swift}]\n", "a.swift": "",
        ])
        try page.sandbox.expect(
            "template", "lint", "own/page/page.rambaspec", output: "page: no problems")
    }

    @Test("a template that the Rambafile names is to be installed")
    func aTemplateThatIsNotInstalled() throws {
        let shop = try Shop.sandbox()
        try shop.write(["Rambafile": Shop.settings.replacing("{name: page}", with: "{name: card}")])
        for command in ["lint", "show"] {
            try shop.refuses(
                "template", command, "card",
                saying: """
                    Rambafile:8:12: error: the template 'card' is not installed
                     8 |   - {name: card}
                       |            ^^^^
                      hint: run 'generamba template install'
                    """)
        }
    }

    @Test("what is wrong in the Rambafile is told") func whatIsWrongInTheRambafileIsTold() throws {
        let shop = try Shop.sandbox()
        try shop.write(["Rambafile": Shop.settings.replacing("project_name: Shop\n", with: "")])
        try shop.refuses(
            "template", "show", "page",
            saying: """
                Rambafile:1:1: error: the Rambafile has no 'project_name'
                 1 | company: Example Ltd.
                   | ^
                  hint: add 'project_name: …'
                """)
    }
}
