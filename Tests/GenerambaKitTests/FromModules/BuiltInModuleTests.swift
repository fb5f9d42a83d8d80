import SourceText
import SwiftText
import SystemAccess
import Testing

@testable import GenerambaKit

/// Makes templates from two modules that built-in templates have generated, and a third module from these.
struct BuiltInModuleTests {
    /// A built-in template, and the parameters of the two modules.
    struct Pair: Sendable, CustomTestStringConvertible {
        let template: String
        let first: [String: String], second: [String: String]
        var names = ["Profile", "OrderList", "Settings"]

        init(_ template: String, _ first: [String: String] = [:], _ second: [String: String] = [:]) {
            (self.template, self.first, self.second) = (template, first, second)
        }

        var testDescription: String { template }
    }

    static let pairs = [
        Pair(
            "clean_swift", ["configurator": "true", "use_cases": "load(id: Int) async -> User"],
            ["worker": "false"]),
        Pair(
            "rviper_controller", ["use_cases": "rename(to name: String) throws"],
            ["module_output": "false", "state": "true"]),
        Pair("rviper_foundation"),
        Pair(
            "service", ["functions": "load(id: Int) async throws -> User"],
            ["functions": "signOut() async, rename(to name: String)"]),
        Pair("silver", ["use_cases": "rename"], ["story": "true"]),
        Pair("silver_foundation"),
        Pair("swiftui_mvvm", ["state": "true"], ["use_cases": "fetchUser(id: Int) async -> User"]),
        Pair("swiftui_viper", ["observation": "true"], ["outputs": "didChoose(name: String)"]),
        Pair("swiftui_viper_project"),
        Pair(
            "swiftui_viper_service", ["functions": "load(id: Int) async throws -> String"],
            ["functions": "signOut() async"]),
        Pair(
            "viper_configurator", ["use_cases": "rename(to name: String) throws"],
            ["router_targets": "settings"]),
    ]

    @Test(arguments: pairs)
    func aThirdModuleIsTheSameAsThatOfTheBuiltInTemplate(pair: Pair) throws {
        let all = [pair.first, pair.second]
        let modules = try zip(pair.names, all).map { try Self.module($0, pair.template, $1) }
        let derived = try DerivedTemplate(
            NewTemplate(name: "derived"), from: modules, ProjectFacts(), shown: "derived")
        for comparison in try derived.comparisons(now: Self.now) {
            #expect(comparison.changes.map(\.unifiedDiff) == [], "\(comparison.module)")
        }
        for (number, values) in all.enumerated() {
            let third = try Self.module(pair.names[2], pair.template, values)
            let files = try derived.generate(third, number, now: Self.now)
            let made = ExampleModule(files, named: pair.names[2])
            #expect(made.files.map(\.path) == third.files.map(\.path))
            for (own, wanted) in zip(made.files, third.files) {
                #expect(
                    String(decoding: own.bytes, as: UTF8.self)
                        == String(decoding: wanted.bytes, as: UTF8.self),
                    "\(wanted.path)")
            }
        }
        // One question names all of them.
        #expect(derived.parameters.count <= 6)
    }

    private static let now: Moment = (1_772_668_800, Day(year: 2026, month: 3, day: 5))

    /// Generates a module from a built-in template.
    static func module(_ name: String, _ template: String, _ values: [String: String]) throws -> ExampleModule
    {
        var module = Module(try ModuleName(name), now: now)
        (module.productModuleName, module.projectName, module.author) = ("Shop", "Shop", "Jane")
        let destination = Destination(code: "Code", tests: "Tests", productModuleName: "Shop")
        var generator = Generator(
            ResolvedTemplate(name: template, folder: .builtIn(template)), into: destination)
        var ignored = Diagnostics()
        let open = try generator.open(for: module, diagnostics: &ignored)
        let given = values.map { GivenParameter(name: $0, text: SourceFile(path: $0, text: $1).whole) }
        let answers = try GivenAnswers(open.parameters, given: given, to: template).complete()
        let files = try generator.generate(
            module, from: open, with: open.parameters.isEmpty ? nil : answers.values(Samples()),
            diagnostics: &ignored)
        return ExampleModule(files, named: name)
    }
}

extension ExampleModule {
    /// A module of generated files.
    init(_ files: [GeneratedFile], named name: String) {
        let own = files.filter { $0.content != .folder }.sorted {
            ($0.isTest ? 1 : 0, $0.path) < ($1.isTest ? 1 : 0, $1.path)
        }
        self.init(
            folder: name, testFolder: name,
            files: own.map { file in
                let folder = RelativePath(fixed: "\(file.isTest ? "Tests" : "Code")/\(name)")
                return File(
                    path: file.path.dropping(folder), bytes: file.content.bytes ?? [], isTest: file.isTest)
            }, product: "Shop")
    }
}
