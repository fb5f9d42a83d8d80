import GenerambaKit
import SourceText
import SwiftText

@testable import SystemAccess
@testable import TemplateInspection

/// A module with its tests, compiled and linked once as it is, so that a mutant costs no more than what it changes. The
/// tests of several libraries share the compiled module.
///
/// Bodies are not seen from outside: a mutant's file alone is compiled, then all is linked. Where other files may see
/// the change, the module is compiled whole. With library evolution, its tests fit as long as they find all symbols.
struct Build: Sendable {
    let sources: ModuleSources
    private(set) var bundles: [TestBundle] = []
    let workbench: ModuleCompiler
    let standIns: StandIns
    /// The folder of all that is built.
    let folder: AbsolutePath
    let environment: [String: String]
    /// The folder of the toolchain's macros, which only the driver finds by itself.
    private let macros: AbsolutePath

    static let mode = LanguageMode.swift6
    static let evolution = "-enable-library-evolution"

    /// Compiles and links the module with the tests of each library, and runs them.
    ///
    /// - Parameter folder: an empty one.
    /// - Throws: `Diagnostics` when something does not compile, or when a test fails; `Interruption`.
    init(
        _ sources: ModuleSources, workbench: ModuleCompiler, standIns: StandIns, in folder: AbsolutePath,
        environment: [String: String]
    ) throws {
        self.sources = sources
        self.workbench = workbench
        self.standIns = standIns
        self.folder = folder
        self.environment = environment
        macros = try workbench.compiler.resourceFolder().appending("host/plugins")
        try compileModule(in: folder).throwErrors()
        for file in sources.code {
            _ = try compiler(primary: sources.path(of: file), sources.codePaths, to: object(of: file)).run()
        }
        for (library, tests) in sources.tests { bundles.append(try bundle(library, tests)) }
    }

    private func bundle(_ library: TestFramework, _ tests: [AbsolutePath]) throws -> TestBundle {
        var bundle = TestBundle(
            library: library, tests: tests, folder: folder.appending(library.rawValue), module: sources.module
        )
        try Disk.makeFolders(bundle.folder)
        try compileModule(in: bundle.folder).throwErrors()
        try compile(bundle, in: bundle.folder).throwErrors()
        try compileMain(of: bundle)
        bundle.linkCommand = try link(bundle)
        let output = try run(bundle, bundle.program)
        guard output.status == 0 else {
            let said = String(decoding: output.standardOutput + output.standardError, as: UTF8.self)
            let lines = said.split(whereSeparator: \.isNewline).suffix(4).map { "\n  | \($0)" }
            throw Diagnostics.error("the tests fail even without a change\(lines.joined())")
        }
        return bundle
    }

    // MARK: - Compiling

    func object(of file: RelativePath) -> AbsolutePath {
        folder.appending("\(file.text.replacing("/", with: "-")).o")
    }

    private func compileModule(in folder: AbsolutePath) throws -> [CompilerMessage] {
        try workbench.compile(
            code: sources.codePaths, module: sources.module, in: folder, mode: Self.mode, depth: .check)
    }

    /// Compiles tests in a folder that has the module.
    func compile(_ bundle: TestBundle, in folder: AbsolutePath) throws -> [CompilerMessage] {
        try workbench.compile(
            tests: bundle.tests, with: SourceWords(bundle.tests), of: sources.module, in: folder,
            mode: Self.mode, depth: .link)
    }

    /// Compiles one of the module's files on its own, as in a build without whole-module optimization.
    func compiler(primary: AbsolutePath, _ files: [AbsolutePath], to object: AbsolutePath) -> Subprocess {
        let inputs = files.flatMap { $0 == primary ? ["-primary-file", $0.text] : [$0.text] }
        let options = [
            "-frontend", "-c", "-parse-as-library", "-enable-testing", Self.evolution, "-swift-version",
            Self.mode.rawValue,
            "-module-name", sources.module, "-plugin-path", macros.text, "-o", object.text,
        ]
        // The frontend takes its options directly.
        let places = standIns.arguments.filter { $0 != "-Xfrontend" }
        return Subprocess(
            program: "swiftc", arguments: options + places + inputs, environment: environment, timeLimit: 60)
    }

    /// Compiles the program that runs the tests.
    private func compileMain(of bundle: TestBundle) throws {
        let files = try mainFiles(of: bundle)
        for (name, text) in files { try Disk.create(bundle.folder.appending(name), Array(text.utf8)) }
        try workbench.compiler.run(
            [
                "-c", "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name", "TestMain", "-I",
                bundle.folder.text, "-o", bundle.mainObject.text,
            ] + standIns.arguments + files.map { bundle.folder.appending($0.0).text }
        ).throwErrors()
    }

    /// The source files of the program. XCTest's ends with the first test that fails.
    private func mainFiles(of bundle: TestBundle) throws -> [(String, String)] {
        if bundle.library == .swiftTesting { return [("main.swift", TestRunnerSource.swiftTesting)] }
        let classes = try workbench.symbolGraph(of: sources.module, in: bundle.folder).testClasses
        let main = TestRunnerSource.source(classes, in: "\(sources.module)Tests")
            .replacing("XCTMain(", with: "\(FirstFailure.registration)\nXCTMain(")
        return [("main.swift", main), ("FirstFailure.swift", FirstFailure.source)]
    }
}

extension [CompilerMessage] {
    fileprivate func throwErrors() throws {
        guard hasErrors else { return }
        let errors = filter { $0.severity == .error }.map { message in
            "\n  | \(message.path.map { "\($0.text):\(message.line): " } ?? "")\(message.text)"
        }
        throw Diagnostics.error("the module does not compile even without a change\(errors.joined())")
    }
}
