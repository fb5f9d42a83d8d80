import Foundation
import GenerambaKit
import Testing

extension Sandbox {
    /// Compiles the UIKit modules of the project without a warning, and runs their tests.
    func testResults(_ mode: LanguageMode) throws -> [TestResult] {
        let folder = AbsolutePath(Scratch.folder())
        let bench = try Self.bench.get()
        let code = try paths(in: "Sources/Shop")
        let tests = try paths(in: "Tests/ShopTests")
        #expect(try bench.compile(code: code, module: "Shop", in: folder, mode: mode, depth: .link) == [])
        #expect(try bench.compile(tests: tests, of: "Shop", in: folder, mode: mode, depth: .link) == [])
        let classes = try bench.symbolGraph(of: "Shop", in: folder).testClasses
        return try bench.run(
            bench.link("Shop", .xctest(classes), in: folder), sources: ["Shop": code, "ShopTests": tests]
        ).results
    }

    private func paths(in folder: String) throws -> [AbsolutePath] {
        try files(in: folder).map { AbsolutePath(path("\(folder)/\($0)")) }
    }

    private static let bench = Result {
        let environment = ProcessInfo.processInfo.environment
        #if os(macOS)
            let common = try Xcode(environment: environment).testArguments()
        #else
            let common: [String] = []
        #endif
        let compiler = SwiftCompiler(environment: environment, common: common)
        let modules = StandInModule.missingHere.filter {
            ["CoreGraphics", "QuartzCore", "UIKit"].contains($0.name)
        }
        let standIns = try StandIns(
            modules, in: AbsolutePath(Scratch.folder()), of: "", compiler: compiler)
        return ModuleCompiler(standIns: standIns, environment: environment, compiler: compiler)
    }
}
