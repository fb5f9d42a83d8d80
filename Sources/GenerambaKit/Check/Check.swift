import SourceText
import SwiftText

/// Generates templates with many combinations, compiles what comes out and runs its tests.
package struct Check: Sendable {
    package var matrix = CombinationMatrix.defaults
    package var modes = LanguageMode.allCases
    /// Whether it stops after compiling.
    package var compilesOnly = false
    /// Where the generated files stay, and how the user calls that folder; nil leaves none.
    package var kept: (folder: AbsolutePath, shown: String)?
    /// What generated tests take for values of the template's own types.
    package var samples = Samples()
    /// Gives the stand-ins for code that needs the Objective-C runtime, where there is none; nil where there is one.
    package var objectiveC: (@Sendable () throws -> StandIns)?
    private let bench: Workbench
    private let now: (seconds: Int, day: Day)

    package init(_ bench: Workbench, now: (seconds: Int, day: Day)) {
        self.bench = bench
        self.now = now
    }

    /// Checks templates. What is compiled goes into a folder that the caller removes.
    ///
    /// - Parameter progress: called with what is done, of how many, and what was checked last.
    /// - Throws: `Diagnostics` when a template cannot be read at all; `FileProblem`; `Interruption`.
    package func run(
        _ templates: [ResolvedTemplate], _ resolver: TemplateResolver, in folder: AbsolutePath,
        progress: @escaping @Sendable (_ done: Int, _ total: Int, _ last: String) -> Void = { _, _, _ in }
    ) throws -> CheckReport {
        let specimens = try specimens(templates, resolver)
        let jobs = try specimens.enumerated().flatMap { index, specimen in
            try self.jobs(specimen, index, folder.appending("\(index)"))
        }
        let count = Count(total: jobs.count, progress)
        let endless = EndlessTests()
        let verdicts = try Crew.map(jobs) { job in
            (job.specimen, try judge(specimens[job.specimen], job, endless))
        } done: { done in
            let specimen = specimens[done.0]
            count.add("\(specimen.template): \(specimen.combination.text)")
        }
        let settled = EndlessTests.settled(verdicts) { specimens[$0].template }
        let bySpecimen = Dictionary(grouping: settled, by: \.0).mapValues { $0.map(\.1) }
        return CheckReport(
            specimens.enumerated().map { ($1, bySpecimen[$0] ?? []) }, templates: templates.map(\.name),
            compilesOnly: depth == .check,
            shownPath: { specimen in
                kept.map { "\($0.shown)/\(specimen.template)/\(specimen.folderName)/" } ?? ""
            })
    }

    private func specimens(
        _ templates: [ResolvedTemplate], _ resolver: TemplateResolver
    ) throws -> [Specimen] {
        var found = Diagnostics()
        let all = try templates.flatMap { template -> [Specimen] in
            try found.collect { () -> [Specimen] in
                let parameters = try template.declaration(now).parameters
                let combinations = try matrix.combinations(parameters, of: template.name)
                return try combinations.enumerated().map {
                    try Specimen(template, $1, number: $0 + 1, samples, resolver, now: now)
                }
            } ?? []
        }
        try found.throwErrors()
        return all
    }
}

/// A specimen, by its number, to be compiled in a mode.
private struct Job: Sendable {
    let specimen: Int
    let mode: LanguageMode
    /// Where the generated files are.
    let files: AbsolutePath
    /// Where what is made of them goes.
    let products: AbsolutePath
}

/// Counts what is done. A class, as threads share it; they add one after the other.
private final class Count: @unchecked Sendable {
    private var done = 0
    private let total: Int
    private let progress: @Sendable (Int, Int, String) -> Void

    init(total: Int, _ progress: @escaping @Sendable (Int, Int, String) -> Void) {
        self.total = total
        self.progress = progress
    }

    func add(_ name: String) {
        done += 1
        progress(done, total, name)
    }
}

extension Check {
    /// Writes the files of a specimen that can be compiled, for each mode a job.
    private func jobs(_ specimen: Specimen, _ index: Int, _ products: AbsolutePath) throws -> [Job] {
        guard !specimen.found.hasErrors, specimen.objection == nil else { return [] }
        let files =
            kept.map { $0.folder.appending(specimen.template).appending(specimen.folderName) }
            ?? products.appending("files")
        try specimen.write(to: files)
        return modes.map {
            Job(specimen: index, mode: $0, files: files, products: products.appending("swift\($0.rawValue)"))
        }
    }

    /// Compiles a specimen and runs its tests. What was compiled is gone afterwards.
    private func judge(_ specimen: Specimen, _ job: Job, _ endless: EndlessTests) throws -> Verdict {
        try Disk.makeFolders(job.products)
        defer { try? Disk.removeTree(job.products) }
        let verdict = try compile(specimen, job, bench, depth)
        guard let objectiveC, verdict.messages.contains(where: \.needsObjectiveC) else {
            return try run(specimen, job, verdict, endless)
        }
        var second = try compile(specimen, job, bench.forObjectiveC(objectiveC()), .check)
        second.reason = "needs the Objective-C runtime"
        return second
    }

    /// How far it is compiled.
    private var depth: Workbench.Depth { compilesOnly || !bench.canRun ? .check : .link }

    private func compile(
        _ specimen: Specimen, _ job: Job, _ bench: Workbench, _ depth: Workbench.Depth
    ) throws -> Verdict {
        let (code, tests) = specimen.sources
        var verdict = Verdict(mode: job.mode)
        verdict.messages = try bench.compile(
            code: code.isEmpty ? [nothing(in: job.products)] : code.map(job.files.appending),
            module: Specimen.module, in: job.products, mode: job.mode, depth: depth)
        guard !verdict.messages.contains(where: { $0.severity == .error }), !tests.isEmpty else {
            return verdict
        }
        verdict.messages += try bench.compile(
            tests: tests.map(job.files.appending), of: Specimen.module, in: job.products, mode: job.mode,
            depth: depth)
        return verdict
    }

    private func run(
        _ specimen: Specimen, _ job: Job, _ compiled: Verdict, _ endless: EndlessTests
    ) throws -> Verdict {
        let isBroken = compiled.messages.contains { $0.severity == .error }
        guard depth == .link, !isBroken, !specimen.sources.tests.isEmpty else { return compiled }
        var verdict = compiled
        let graph = try bench.symbolGraph(of: Specimen.module, in: job.products)
        verdict.messages += graph.hiddenTestClasses.map {
            CompilerMessage(severity: .warning, text: "the tests of '\($0)' do not run: the class is private")
        }
        do {
            let program = try bench.link(Specimen.module, graph.testClasses, in: job.products)
            let count = graph.testClasses.map(\.methods.count).reduce(0, +)
            guard count == 0 || !endless.has(specimen.template) else {
                verdict.reason = EndlessTests.reason
                return verdict
            }
            let (code, tests) = specimen.sources
            verdict.tests = try bench.run(
                program,
                sources: [
                    Specimen.module: code.map(job.files.appending),
                    Specimen.tests: tests.map(job.files.appending),
                ])
            endless.note(verdict, of: specimen.template)
            verdict.notRun = max(0, count - verdict.tests.count)
        } catch let problem as Diagnostics {
            verdict.messages += problem.all.map { CompilerMessage(severity: .error, text: $0.message) }
        }
        return verdict
    }

    /// An empty source: tests without code import the module all the same.
    private func nothing(in folder: AbsolutePath) throws -> AbsolutePath {
        let file = folder.appending("Nothing.swift")
        if Disk.isFile(file) { return file }
        try Disk.create(file, [])
        return file
    }
}

extension CompilerMessage {
    /// Whether the compiler refuses what only Apple's systems have.
    fileprivate var needsObjectiveC: Bool {
        text == "Objective-C interoperability is disabled"
            || text.hasSuffix("can only be used with the Objective-C runtime")
            || text.hasPrefix("'@IBOutlet' property cannot have non-'@objc'")
    }
}
