import GenerambaKit
import Mutation
import SourceText
import Testing

@testable import mutants

@Suite struct RunReportTests {
    private let text = "func f() {\n  a()\n  b()\n}\n"

    private func mutants() -> [Mutant] { Mutant.all(of: [ModuleFile(path: "View/A.swift", text: text)]) }

    private func report(noticed: Int, survivors: [Mutant], _ list: String = "") throws -> RunReport {
        RunReport(
            tallies: [Tally(template: "silver", refused: 0, noticed: noticed, survivors: survivors)],
            list: try SurvivorList(SourceFile(path: "survivors.txt", text: list)))
    }

    @Test("the table has a line for each template") func theTableHasALineForEachTemplate() throws {
        let report = RunReport(
            tallies: [
                Tally(template: "clean_swift", refused: 10, noticed: 29, survivors: [mutants()[0]]),
                Tally(template: "silver", refused: 1, noticed: 0, survivors: []),
            ], list: try SurvivorList(SourceFile(path: "", text: "")))
        #expect(
            report.table == """
                template     mutants  compiler  tests  survivors  per cent
                clean_swift       40        10     29          1      97.5
                silver             1         1      0          0     100.0

                """)
    }

    @Test("each survivor has its place, its lines and its reason") func eachSurvivorHasItsReason() throws {
        let report = try report(
            noticed: 38, survivors: mutants().filter { $0.kind == .dropStatement },
            "silver\n- a()\n+\n  nobody sees it\n")
        #expect(
            report.survivors == """
                # View/A.swift:2: drop the statement
                silver
                - a()
                +
                  nobody sees it

                # View/A.swift:3: drop the statement
                silver
                - b()
                +
                  (no reason given)

                """)
    }

    @Test("a survivor needs a reason") func aSurvivorNeedsAReason() throws {
        let report = try report(noticed: 99, survivors: [mutants()[0]])
        #expect(
            report.mistakes.all.map { $0.text() } == [
                """
                error: no reason for 1 of the survivors of 'silver'
                  hint: write a test that notices them, or list them with the reason why none can

                """
            ])
    }

    @Test("19 of 20 must die, whatever the reasons") func nineteenOfTwentyMustDie() throws {
        let list = "silver\n- a()\n+\n  nobody sees it\n"
        #expect(try report(noticed: 19, survivors: [mutants()[0]], list).mistakes.all.isEmpty)
        #expect(
            try report(noticed: 18, survivors: [mutants()[0]], list).mistakes.all.map(\.message) == [
                "less than 95 % of the mutants of 'silver' die"
            ])
    }

    @Test("a reason without a survivor is out of date") func aReasonWithoutASurvivor() throws {
        let list = "silver\n- a()\n+\n  nobody sees it\n\nmvvm\n- b()\n+\n  of another run\n"
        #expect(
            try report(noticed: 1, survivors: [], list).mistakes.all.map { $0.text() } == [
                """
                survivors.txt:2:1: error: no survivor matches this any more
                 2 | - a()
                   | ^^^^^
                  hint: remove the paragraph

                """
            ])
    }

    @Test("a property that cannot be weak is no mutant") func aPropertyThatCannotBeWeakIsNoMutant() {
        let weak = Mutant.all(of: [ModuleFile(path: "a.swift", text: "class C {\n  let a: A\n}\n")])
        let tally = Tally(template: "silver", [(weak[0], .refused), (mutants()[0], .refused)])
        #expect(tally.mutants == 1)
    }
}
