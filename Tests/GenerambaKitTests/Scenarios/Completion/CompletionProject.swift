/// A project whose templates, targets and folders can be completed.
enum CompletionProject {
    private static let rambafile = """
        project_name: Shop
        project_target: Shop
        test_target: ShopTests
        templates:
          - {name: screen}
          - {name: clean_swift}

        """

    /// A template with a parameter of each kind that has values to offer.
    private static let screen = [
        "screen.rambaspec": """
        name: screen
        summary: "A screen: with 'quotes', $HOME and %F{red}"
        parameters:
          - {name: style, type: choice, choices: [dark, light mode, "a:b"], summary: "The style: how it looks", default: dark}
          - {name: worker, type: bool, summary: with a worker}
          - {name: use_cases, type: list, items: function}
          - {name: states, type: list, items: choice, choices: [on, off]}
          - {name: title, type: string, required: true}
        code_files: [{name: .txt, path: file}]

        """,
        "file": "",
    ]

    static func sandbox() throws -> Sandbox {
        let manifest = Shop.manifest.replacing(
            ".target(name: \"Shop\"),", with: ".target(name: \"Shop\"), .target(name: \"Other\"),")
        let sandbox = try Sandbox(Shop.package)
        try sandbox.write([
            "Rambafile": rambafile, "Package.swift": manifest, "Sources/Other/Other.swift": "",
            "Sources/Shop/My Folder/Deep/Deep.swift": "", "Sources/.hidden/file": "",
        ])
        try sandbox.install(screen, as: "screen")
        return sandbox
    }
}
