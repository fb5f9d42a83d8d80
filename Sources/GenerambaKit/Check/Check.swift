import SourceText
import SwiftText

/// Generates modules from templates in many combinations, compiles them and runs their tests.
package struct Check: Sendable {
    package var matrix = CombinationMatrix.defaults
    package var modes = LanguageMode.allCases
    /// Whether to compile only, without running tests.
    package var compilesOnly = false
    /// The folder that keeps the generated files, and its name in messages; nil keeps none.
    package var kept: (folder: AbsolutePath, shown: String)?
    /// The values that generated tests use for the team's own types.
    package var samples = Samples()
    /// Returns the stand-ins for code that needs the Objective-C runtime; nil on a system that has this runtime.
    package var objectiveC: (@Sendable () throws -> StandIns)?
    private let compiler: ModuleCompiler
    private let now: Moment

    package init(_ compiler: ModuleCompiler, now: Moment) {
        self.compiler = compiler
        self.now = now
    }

    /// Checks templates. Build products go into a folder that the caller removes.
    ///
    /// - Parameter progress: takes the number of finished cases, their total, and the case that was finished last.
    /// - Throws: `Diagnostics` when a template cannot be read; `FileProblem`; `Interruption`.
    package func run(
        _ templates: [ResolvedTemplate], _ resolver: TemplateResolver, in folder: AbsolutePath,
        progress: @escaping @Sendable (_ done: Int, _ total: Int, _ last: String) -> Void = { _, _, _ in }
    ) throws -> CheckReport {
        let cases = try cases(templates, resolver)
        let jobs = try cases.enumerated().flatMap { index, checkCase in
            try self.jobs(checkCase, index, folder.appending("\(index)"))
        }
        let hung = HungTests()
        let caseResults = try ThreadPool.map(jobs) { job in
            (job, try judge(job, hung))
        } done: { count, result in
            let checkCase = result.0.checkCase
            progress(count, jobs.count, "\(checkCase.template): \(checkCase.combination.text)")
        }
        let settled = HungTests.settled(caseResults) { $0.checkCase.template }
        let byCase = Dictionary(grouping: settled, by: \.0.index).mapValues { $0.map(\.1) }
        return CheckReport(
            cases.enumerated().map { ($1, byCase[$0] ?? []) }, templates: templates.map(\.name),
            compilesOnly: depth == .check,
            shownPath: { checkCase in
                kept.map { "\($0.shown)/\(checkCase.template)/\(checkCase.folderName)/" } ?? ""
            })
    }

    private func cases(_ templates: [ResolvedTemplate], _ resolver: TemplateResolver) throws -> [CheckCase] {
        try templates.mapCollecting { template in
            let time = TimeBudget.forPatterns()
            let parameters = try template.declaration(now, time).parameters
            let combinations = try matrix.combinations(parameters, of: template.name)
            return try combinations.enumerated().map {
                try CheckCase(template, $1, number: $0 + 1, samples, resolver, now: now, time)
            }
        }
        .flatMap(\.self)
    }
}

/// A case to compile in one language mode.
private struct Job: Sendable {
    let checkCase: CheckCase
    /// The index of the case.
    let index: Int
    let mode: LanguageMode
    /// The folder of the generated files.
    let files: AbsolutePath
    /// The folder of the build products.
    let products: AbsolutePath

    var code: [AbsolutePath] { checkCase.sources.code.map(files.appending) }
    var tests: [AbsolutePath] { checkCase.sources.tests.map(files.appending) }
}

extension Check {
    /// Writes the files of a case that can be compiled, and returns one job for each language mode.
    private func jobs(_ checkCase: CheckCase, _ index: Int, _ products: AbsolutePath) throws -> [Job] {
        guard !checkCase.found.hasErrors, checkCase.rejectionReason == nil else { return [] }
        let files =
            kept.map { $0.folder.appending(checkCase.template).appending(checkCase.folderName) }
            ?? products.appending("files")
        try checkCase.write(to: files)
        return modes.map {
            Job(
                checkCase: checkCase, index: index, mode: $0, files: files,
                products: products.appending("swift\($0.rawValue)"))
        }
    }

    /// How far to compile a case.
    private var depth: ModuleCompiler.Depth { compilesOnly || !compiler.canRun ? .check : .link }

    /// Compiles a case and runs its tests. Removes the build products afterwards.
    private func judge(_ job: Job, _ hung: HungTests) throws -> CaseResult {
        try Disk.makeFolders(job.products)
        defer { try? Disk.removeTree(job.products) }
        var result = CaseResult(mode: job.mode)
        result.messages = try compile(job, compiler, depth)
        if let objectiveC, result.messages.contains(where: \.needsObjectiveC) {
            result.messages = try compile(job, compiler.forObjectiveC(objectiveC()), .check)
            result.reason = "needs the Objective-C runtime"
        } else if depth == .link, !result.messages.hasErrors, !job.tests.isEmpty {
            try run(job, &result, hung)
        }
        return result
    }

    private func compile(_ job: Job, _ compiler: ModuleCompiler, _ depth: ModuleCompiler.Depth) throws
        -> [CompilerMessage]
    {
        let messages = try compiler.compile(
            code: job.code.isEmpty ? [nothing(in: job.products)] : job.code,
            module: CheckCase.module, in: job.products, mode: job.mode, depth: depth)
        guard !messages.hasErrors, !job.tests.isEmpty else { return messages }
        return try messages
            + compiler.compile(
                tests: job.tests, of: CheckCase.module, in: job.products, mode: job.mode, depth: depth)
    }

    private func run(_ job: Job, _ result: inout CaseResult, _ hung: HungTests) throws {
        let graph = try compiler.symbolGraph(of: CheckCase.module, in: job.products)
        result.messages += graph.hiddenTestClasses.map {
            CompilerMessage(severity: .warning, text: "the tests of '\($0)' do not run: the class is private")
        }
        do {
            let program = try compiler.link(CheckCase.module, graph.testClasses, in: job.products)
            let count = graph.testClasses.map(\.methods.count).reduce(0, +)
            guard count == 0 || !hung.has(job.checkCase.template) else {
                result.reason = HungTests.reason
                return
            }
            result.tests = try compiler.run(
                program, sources: [CheckCase.module: job.code, CheckCase.tests: job.tests])
            hung.note(result, of: job.checkCase.template)
            result.notRun = max(0, count - result.tests.count)
        } catch let problem as Diagnostics {
            result.messages += problem.all.map { CompilerMessage(severity: .error, text: $0.message) }
        }
    }

    /// Makes an empty source file for a module without code, because tests import the module in any case.
    private func nothing(in folder: AbsolutePath) throws -> AbsolutePath {
        let file = folder.appending("Nothing.swift")
        if try Disk.kind(of: file) == nil { try Disk.create(file, []) }
        return file
    }
}

extension CompilerMessage {
    /// Whether the compiler refuses code because it needs Apple's systems.
    fileprivate var needsObjectiveC: Bool {
        text == "Objective-C interoperability is disabled"
            || text.hasSuffix("can only be used with the Objective-C runtime")
            || text.hasPrefix("'@IBOutlet' property cannot have non-'@objc'")
    }
}
