import GenerambaKit
import Testing

/// Tests `generamba template lint`.
@Suite struct TemplateLintTests {
    /// A sandbox with the template `page` in `own/page`.
    private func sandbox(_ files: [String: String]) throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Dictionary(uniqueKeysWithValues: files.map { ("own/page/\($0)", $1) }))
        return sandbox
    }

    /// Expects exactly these messages about a template with these files and without errors.
    private func expect(
        _ files: [String: String], output: String = "page: 1 warning", messages: String, status: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try sandbox(files).expect(
            "template", "lint", "own/page", output: output, messages: messages, status: status,
            sourceLocation: sourceLocation)
    }

    @Test("the built-in templates have no problems") func theBuiltInTemplatesHaveNoProblems() throws {
        let names = BuiltInCatalog.names
        try Sandbox().expect(
            "template", "lint",
            output: names.map { "\($0): no problems" }.joined(separator: "\n"))
    }

    @Test("the built-in templates have no problems as a catalog") func theBuiltInCatalogHasNoProblems() throws
    {
        let folder = Program.repository.path + "/Templates"
        try Sandbox().expect(
            "template", "lint", folder,
            output: BuiltInCatalog.names.map { "\($0): no problems" }.joined(separator: "\n"))
    }

    @Test("mistakes of the rambaspec and missing files are told together")
    func mistakesAndMissingFilesAreToldTogether() throws {
        try expect(
            [
                "page.rambaspec": """
                name: page
                sumary: a page
                code_files:
                - {name: View.swift, path: view.swift}
                - {name: Model.swift, path: modl.swift.mustache}
                """, "View.swift": "", "model.swift.mustache": "{{ prefx }}",
            ], output: "page: 1 error, 3 warnings",
            messages: """
                own/page/page.rambaspec:2:1: warning: unknown key 'sumary'
                 2 | sumary: a page
                   | ^^^^^^
                  hint: did you mean 'summary'?
                own/page/page.rambaspec:4:28: warning: 'view.swift' is named 'View.swift' on disk
                 4 | - {name: View.swift, path: view.swift}
                   |                            ^^^^^^^^^^
                  hint: write it that way: most disks of other systems distinguish letter case
                own/page/page.rambaspec:5:29: error: no file 'modl.swift.mustache' in the template
                 5 | - {name: Model.swift, path: modl.swift.mustache}
                   |                             ^^^^^^^^^^^^^^^^^^^
                  hint: did you mean 'model.swift.mustache'?
                warning: nothing uses 'own/page/model.swift.mustache'
                  hint: name it in the rambaspec, or remove it
                """, status: 1)
    }

    @Test("a path that leads out is refused", arguments: ["../view.swift", "/view.swift"])
    func aPathThatLeadsOutIsRefused(path: String) throws {
        let run = try sandbox([
            "page.rambaspec": "name: page\ncode_files: [{name: View.swift, path: \(path)}]\n"
        ]).run("template", "lint", "own")
        #expect(run.output == "page: 1 error\n" && run.status == 1)
        #expect(run.messages.contains("page.rambaspec:2:39: error: the path '\(path)'"))
    }

    @Test("links and names that some disks take for one are refused")
    func linksAndClashingNamesAreRefused() throws {
        let sandbox = try sandbox([
            "page.rambaspec": "name: page\ncode_files: [{name: .swift, path: Code/a.swift}]\n",
            "Code/a.swift": "", "Code/A.swift": "", "LICENSE": "", "README.md": "", ".hidden": "",
            "other/other.rambaspec": "", "other/x.swift": "",
        ])
        try sandbox.makeLink("own/page/out.swift", to: "/etc/passwd")
        try sandbox.makeLink("own/page/none.swift", to: "nowhere")
        try sandbox.expect(
            "template", "lint", "own/page", output: "page: 3 errors",
            messages: """
                error: 'own/page/none.swift' leads nowhere: it is a symbolic link to 'nowhere'
                  hint: replace it, or link to a file or folder in 'own/page' by a relative path
                error: 'own/page/out.swift' leads to an absolute path: it is a symbolic link to '/etc/passwd'
                  hint: replace it, or link to a file or folder in 'own/page' by a relative path
                error: 'own/page/Code/A.swift' and 'a.swift' are the same file on some disks
                  hint: rename one of them
                """, status: 1)
    }

    @Test("files, snippets and parameters that nothing uses") func whatNothingUses() throws {
        try expect(
            [
                "page.rambaspec": """
                name: page
                parameters:
                - {name: title}
                - {name: subtitle}
                code_files:
                - {name: .swift, path: view.swift.mustache}
                """, "view.swift.mustache": "{{> a }}", "snippets/a.mustache": "{{ title }}{{> b }}",
                "snippets/b.mustache": "", "snippets/c.mustache": "{{#}}", "Code/old.swift": "",
            ], output: "page: 3 warnings",
            messages: """
                own/page/page.rambaspec:4:10: warning: nothing uses the parameter 'subtitle'
                 4 | - {name: subtitle}
                   |          ^^^^^^^^
                  hint: use it in a source, or remove it
                warning: nothing uses 'own/page/Code/old.swift'
                  hint: name it in the rambaspec, or remove it
                warning: nothing includes 'own/page/snippets/c.mustache'
                  hint: include it in a source, or remove it
                """)
    }

    @Test("unknown names are found in every branch of Mustache")
    func unknownNamesInBranchesOfMustache() throws {
        try expect(
            [
                "page.rambaspec": """
                name: page
                parameters:
                - {name: worker, type: bool}
                - {name: actions, type: list, items: function}
                - {name: scenes, type: list}
                code_files:
                - {name: "{{ item | upper_camel }}{{ wrker }}.swift", path: view.swift.mustache, for_each: scenes}
                """,
                "view.swift.mustache": """
                {{#worker}}{{ one }}{{/worker}}
                {{^worker}}{{ two }}{{/worker}}
                {{#actions}}{{#arguments}}{{ labl }}{{/arguments}}{{^-last}}{{ name }}{{/-last}}{{/actions}}
                {{ item }}{{> none }}
                {{< frame }}{{$ body }}{{ three }}{{/ body }}{{/ frame }}
                {{ scenes }}

                """, "snippets/frame.mustache": "{{$ body }}{{ four }}{{/ body }}{{> frame }}",
            ], output: "page: 8 errors",
            messages: """
                own/page/page.rambaspec:7:38: error: unknown name 'wrker'
                 7 | - {name: "{{ item | upper_camel }}{{ wrker }}.swift", path: view.swift.mustache, for_each: scenes}
                   |                                      ^^^^^
                  hint: did you mean 'worker'?
                own/page/snippets/frame.mustache:1:15: error: unknown name 'four'
                 1 | {{$ body }}{{ four }}{{/ body }}{{> frame }}
                   |               ^^^^
                  hint: known names: 'actions', 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'item', 'module_info', 'prefix', 'scenes', 'worker', 'year'
                own/page/view.swift.mustache:1:15: error: unknown name 'one'
                 1 | {{#worker}}{{ one }}{{/worker}}
                   |               ^^^
                  hint: known names: 'actions', 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'item', 'module_info', 'prefix', 'scenes', 'worker', 'year'
                own/page/view.swift.mustache:2:15: error: unknown name 'two'
                 2 | {{^worker}}{{ two }}{{/worker}}
                   |               ^^^
                  hint: known names: 'actions', 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'item', 'module_info', 'prefix', 'scenes', 'worker', 'year'
                own/page/view.swift.mustache:3:30: error: unknown name 'labl'
                 3 | {{#actions}}{{#arguments}}{{ labl }}{{/arguments}}{{^-last}}{{ name }}{{/-last}}{{/actions}}
                   |                              ^^^^
                  hint: did you mean 'label'?
                own/page/view.swift.mustache:4:15: error: unknown partial 'none'
                 4 | {{ item }}{{> none }}
                   |               ^^^^
                  hint: known partials: 'frame'
                own/page/view.swift.mustache:5:27: error: unknown name 'three'
                 5 | {{< frame }}{{$ body }}{{ three }}{{/ body }}{{/ frame }}
                   |                           ^^^^^
                  hint: known names: 'actions', 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'item', 'module_info', 'prefix', 'scenes', 'worker', 'year'
                own/page/view.swift.mustache:6:4: error: 'scenes' is a list, not text
                 6 | {{ scenes }}
                   |    ^^^^^^
                  hint: loop over it: '{{#scenes}}…{{/scenes}}'
                """, status: 1)
    }

    @Test("unknown names and filters are found in every branch of Liquid")
    func unknownNamesInBranchesOfLiquid() throws {
        try expect(
            [
                "page.rambaspec": """
                name: page
                parameters:
                - {name: style, type: choice, choices: [plain, list], default: plain}
                - {name: actions, type: list, items: function}
                code_files:
                - {name: .swift, path: view.swift.liquid}

                """,
                "view.swift.liquid": """
                {% if style == 'plain' %}{{ one }}{% else %}{{ style | upcas }}{% endif %}
                {% case style %}{% when 'list' %}{{ two }}{% else %}{% assign four = 1 %}{% endcase %}{{ four }}
                {% for action in actions %}{{ action.nme }}{% break %}{% else %}{{ three }}{% endfor %}

                """,
            ], output: "page: 5 warnings",
            messages: """
                own/page/view.swift.liquid:1:29: warning: unknown name 'one'
                 1 | {% if style == 'plain' %}{{ one }}{% else %}{{ style | upcas }}{% endif %}
                   |                             ^^^
                  hint: known names: 'actions', 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'style', 'year'
                own/page/view.swift.liquid:1:56: warning: unknown filter 'upcas'
                 1 | {% if style == 'plain' %}{{ one }}{% else %}{{ style | upcas }}{% endif %}
                   |                                                        ^^^^^
                  hint: did you mean 'upcase'?
                own/page/view.swift.liquid:2:37: warning: unknown name 'two'
                 2 | {% case style %}{% when 'list' %}{{ two }}{% else %}{% assign four = 1 %}{% endcase %}{{ four }}
                   |                                     ^^^
                  hint: known names: 'actions', 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'style', 'year'
                own/page/view.swift.liquid:3:31: warning: unknown name 'action.nme'
                 3 | {% for action in actions %}{{ action.nme }}{% break %}{% else %}{{ three }}{% endfor %}
                   |                               ^^^^^^^^^^
                own/page/view.swift.liquid:3:68: warning: unknown name 'three'
                 3 | {% for action in actions %}{{ action.nme }}{% break %}{% else %}{{ three }}{% endfor %}
                   |                                                                    ^^^^^
                  hint: known names: 'actions', 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'style', 'year'
                """)
    }

    @Test("unknown names in conditions of Liquid") func unknownNamesInConditionsOfLiquid() throws {
        try expect(
            [
                "page.rambaspec": """
                name: page
                parameters:
                - {name: actions, type: list, items: function}
                code_files:
                - {name: .swift, path: view.swift.liquid}

                """,
                "view.swift.liquid": """
                {% if acitons %}{% endif %}{% if custom_parameters.actons %}{% endif %}
                {% for action in actions %}{% unless action.asnyc %}{% endunless %}{% if seen %},{% endif %}
                {% assign seen = true %}{% endfor %}{% include 'note' %}{% include 'note', note: 'x' %}
                {% case kind %}{% when 'a' %}{% endcase %}

                """, "snippets/note.liquid": "{% if note %}{{ note }}{% endif %}{% if other %}{% endif %}",
            ], output: "page: 4 warnings",
            messages: """
                own/page/view.swift.liquid:1:7: warning: unknown name 'acitons'
                 1 | {% if acitons %}{% endif %}{% if custom_parameters.actons %}{% endif %}
                   |       ^^^^^^^
                  hint: did you mean 'actions'?
                own/page/view.swift.liquid:1:34: warning: unknown name 'custom_parameters.actons'
                 1 | {% if acitons %}{% endif %}{% if custom_parameters.actons %}{% endif %}
                   |                                  ^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: did you mean 'custom_parameters.actions'?
                own/page/view.swift.liquid:2:38: warning: unknown name 'action.asnyc'
                 2 | {% for action in actions %}{% unless action.asnyc %}{% endunless %}{% if seen %},{% endif %}
                   |                                      ^^^^^^^^^^^^
                own/page/view.swift.liquid:4:9: warning: unknown name 'kind'
                 4 | {% case kind %}{% when 'a' %}{% endcase %}
                   |         ^^^^
                  hint: known names: 'actions', 'conditional_imports', 'custom_parameters', 'date', 'developer', 'imports', 'module_info', 'prefix', 'year'
                """)
    }

    @Test("custom parameters that are not declared are not unknown")
    func undeclaredParametersAreNotUnknown() throws {
        try expect(
            [
                "page.rambaspec": """
                name: page
                code_files:
                - {name: "{{ custom_parameters.kind }}.swift", path: view.swift.liquid}
                {% if custom_parameters.more %}
                - {name: More.swift, path: more.swift.mustache}
                {% endif %}

                """,
                "view.swift.liquid": """
                {{ custom_parameters.base }} {{ custom_parameters['base'] }} {{ custom_parameters.size | plus: 1 }}
                {% assign parts = custom_parameters.parts | split: ',' %}{% for part in parts %}{{ part }}{% endfor %}
                {% include 'Header', note: 'x' %}

                """, "snippets/header.liquid": "{{ note }} {{ custom_parameters.note }}",
                "more.swift.mustache":
                    "{{#custom_parameters.a}}{{ custom_parameters.b }}{{/custom_parameters.a}}",
                "even_more.swift.mustache": "",
            ],
            messages: """
                own/page/view.swift.liquid:3:13: warning: the partial 'Header' is named 'header'
                 3 | {% include 'Header', note: 'x' %}
                   |             ^^^^^^
                  hint: write 'header'
                """)
    }

    @Test("conditions that are never true") func conditionsThatAreNeverTrue() throws {
        try expect(
            [
                "page.rambaspec": """
                name: page
                parameters:
                - {name: worker, type: bool}
                - {name: style, type: choice, choices: [plain, list], default: plain}
                - {name: title}
                - {name: sides, type: list, items: choice, choices: [left, right]}
                code_files:
                - {name: A.swift, path: a.swift, when: "style == 'lst'"}
                - {name: B.swift, path: a.swift, when: "title and worker == 'true'"}
                - {name: C.swift, path: a.swift, when: "worker and title and custom_parameters.worker == false"}
                - {name: D.swift, path: a.swift, when: wroker}
                - {name: E.swift, path: a.swift, when: "style == 'list' or title == 'x' or worker != false"}
                - {name: "{{ item }}.swift", path: a.swift, for_each: sides, when: "item == 'top'"}
                - {name: "F{{ item }}.swift", path: a.swift, for_each: sides, when: "item == 'left'"}
                - {name: G.swift, path: a.swift, when: developer.nmae}
                """, "a.swift": "",
            ], output: "page: 5 warnings",
            messages: """
                own/page/page.rambaspec:8:41: warning: 'style == 'lst'' is never true
                 8 | - {name: A.swift, path: a.swift, when: "style == 'lst'"}
                   |                                         ^^^^^^^^^^^^^^
                  hint: did you mean 'list'?
                own/page/page.rambaspec:9:51: warning: 'worker == 'true'' is never true
                 9 | - {name: B.swift, path: a.swift, when: "title and worker == 'true'"}
                   |                                                   ^^^^^^^^^^^^^^^^
                  hint: 'worker' is true or false, not text
                own/page/page.rambaspec:11:40: warning: unknown name 'wroker'
                 11 | - {name: D.swift, path: a.swift, when: wroker}
                    |                                        ^^^^^^
                  hint: did you mean 'worker'?
                own/page/page.rambaspec:13:69: warning: 'item == 'top'' is never true
                 13 | - {name: "{{ item }}.swift", path: a.swift, for_each: sides, when: "item == 'top'"}
                    |                                                                     ^^^^^^^^^^^^^
                  hint: choices for 'item': 'left', 'right'
                own/page/page.rambaspec:15:40: warning: unknown name 'developer.nmae'
                 15 | - {name: G.swift, path: a.swift, when: developer.nmae}
                    |                                        ^^^^^^^^^^^^^^
                  hint: did you mean 'developer.name'?
                """)
    }

    @Test("files that are made twice") func filesThatAreMadeTwice() throws {
        try expect(
            [
                "page.rambaspec": """
                name: page
                parameters:
                - {name: worker, type: bool}
                - {name: scenes, type: list}
                code_files:
                - {name: View.swift, path: a.swift, when: worker}
                - {name: View.swift, path: a.swift, when: worker == false}
                - {name: "View.swift", path: a.swift}
                - {name: A/Model.swift, path: a.swift}
                - {name: a/model.swift, path: a.swift}
                - {name: X.swift, path: a.swift, for_each: scenes}
                - {name: "{{ module_info.name }}.swift", path: a.swift, custom_name: Same.swift}
                - {name: Own.swift, path: a.swift, custom_name: ProfileView.swift}
                test_files:
                - {name: View.swift, path: a.swift}
                """, "a.swift": "",
            ], output: "page: 2 errors, 1 warning",
            messages: """
                own/page/page.rambaspec:8:10: error: 'View.swift' is made twice
                 8 | - {name: "View.swift", path: a.swift}
                   |          ^^^^^^^^^^^^
                  hint: line 6 makes it, too: give each file a name of its own
                own/page/page.rambaspec:10:10: error: 'a/model.swift' is made twice on some disks
                 10 | - {name: a/model.swift, path: a.swift}
                    |          ^^^^^^^^^^^^^
                  hint: line 9 makes it, too: names must differ in more than letter case
                own/page/page.rambaspec:11:10: warning: all items of 'scenes' make the same file
                 11 | - {name: X.swift, path: a.swift, for_each: scenes}
                    |          ^^^^^^^
                  hint: use 'item' in 'name' or 'custom_name'
                """, status: 1)
    }

    @Test("destinations that no module can have") func destinationsThatNoModuleCanHave() throws {
        try expect(
            [
                "page.rambaspec": """
                name: page
                code_files:
                - {name: /View.swift, path: a.swift}
                - {name: View.swift, path: a.swift, custom_name: "/{{ module_info.name }}.swift"}
                - {name: .git/hooks/hook, path: a.swift}
                - {name: ../View.swift, path: a.swift}
                - {name: /Resources}
                """, "a.swift": "",
            ], output: "page: 4 errors",
            messages: """
                own/page/page.rambaspec:3:10: error: the destination '/View.swift' is an absolute path
                 3 | - {name: /View.swift, path: a.swift}
                   |          ^^^^^^^^^^^
                  hint: a destination must be below the Rambafile's folder
                own/page/page.rambaspec:4:50: error: the destination '/{{ module_info.name }}.swift' is an absolute path
                 4 | - {name: View.swift, path: a.swift, custom_name: "/{{ module_info.name }}.swift"}
                   |                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: a destination must be below the Rambafile's folder
                own/page/page.rambaspec:5:10: error: the destination '.git/hooks/hook' is in a git directory
                 5 | - {name: .git/hooks/hook, path: a.swift}
                   |          ^^^^^^^^^^^^^^^
                  hint: a destination must be below the Rambafile's folder
                own/page/page.rambaspec:7:10: error: the destination '/Resources' is an absolute path
                 7 | - {name: /Resources}
                   |          ^^^^^^^^^^
                  hint: a destination must be below the Rambafile's folder
                """, status: 1)
    }

    @Test("strict makes errors of warnings") func strictMakesErrorsOfWarnings() throws {
        let sandbox = try sandbox([
            "page.rambaspec": "name: page\ncode_files: [{name: .swift, path: a.swift}]\n", "a.swift": "",
            "b.swift": "",
        ])
        try sandbox.expect(
            "template", "lint", "own", "--strict", output: "page: 1 error",
            messages: """
                error: nothing uses 'own/page/b.swift'
                  hint: name it in the rambaspec, or remove it
                """, status: 1)
    }

    @Test("the report for programs has its schema") func theReportForProgramsHasItsSchema() throws {
        let sandbox = try sandbox([
            "page.rambaspec": "nam: page\nname: page\ncode_files: [{name: .swift, path: a.swift}]\n",
            "a.swift": "",
        ])
        try sandbox.expect(
            "template", "lint", "own", "--json",
            output: """
                {
                  "diagnostics" : [

                  ],
                  "ok" : true,
                  "templates" : [
                    {
                      "diagnostics" : [
                        {
                          "code" : "unknown-key",
                          "column" : 1,
                          "hint" : "did you mean 'name'?",
                          "line" : 1,
                          "message" : "unknown key 'nam'",
                          "path" : "own/page/page.rambaspec",
                          "severity" : "warning"
                        }
                      ],
                      "folder" : "own/page",
                      "name" : "page"
                    }
                  ],
                  "version" : 1
                }
                """,
            messages: """
                own/page/page.rambaspec:1:1: warning: unknown key 'nam'
                 1 | nam: page
                   | ^^^
                  hint: did you mean 'name'?
                """)
    }

    @Test("a template that is nowhere is an error") func aTemplateThatIsNowhereIsAnError() throws {
        try Sandbox().refuses("template", "lint", "./own", saying: "error: no folder './own'")
    }

    @Test("without a name it is the templates of the Rambafile")
    func withoutANameTheRambafileDecides() throws {
        let shop = try Shop.sandbox()
        try shop.write(["Templates/page/old.swift": ""])
        try shop.expect(
            "template", "lint", output: "page: 1 warning",
            messages: """
                warning: nothing uses 'Templates/page/old.swift'
                  hint: name it in the rambaspec, or remove it
                """)
        try shop.write(["Rambafile": Shop.settings.replacing("  - {name: page}\n", with: "  []\n")])
        try shop.refuses(
            "template", "lint",
            saying: """
                error: the Rambafile names no template
                  hint: name one: 'generamba template lint NAME'
                """)
    }
}
