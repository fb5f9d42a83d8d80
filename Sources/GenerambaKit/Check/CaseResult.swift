/// What came of compiling a case in a language mode, and of its tests.
struct CaseResult: Sendable {
    let mode: LanguageMode
    /// What the compiler said.
    var messages: [CompilerMessage] = []
    var tests: [TestResult] = []
    /// How many tests were to come after one that ended the program.
    var notRun = 0
    /// Why its tests did not run, though it is compiled; nil where they did, or where nobody asked.
    var reason: String?

    /// Whether something has to be mended.
    var isFailed: Bool {
        messages.contains { $0.severity != .note } || tests.contains { $0.outcome == .failed }
    }
}
