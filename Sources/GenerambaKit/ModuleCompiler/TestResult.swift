/// The result of a test.
package struct TestResult: Sendable, Equatable {
    /// A failed assertion, or the way in which the test ended the program.
    package struct Failure: Sendable, Equatable {
        package var message: String
        /// The place of the failure; nil if it is unknown.
        package var place: CodePlace?
    }

    package enum Outcome: String, Sendable {
        case passed, failed, skipped
    }

    /// Class and method: `ProfileTests.testIt`.
    package var name: String
    package var outcome: Outcome
    package var failures: [Failure] = []
    /// Whether the test hung until a time limit.
    package var isEndless = false
}
