import GenerambaKit
import SourceText
import SwiftText
import SystemAccess

/// Generates modules from templates in many combinations, compiles them and runs their tests.
package struct Check: Sendable {
    package var matrix = CombinationMatrix.defaults
    package var modes = [LanguageMode.swift5, .swift6]
    /// The libraries for which each combination is generated; empty if the templates decide.
    package var testFrameworks: [TestFramework] = []
    /// Whether to compile only, without running tests.
    package var compilesOnly = false
    /// Whether combinations of which nothing can be compiled are accepted.
    package var allowsUncompiled = false
    /// The folder that keeps the generated files, and its name in messages; nil keeps none.
    package var kept: (folder: AbsolutePath, shown: String)?
    /// The values that generated tests use for the team's own types.
    package var samples = Samples()
    /// The types of modules that the generated code can import.
    package var imports = ImportedTypes()
    /// Returns the stand-ins for code that needs the Objective-C runtime; nil on a system that has this runtime.
    package var objectiveC: (@Sendable () throws -> StandIns)?
    /// The parameters that have the same value in all combinations.
    package var parameters: [GivenParameter] = []
    /// The stubs of the command line.
    package var stubs = Stubs()
    /// What is known from earlier checks; nil for nothing.
    package var results: CheckResults?
    package let compiler: ModuleCompiler
    package let now: Moment

    package init(_ compiler: ModuleCompiler, now: Moment) { (self.compiler, self.now) = (compiler, now) }

    /// Checks templates. Build products go into a folder that the caller removes.
    ///
    /// - Parameter progress: takes the number of finished cases, their total, and the case that was finished last.
    /// - Throws: `Diagnostics` when a template cannot be read; `FileProblem`; `Interruption`.
    package func run(
        _ templates: [ResolvedTemplate], _ resolver: TemplateResolver, in folder: AbsolutePath,
        progress: @escaping @Sendable (_ done: Int, _ total: Int, _ last: String) -> Void = { _, _, _ in }
    ) throws -> CheckReport {
        var (cases, stubs) = try cases(templates, resolver)
        let worlds = try worlds(of: &cases, stubs, in: folder)
        let jobs = try cases.enumerated().flatMap { index, checkCase in
            try self.jobs(checkCase, index, worlds[checkCase.template], folder.appending("\(index)"))
        }
        let hung = HungTests()
        let caseResults = try ThreadPool.map(jobs) { jobs in
            try judge(jobs, hung)
        } done: { count, results in
            progress(count, jobs.count, results.first?.0.name ?? "")
        }
        results?.save()
        let settled = HungTests.settled(caseResults.flatMap(\.self)) { $0.checkCase.template }
        let byCase = Dictionary(grouping: settled, by: \.0.index).mapValues { $0.map(\.1) }
        return CheckReport(
            cases.enumerated().map { ($1, byCase[$0] ?? []) }, templates: templates.map(\.name),
            compilesOnly: depth == .check, allowsUncompiled: allowsUncompiled,
            shownPath: { checkCase in
                kept.map { "\($0.shown)/\(checkCase.template)/\(checkCase.folderName)/" } ?? ""
            })
    }

    /// Generates the cases. Also returns the stubs of each template, by its name.
    private func cases(
        _ templates: [ResolvedTemplate], _ resolver: TemplateResolver
    ) throws -> ([CheckCase], stubs: [String: Stubs]) {
        var stubs: [String: Stubs] = [:]
        let times = templates.map { _ in TimeBudget.forPatterns() }
        let declared = try zip(templates, times).map(\.self).mapCollecting { template, time in
            stubs[template.name] = try self.stubs(of: template, resolver, time)
            return (template.name, try template.declaration(now, time).parameters)
        }
        try parameters.check(for: declared)
        let cases = try templates.indices.map(\.self).mapCollecting { index in
            let (name, declared) = declared[index]
            let fixed = try parameters.taken(by: declared, of: name)
            let combinations = try matrix.combinations(declared, of: name, fixed: fixed)
                .flatMap { $0.each(of: testFrameworks) }
            var example = CheckCase.exampleModule(now: now)
            (example.patternTime, example.importedTypes) = (times[index], imports)
            return try ThreadPool.map(Array(combinations.enumerated())) {
                [samples, example, template = templates[index]] in
                try CheckCase(
                    template, $0.element, number: $0.offset + 1, samples, like: example, resolver)
            }
        }
        return (cases.flatMap(\.self), stubs)
    }

    /// Returns one job for each language mode of a case that can be compiled, those of an isolation together.
    private func jobs(
        _ checkCase: CheckCase, _ index: Int, _ world: AppWorld?, _ products: AbsolutePath
    ) throws -> [[Job]] {
        guard let world, !checkCase.found.hasErrors, checkCase.rejectionReason == nil else { return [] }
        let files =
            kept.map { $0.folder.appending(checkCase.template).appending(checkCase.folderName) }
            ?? products.appending("files")
        let written = Lazy { [checkCase] in try checkCase.write(to: files) }
        if kept != nil { try written.get() }
        return LanguageMode.Isolation.allCases.map { isolation in
            modes.filter { $0.isolation == isolation }.map {
                Job(
                    checkCase: checkCase, index: index, mode: $0, world: world, files: files,
                    written: written,
                    products: products.appending("swift\($0.rawValue)"))
            }
        }.filter { !$0.isEmpty }
    }

    /// How far to compile a case.
    package var depth: ModuleCompiler.Depth { compilesOnly || !compiler.usesStandIns ? .check : .link }

    /// Judges a case in language modes that differ only in the version of the language, the newest one first.
    private func judge(_ jobs: [Job], _ hung: HungTests) throws -> [(Job, CaseResult)] {
        var results: [(Job, CaseResult)] = []
        for job in jobs.sorted(by: { $0.mode.version.rawValue > $1.mode.version.rawValue }) {
            let newest = results.first?.1
            results.append((job, try job.naming { try judge(job, hung, after: newest) }))
        }
        return results.reversed()
    }

    /// Compiles a case and runs its tests. Removes the build products afterwards. Of tests that passed in a newer version
    /// of the language, only the types are checked: the compiler finds everything else whatever the version is, unless the
    /// case has other code for another version.
    private func judge(_ job: Job, _ hung: HungTests, after newest: CaseResult?) throws -> CaseResult {
        let key = results?.key(of: job, depth)
        if let known = results?.result(of: key, job.mode) { return known }
        let passed = newest.flatMap { $0.isFine ? $0.tests : nil }
        // A check of this version alone runs the tests, so what was only compiled is remembered apart.
        let typesKey = passed == nil ? nil : results?.key(of: job, .types)
        if let passed, results?.result(of: typesKey, job.mode) != nil {
            return CaseResult(mode: job.mode, tests: passed)
        }
        try job.written.get()
        try Disk.makeFolders(job.products)
        defer { try? Disk.removeTree(job.products) }
        var result = CaseResult(mode: job.mode)
        let compiler = job.world.compiler
        let words = try SourceWords(job.tests)
        let isSettled = try passed != nil && !words.hasConditions && !SourceWords(job.code).hasConditions
        if let compiler {
            result.messages = try compile(job, words, compiler, isSettled ? .types : depth)
        }
        if let objectiveC = job.world.objectiveC,
            compiler == nil || result.messages.contains(where: \.needsObjectiveC)
        {
            result.messages = try compile(job, words, objectiveC.get(), .check)
                .withNotes { !$0.isOverrideOfAppleMethod }
            result.reason = "needs the Objective-C runtime"
        } else if isSettled {
            result.tests = result.messages.hasErrors ? [] : passed ?? []
        } else if depth == .link, !result.messages.hasErrors, !job.tests.isEmpty {
            try CaseTests(compiler: compiler ?? self.compiler, job: job, words: words).run(&result, hung)
        }
        if newest == nil, !result.isFailed { result.untold = job.checkCase.files.untoldMistakes }
        results?.remember(result, of: isSettled ? typesKey : key)
        return result
    }

    /// Compiles the code and the tests, which have these words.
    private func compile(
        _ job: Job, _ words: SourceWords, _ compiler: ModuleCompiler, _ depth: ModuleCompiler.Depth
    ) throws -> [CompilerMessage] {
        // Tests import the module in any case, so one without code gets an empty source file.
        let empty = job.products.appending("Nothing.swift")
        if job.code.isEmpty, try Disk.kind(of: empty) == nil { try Disk.create(empty, []) }
        let code = job.code.isEmpty ? [empty] : job.code
        let messages = try compiler.compileWithoutMissingModules(in: job.products) {
            try compiler.compile(
                code: code, module: CheckCase.module, in: job.products, mode: job.mode, depth: depth)
        }
        guard !job.tests.isEmpty, !messages.contains(where: \.needsObjectiveC)
        else { return job.world.withoutWarnings(messages) }
        let isComplete = messages.allSatisfy { $0.severity != .error || $0.missingModule != nil }
        let others =
            try isComplete
            ? compileTests(job, words, compiler, depth) : errorsInTests(job, words, compiler.toleratingErrors)
        return job.world.withoutWarnings(messages + others)
    }

    private func compileTests(
        _ job: Job, _ words: SourceWords, _ compiler: ModuleCompiler, _ depth: ModuleCompiler.Depth
    ) throws -> [CompilerMessage] {
        try compiler.compileWithoutMissingModules(in: job.products) {
            try compiler.compile(
                tests: job.tests, with: words, of: CheckCase.module, in: job.products, mode: job.mode,
                depth: depth)
        }
    }

    /// The errors in the tests of code that has errors, with their notes, from a compiler that tolerates errors.
    private func errorsInTests(
        _ job: Job, _ words: SourceWords, _ compiler: ModuleCompiler
    ) throws -> [CompilerMessage] {
        do {
            _ = try compiler.compile(
                code: job.code, module: CheckCase.module, in: job.products, mode: job.mode, depth: .check)
            let module = job.products.appending("\(CheckCase.module).swiftmodule")
            guard try Disk.kind(of: module) == .file else { return [] }
            return try compileTests(job, words, compiler, .check)
                .withNotes { $0.severity == .error && $0.path != nil }
        } catch is Diagnostics {
            // The compiler may crash on such a module. The errors in the code are reported in any case.
            return []
        }
    }
}

/// A case to compile in one language mode.
struct Job: Sendable {
    let checkCase: CheckCase
    /// The index of the case.
    let index: Int
    let mode: LanguageMode
    let world: AppWorld
    /// The folder of the generated files.
    let files: AbsolutePath
    /// Writes the generated files before the first job of the case needs them. Results that are known need none.
    let written: Lazy<Void>
    /// The folder of the build products.
    let products: AbsolutePath

    var code: [AbsolutePath] { checkCase.sources.code.map(files.appending) + world.code.map(\.path) }

    /// The tests; none if only stubs are there.
    var tests: [AbsolutePath] {
        let own = checkCase.sources.tests.map(files.appending)
        return own.isEmpty ? [] : own + world.tests.map(\.path)
    }

    /// The template and the combination, for messages.
    var name: String { "\(checkCase.template): \(checkCase.combination.text)" }

    /// Adds the combination to the error of a compiler that crashes or takes too long.
    func naming<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let failure as Diagnostics where failure.all.count == 1 && failure.all[0].hint == nil {
            throw Diagnostics.error(
                failure.all[0].message, at: failure.all[0].range,
                hint: "this happened in Swift \(mode.rawValue), with '\(name)'")
        }
    }
}

extension CompilerMessage {
    /// Whether the compiler refuses code because it needs Apple's systems.
    var needsObjectiveC: Bool {
        text == "Objective-C interoperability is disabled"
            || text.hasSuffix("can only be used with the Objective-C runtime")
            || text.hasPrefix("'@IBOutlet' property cannot have non-'@objc'")
            || text == "cannot find 'NSSelectorFromString' in scope"
            || text == "cannot find 'NSStringFromSelector' in scope"
            || isOverrideOfAppleMethod
    }

    /// Whether the compiler refuses that an extension overrides a method of one of Apple's classes. Their methods belong
    /// to Objective-C, so this compiles on Apple's systems.
    fileprivate var isOverrideOfAppleMethod: Bool {
        guard text.hasSuffix("' cannot be overridden from extension") else { return false }
        return text.split(separator: "'").dropLast().last.map { SDKTypeNames.has(String($0)) } ?? false
    }
}
