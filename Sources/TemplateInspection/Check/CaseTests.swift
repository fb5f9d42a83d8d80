import SourceText
import SystemAccess

/// The tests of a case that has been compiled.
struct CaseTests {
    let compiler: ModuleCompiler
    let checkCase: CheckCase
    let code: [AbsolutePath]
    let tests: [AbsolutePath]
    /// The words of the tests.
    let words: SourceWords
    /// The folder of the build products.
    let products: AbsolutePath

    /// Links and runs the tests, and adds their results or why they have none.
    ///
    /// - Throws: `FileProblem`; `Interruption`.
    func run(_ result: inout CaseResult, _ hung: HungTests) throws {
        do {
            let graph = try compiler.symbolGraph(of: CheckCase.module, in: products)
            result.messages += graph.invisibleTests
            let classes = graph.testClasses.filter { !$0.methods.isEmpty }
            let libraries =
                (classes.isEmpty ? [] : [TestLibrary.xctest(classes)])
                + (words.usesSwiftTesting ? [.swiftTesting] : [])
            try run(libraries, &result, hung)
            guard result.tests.isEmpty, result.reason == nil, graph.invisibleTests.isEmpty else { return }
            result.reason = checkCase.lackOfSamples
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
            let program = try compiler.link(CheckCase.module, library, in: products)
            guard !hung.has(checkCase.template) else {
                result.reason = HungTests.reason
                return
            }
            let run = try compiler.run(program, sources: [CheckCase.module: code, CheckCase.tests: tests])
            result.tests += run.results
            result.notRun += run.notRun
            hung.note(result, of: checkCase.template)
        }
    }
}
