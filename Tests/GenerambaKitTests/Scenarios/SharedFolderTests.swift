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
}
