import Foundation
import Testing

/// Tests the script that shortens what Swift Testing prints.
struct TestReportTests {
    private func report(_ log: String, leftOut: String = "") throws -> String {
        var sandbox = try Sandbox(["log": log])
        sandbox.environment["LEFT_OUT"] = leftOut
        let script = Program.repository.appendingPathComponent("Scripts/test-report").path
        return try sandbox.output(of: ["bash", "-c", "'\(script)' < log || echo \"status $?\""])
    }

    @Test func aSuiteIsALineAndAFailureIsWhole() throws {
        #expect(
            try report(
                """
                ◇ Test run started.
                ◇ Suite Pages started.
                ◇ Test links() started.
                ➜ Test fish() skipped: "fish is missing"
                SKIPPED: no data
                ✘ Test links() recorded an issue at Pages.swift:3:4: Expectation failed
                ↳ page is wrong:
                  details
                ✔ Test titles() passed after 0.1 seconds.
                ✘ Test links() failed after 0.2 seconds with 1 issue.
                ✔ Suite Words passed after 0.3 seconds.
                ✘ Suite Pages failed after 0.4 seconds with 1 issue.
                ✘ Test run with 4 tests in 2 suites failed after 0.5 seconds with 1 issue.

                """) == """
                    ✘ Test links() recorded an issue at Pages.swift:3:4: Expectation failed
                    ↳ page is wrong:
                      details
                    ✘ Test links() failed after 0.2 seconds with 1 issue.
                    Words passed after 0.3 seconds.
                    ✘ Suite Pages failed after 0.4 seconds with 1 issue.
                    4 tests in 2 suites failed after 0.5 seconds with 1 issue; skipped: fish is missing (1), no data (1)
                    """)
    }

    @Test func theEndIsNeverMissing() throws {
        #expect(
            try report("✔ Test run with 4 tests in 2 suites passed after 0.5 seconds.\n")
                == "4 tests in 2 suites passed after 0.5 seconds; skipped: nothing")
        let crash = (1...50).map { "◇ Test number\($0)() started.\n" }.joined() + "Segmentation fault\n"
        let shown = try report(crash).split(separator: "\n")
        #expect(shown.first == "the tests did not end; their last lines:")
        #expect(shown.dropFirst().first == "  ◇ Test number12() started.")
        #expect(shown.suffix(2) == ["  Segmentation fault", "status 1"])
    }

    @Test func textsOfSeveralLinesInArgumentsAreNoErrors() throws {
        #expect(
            try report(
                """
                ◇ Test case passing 1 argument text → "
                  File:1:7: warning: '“' is part of the text
                " to words(_:) started.
                ✔ Test run with 1 test in 1 suite passed after 0.5 seconds.

                """) == "1 test in 1 suite passed after 0.5 seconds; skipped: nothing")
    }

    @Test func theLastLineNamesWhatIsLeftOutAsAWhole() throws {
        let log = """
            ➜ Test fish() skipped: "fish is missing"
            ✔ Test run with 4 tests in 2 suites passed after 0.5 seconds.

            """
        #expect(
            try report(log, leftOut: "most suites (seed 1)")
                == "4 tests in 2 suites passed after 0.5 seconds; skipped: most suites (seed 1), fish is missing (1)"
        )
    }
}
