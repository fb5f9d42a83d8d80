/// What came of a test.
package struct TestResult: Sendable, Equatable {
    /// A check that did not hold.
    package struct Failure: Sendable, Equatable {
        package var message: String
        /// Where it stands; nil where that is unknown.
        package var path: FilePath?
        package var line: Int

        package init(message: String, path: FilePath? = nil, line: Int = 1) {
            self.message = message
            self.path = path
            self.line = line
        }
    }

    package enum Outcome: Sendable, Equatable {
        case passed, failed, skipped
    }

    /// Class and method: `ProfileTests.testIt`.
    package var name: String
    package var outcome: Outcome
    package var failures: [Failure]

    package init(name: String, outcome: Outcome, failures: [Failure] = []) {
        self.name = name
        self.outcome = outcome
        self.failures = failures
    }
}
