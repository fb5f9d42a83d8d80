import GenerambaKit
import Mutation
import SourceText
import SwiftText
import Testing

@testable import mutants

@Suite struct RunReportTests {
    private let text = "func f() {\n  a()\n  b()\n}\n"

    private func mutants() -> [Mutant] {
        Mutant.all(of: [ModuleFile(path: "View/A.swift", text: text)]).filter { $0.kind == .dropStatement }
    }

    private func report(noticed: Int, survivors: [Mutant], _ list: String = "") throws -> RunReport {
        RunReport(
            tallies: [
                Tally(
                    template: "silver", library: .xctest, refused: 0, noticed: noticed, survivors: survivors)
            ],
            list: try SurvivorList(SourceFile(path: "survivors.txt", text: list)))
    }

    @Test("the table has a line for each template") func theTableHasALineForEachTemplate() throws {
        let report = RunReport(
            tallies: [
                Tally(
                    template: "clean_swift", library: .xctest, refused: 10, noticed: 29,
                    survivors: [mutants()[0]]),
                Tally(template: "silver", library: .swiftTesting, refused: 1, noticed: 0, survivors: []),
            ], list: try SurvivorList(SourceFile(path: "", text: "")))
        #expect(
            report.table == """
                template     library        mutants  compiler  tests  survivors  per cent
                clean_swift  xctest              40        10     29          1      97.5
                silver       swift-testing        1         1      0          0     100.0

                """)
    }

    @Test("each survivor has its place, its lines and its reason") func eachSurvivorHasItsReason() throws {
        let report = try report(
            noticed: 38, survivors: mutants(),
            "silver\n- a()\n+\n  nobody sees it\n")
        #expect(
            report.survivors == """
                # View/A.swift:2: drop the statement (xctest)
                silver
                - a()
                +
                  nobody sees it

                # View/A.swift:3: drop the statement (xctest)
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
                error: no reason for 1 of the survivors of 'silver' with the tests of xctest
                  hint: write a test that notices them, or list them with the reason why none can

                """
            ])
    }

    @Test("19 of 20 must die, whatever the reasons") func nineteenOfTwentyMustDie() throws {
        let list = "silver\n- a()\n+\n  nobody sees it\n"
        #expect(try report(noticed: 19, survivors: [mutants()[0]], list).mistakes.all.isEmpty)
        #expect(
            try report(noticed: 18, survivors: [mutants()[0]], list).mistakes.all.map(\.message) == [
                "less than 95 % of the mutants of 'silver' die with the tests of xctest"
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

    @Test("a survivor of two libraries is shown once") func aSurvivorOfTwoLibrariesIsShownOnce() throws {
        let report = RunReport(
            tallies: [TestFramework.xctest, .swiftTesting].map {
                Tally(template: "silver", library: $0, refused: 0, noticed: 99, survivors: [mutants()[0]])
            }, list: try SurvivorList(SourceFile(path: "", text: "")))
        #expect(
            report.survivors == """
                # View/A.swift:2: drop the statement (xctest, swift-testing)
                silver
                - a()
                +
                  (no reason given)

                """)
    }

    @Test("a reason may concern one library") func aReasonMayConcernOneLibrary() throws {
        let report = RunReport(
            tallies: [
                Tally(template: "silver", library: .xctest, refused: 0, noticed: 1, survivors: []),
                Tally(
                    template: "silver", library: .swiftTesting, refused: 0, noticed: 19,
                    survivors: [mutants()[0]]),
            ],
            list: try SurvivorList(SourceFile(path: "", text: "silver\n- a()\n+\n  nobody sees it\n")))
        #expect(report.mistakes.all.isEmpty)
    }

    @Test("a property that cannot be weak is no mutant") func aPropertyThatCannotBeWeakIsNoMutant() {
        let weak = Mutant.all(of: [ModuleFile(path: "a.swift", text: "class C {\n  let a: A\n}\n")])
        let tally = Tally(
            template: "silver", library: .xctest, [(weak[0], .refused), (mutants()[0], .refused)])
        #expect(tally.mutants == 1)
    }
}
