import Testing

/// Project files that cannot be read or edited. Nothing is written.
struct ProjectRefusalTests {
    private static let path = "Shop.xcodeproj/project.pbxproj"

    /// Expects both commands that read the project to refuse it.
    private func expectRefusal(of text: String, saying message: String) throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: nil)
        try app.write([Self.path: text])
        try app.refuses("gen", "Profile", "page", saying: message)
        try app.refuses("setup", "--yes", saying: message)
    }

    @Test(arguments: [
        ("", "the project file is empty", "", 1, "restore the project file from git"),
        (
            "<?xml version=\"1.0\"?><plist/>", "the project file is an XML property list",
            "<?xml version=\"1.0\"?><plist/>", 1,
            "open the project in Xcode and change something, so that Xcode saves it in its own format"
        ),
        (
            "{\"a\":1}\n", "the project file is JSON", "{\"a\":1}", 1,
            "open the project in Xcode and change something, so that Xcode saves it in its own format"
        ),
        (
            "<<<<<<< HEAD\n" + ShopApp.classic.text,
            "the project file contains the markers of an unfinished merge", "<<<<<<< HEAD", 7,
            "resolve the merge first"
        ),
    ])
    func anotherFormat(text: String, reason: String, line: String, length: Int, hint: String) throws {
        try expectRefusal(
            of: text,
            saying: """
                \(Self.path):1:1: error: \(reason)
                 1 | \(line)
                   | \(String(repeating: "^", count: length))
                  hint: \(hint)
                """)
    }

    @Test("It refuses a project that it does not fully understand.") func aCutFile() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        for count in [200, 900, 2000] {
            try app.write(Array(ShopApp.classic.text.utf8.prefix(count)), to: Self.path)
            let before = try app.snapshot()
            let run = try app.run("gen", "Profile", "page")
            #expect(run.status == 1 && run.output == "")
            #expect(
                run.messages.hasPrefix(Self.path + ":") && run.messages.contains(" is closed\n"), "\(run)")
            #expect(run.messages.hasSuffix("  hint: restore the project file from git\n"), "\(run)")
            #expect(try app.snapshot() == before)
        }
    }

    @Test func aBundleWithoutAProjectFile() throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: nil)
        try app.remove(Self.path)
        let message = """
            error: 'Shop.xcodeproj' has no project.pbxproj
              hint: restore it from git, or open the project in Xcode
            """
        try app.refuses("gen", "Profile", "page", saying: message)
        try app.refuses("setup", "--yes", saying: message)
    }

    @Test func aTargetThatIsMissing() throws {
        let app = try ShopApp.sandbox(
            ShopApp.classic,
            settings: ShopApp.settings.replacing("project_target: Shop", with: "project_target: Shpo"))
        try app.refuses(
            "gen", "Profile", "page",
            saying: """
                Rambafile:3:17: error: no target 'Shpo' in Shop.xcodeproj
                 3 | project_target: Shpo
                   |                 ^^^^
                  hint: did you mean 'Shop'?
                """)
    }

    @Test func twoTargetsOfOneName() throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: nil)
        let text = ShopApp.classic.text.replacing("name = \"ShopTests\";", with: "name = \"Shop\";")
        try app.write([Self.path: text])
        try app.refuses(
            "gen", "Profile", "page",
            saying: """
                Shop.xcodeproj/project.pbxproj:75:3: error: the project has 2 targets named 'Shop'
                 75 | \t\tA0000000000000000000000D = {
                    | \t\t^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: rename one of them in Xcode
                """)
    }

    @Test func twoGroupsOfOneName() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        let text = ShopApp.classic.text.replacing("path = \"ShopTests\";", with: "path = \"Shop\";")
        try app.write([Self.path: text])
        try app.expect(
            "gen", "Cart", "page", "--no-tests", "--dry-run",
            output: ShopApp.output(tests: nil, done: "to create (dry run, nothing was written)", ShopApp.edit)
                .replacing("Profile", with: "Cart"),
            messages: """
                Shop.xcodeproj/project.pbxproj:34:3: warning: the folder 'Shop' has several groups: 'Shop', 'Shop'; files go into 'Shop'
                 34 | \t\tA0000000000000000000000F = {
                    | \t\t^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: the groups are defined in lines 34 and 42: files in one of them are easier to find
                """)
        try app.refuses(
            "gen", "Profile", "page", "--no-tests", "--project_group_path", "Shop",
            saying: """
                Shop.xcodeproj/project.pbxproj:42:3: error: the project has 2 groups 'Shop'
                 42 | \t\tA00000000000000000000011 = {
                    | \t\t^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: rename all but one of them in Xcode; they are defined in lines 34 and 42
                """)
    }

    @Test func aFolderThatCannotBeWritten() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        try app.giveAway()
        try app.setMode(0o555, of: "Shop.xcodeproj")
        defer { try? app.setMode(0o755, of: "Shop.xcodeproj") }
        try app.refuses(
            "gen", "Profile", "page", as: .unprivileged,
            saying: """
                error: cannot write 'Shop.xcodeproj/project.pbxproj': permission denied
                  hint: check the folder's owner and permissions
                """)
    }
}
