import Foundation
import GenerambaKit
import Testing

@testable import SystemAccess
@testable import TemplateInspection

/// Compiles modules with the stand-ins, and runs their tests.
enum ModuleBench {
    /// Compiles a module and its tests without a warning, and runs the tests.
    static func results(
        code: [AbsolutePath], tests: [AbsolutePath], module: String, _ mode: LanguageMode
    ) throws -> [TestResult] {
        let folder = AbsolutePath(Scratch.folder())
        let bench = try compiler.get()
        #expect(try bench.compile(code: code, module: module, in: folder, mode: mode, depth: .link) == [])
        let words = try SourceWords(tests)
        let messages = try bench.compile(
            tests: tests, with: words, of: module, in: folder, mode: mode, depth: .link)
        #expect(messages == [])
        let classes = try bench.symbolGraph(of: module, in: folder).testClasses
        let libraries =
            (classes.isEmpty ? [] : [.xctest(classes)])
            + (words.usesSwiftTesting ? [TestLibrary.swiftTesting] : [])
        return try libraries.flatMap { library in
            let program = try bench.link(module, library, in: folder)
            return try bench.run(program, sources: [module: code, "\(module)Tests": tests]).results
        }
    }

    /// It shares the stand-ins with the checks of the other tests.
    private static let compiler = Result {
        let environment = ProcessInfo.processInfo.environment
        #if os(macOS)
            let common = try Xcode(environment: environment).testArguments()
        #else
            let common: [String] = []
        #endif
        let compiler = SwiftCompiler(environment: environment, common: common)
        let standIns = try StandIns(
            StandInModule.missingHere, in: AbsolutePath(Scratch.root + "/cache/check"),
            of: SwiftToolchain(environment: environment).identity(in: AbsolutePath(Scratch.root)),
            compiler: compiler)
        return ModuleCompiler(standIns: standIns, environment: environment, compiler: compiler)
    }
}
