import GenerambaKit
import Testing

@testable import TemplateInspection

/// The module with use cases that "Getting started" shows works in an app that has the type it names.
@Suite(.serialized) struct GettingStartedTests {
    static let structure = "struct User { let id: Int }\n"
    /// A class. As the result of a service, it has to be Sendable in Swift 6.
    static let object = """
        final class User: Sendable {
          let id: Int

          init(id: Int) { self.id = id }
        }

        """

    @Test(
        "it compiles without a warning and passes its tests",
        arguments: [(LanguageMode.swift5, structure), (.swift6, structure), (.swift6, object)]
    )
    func theModuleCompilesAndPassesItsTests(mode: LanguageMode, user: String) throws {
        let page = try MarkdownPage("Documentation/Getting-started.md")
        let commands = page.commands.filter { $0.command.hasPrefix("generamba gen Login ") }
        #expect(!commands.isEmpty)
        let sandbox = try Shop.sandbox(settings: Shop.settings.replacing("page", with: "clean_swift"))
        #expect(try sandbox.run("template", "install", "--on-conflict", "overwrite").status == 0)
        for command in commands {
            _ = try command.run(in: sandbox)
            try sandbox.write(["Sources/Shop/User.swift": user])
            let results = try sandbox.testResults(mode)
            #expect(results.count > 20, "\(command.command)")
            #expect(results.filter { $0.outcome != .passed } == [], "\(command.command)")
        }
    }
}
