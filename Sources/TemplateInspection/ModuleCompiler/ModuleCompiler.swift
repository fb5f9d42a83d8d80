import SourceText
import SystemAccess

/// Compiles a module and its tests without a package, and runs the tests. Sources are files; build products go into a
/// folder that the caller chooses.
package struct ModuleCompiler: Sendable {
    private var standIns: StandIns?
    private var runtime = StandIns.Runtime.swift
    /// More arguments for modules and tests.
    private var more: [String] = []
    private let environment: [String: String]
    package let compiler: SwiftCompiler
    /// Modules to find before the stand-ins, and to link.
    package var others = OtherModules()
    /// The upcoming features to compile modules and tests with.
    package var features = UpcomingFeatures.none
    /// The arguments for Swift Testing, found when tests first use it.
    private let swiftTesting: Lazy<[String]>
    /// The arguments for the linker, found when tests are first linked.
    private let linker: Lazy<[String]>

    /// - Parameter standIns: modules that replace the ones this machine lacks; nil for a simulator that the compiler's
    ///   arguments select. Code and tests for a simulator are compiled, but the tests do not run.
    package init(standIns: StandIns?, environment: [String: String], compiler: SwiftCompiler) {
        (self.standIns, self.environment, self.compiler) = (standIns, environment, compiler)
        swiftTesting = Lazy { try compiler.swiftTesting() }
        linker = Lazy { try compiler.linker() }
    }

    /// Whether stand-ins take the place of modules that this machine lacks. Without them, it cannot run tests.
    var usesStandIns: Bool { standIns != nil }

    /// A text that changes with the stand-ins and the arguments; nil with modules that were compiled for this run.
    var identity: String? {
        guard others.places.isEmpty, more.isEmpty else { return nil }
        let own = compiler.arguments + ["\(runtime)"] + features.arguments(.swift5)
        return (own + (standIns?.keys ?? [])).joined(separator: "\n")
    }

    /// The same compiler with stand-ins for code that needs the Objective-C runtime, on a machine without it. Its
    /// products cannot be linked.
    package func forObjectiveC(_ standIns: StandIns) -> ModuleCompiler {
        var compiler = self
        (compiler.standIns, compiler.runtime) = (standIns, .objectiveC)
        return compiler
    }

    /// The same compiler, which makes a module even if the code has errors, so that the errors in its tests can be found.
    /// What has no type there fits everything.
    var toleratingErrors: ModuleCompiler {
        var compiler = self
        compiler.more = ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
        return compiler
    }

    /// How far to compile.
    package enum Depth: Sendable {
        /// Only far enough to find errors in types. Tests become no module.
        case types
        /// Only far enough to find every error.
        case check
        /// Also make products that can be linked.
        case link
    }

    /// Compiles a module into MODULE.swiftmodule and, for `.link`, MODULE.o.
    ///
    /// - Returns: the compiler's messages. The module exists unless an error is among them.
    /// - Throws: `Diagnostics` when the compiler cannot run; `Interruption`.
    package func compile(
        code: [AbsolutePath], module: String, in folder: AbsolutePath, mode: LanguageMode, depth: Depth
    ) throws -> [CompilerMessage] {
        // As in SwiftPM, the test runner is the main program, so the entry point of `@main` gets another name.
        let entry = ["-entry-point-function-name", "\(module)_main"].flatMap { ["-Xfrontend", $0] }
        let object = depth == .link ? self.object(module, in: folder) + entry : []
        try standIns?.prepare(for: SourceWords(code).words)
        let products = SwiftCompiler.module(module, in: folder)
        let rest = mode.arguments + arguments(module, in: folder, mode) + code.map(\.text)
        let messages = try run(making: products + object, of: rest, orAtLeast: products)
        guard messages.contains(where: { $0.text == "unknown argument: '\(LanguageMode.isolationOption)'" })
        else { return messages }
        throw Diagnostics.error(
            "the Swift compiler cannot isolate code to the main actor by default",
            hint: "use Swift 6.2 or newer, or leave out '--isolation mainactor'")
    }

    private func object(_ module: String, in folder: AbsolutePath) -> [String] {
        ["-emit-object", "-o", folder.appending("\(module).o").text]
    }

    /// Compiles sources into products.
    ///
    /// With the arguments for the Objective-C runtime, the compiler crashes on code that only this runtime supports,
    /// such as a parameter of type `Any` in an `@objc` method. In that case the sources are only type-checked, which
    /// finds fewer errors.
    ///
    /// - Parameter needed: the products to make even then, without function bodies; empty for none.
    private func run(
        making products: [String], of rest: [String], orAtLeast needed: [String] = []
    ) throws -> [CompilerMessage] {
        do {
            return try compiler.run(products + rest)
        } catch let crash as Diagnostics {
            guard runtime == .objectiveC else { throw crash }
            let messages = try compiler.run(["-typecheck"] + rest)
            if !needed.isEmpty, !messages.hasErrors {
                _ = try compiler.run(
                    needed + rest + ["-Xfrontend", "-experimental-skip-all-function-bodies"])
            }
            return messages
        }
    }

    /// Compiles the tests, with these words, of a module that was compiled in the same folder. For `.link`, they become
    /// the module MODULETests. Throws what `compile(code:module:in:mode:depth:)` throws.
    package func compile(
        tests: [AbsolutePath], with words: SourceWords, of module: String, in folder: AbsolutePath,
        mode: LanguageMode, depth: Depth
    ) throws -> [CompilerMessage] {
        let name = "\(module)Tests"
        let graph = [
            "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.text, "-symbol-graph-minimum-access-level",
            "private",
        ]
        let products =
            switch depth {
            case .types: ["-typecheck"]
            case .check: SwiftCompiler.module(name, in: folder)
            case .link: SwiftCompiler.module(name, in: folder) + object(name, in: folder) + graph
            }
        try standIns?.prepare(for: words.words)
        let testing = try words.usesSwiftTesting ? swiftTesting.get() : []
        let rest = mode.testArguments + arguments(name, in: folder, mode) + testing + tests.map(\.text)
        return try run(making: products, of: rest)
    }

    private func arguments(_ module: String, in folder: AbsolutePath, _ mode: LanguageMode) -> [String] {
        // One process makes both the module and the object file; by default, the driver starts one for each.
        let own = ["-parse-as-library", "-wmo", "-no-emit-module-separately-wmo", "-module-name", module]
        let places = ["-I", folder.text] + others.places + (standIns?.arguments ?? []) + runtime.arguments
        return own + places + ["-enable-testing"] + more + features.arguments(mode.version)
    }

    /// The declarations of MODULETests, which must have been compiled in the folder with `.link`.
    package func symbolGraph(of module: String, in folder: AbsolutePath) throws -> SymbolGraph {
        let path = folder.appending("\(module)Tests.symbols.json")
        return try SymbolGraph(json: try Disk.read(path) ?? [])
    }

    /// Links a module and its tests, compiled in a folder with `.link`, into a program that runs the tests of a library.
    ///
    /// - Returns: the program, to pass to `run`.
    /// - Throws: `Diagnostics` when linking fails; `Interruption`.
    package func link(_ module: String, _ library: TestLibrary, in folder: AbsolutePath) throws -> TestProgram
    {
        let program = TestProgram(module: module, library: library, folder: folder)
        let main = try main(of: program)
        let objects = [module, "\(module)Tests"].map { folder.appending("\($0).o").text } + others.products
        let libraries = standIns.map { $0.libraries(of: others.rest(of: $0.names)).map(\.text) } ?? []
        let places = others.places + (standIns?.places ?? [])
        let messages = try compiler.run(
            main + linker.get() + ["-I", folder.text] + places + objects + libraries
                + ["-o", program.executable.text])
        let errors = messages.filter { $0.severity == .error }
        guard errors.isEmpty else {
            throw Diagnostics.error(
                "the tests cannot be linked: \(errors.map(\.text).joined(separator: "; "))")
        }
        return program
    }

    /// The arguments for the main program, whose source is written into the folder.
    private func main(of program: TestProgram) throws -> [String] {
        if program.isBundle {
            try Disk.makeFolders(program.executable.parent ?? program.folder)
            // As SwiftPM links test bundles. With -emit-library, the linker would get two conflicting output types.
            return ["-Xlinker", "-bundle"]
        }
        // The compiler names a program's module after its file, so the file name must be a valid module name.
        let source = program.folder.appending("main.swift")
        try? Disk.removeFile(source)
        try Disk.create(source, Array(program.main.utf8))
        let testing = try program.library == .swiftTesting ? swiftTesting.get() : []
        return [
            "-swift-version", "5", "-suppress-warnings", "-module-name", program.executable.name, source.text,
        ] + testing
    }

    /// Runs the tests of a linked module.
    ///
    /// - Parameter sources: the source files of each module, to find the ones that a failure names.
    /// - Returns: the result of each test that ran, in order, and how many tests did not run because an earlier one ended
    ///   the program. A test that hangs or ends the program counts as failed.
    /// - Throws: `Diagnostics` when the program cannot be started; `FileProblem`; `Interruption`.
    package func run(
        _ program: TestProgram, sources: [String: [AbsolutePath]] = [:]
    ) throws -> (results: [TestResult], notRun: Int) {
        var environment = environment
        // Drawing a backtrace, which nobody would see, takes seconds.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let (command, arguments) = program.command
        // A test that takes longer than the second limit hangs: it is ended and counts as failed.
        let process = Subprocess(
            program: command, arguments: arguments, environment: environment, timeLimit: 60, silenceLimit: 10,
            outputLimit: 1)
        let output = try process.finish()
        switch program.library {
        case .xctest(let classes):
            let results = TestLog(output, sources: sources, tests: classes).results
            let count = classes.map(\.methods.count).reduce(0, +)
            return (results, max(0, count - results.count))
        case .swiftTesting:
            let events = TestEvents(try Disk.read(program.events) ?? [], output, sources: sources)
            return (events.results, max(0, events.count - events.results.count))
        }
    }
}
