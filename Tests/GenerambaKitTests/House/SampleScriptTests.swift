import GenerambaKit
import Testing

/// Tests the script that chooses what `make test` tries.
struct SampleScriptTests {
    private func sample(_ kind: String, _ number: Int) throws -> [String] {
        let script = Program.repository.appendingPathComponent("Scripts/sample").path
        let text = try Sandbox().output(of: ["bash", "-c", "'\(script)' \(kind) \(number)"])
        return text.split { !$0.isLetter && $0 != "_" }.map(String.init)
    }

    @Test func eachSuiteThatRunsTheProgramIsTriedOnOneOfFourDays() throws {
        let skipped = try (365...368).map { Set(try sample("skipped", $0)) }
        let all = skipped.reduce(into: Set()) { $0.formUnion($1) }
        #expect(all.isSuperset(of: ["SampleScriptTests", "FaultTests", "TemplateCheckTests"]))
        #expect(all.isDisjoint(with: ["HouseRuleTests", "SpellingTests"]))
        #expect(all.filter { suite in skipped.count { $0.contains(suite) } != 3 } == [])
    }

    @Test func eachTemplateIsCheckedOnOneOfFourDays() throws {
        #expect(try (0..<4).flatMap { try sample("templates", $0) }.sorted() == BuiltInCatalog.names)
    }
}
