/// The project for most scenarios: a Swift package with a library, its tests and a small template.
enum Shop {
    /// The arguments that `gen` needs for a built-in template besides the name of the module.
    static func needed(by template: String) -> [String] {
        template == "rviper_around" ? ["--around", "ProfileViewController"] : []
    }

    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Shop"),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
            ]
        )

        """

    static let settings = """
        project_name: Shop
        company: Example Ltd.
        project_target: Shop
        project_file_path: Sources/Shop/Modules
        test_target: ShopTests
        test_file_path: Tests/ShopTests/Modules
        templates:
          - {name: page}

        """

    /// A package without modules.
    static let package = [
        "Package.swift": manifest,
        "Sources/Shop/Shop.swift": "",
        "Tests/ShopTests/ShopTests.swift": "",
    ]

    /// The files of a second target with tests, and the manifest that has it.
    static let bank = [
        "Package.swift": manifest.replacing(
            ".testTarget(",
            with: """
                .target(name: "Bank"),
                        .testTarget(name: "BankTests", dependencies: ["Bank"]),
                        .testTarget(
                """),
        "Sources/Bank/Bank.swift": "", "Tests/BankTests/BankTests.swift": "",
    ]

    /// The template `page`, by the paths in its folder.
    static let page = [
        "page.rambaspec": """
        name: page
        code_files:
          - {name: View/View.swift, path: Code/view.swift.mustache}
          - {name: Model.swift, path: Code/model.swift.mustache}
        test_files:
          - {name: Tests.swift, path: Tests/tests.swift.mustache}

        """,
        "Code/view.swift.mustache": """
        // {{ module_info.description | comment }} of {{ module_info.project_name }}, {{ developer.company }}
        struct {{ prefix }}{{ module_info.name }}View {}

        """,
        "Code/model.swift.mustache": "struct {{ prefix }}{{ module_info.name }}Model {}\n",
        "Tests/tests.swift.mustache": "@testable import {{ module_info.product_module_name }}\n",
    ]

    /// The project with a Rambafile and the template installed.
    static func sandbox(settings: String = settings, manifest: String = manifest) throws -> Sandbox {
        var sandbox = try Sandbox(package)
        try sandbox.write(["Rambafile": settings, "Package.swift": manifest])
        try sandbox.install(page, as: "page")
        sandbox.environment["NO_COLOR"] = "1"
        return sandbox
    }

    /// The project with a template of one file, Code/file.mustache, which generates `<Name>.txt`.
    static func sandbox(printing text: String) throws -> Sandbox {
        let sandbox = try sandbox()
        try sandbox.install(template(printing: text), as: "page")
        return sandbox
    }

    /// A template `page` of one file, Code/file.mustache, which generates `<Name>.txt`.
    static func template(printing text: String) -> [String: String] {
        [
            "page.rambaspec": "name: page\ncode_files: [{name: .txt, path: Code/file.mustache}]\n",
            "Code/file.mustache": text,
        ]
    }
}

extension Sandbox {
    /// Puts a template into the project's `Templates/`.
    func install(_ template: [String: String], as name: String) throws {
        if exists("Templates/" + name) { try remove("Templates/" + name) }
        try write(template, below: "Templates/" + name)
    }

    /// Writes files into a folder.
    func write(_ files: [String: String], below folder: String) throws {
        for (path, text) in files { try write([folder + "/" + path: text]) }
    }
}
