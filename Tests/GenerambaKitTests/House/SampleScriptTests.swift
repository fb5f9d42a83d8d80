import GenerambaKit
import Testing

/// Tests the script that chooses what `make test` tries.
struct SampleScriptTests {
    private func sample(_ kind: String, _ number: Int) throws -> [String] {
        let script = Program.repository.appendingPathComponent("Scripts/sample").path
        let text = try Sandbox().output(of: ["bash", "-c", "'\(script)' \(kind) \(number)"])
        return text.split { !$0.isLetter && $0 != "_" }.map(String.init)
    }

    @Test func eachSuiteThatRunsTheProgramIsTriedOnOneOfEightDays() throws {
        let skipped = try (365...372).map { Set(try sample("skipped", $0)) }
        let all = skipped.reduce(into: Set()) { $0.formUnion($1) }
        #expect(all.isSuperset(of: ["SampleScriptTests", "FaultTests", "TemplateCheckTests"]))
        #expect(all.isDisjoint(with: ["HouseRuleTests", "SpellingTests"]))
        #expect(all.filter { suite in skipped.count { $0.contains(suite) } != 7 } == [])
    }

    @Test func eachTemplateIsCheckedOnOneOfEightDays() throws {
        #expect(try (0..<8).flatMap { try sample("templates", $0) }.sorted() == BuiltInCatalog.names)
    }
}
