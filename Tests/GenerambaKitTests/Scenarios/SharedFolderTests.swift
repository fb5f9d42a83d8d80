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
        "Code/list.swift.mustache": "{{> head }}struct List { let title = \"{{ title }}\" }\n",
        "Code/page.swift.mustache": "{{> head }}struct Page {}\n",
        "Code/tab.swift.liquid": "{% include 'note' %}struct Tab {}\n",
        "Tests/page_tests.swift": "\n",
        "snippets/head.mustache": "// {{ date }}\n",
        "snippets/note.liquid": "// {{ year }}\n",
    ]

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
