import Testing

/// Tests paths with a leading `/`, which means the project's folder in Generamba.
struct RootPathTests {
    private static let created = """
             create  Sources/Shop/Modules/Profile/View/ProfileView.swift
             create  Sources/Shop/Modules/Profile/ProfileModel.swift
        Profile from page: all 2 to create (dry run, nothing was written)
        """

    private static func project(_ path: String) throws -> Sandbox {
        let settings =
            "project_name: Shop\nproject_target: Shop\nproject_file_path: \(path)\ntemplates: [page]\n"
        return try Shop.sandbox(settings: settings)
    }

    @Test(arguments: ["Sources/Shop/Modules/", "./Sources/Shop//Modules", "Sources/../Sources/Shop/Modules"])
    func aPathMayBeWrittenInManyWays(path: String) throws {
        try Self.project(path).expect("gen", "Profile", "--no-tests", "--dry-run", output: Self.created)
    }

    @Test(arguments: ["/Sources/Shop/Modules", "/Sources/Shop/Modules/", "//Sources/Shop/Modules"])
    func aLeadingSlashMeansTheProject(path: String) throws {
        try Self.project(path).expect(
            "gen", "Profile", "--no-tests", "--dry-run", output: Self.created,
            messages: """
                Rambafile:3:20: warning: the leading '/' of '\(path)' is read as the project's folder
                 3 | project_file_path: \(path)
                   |                    \(String(repeating: "^", count: path.count))
                  hint: write 'Sources/Shop/Modules'
                """)
    }

    @Test func soItDoesInAnOption() throws {
        try Shop.sandbox().expect(
            "gen", "Profile", "--no-tests", "--module_path", "/Sources/Shop/Modules", "--dry-run",
            output: Self.created,
            messages: """
                warning: the leading '/' of '/Sources/Shop/Modules' is read as the project's folder
                  hint: write 'Sources/Shop/Modules'
                """)
    }

    @Test(arguments: ["/tmp/Modules", "/usr/share", "/etc"])
    func aWholePathElsewhereIsRefused(path: String) throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        try app.refuses(
            "gen", "Profile", "page", "--project_file_path", path,
            saying: """
                error: '\(path)' is outside of the project
                  hint: name a folder below the Rambafile's folder
                """)
        try app.makeFolder(String(path.dropFirst().prefix { $0 != "/" }))
        #expect(try app.run("gen", "Profile", "page", "--project_file_path", path).status == 0)
    }

    @Test func aWholePathBelowTheProjectIsFine() throws {
        let project = try Self.project(".")
        try project.write([
            "Rambafile": """
            project_name: Shop
            project_target: Shop
            project_file_path: \(project.project)/Sources/Shop/Modules
            templates: [page]

            """
        ])
        try project.expect("gen", "Profile", "--no-tests", "--dry-run", output: Self.created)
    }

    @Test func thePackagesFolderItselfIsNoTargets() throws {
        try Self.project("/").refuses(
            "gen", "Profile",
            saying: """
                Rambafile:3:20: warning: the leading '/' of '/' is read as the project's folder
                 3 | project_file_path: /
                   |                    ^
                  hint: write '.'
                Rambafile:3:20: error: the folder '.' does not belong to the target 'Shop'
                 3 | project_file_path: /
                   |                    ^
                  hint: the target's folder is 'Sources/Shop'
                """)
    }
}
