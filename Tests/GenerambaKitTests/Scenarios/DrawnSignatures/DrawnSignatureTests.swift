import Foundation
import Testing

/// A signature that Swift takes becomes a module that compiles, or the program refuses it with a hint. Whoever follows the
/// hints of one after the other ends with a signature that it takes.
struct DrawnSignatureTests {
    /// The number of signatures, at least; `make attack` draws more.
    private static let count =
        ProcessInfo.processInfo.environment["GENERAMBA_SIGNATURES"].flatMap(Int.init) ?? 6

    @Test(arguments: [
        "clean_swift", "rviper_controller", "silver", "swiftui_mvvm", "swiftui_viper", "viper_configurator",
    ])
    func typesOfSwift6AndNamesOfTypes(template: String) throws {
        let sandbox = try Sandbox(["App/App.swift": "enum LoadError: Error { case offline }\n"])
        let functions = [
            "rows(_ rows: [3 of Int], to texts: [2 of String]?) async -> [3 of Int]?",
            "place(at: Foundation::URL) throws",
            "wait(done: nonisolated(nonsending) @escaping @Sendable () async -> Void) async",
            "url(URL: URL, Data: Data) async throws -> URLRequest", "date(Int: Int) -> Date",
            "sort(default: Set<Swift::Int>?, part: ArraySlice<Int>) -> (any Swift::Error)?",
            "nested(with response: (any Sendable)?) -> ((any Sendable)?)?",
        ]
        // clean_swift refuses that name for itself.
        let argument = template == "clean_swift" ? "id" : "presenter"
        let run = try sandbox.run(
            "template", "check", template, "--matrix", "one", "--compile-only", "--swift-version", "6",
            "--stubs", "App",
            "--load", "string(\(argument): String) async throws(LoadError) -> String", "--use_cases",
            functions.joined(separator: ","))
        #expect(run.status == 0, "\(run)")
    }

    /// Closures that are called in the task that loads, and an output with the name of what loads.
    @Test(arguments: [
        ("rviper_cell", ["--load", "load(String: @Sendable () throws -> Void) throws -> Int"]),
        ("rviper_view", ["--load", "load(String: @Sendable () throws -> Void) throws -> Int"]),
        ("viper_configurator", ["--load", "load(a: Int)", "--outputs", "load(b: Int, c: String)"]),
    ])
    func whatLoads(template: String, parameters: [String]) throws {
        let words = ["template", "check", template, "--matrix", "one", "--compile-only"] + parameters
        let run = try Sandbox().run(words)
        #expect(run.status == 0, "\(run)")
    }

    @Test func eachOneCompilesOrHasAHint() throws {
        let sandbox = try Sandbox(["App/App.swift": SignatureGrammar.app])
        let modules = try DrawnModule.drawn(Self.count, seed: UInt64(SampledCases.seed)) { text in
            try sandbox.write(["drawn.swift": text])
            let messages = sandbox.newStream()
            let compiler = try Child(
                ["/usr/bin/env", "swiftc", "-typecheck", "-swift-version", "6", "drawn.swift"],
                in: sandbox.project, environment: sandbox.environment,
                streams: ("/dev/null", "/dev/null", messages))
            _ = compiler.wait()
            return try String(contentsOfFile: messages, encoding: .utf8)
        }
        var run = DrawnRun { words in
            let run = try sandbox.run(words)
            return (run.output + run.messages, run.status)
        }
        for module in modules { try run.check(module) }
        #expect(run.troubles == [])
        #expect(run.accepted > 0)
    }
}
