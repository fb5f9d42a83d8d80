import Foundation
import GenerambaKit
import Testing

/// The module with use cases that README.md shows works in an app that has the type it names.
@Suite(.serialized) struct ReadmeModuleTests {
    static let structure = "struct User { let id: Int }\n"
    /// A type that no other actor may have.
    static let object = """
        final class User {
          let id: Int

          init(id: Int) { self.id = id }
        }

        """

    @Test(arguments: [(LanguageMode.swift5, structure), (.swift6, structure), (.swift6, object)])
    func `it compiles without a warning and passes its tests`(mode: LanguageMode, user: String) throws {
        let commands = Readme.commands.filter { $0.command.hasPrefix("generamba gen Login ") }
        #expect(!commands.isEmpty)
        let sandbox = try Shop.sandbox(settings: Shop.settings.replacing("page", with: "clean_swift"))
        #expect(try sandbox.run("template", "install", "--on-conflict", "overwrite").status == 0)
        for command in commands {
            _ = try command.run(in: sandbox)
            let results = try Self.results(of: sandbox, with: user, mode)
            #expect(results.count > 20, "\(command.command)")
            #expect(results.filter { $0.outcome != .passed } == [], "\(command.command)")
        }
    }

    /// Compiles what the sandbox has, and runs its tests.
    private static func results(
        of sandbox: Sandbox, with user: String, _ mode: LanguageMode
    ) throws -> [TestResult] {
        try sandbox.write(["Sources/Shop/User.swift": user])
        let folder = FilePath(Scratch.folder())
        let bench = try bench.get()
        let code = try paths(in: "Sources/Shop", of: sandbox)
        let tests = try paths(in: "Tests/ShopTests", of: sandbox)
        #expect(try bench.compile(code: code, module: "Shop", in: folder, mode: mode, depth: .link) == [])
        #expect(try bench.compile(tests: tests, of: "Shop", in: folder, mode: mode, depth: .link) == [])
        let classes = try bench.symbolGraph(of: "Shop", in: folder).testClasses
        return try bench.run(bench.link("Shop", classes, in: folder))
    }

    private static func paths(in folder: String, of sandbox: Sandbox) throws -> [FilePath] {
        try sandbox.files(in: folder).map { FilePath(sandbox.path("\(folder)/\($0)")) }
    }

    private static let bench = Result {
        let environment = ProcessInfo.processInfo.environment
        #if os(macOS)
            let common = try Xcode(environment: environment).testArguments()
        #else
            let common: [String] = []
        #endif
        let compiler = SwiftCompiler(environment: environment, common: common)
        let folder = FilePath(Program.repository.path).appending("StandIns/Sources/UIKit")
        let files = try Disk.names(in: folder).map { ($0, try Disk.read(folder.appending($0)) ?? []) }
        let standIns = try StandIns(
            [.init(name: "UIKit", files: files)], in: FilePath(Scratch.folder()), of: "", compiler: compiler)
        return Workbench(platform: .host(standIns), environment: environment, compiler: compiler)
    }
}
