import GenerambaKit
import Mutation
import TemplateEngine

@testable import SystemAccess
@testable import TemplateInspection

/// The mutation run of templates.
struct Run {
    private let options: Options
    private let environment: [String: String]
    private let workingFolder: AbsolutePath
    private let scratch: AbsolutePath
    private let workbench: ModuleCompiler
    private let standIns: StandIns

    /// Compiles the stand-ins.
    ///
    /// - Throws: `Diagnostics`, `FileProblem`, `Interruption`.
    init(_ options: Options, environment: [String: String], workingFolder: AbsolutePath) throws {
        self.options = options
        self.environment = environment
        self.workingFolder = workingFolder
        scratch = AbsolutePath(options.scratch, relativeTo: workingFolder)
        try Disk.makeFolders(scratch)
        let compiler = SwiftCompiler(environment: environment)
        standIns = try StandIns(
            StandInModule.missingHere, in: scratch.appending("standins"),
            of: SwiftToolchain(environment: environment).identity(in: .root), compiler: compiler)
        // Tests of a module with library evolution fit each of its mutants without being compiled again.
        workbench = ModuleCompiler(
            standIns: standIns, environment: environment,
            compiler: SwiftCompiler(environment: environment, common: [Build.evolution]))
    }

    /// Generates a module from a template, and tries each of its mutants.
    ///
    /// - Parameters:
    ///   - begin: called with the number of mutants, before they are tried.
    ///   - survivor: called with each mutant that survives, at once.
    /// - Returns: a tally for each library of tests.
    /// - Throws: `Diagnostics`, `FileProblem`, `Interruption`.
    func tallies(
        of path: String, begin: (Int) -> Void, survivor: @escaping @Sendable (Mutant) -> Void
    ) throws -> [Tally] {
        let template = try TemplateSource(folder: AbsolutePath(path, relativeTo: workingFolder))
        let home = scratch.appending(template.name)
        if Disk.isFolder(home) { try Disk.removeTree(home) }
        let folder = home.appending("build")
        try Disk.makeFolders(folder)
        let program = Program(
            path: AbsolutePath(options.program, relativeTo: workingFolder), environment: environment)
        let rendering = try Rendering(template, with: program, tests: options.tests, in: home)
        let build = try Build(
            rendering.sources, workbench: workbench, standIns: standIns, in: folder, environment: environment)
        let mutants = try mutants(of: rendering)
        begin(mutants.count)
        let outcomes = try ThreadPool.map(mutants, size: options.jobs) { mutant in
            let outcomes = try build.outcomes(
                of: RelativePath(untrusted: mutant.path), text: mutant.text,
                isInterface: mutant.changesInterface)
            if outcomes.contains(.survived) { survivor(mutant) }
            return outcomes
        }
        return options.tests.enumerated().map { index, library in
            Tally(
                template: template.name, library: library,
                Array(zip(mutants, outcomes.map { $0[index] })))
        }
    }

    private func mutants(of rendering: Rendering) throws -> [Mutant] {
        let files = try rendering.own.map { path in
            let bytes = try Disk.read(rendering.sources.path(of: path)) ?? []
            return ModuleFile(path: path.text, text: String(decoding: bytes, as: UTF8.self))
        }
        return Mutant.all(of: files).filter { $0.path.hasSuffix(options.file) }
            .enumerated().filter { $0.offset.isMultiple(of: options.every) }.map(\.element)
    }
}
