import SourceText

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
    /// Warnings about tests that tell nothing and about retain cycles; none for a case that fails.
    var untold: [Diagnostic] = []

    /// Whether one of its tests hung.
    var isEndless: Bool { tests.contains(where: \.isEndless) }

    /// Whether there is nothing to tell: no message, and all tests passed.
    var isFine: Bool {
        messages.isEmpty && notRun == 0 && reason == nil && tests.allSatisfy { $0.outcome == .passed }
    }

    /// Whether the case has an error or a failed test.
    var isFailed: Bool {
        messages.contains { $0.severity != .note } || tests.contains { $0.outcome == .failed }
    }
}

/// The tests of a case that has been compiled.
struct CaseTests {
    let compiler: ModuleCompiler
    let job: Job
    /// The words of the tests.
    let words: SourceWords

    /// Links and runs the tests, and adds their results or why they have none.
    func run(_ result: inout CaseResult, _ hung: HungTests) throws {
        do {
            let graph = try compiler.symbolGraph(of: CheckCase.module, in: job.products)
            result.messages += graph.invisibleTests
            let classes = graph.testClasses.filter { !$0.methods.isEmpty }
            let libraries =
                (classes.isEmpty ? [] : [TestLibrary.xctest(classes)])
                + (words.usesSwiftTesting ? [.swiftTesting] : [])
            try run(libraries, &result, hung)
            guard result.tests.isEmpty, result.reason == nil, graph.invisibleTests.isEmpty else { return }
            result.reason = job.checkCase.lackOfSamples
            if result.reason == nil {
                result.messages.append(
                    graph.reasonForNoTests(
                        usesSwiftTesting: words.usesSwiftTesting, hasConditions: words.hasConditions))
            }
        } catch let problem as Diagnostics {
            result.messages += problem.all.map { CompilerMessage(severity: .error, text: $0.message) }
        }
    }

    /// Runs the tests of each library until one of them hangs.
    private func run(_ libraries: [TestLibrary], _ result: inout CaseResult, _ hung: HungTests) throws {
        for library in libraries where !result.isEndless {
            let program = try compiler.link(CheckCase.module, library, in: job.products)
            guard !hung.has(job.checkCase.template) else {
                result.reason = HungTests.reason
                return
            }
            let sources = [CheckCase.module: job.code, CheckCase.tests: job.tests]
            let run = try compiler.run(program, sources: sources)
            result.tests += run.results
            result.notRun += run.notRun
            hung.note(result, of: job.checkCase.template)
        }
    }
}
