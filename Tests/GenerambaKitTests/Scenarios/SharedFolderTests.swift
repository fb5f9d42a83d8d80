import Testing

/// Templates that share a folder: several rambaspecs beside one `Code/`.
struct SharedFolderTests {
    /// A sandbox with the templates `list`, `page` and `tab` in `own/viper`.
    ///
    /// - Parameter files: more files, or other texts, by their paths in that folder.
    private func viper(_ files: [String: String] = [:]) throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.files.merging(files) { $1 }, below: "own/viper")
        return sandbox
    }

    private static let files = [
        "list.rambaspec": """
        name: list
        summary: A list
        parameters: [{name: title}]
        code_files: [{name: List.swift, path: Code/list.swift.mustache}]

        """,
        "page.rambaspec": """
        name: page
        code_files: [{name: Page.swift, path: Code/page.swift.mustache}]
        test_files: [{name: PageTests.swift, path: Tests/page_tests.swift}]

        """,
        "tab.rambaspec": "name: tab\ncode_files: [{name: Tab.swift, path: Code/tab.swift.liquid}]\n",
        "Code/list.swift.mustache": "{{> head }}struct List { let title = \"{{ title | swift_string }}\" }\n",
        "Code/page.swift.mustache": "{{> head }}struct Page {}\n",
        "Code/tab.swift.liquid": "{% include 'note' %}struct Tab {}\n",
        "Tests/page_tests.swift": "\n",
        "snippets/head.mustache": "// {{ date }}\n",
        "snippets/note.liquid": "// {{ year }}\n",
    ]

    // MARK: Which templates

    @Test func aFolderStandsForAllItsTemplates() throws {
        let sandbox = try viper()
        for folder in ["own/viper", "own", "./own/viper/"] {
            try sandbox.expect(
                "template", "lint", folder,
                output: """
                    list: no problems
                    page: no problems
                    tab: no problems
                    """)
        }
    }

    @Test func aRambaspecStandsForItsTemplate() throws {
        try viper().expect("template", "lint", "own/viper/page.rambaspec", output: "page: no problems")
    }

    @Test func aFolderOfSeveralTemplatesIsNoTemplate() throws {
        let shop = try Shop.sandbox()
        try shop.write(Self.files, below: "own/viper")
        let message = """
            error: './own/viper' contains several templates
              hint: name one: 'own/viper/list.rambaspec', 'own/viper/page.rambaspec', 'own/viper/tab.rambaspec'
            """
        try shop.refuses("gen", "Profile", "./own/viper", saying: message)
        try shop.refuses("template", "add", "./own/viper", saying: message)
        try shop.expect(
            "gen", "Profile", "./own/viper/tab.rambaspec", "--no-tests", "--dry-run",
            output: """
                     create  Sources/Shop/Modules/Profile/ProfileTab.swift
                Profile from tab: 1 to create (dry run, nothing was written)
                """)
    }

    // MARK: template lint

    @Test func aFileThatNoneUsesIsReportedOnce() throws {
        let sandbox = try viper([
            "Code/old.swift.mustache": "", "Code/old_tests.swift": "", "snippets/old.liquid": "",
        ])
        let messages = """
            warning: nothing uses 'own/viper/Code/old.swift.mustache'
              hint: name it in one of the rambaspecs, or remove it
            warning: nothing uses 'own/viper/Code/old_tests.swift'
              hint: name it in one of the rambaspecs, or remove it
            warning: nothing includes 'own/viper/snippets/old.liquid'
              hint: include it in a source, or remove it
            """
        try sandbox.expect(
            "template", "lint", "own/viper",
            output: """
                list: 3 warnings
                page: no problems
                tab: no problems
                """, messages: messages)
        try sandbox.expect(
            "template", "lint", "own/viper/tab.rambaspec", output: "tab: 3 warnings", messages: messages)
    }

    @Test func anUnreadableSiblingMayUseAnything() throws {
        let sandbox = try viper(["tab.rambaspec": "name: tab\n", "Code/old.swift": ""])
        try sandbox.expect("template", "lint", "own/viper/page.rambaspec", output: "page: no problems")
    }

    @Test func aProblemNamesItsTemplates() throws {
        let sandbox = try viper([
            "page.rambaspec": """
            name: page
            parameters: [{name: kind}]
            code_files: [{name: Page.swift, path: Code/page.swift.mustache}]
            test_files: [{name: PageTests.swift, path: Tests/page_tests.swift}]

            """,
            "Code/list.swift.mustache": "{{> head }}struct List { let title = \"{{ titl }}\" }\n",
            "snippets/head.mustache": "// {{ dat }}\n",
        ])
        try sandbox.expect(
            "template", "lint", "own/viper",
            output: """
                list: 2 errors, 1 warning
                page: 1 error, 1 warning
                tab: no problems
                """,
            messages: """
                own/viper/list.rambaspec:3:21: warning: nothing uses the parameter 'title'
                 3 | parameters: [{name: title}]
                   |                     ^^^^^
                  hint: use it in a source, or remove it
                own/viper/Code/list.swift.mustache:1:42: error: unknown name 'titl'
                 1 | {{> head }}struct List { let title = "{{ titl }}" }
                   |                                          ^^^^
                  hint: did you mean 'title'?
                  in: list
                own/viper/snippets/head.mustache:1:7: error: unknown name 'dat'
                 1 | // {{ dat }}
                   |       ^^^
                  hint: did you mean 'date'?
                  in: list, page
                own/viper/page.rambaspec:2:21: warning: nothing uses the parameter 'kind'
                 2 | parameters: [{name: kind}]
                   |                     ^^^^
                  hint: use it in a source, or remove it
                """, status: 1)
    }

    @Test func aProblemOfManyTemplatesNamesOneOfThem() throws {
        var files = ["Code/a.swift.mustache": "{{ dat }}\n"]
        for index in 1...7 {
            let sources = index < 7 ? "Code/a.swift.mustache" : "Code/b.swift"
            files["t\(index).rambaspec"] = "name: t\(index)\ncode_files: [{name: .swift, path: \(sources)}]\n"
        }
        let message = """
            own/viper/Code/a.swift.mustache:1:4: error: unknown name 'dat'
             1 | {{ dat }}
               |    ^^^
              hint: did you mean 'date'?

            """
        let sandbox = try Sandbox()
        try sandbox.write(files.merging(["Code/b.swift": ""]) { $1 }, below: "own/viper")
        #expect(
            try sandbox.run("template", "lint", "own").messages
                == message + "  in: 6 of 7 templates, such as t1\n")
        try sandbox.remove("own/viper/t7.rambaspec")
        try sandbox.remove("own/viper/Code/b.swift")
        #expect(try sandbox.run("template", "lint", "own").messages == message + "  in: all 6 templates\n")
    }

    @Test func theReportHasEachTemplate() throws {
        let sandbox = try viper(["Code/old.swift": "", "snippets/head.mustache": "// {{ dat }}\n"])
        let report = try sandbox.run("template", "lint", "own/viper", "--json").output
        let error = """
                    {
                      "code" : "unknown-name",
                      "column" : 7,
                      "hint" : "did you mean 'date'?",
                      "line" : 1,
                      "message" : "unknown name 'dat'",
                      "path" : "own/viper/snippets/head.mustache",
                      "severity" : "error"
                    }
            """
        #expect(
            report == """
                {
                  "diagnostics" : [

                  ],
                  "ok" : false,
                  "templates" : [
                    {
                      "diagnostics" : [
                \(error),
                        {
                          "code" : "nothing-uses",
                          "hint" : "name it in one of the rambaspecs, or remove it",
                          "message" : "nothing uses 'own/viper/Code/old.swift'",
                          "severity" : "warning"
                        }
                      ],
                      "folder" : "own/viper",
                      "name" : "list"
                    },
                    {
                      "diagnostics" : [
                \(error)
                      ],
                      "folder" : "own/viper",
                      "name" : "page"
                    },
                    {
                      "diagnostics" : [

                      ],
                      "folder" : "own/viper",
                      "name" : "tab"
                    }
                  ],
                  "version" : 1
                }

                """)
    }

    // MARK: Required templates

    private static let requirement =
        "name: tab\nrequires: [page]\n"
        + "code_files: [{name: Tab.swift, path: Code/tab.swift.liquid}]\n"

    @Test func aTemplateMayRequireOneOfItsFolder() throws {
        try viper(["tab.rambaspec": Self.requirement]).expect(
            "template", "lint", "own/viper/tab.rambaspec", output: "tab: no problems")
    }

    @Test(arguments: [("local: ../team", "../team"), ("git: ../team", "../team")])
    func aRequiredTemplateOfTheFolderIsInstalled(source: String, shown: String) throws {
        let project = try Shelf.project("templates: [{name: tab, \(source)}]")
        try project.makeRepository("../team", Self.files.merging(["tab.rambaspec": Self.requirement]) { $1 })
        try project.expect(
            "template", "install",
            output: """
                tab from \(shown): all 4 created
                page from \(shown), required by 'tab': all 5 created
                """)
        let list = try project.run("template", "list").output.split(separator: "\n")
        #expect(
            list.filter { $0.contains("../team") } == [
                "page                              ../team   installed",
                "tab                               ../team   installed",
            ])
        try project.expect(
            "template", "install",
            output: """
                tab from \(shown): all 4 identical
                page from \(shown), required by 'tab': all 5 identical
                """)
    }

    @Test func templatesFromOneFolderAreAllListed() throws {
        let project = try Shelf.project("templates: [{name: tab, git: ../team}, {name: list, git: ../team}]")
        try project.makeRepository("../team", Self.files)
        #expect(try project.run("template", "install").status == 0)
        let list = try project.run("template", "list").output.split(separator: "\n")
        #expect(
            list.filter { $0.contains("../team") } == [
                "list                              ../team   installed  A list",
                "tab                               ../team   installed",
            ])
    }

    // MARK: template check

    @Test func checkNamesTheTemplateOfAProblem() throws {
        let sandbox = try viper([
            "Code/page.swift.mustache": "let page: Nothing\n",
            "Code/tab.swift.liquid": "struct {{ module_info.name }}Tab {}\n",
        ])
        try sandbox.remove("own/viper/list.rambaspec")
        try sandbox.expect(
            "template", "check", "own/viper", "--swift-version", "6", "--compile-only",
            output: """
                     failed  Profile  (1 error)
                     failed  Profile --prefix ZZ  (1 error)
                     failed  Profile,URLPreview  (2 errors)
                page: 3 combinations, all 3 failed
                   compiled  Profile
                   compiled  Profile --prefix ZZ
                   compiled  Profile,URLPreview
                tab: 3 combinations, all 3 compiled
                2 templates: 6 combinations, 3 compiled, 3 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfilePage.swift:1:11: error: nothing declares 'Nothing'
                 1 | let page: Nothing
                   |           ^
                  from: own/viper/Code/page.swift.mustache:1:11
                 1 | let page: Nothing
                   |           ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or \
                name the folder in the rambaspec: 'check_stubs: DIR'
                  in: page, all 3 combinations, such as Profile
                """, status: 1)
    }

    // MARK: template show

    @Test func showPrintsAllTemplatesOfAFolder() throws {
        try viper(["tab.rambaspec": "name: tab\n"]).expect(
            "template", "show", "own/viper",
            output: """
                list
                A list

                PARAMETERS:
                  --title <string>

                FILES:
                  code/NAME/
                    NAMEList.swift

                page

                The template declares no parameters.

                FILES:
                  code/NAME/
                    NAMEPage.swift
                  tests/NAME/
                    NAMEPageTests.swift
                """,
            messages: """
                own/viper/tab.rambaspec:1:1: error: the rambaspec has neither 'code_files' nor 'test_files'
                 1 | name: tab
                   | ^
                  hint: list the template's files: 'code_files:' with '- {name: NAME, path: SOURCE}'
                """, status: 1)
    }

    @Test func showReportsEachTemplate() throws {
        let sandbox = try viper()
        try sandbox.remove("own/viper/list.rambaspec")
        try sandbox.expect(
            "template", "show", "own/viper", "--json",
            output: """
                {
                  "diagnostics" : [

                  ],
                  "templates" : [
                    {
                      "files" : [
                        {
                          "kind" : "file",
                          "optional" : false,
                          "part" : "code",
                          "path" : "NAMEPage.swift"
                        },
                        {
                          "kind" : "file",
                          "optional" : false,
                          "part" : "tests",
                          "path" : "NAMEPageTests.swift"
                        }
                      ],
                      "folder" : "own/viper",
                      "name" : "page",
                      "parameters" : [

                      ],
                      "requirements" : [

                      ]
                    },
                    {
                      "files" : [
                        {
                          "kind" : "file",
                          "optional" : false,
                          "part" : "code",
                          "path" : "NAMETab.swift"
                        }
                      ],
                      "folder" : "own/viper",
                      "name" : "tab",
                      "parameters" : [

                      ],
                      "requirements" : [

                      ]
                    }
                  ],
                  "version" : 1
                }
                """)
    }
}
