/// The result of compiling a case in one language mode and running its tests.
package struct CaseResult: Sendable {
    let mode: LanguageMode
    /// The compiler's messages.
    var messages: [CompilerMessage] = []
    var tests: [TestResult] = []
    /// How many tests did not run because an earlier one ended the program.
    var notRun = 0
    /// Why the tests did not run although the case compiled; nil when they ran or were not requested.
    var reason: String?

    /// Whether the case has an error or a failed test.
    var isFailed: Bool {
        messages.contains { $0.severity != .note } || tests.contains { $0.outcome == .failed }
    }
}
