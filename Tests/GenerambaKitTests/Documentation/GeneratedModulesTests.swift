import GenerambaKit
import Testing

@testable import TemplateInspection

/// The module that "Generated modules" edits and updates works afterwards.
struct GeneratedModulesTests {
    @Test("the updated module compiles and passes its old and new tests")
    func theUpdatedModuleWorks() throws {
        let page = try MarkdownPage("Documentation/Generated-modules.md")
        let update = try #require(
            page.commands.firstIndex { $0.command.hasPrefix("generamba update Pay --add use_cases ") })
        let sandbox = try NewPackage.sandbox()
        for command in page.commands[..<update] { _ = try command.run(in: sandbox) }
        let before = try names(sandbox.testResults(.swift6))
        #expect(before.contains { $0.contains("Pay") })

        _ = try page.commands[update].run(in: sandbox)
        #expect(try sandbox.read("Sources/Shop/Pay/PayModel.swift").contains("// Our own line\n"))
        let after = try names(sandbox.testResults(.swift6))
        #expect(after.isSuperset(of: before))
        #expect(after.subtracting(before).contains { $0.contains("Refund") })
    }

    /// The names of tests that all pass.
    private func names(_ results: [TestResult]) -> Set<String> {
        #expect(results.filter { $0.outcome != .passed } == [])
        return Set(results.map(\.name))
    }
}
