/// The app that most scenarios with a small Xcode project use: `Shop`, with its tests.
enum ShopApp {
    static let tests = AppProject.Target(
        name: "ShopTests", type: "bundle.unit-test", folders: ["ShopTests"], host: "Shop")

    /// The tests without a synchronized folder.
    static let classicTests = AppProject.Target(name: "ShopTests", type: "bundle.unit-test", host: "Shop")

    /// The app with synchronized folders.
    static let synchronized = AppProject(
        targets: [AppProject.Target(name: "Shop", folders: ["Shop"]), tests])

    /// The app with groups.
    static let classic = AppProject(
        targets: [AppProject.Target(name: "Shop"), classicTests],
        groups: [
            AppProject.Group(name: "Shop", path: "Shop", files: [("App.swift", ["Shop"])]),
            AppProject.Group(name: "ShopTests", path: "ShopTests", files: [("Test.swift", ["ShopTests"])]),
        ])

    static let files = ["Shop/App.swift": "", "ShopTests/Test.swift": ""]

    static let settings = """
        project_name: Shop
        xcodeproj_path: Shop.xcodeproj
        project_target: Shop
        test_target: ShopTests

        """

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
        "Code/view.swift.mustache": "struct {{ module_info.name }}View {}\n",
        "Code/model.swift.mustache": "struct {{ module_info.name }}Model {}\n",
        "Tests/tests.swift.mustache": "@testable import {{ module_info.product_module_name }}\n",
    ]

    /// A sandbox with the project, the template and, unless `settings` is nil, a Rambafile.
    static func sandbox(
        _ project: AppProject, files: [String: String] = files, settings: String? = settings
    ) throws -> Sandbox {
        let sandbox = try Sandbox(files)
        try sandbox.write(["Shop.xcodeproj/project.pbxproj": project.text])
        if let settings { try sandbox.write(["Rambafile": settings]) }
        try sandbox.install(page, as: "page")
        return sandbox
    }

    /// What `gen Profile page` prints when it creates the module's files.
    ///
    /// - Parameters:
    ///   - code: the folder for modules.
    ///   - tests: the folder for tests; nil if there are none.
    ///   - note: the lines below the summary.
    static func output(
        code: String = "Shop", tests: String? = "ShopTests", done: String = "created", _ notes: String...
    ) -> String {
        let paths =
            ["\(code)/Profile/View/ProfileView.swift", "\(code)/Profile/ProfileModel.swift"]
            + (tests.map { ["\($0)/Profile/ProfileTests.swift"] } ?? [])
        return
            (paths.map { "     create  \($0)" } + ["Profile from page: all \(paths.count) \(done)"] + notes)
            .joined(separator: "\n")
    }

    /// The note about a project without a test target.
    static let untested =
        "  note: no tests are generated because Shop.xcodeproj has no test target for the code\n"
        + "  hint: add one in Xcode, with File > New > Target > Unit Testing Bundle, or pass '--no-tests'"

    static let edit = "       edit  Shop.xcodeproj/project.pbxproj"
}

extension Sandbox {
    /// The objects of the project `Shop.xcodeproj`.
    func objects(in folder: String = "") throws -> ProjectObjects {
        let path = folder.isEmpty ? "" : folder + "/"
        return try ProjectObjects(bytes("\(path)Shop.xcodeproj/project.pbxproj"), in: folder)
    }
}
