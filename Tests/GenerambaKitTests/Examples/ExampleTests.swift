import GenerambaKit
import Testing

/// The apps in `Examples/` are what the program generates, and work.
@Suite(.serialized) struct ExampleTests {
    @Test("the commands of an example generate its modules", arguments: Example.names)
    func theCommandsGenerateTheModules(name: String) throws {
        let files = try Example(name: name).files()
        var sandbox = try Sandbox()
        for (path, bytes) in files where !Example.isGenerated(path) { try sandbox.write(bytes, to: path) }
        try sandbox.replaceProgram("generamba", by: "exec '\(Program.executable)' \"$@\"")
        _ = try sandbox.output(of: ["sh", "generate.sh"])
        let generated = try Example.files(in: sandbox.project)
        let differing = Set(files.keys).union(generated.keys).filter { files[$0] != generated[$0] }
        #expect(
            differing.sorted() == [],
            "to generate them anew, run: Examples/regenerate .build/debug/generamba")
        #expect(generated.keys.count(where: Example.isGenerated) > 50)
    }

    @Test("the app of an example can be driven from start to end", arguments: Example.names)
    func theAppCanBeDriven(name: String) throws {
        let example = Example(name: name)
        let results = try ModuleBench.results(
            code: example.sources(in: "Sources"), tests: example.sources(in: "Tests"),
            module: name, .swift6)
        #expect(results.filter { $0.outcome != .passed } == [])
        #expect(results.count { $0.name.hasPrefix("AppTests.") } > 2)
        #expect(results.count > 100)
    }
}
