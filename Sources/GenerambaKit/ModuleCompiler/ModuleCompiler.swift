import SourceText

/// Compiles a module and its tests without a package around them, and runs the tests. Sources are files; what is made
/// of them goes into a folder that the caller names.
package struct ModuleCompiler: Sendable {
    private var standIns: StandIns?
    private var runtime = StandIns.Runtime.swift
    private let environment: [String: String]
    package let compiler: SwiftCompiler
    /// In seconds; the tests of a module that take longer are ended.
    package var timeLimit = 60
    /// The same for one test.
    package var testTimeLimit = 10

    /// - Parameter standIns: modules that stand in for what this machine lacks; nil for a simulator that the compiler's
    ///   arguments name: for it, code and tests are compiled, but not run.
    package init(standIns: StandIns?, environment: [String: String], compiler: SwiftCompiler) {
        self.standIns = standIns
        self.environment = environment
        self.compiler = compiler
    }

    /// Whether tests can be run.
    package var canRun: Bool { standIns != nil }

    /// The same workbench for code that needs the Objective-C runtime, where there is none: what it compiles cannot be
    /// linked.
    ///
    /// - Parameter standIns: the modules for such code.
    package func forObjectiveC(_ standIns: StandIns) -> ModuleCompiler {
        var compiler = self
        compiler.standIns = standIns
        compiler.runtime = .objectiveC
        return compiler
    }

    /// How much is made of sources.
    package enum Depth: Sendable {
        /// Everything that the compiler objects to is found.
        case check
        /// They can be linked, too.
        case link
    }

    /// Compiles the code of a module: MODULE.swiftmodule and, to be linked, MODULE.o.
    ///
    /// - Returns: what the compiler says; the module is there when no error is among it.
    /// - Throws: `Diagnostics` when the compiler cannot be run; `Interruption`.
    package func compile(
        code: [AbsolutePath], module: String, in folder: AbsolutePath, mode: LanguageMode, depth: Depth
    ) throws -> [CompilerMessage] {
        // The main program is the one that runs the tests, whatever `@main` says: so does SwiftPM.
        let entry = ["-entry-point-function-name", "\(module)_main"].flatMap { ["-Xfrontend", $0] }
        let object = depth == .link ? self.object(module, in: folder) + entry : []
        let products = SwiftCompiler.module(module, in: folder)
        let rest = arguments(module, in: folder, mode) + code.map(\.text)
        return try run(making: products + object, of: rest, orAtLeast: products)
    }

    private func object(_ module: String, in folder: AbsolutePath) -> [String] {
        ["-emit-object", "-o", folder.appending("\(module).o").text]
    }

    /// Makes products of sources.
    ///
    /// With the arguments for the Objective-C runtime the compiler crashes over what only that runtime can do, such as
    /// a parameter of type `Any` in an `@objc` method. Such sources are looked through without making anything of
    /// them, which finds less.
    ///
    /// - Parameter needed: the products that are made all the same, without the bodies of functions; none where empty.
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

    /// Compiles the tests of a module that is compiled in the same folder; to be linked, as the module MODULETests.
    ///
    /// - Returns: what the compiler says.
    /// - Throws: `Diagnostics` when the compiler cannot be run; `Interruption`.
    package func compile(
        tests: [AbsolutePath], of module: String, in folder: AbsolutePath, mode: LanguageMode, depth: Depth
    ) throws -> [CompilerMessage] {
        let name = "\(module)Tests"
        let graph = [
            "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.text, "-symbol-graph-minimum-access-level",
            "private",
        ]
        let products = depth == .link ? object(name, in: folder) + graph : []
        let rest = arguments(name, in: folder, mode) + tests.map(\.text)
        return try run(making: SwiftCompiler.module(name, in: folder) + products, of: rest)
    }

    private func arguments(_ module: String, in folder: AbsolutePath, _ mode: LanguageMode) -> [String] {
        let own = ["-parse-as-library", "-wmo", "-swift-version", mode.rawValue, "-module-name", module]
        let places = ["-I", folder.text] + (standIns?.arguments ?? []) + runtime.arguments
        return own + places + ["-enable-testing"]
    }
}

extension ModuleCompiler {
    /// What MODULETests declares, which is compiled in a folder to be linked.
    ///
    /// - Throws: `Diagnostics`, `FileProblem`.
    package func symbolGraph(of module: String, in folder: AbsolutePath) throws -> SymbolGraph {
        let path = folder.appending("\(module)Tests.symbols.json")
        return try SymbolGraph(json: try Disk.read(path) ?? [])
    }

    /// Links a module with its tests, both compiled in a folder to be linked, into a program that runs them.
    ///
    /// - Returns: what to hand to `run`.
    /// - Throws: `Diagnostics` when it cannot be linked; `Interruption`.
    package func link(_ module: String, _ classes: [TestClass], in folder: AbsolutePath) throws -> TestProgram
    {
        let program = TestProgram(module: module, classes: classes, folder: folder)
        #if os(macOS)
            try Disk.makeFolders(program.executable.parent ?? folder)
            // As SwiftPM links bundles of tests: with -emit-library the linker would be told two kinds of product.
            let main = ["-Xlinker", "-bundle"]
        #else
            // A program's module is named after its file: no letters that no module may have.
            let source = folder.appending("main.swift")
            try? Disk.removeFile(source)
            try Disk.create(source, Array(TestRunner.source(classes, in: "\(module)Tests").utf8))
            let main = [
                "-swift-version", "5", "-suppress-warnings", "-module-name", "\(module)TestRunner",
                source.text,
            ]
        #endif
        let objects = [module, "\(module)Tests"].map { folder.appending("\($0).o").text }
        let libraries = standIns.map { ["-L", $0.folder.text] + $0.names.reversed().map { "-l\($0)" } } ?? []
        let places = standIns?.arguments ?? []
        let messages = try compiler.run(
            main + ["-I", folder.text] + places + objects + libraries + ["-o", program.executable.text])
        let errors = messages.filter { $0.severity == .error }
        guard errors.isEmpty else {
            throw Diagnostics.error(
                "the tests cannot be linked: \(errors.map(\.text).joined(separator: "; "))")
        }
        return program
    }

    /// Runs the tests of a linked module.
    ///
    /// - Parameter sources: the files of the modules, by which those are known that a crash names.
    /// - Returns: what came of each test, in the order of running. One that hangs, and one that ends the program, has
    ///   failed; those that would have come after it are missing.
    /// - Throws: `Diagnostics` when they cannot be started; `Interruption`.
    package func run(_ program: TestProgram, sources: [String: [AbsolutePath]] = [:]) throws -> [TestResult] {
        var environment = environment
        // A crash would take seconds to draw a backtrace that nobody sees.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        #if os(macOS)
            let command = (program: "xcrun", arguments: ["xctest", program.bundle.text])
        #else
            let command = (program: program.executable.text, arguments: [String]())
        #endif
        let process = Subprocess(
            program: command.program, arguments: command.arguments, environment: environment,
            timeLimit: timeLimit, silenceLimit: testTimeLimit, outputLimit: 1)
        return TestLog(try process.finish(), sources: sources, tests: program.classes).results
    }
}

/// A module's tests, linked: a program on Linux, a bundle on macOS.
package struct TestProgram: Sendable {
    let module: String
    let classes: [TestClass]
    /// Where the module is compiled.
    let folder: AbsolutePath

    var bundle: AbsolutePath { folder.appending("\(module)Tests.xctest") }
    var executable: AbsolutePath {
        #if os(macOS)
            bundle.appending("Contents/MacOS/\(module)Tests")
        #else
            folder.appending("\(module)TestRunner")
        #endif
    }
}
