import Testing

/// Tests `generamba template show`.
@Suite struct TemplateShowTests {
    private static let page = [
        "page.rambaspec": """
        name: page
        summary: A page
        version: 2.1.0
        parameters:
          - {name: worker, type: bool, summary: with a worker}
          - {name: actions, type: list, items: function, examples: ["load,save(id: Int)"]}
        code_files:
          - {name: View/View.swift, path: view.swift.mustache}
          - {name: Work/Worker.swift, path: worker.swift.mustache, when: worker}
          - {name: Work/Action.swift, path: action, for_each: actions, when: item.async, custom_name: "{{ item.name }}.swift"}
          - {name: Resources}
        test_files:
          - {name: ViewTests.swift, path: action}

        """,
        "view.swift.mustache": "class View {\n{{#worker}}\n    let worker: any Working\n{{/worker}}\n}\n",
        "worker.swift.mustache": "protocol Working {}\nstruct {{ module_info.name }}Worker: Working {}\n",
        "action": "",
    ]

    @Test("it shows what a template asks for and makes") func itShowsWhatATemplateAsksForAndMakes() throws {
        let sandbox = try Shop.sandbox()
        try sandbox.install(Self.page, as: "page")
        try sandbox.expect(
            "template", "show", "page",
            output: """
                page 2.1.0
                A page

                PARAMETERS:
                  --worker                  with a worker
                  --actions <function,…>    for example 'load,save(id: Int)'

                FILES:
                  code/NAME/
                    View/
                      NAMEView.swift
                    Work/
                      NAMEWorker.swift  (when worker)
                      ITEM.swift  (for each of actions, when item.async)
                    Resources/
                  tests/NAME/
                    NAMEViewTests.swift
                """)
    }

    @Test("the diagram shows a module with all that the template makes")
    func theDiagramShowsTheRichestModule() throws {
        let sandbox = try Shop.sandbox()
        try sandbox.install(Self.page, as: "page")
        try sandbox.expect(
            "template", "show", "page", "--diagram",
            output: """
                flowchart LR
                    View -->|worker| ProfileWorker
                """)
    }

    @Test("a folder will do as well") func aFolderWillDoAsWell() throws {
        let sandbox = try Shop.sandbox()
        try sandbox.write(Dictionary(uniqueKeysWithValues: Self.page.map { ("own/page/\($0)", $1) }))
        for path in ["own/page", "own", "./own/page/"] {
            try sandbox.expect(
                "template", "show", path, "--diagram",
                output: """
                    flowchart LR
                        View -->|worker| ProfileWorker
                    """)
        }
    }

    @Test("a folder with several templates has several diagrams") func severalDiagramsAreRefused() throws {
        let sandbox = try Sandbox()
        try sandbox.write(["own/one/one.rambaspec": "", "own/two/two.rambaspec": ""])
        try sandbox.refuses(
            "template", "show", "./own", "--diagram",
            saying: """
                error: './own' contains several templates
                  hint: name one: 'own/one', 'own/two'
                """)
    }

    @Test("a folder without a template is refused") func aFolderWithoutATemplateIsRefused() throws {
        try Sandbox().refuses(
            "template", "show", "./own", saying: "error: no folder './own'")
    }

    @Test("a name that is none gets a hint") func aNameThatIsNoneGetsAHint() throws {
        let sandbox = try Sandbox()
        try sandbox.refuses(
            "template", "show", "silvr",
            saying: """
                error: no template 'silvr'
                  hint: did you mean 'silver'?
                """)
    }

    @Test("files that a rambaspec of Liquid names for some answers are marked")
    func filesOfSomeAnswersAreMarked() throws {
        let sandbox = try Sandbox()
        try sandbox.write([
            "own/page/page.rambaspec": """
            name: page
            parameters:
            - {name: worker, type: bool}
            - {name: style, type: choice, choices: [plain, list], default: plain}
            code_files:
            {% if worker %}
            - {name: Worker.swift, path: a.swift}
            {% else %}
            - {name: NoWorker.swift, path: a.swift}
            {% endif %}
            - {name: Cell.xib, path: a.swift, custom_name: "{{ module_info.name }}Cell.xib"}
            {% if style == 'list' %}
            - {name: List/List.swift, path: a.swift, when: worker}
            {% endif %}

            """, "own/page/a.swift": "",
        ])
        try sandbox.expect(
            "template", "show", "own/page/page.rambaspec",
            output: """
                page

                PARAMETERS:
                  --worker
                  --style <plain|list>      (default: plain)

                FILES:
                  code/NAME/
                    NAMEWorker.swift  (with some answers)
                    NAMENoWorker.swift  (with some answers)
                    NAMECell.xib
                    List/
                      NAMEList.swift  (when worker, with some answers)
                """)
    }

    @Test("files that some custom parameters make are marked")
    func filesOfCustomParametersAreMarked() throws {
        let sandbox = try Sandbox()
        try sandbox.write([
            "own/page/page.rambaspec": """
            name: page
            code_files:
            {% if custom_parameters.kind %}
            - {name: Kind.swift, path: a.swift}
            {% endif %}
            - {name: View.swift, path: a.swift}

            """, "own/page/a.swift": "",
        ])
        try sandbox.expect(
            "template", "show", "own/page",
            output: """
                page

                The template declares no parameters.

                FILES:
                  code/NAME/
                    NAMEKind.swift  (with some answers)
                    NAMEView.swift
                """)
    }

    @Test("the report in JSON has the parameters, the files and the requirements") func theReport() throws {
        let sandbox = try Sandbox()
        try sandbox.write([
            "own/page/page.rambaspec": """
            name: page
            summary: A page
            version: 2.1.0
            parameters:
              - {name: style, type: choice, choices: [plain, list], default: plain, summary: how it looks}
              - name: rows
                type: list
                items: string
                pattern: "^[a-z]+$"
                unique: true
                required: true
                examples: ["a,b", c]
            requires: [badge]
            code_files:
              - {name: Row.swift, path: view.swift, for_each: rows, when: item, custom_name: "{{ item }}.swift"}
              - {name: Resources}
            test_files:
              - {name: ViewTests.swift, path: view.swift}

            """, "own/page/view.swift": "class View {}\n",
        ])
        try sandbox.expect(
            "template", "show", "own/page", "--json",
            output: """
                {
                  "diagnostics" : [

                  ],
                  "template" : {
                    "files" : [
                      {
                        "for_each" : "rows",
                        "kind" : "file",
                        "optional" : false,
                        "part" : "code",
                        "path" : "ITEM.swift",
                        "when" : "item"
                      },
                      {
                        "kind" : "folder",
                        "optional" : false,
                        "part" : "code",
                        "path" : "Resources"
                      },
                      {
                        "kind" : "file",
                        "optional" : false,
                        "part" : "tests",
                        "path" : "NAMEViewTests.swift"
                      }
                    ],
                    "folder" : "own/page",
                    "name" : "page",
                    "parameters" : [
                      {
                        "choices" : [
                          "plain",
                          "list"
                        ],
                        "default" : "plain",
                        "name" : "style",
                        "required" : false,
                        "summary" : "how it looks",
                        "type" : "choice"
                      },
                      {
                        "examples" : [
                          "a,b",
                          "c"
                        ],
                        "items" : "string",
                        "name" : "rows",
                        "pattern" : "^[a-z]+$",
                        "required" : true,
                        "type" : "list",
                        "unique" : true
                      }
                    ],
                    "requirements" : [
                      "badge"
                    ],
                    "summary" : "A page",
                    "version" : "2.1.0"
                  },
                  "version" : 1
                }
                """)
    }

    @Test("the report in JSON has the diagram, too") func theReportWithADiagram() throws {
        let sandbox = try Shop.sandbox()
        try sandbox.install(Self.page, as: "page")
        let run = try sandbox.run("template", "show", "page", "--json", "--diagram")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(
            run.output.contains(#"  "diagram" : "flowchart LR\n    View -->|worker| ProfileWorker\n","#),
            "\(run)")
    }

    @Test("of a template that cannot be read, the report has the messages") func theReportOfNoTemplate()
        throws
    {
        try Sandbox().expect(
            "template", "show", "./own", "--json",
            output: """
                {
                  "diagnostics" : [
                    {
                      "code" : "no-folder",
                      "message" : "no folder './own'",
                      "severity" : "error"
                    }
                  ],
                  "version" : 1
                }
                """, messages: "error: no folder './own'", status: 1)
    }
}
