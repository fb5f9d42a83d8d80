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

    private static let screen = [
        "screen.rambaspec": """
        name: screen
        summary: "A screen: with 'quotes', $HOME and %F{red}"
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
