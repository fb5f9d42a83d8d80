import Testing

@testable import TemplateInspection

/// The story in README.md comes true in every package that `swift package init` makes with a target.
struct FirstStoryTests {
    @Test(arguments: ["library", "executable", "tool", "macro"])
    func itComesTrue(kind: String) throws {
        let sandbox = try Sandbox(NewPackage.files(of: kind))
        for command in try MarkdownPage("README.md").commands {
            #expect(try command.run(in: sandbox) == command.output, "\(kind): \(command.command)")
        }
        guard kind == "library" else { return }
        let results = try sandbox.testResults(.swift6)
        #expect(results.filter { $0.outcome != .passed } == [])
        #expect(results.contains { $0.name.contains("signOut") })
    }

    @Test("a package without targets is told what it lacks", arguments: ["empty", "build-tool-plugin"])
    func aPackageWithoutTargets(kind: String) throws {
        try Sandbox(NewPackage.files(of: kind)).refuses(
            "gen", "Profile", "swiftui_mvvm", "--yes",
            saying: """
                error: Package.swift has no target that can receive modules
                  hint: add one, such as '.target(name: "App")', or run this command in the folder of the code
                """)
    }
}
