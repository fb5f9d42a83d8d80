import Testing

@testable import GenerambaKit
@testable import TemplateInspection

struct HungTestsTests {
    /// Tests that run concurrently with a hanging test may finish or not. The report must be the same either way.
    @Test func whatComesBehindAnEndlessTestSaysNothing() {
        func verdict(_ tests: TestResult...) -> CaseResult {
            var verdict = CaseResult(mode: .swift6)
            verdict.tests = tests
            return verdict
        }
        let passed = TestResult(name: "ATests.testA", outcome: .passed)
        let endless = TestResult(name: "ATests.testB", outcome: .failed, isEndless: true)
        let settled = HungTests.settled([
            ("page", verdict(passed)), ("page", verdict(passed, endless)), ("page", verdict(passed)),
            ("page", verdict(endless)), ("badge", verdict(passed)),
        ]) { $0 }
        #expect(settled.map(\.1.tests) == [[passed], [passed, endless], [], [], [passed]])
        #expect(
            settled.map(\.1.reason) == [nil, nil, HungTests.reason, HungTests.reason, nil])
    }
}
