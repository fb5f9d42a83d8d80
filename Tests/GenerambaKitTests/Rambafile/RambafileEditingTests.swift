import Testing

@testable import GenerambaKit
@testable import SourceText

/// Tests changes of an existing Rambafile.
struct RambafileEditingTests {
    private static let settings = """
        # Ours
        project_name: Shop   # the shop
        company: 'Example Ltd.'
        own_key: 1

        project_target: Shop
        project_file_path: Sources/Shop/Modules
        # test_target: ShopTests
        templates: [page, {name: own, local: own}]

        """

    /// Returns the settings, edited in place after a change of the answers.
    private func edited(
        _ settings: String = settings, _ change: (inout RambafileAnswers) -> Void
    ) throws -> String {
        let file = SourceFile(path: "Rambafile", text: settings)
        var answers = try RambafileAnswers(file)
        change(&answers)
        return String(decoding: try answers.file(editing: file).content.bytes ?? [], as: UTF8.self)
    }

    @Test func theAnswersAreThoseInTheFile() throws {
        #expect(
            try RambafileAnswers(SourceFile(path: "Rambafile", text: Self.settings))
                == RambafileAnswers(
                    company: "Example Ltd.", projectName: "Shop", projectTarget: "Shop",
                    projectFilePath: "Sources/Shop/Modules", templates: ["page", "own"]))
    }

    @Test(arguments: ["", "# nothing\n", "company: \"\"\n", "own: 1\n"])
    func missingAnswersAreEmpty(settings: String) throws {
        #expect(
            try RambafileAnswers(SourceFile(path: "Rambafile", text: settings)) == RambafileAnswers())
    }

    @Test func withoutAChangeTheFileStays() throws {
        #expect(try edited { _ in } == Self.settings)
    }

    @Test func everythingElseStays() throws {
        let text = try edited {
            $0.projectName = "The Shop"
            $0.company = nil
            $0.prefix = "SH"
            $0.projectFilePath = nil
            $0.testTarget = "ShopTests"
            $0.templates = ["page", "silver"]
        }
        #expect(
            text == """
                # Ours
                project_name: The Shop   # the shop
                # company: 'Example Ltd.'
                own_key: 1

                project_target: Shop
                # project_file_path: Sources/Shop/Modules
                test_target: ShopTests
                templates: [page, silver]
                prefix: SH

                """)
    }

    @Test(arguments: [
        ("project_targets: [Shop, Dev]\n", "project_targets: App\n"),
        ("project_targets: []\nproject_target: Shop\n", "project_targets: App\nproject_target: Shop\n"),
        ("project_target: Shop\n", "project_target: App\n"),
        ("a: 1", "a: 1\nproject_target: App\n"),
    ])
    func theTargetKeepsItsKey(before: String, after: String) throws {
        #expect(try edited(before) { $0.projectTarget = "App" } == after)
    }

    @Test func whatCannotBeEditedIsLeftToTheUser() throws {
        #expect(
            throws: Diagnostics.error(
                "cannot change the Rambafile without losing something",
                hint: "remove 'test_targets' from it yourself")
        ) {
            try edited("test_targets:\n  - A\n  - B\n") { $0.testTarget = nil }
        }
        #expect(
            throws: Diagnostics.error(
                "cannot change the Rambafile without losing something",
                hint: "add '{name: silver}' to its 'templates' yourself")
        ) {
            try edited("{templates: []}\n") { $0.templates = ["silver"] }
        }
    }
}
