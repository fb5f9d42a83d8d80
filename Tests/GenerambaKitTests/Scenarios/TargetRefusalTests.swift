import Testing

/// Targets that cannot receive a module's files.
struct TargetRefusalTests {
    @Test func anUnknownTarget() throws {
        let shop = try Shop.sandbox(
            settings: Shop.settings.replacing("project_target: Shop", with: "project_target: Shpo"))
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Rambafile:3:17: error: no target 'Shpo' in Package.swift
                 3 | project_target: Shpo
                   |                 ^^^^
                  hint: did you mean 'Shop'?
                """)
    }

    @Test func anUnknownTargetLikeNoOther() throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "Profile", "--project_targets", "Library",
            saying: """
                error: no target 'Library' in Package.swift
                  hint: it has 'Shop'
                """)
    }

    @Test func unknownTargetsOfBothKindsAreNamedAtOnce() throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "Profile", "--project_targets", "Shop,Nothing", "--test_targets", "ShopTest",
            saying: """
                error: no target 'Nothing' in Package.swift
                  hint: it has 'Shop'
                error: no target 'ShopTest' in Package.swift
                  hint: did you mean 'ShopTests'?
                """)
    }

    @Test func targetsOfTheWrongKind() throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "Profile", "--project_targets", "ShopTests", "--test_targets", "Shop",
            saying: """
                error: 'ShopTests' is not a target that takes code: its type is 'test'
                  hint: name one of 'Shop'
                error: 'Shop' is not a test target: its type is 'regular'
                  hint: name one of 'ShopTests'
                """)
    }

    @Test(arguments: [
        ("Other", "paths are relative to the Rambafile's folder: did you mean 'Sources/Shop/Other'?"),
        ("Sources", "the target's folder is 'Sources/Shop'"),
        ("Sources/ShopUI", "the target's folder is 'Sources/Shop'"),
        ("Tests/ShopTests", "the target's folder is 'Sources/Shop'"),
    ])
    func aFolderOutsideOfTheTarget(folder: String, hint: String) throws {
        let shop = try Shop.sandbox(
            settings:
                "project_name: Shop\nproject_target: Shop\nproject_file_path: \(folder)\ntemplates: [page]\n")
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Rambafile:3:20: error: the folder '\(folder)' does not belong to the target 'Shop'
                 3 | project_file_path: \(folder)
                   |                    \(String(repeating: "^", count: folder.count))
                  hint: \(hint)
                """)
    }

    private static func manifest(_ parts: String) -> String {
        Shop.manifest.replacing(".target(name: \"Shop\")", with: ".target(name: \"Shop\", \(parts))")
    }

    @Test func aFolderThatTheTargetExcludes() throws {
        let shop = try Shop.sandbox(manifest: Self.manifest("exclude: [\"Modules\", \"Info.plist\"]"))
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Rambafile:4:20: error: the folder 'Sources/Shop/Modules' does not belong to the target 'Shop'
                 4 | project_file_path: Sources/Shop/Modules
                   |                    ^^^^^^^^^^^^^^^^^^^^
                  hint: the target excludes it
                """)
    }

    @Test func aFolderThatIsNotAmongTheTargetsSources() throws {
        let shop = try Shop.sandbox(manifest: Self.manifest("sources: [\"Code\", \"main.swift\"]"))
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Rambafile:4:20: error: the folder 'Sources/Shop/Modules' does not belong to the target 'Shop'
                 4 | project_file_path: Sources/Shop/Modules
                   |                    ^^^^^^^^^^^^^^^^^^^^
                  hint: the target's sources are 'Code', 'main.swift'
                """)
        let run = try shop.run("gen", "Profile", "--module_path", "Sources/Shop/Code/Modules")
        #expect(run.status == 0)
    }

    @Test func theTargetsOwnFolderMayNotBeAmongItsSources() throws {
        let shop = try Shop.sandbox(
            settings: "project_name: Shop\nproject_target: Shop\ntemplates: [page]\n",
            manifest: Self.manifest("sources: [\"Code\"]"))
        try shop.refuses(
            "gen", "Profile",
            saying: """
                error: the file 'Sources/Shop/Profile/View/ProfileView.swift' does not belong to the target 'Shop'
                  hint: the target's sources are 'Code'
                """)
    }

    @Test func aModulesFolderThatTheTargetExcludes() throws {
        let shop = try Shop.sandbox(manifest: Self.manifest("exclude: [\"Modules/Old\"]"))
        try shop.refuses(
            "gen", "Old",
            saying: """
                error: the file 'Sources/Shop/Modules/Old/View/OldView.swift' does not belong to the target 'Shop'
                  hint: the target excludes it
                """)
        #expect(try shop.run("gen", "New").status == 0)
    }

    @Test func testsWithoutATestTargetAreNotGenerated() throws {
        let shop = try Shop.sandbox(
            settings: Shop.settings.replacing("test_target: ShopTests\n", with: ""))
        try shop.expect(
            "gen", "Profile",
            output: """
                     create  Sources/Shop/Modules/Profile/View/ProfileView.swift
                     create  Sources/Shop/Modules/Profile/ProfileModel.swift
                Profile from page: all 2 created
                """,
            messages: """
                Rambafile:5:17: warning: 'test_file_path' without 'test_target': no tests are generated
                 5 | test_file_path: Tests/ShopTests/Modules
                   |                 ^^^^^^^^^^^^^^^^^^^^^^^
                  hint: add 'test_target: …'
                """)
    }

    private static let withoutTests = "project_name: Shop\nproject_target: Shop\ntemplates: [page]\n"

    @Test func aTestTargetThatTheRambafileDoesNotNameIsToldOnce() throws {
        let shop = try Shop.sandbox(settings: Self.withoutTests)
        try shop.expect(
            "gen", "Profile,News",
            output: """
                     create  Sources/Shop/Profile/View/ProfileView.swift
                     create  Sources/Shop/Profile/ProfileModel.swift
                Profile from page: all 2 created
                  note: no tests are generated because the Rambafile names no 'test_target'
                  hint: add 'test_target: ShopTests' to it, or pass '--no-tests'
                     create  Sources/Shop/News/View/NewsView.swift
                     create  Sources/Shop/News/NewsModel.swift
                News from page: all 2 created
                """)
        try shop.expect(
            "gen", "Cart", "--no-tests",
            output: """
                     create  Sources/Shop/Cart/View/CartView.swift
                     create  Sources/Shop/Cart/CartModel.swift
                Cart from page: all 2 created
                """)
    }

    @Test func aTemplateWithoutTestsSaysNothing() throws {
        let shop = try Shop.sandbox(settings: Self.withoutTests)
        try shop.install(Shop.template(printing: "a"), as: "page")
        #expect(try !shop.run("gen", "Profile").output.contains("test"))
    }
}
