/// What came of a test.
package struct TestResult: Sendable, Equatable {
    /// A check that did not hold, or how the test ended the program.
    package struct Failure: Sendable, Equatable {
        package var message: String
        /// Where it stands; nil where that is unknown.
        package var place: CodePlace?
    }

    package enum Outcome: String, Sendable {
        case passed, failed, skipped
    }

    /// Class and method: `ProfileTests.testIt`.
    package var name: String
    package var outcome: Outcome
    package var failures: [Failure] = []
    /// Whether it did not end.
    package var isEndless = false
}
