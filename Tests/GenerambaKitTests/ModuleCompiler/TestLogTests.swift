import Testing

@testable import GenerambaKit
@testable import SystemAccess
@testable import TemplateInspection

struct TestLogTests {
    private static let file = AbsolutePath("/tmp/ATests.swift")

    private func results(
        _ output: String, errors: String = "", status: Int = 0, excess: Subprocess.LimitExceeded? = nil
    ) -> [TestResult] {
        var run = Subprocess.Output()
        run.standardOutput = Array(output.utf8)
        run.standardError = Array(errors.utf8)
        run.status = status
        run.excess = excess
        let place = CodePlace(path: Self.file, line: 7)
        let method = TestMethod(name: "testA", isAsync: false, isMainActor: false, place: place)
        return TestLog(
            run, sources: ["Shop": [AbsolutePath("/tmp/View.swift")], "ShopTests": [Self.file]],
            tests: [TestClass(name: "Outer.ATests", methods: [method])]
        ).results
    }

    @Test func eachTestHasItsResult() {
        let found = results(
            """
            Test Suite 'ATests' started at 2026-03-05 10:00:00.000
            Test Case 'ATests.testA' started at 2026-03-05 10:00:00.000
            Test Case 'ATests.testA' passed (0.002 seconds)
            Test Case 'ATests.testB' started at 2026-03-05 10:00:00.000
            /tmp/ATests.swift:12: error: ATests.testB : XCTAssertEqual failed: ("1") is not equal to ("2") - two
            lines
            /tmp/ATests.swift:13: error: ATests.testB : XCTUnwrap failed: expected non-nil value of type "Int" - 
            Test Case 'ATests.testB' failed (0.0 seconds)
            Test Case 'ATests.testC' started at 2026-03-05 10:00:00.000
            /tmp/ATests.swift:14: ATests.testC : Test skipped - not now
            Test Case 'ATests.testC' skipped (0.0 seconds)
            Test Suite 'ATests' failed at 2026-03-05 10:00:00.000
            \t Executed 3 tests, with 1 test skipped and 2 failures (0 unexpected) in 0.0 (0.0) seconds

            """, status: 1)
        #expect(
            found == [
                TestResult(name: "ATests.testA", outcome: .passed),
                TestResult(
                    name: "ATests.testB", outcome: .failed,
                    failures: [
                        .init(
                            message: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - two\nlines",
                            place: CodePlace(path: Self.file, line: 12)),
                        .init(
                            message: "XCTUnwrap failed: expected non-nil value of type \"Int\"",
                            place: CodePlace(path: Self.file, line: 13)),
                    ]),
                TestResult(name: "ATests.testC", outcome: .skipped),
            ])
    }

    @Test func theNamesOfObjectiveCAreReadToo() {
        let found = results(
            "",
            errors: """
                Test Case '-[ShopTests.ATests testA]' started.
                /tmp/ATests.swift:3: error: -[ShopTests.ATests testA] : XCTAssertTrue failed
                Test Case '-[ShopTests.ATests testA]' failed (0.001 seconds).

                """, status: 1)
        let failure = TestResult.Failure(
            message: "XCTAssertTrue failed", place: CodePlace(path: Self.file, line: 3))
        #expect(found == [TestResult(name: "ATests.testA", outcome: .failed, failures: [failure])])
    }

    @Test func aTestThatEndsTheProgramHasFailed() {
        let started = "Test Case 'ATests.testA' started at now\n"
        func failed(
            _ message: String, _ path: String = "/tmp/ATests.swift", line: Int = 7, isEndless: Bool = false
        )
            -> [TestResult]
        {
            let failure = TestResult.Failure(
                message: message, place: CodePlace(path: AbsolutePath(path), line: line))
            return [
                TestResult(
                    name: "ATests.testA", outcome: .failed, failures: [failure], isEndless: isEndless)
            ]
        }
        func crash(_ errors: String, status: Int = 132) -> [TestResult] {
            results(started, errors: errors, status: status)
        }
        #expect(
            crash("Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range\n")
                == failed("Fatal error: Index out of range"))
        #expect(
            crash("Shop/View.swift:3: Fatal error: no way\nCurrent stack trace:\n")
                == failed("Fatal error: no way", "/tmp/View.swift", line: 3))
        #expect(
            crash("ShopTests/ATests.swift:9: Precondition failed: no\n")
                == failed("Precondition failed: no", line: 9))
        #expect(crash("Fatal error: Attempted to read\n") == failed("Fatal error: Attempted to read"))
        #expect(crash("", status: 139) == failed("terminated by signal 11"))
        #expect(crash("", status: 3) == failed("exited with status 3"))
        #expect(
            results(started, status: 137, excess: .silence(10))
                == failed("did not finish within 10 s", isEndless: true))
        #expect(
            results(started, status: 137, excess: .time(60))
                == failed("was stopped: the tests took longer than 60 s", isEndless: true))
    }

    @Test func anEndOutsideOfTestsIsNoSuccess() {
        let failure = TestResult.Failure(message: "terminated by signal 6")
        #expect(
            results("", status: 134) == [
                TestResult(name: "the test run", outcome: .failed, failures: [failure])
            ])
        #expect(results("") == [])
    }
}
