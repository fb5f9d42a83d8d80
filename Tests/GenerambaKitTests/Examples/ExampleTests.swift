import Foundation
import GenerambaKit
import Testing

/// The apps in `Examples/` can be generated, and work.
@Suite(.serialized) struct ExampleTests {
    @Test("generating adds the modules to what is written by hand", arguments: Example.names)
    func generatingAddsTheModules(name: String) throws {
        let example = try Example.named(name)
        let (files, written) = (try example.files(), try example.writtenByHand())
        let generated = files.filter { Example.isGenerated($0.key) }
        #expect(generated.count > 50)
        #expect(files.filter { !Example.isGenerated($0.key) } == written)
        #expect(
            example.output.hasSuffix(
                """

                Made 'App': \(written.count) files are written by hand, \(generated.count) are generated.
                Next: read App/README.md, which says how to test and run the app.
                """), "\(example.output)")
    }

    @Test("the app can be driven from start to end", arguments: Example.names)
    func theAppCanBeDriven(name: String) throws {
        let example = try Example.named(name)
        let results = try ModuleBench.results(
            code: example.sources(in: "Sources"), tests: example.sources(in: "Tests"),
            module: name, .swift6)
        #expect(results.filter { $0.outcome != .passed } == [])
        #expect(results.count { $0.name.hasPrefix("AppTests.") } > 2)
        #expect(results.count > 100)
    }

    @Test("what is generated needs no later Swift, and has the usual format", arguments: Example.names)
    func whatIsGeneratedFitsIn(name: String) throws {
        let example = try Example.named(name)
        let scan = try LaterFeatureScan()
        for (path, bytes) in try example.files() where Example.isGenerated(path) {
            #expect(scan.findings(in: String(decoding: bytes, as: UTF8.self), path: path) == [])
        }
        guard let complaints = try example.complaintsOfTheFormatter() else {
            return print("SKIPPED: the format of \(name), which is that of the formatter in Swift 6.3")
        }
        #expect(complaints == "")
    }

    @Test("the doctor finds nothing in the app", arguments: Example.names)
    func theDoctorFindsNothing(name: String) throws {
        let run = try Example.named(name).run("doctor")
        let lines = run.output.split(separator: "\n")
        #expect(run.status == 0 && lines.count > 3 && run.messages == "", "\(run)")
        #expect(lines.allSatisfy { $0.contains(": no ") }, "\(run)")
    }

    @Test("its page shows code that is generated", arguments: Example.names)
    func thePageShowsGeneratedCode(name: String) throws {
        let files = try Example.named(name).files()
        var shown = 0
        for case .file(let path, let text) in try MarkdownPage("Examples/\(name)/README.md").steps {
            let file = String(decoding: try #require(files[path], "\(path)"), as: UTF8.self)
            #expect(file.contains(text), "\(path)")
            #expect(Example.isGenerated(path), "\(path)")
            shown += 1
        }
        #expect(shown > 1)
    }

    @Test(
        "the script refuses what it cannot do, and leaves nothing behind",
        arguments: [
            ("", "usage: Examples/generate APP FOLDER [PROGRAM]"),
            ("UIKitApp App false more", "usage: Examples/generate APP FOLDER [PROGRAM]"),
            (
                "Other App",
                "no app 'Other' in Examples; the apps are: CheckoutApp/ FeedApp/ SwiftUIApp/ UIKitApp/"
            ),
            ("UIKitApp there", "'there' exists"),
            ("UIKitApp App none/program", "no program 'none/program'"),
        ])
    func theScriptRefuses(arguments: String, message: String) throws {
        let sandbox = try Sandbox(["there": ""])
        let said = try sandbox.output(of: ["sh", "-c", "bash '\(Example.script)' \(arguments) 2>&1; echo $?"])
        #expect(said == "error: \(message)\n1")
        #expect(try sandbox.files() == ["there"])
    }

    @Test("an app that cannot be generated is removed") func anUnfinishedAppIsRemoved() throws {
        var sandbox = try Sandbox()
        try sandbox.replaceProgram("broken", by: "echo cannot >&2; exit 3")
        let program = sandbox.root + "/bin/broken"
        let said = try sandbox.output(
            of: ["sh", "-c", "bash '\(Example.script)' UIKitApp App '\(program)' 2>&1; echo $?"])
        #expect(said == "cannot\n3")
        #expect(try sandbox.files() == [])
        #expect(try sandbox.files(in: "../tmp") == [])
    }

    @Test("without a program, the script builds one, or fails with what the build says")
    func theScriptBuildsTheProgram() throws {
        var sandbox = try Sandbox()
        try sandbox.replaceProgram("swift", by: "echo '\(sandbox.root)/bin'")
        try sandbox.replaceProgram("generamba", by: "echo \"$1 $2 $3\"")
        try sandbox.replaceProgram("make", by: "echo \"make $1 $2 ${3##*/Examples} $4\"")
        let said = try sandbox.output(of: ["bash", Example.script, "Examples/SwiftUIApp/", "App"])
        #expect(
            said.hasPrefix(
                """
                Building generamba; the first time, this takes some minutes.
                make --silent -C /.. build
                gen Feed swiftui_mvvm
                gen Detail swiftui_mvvm

                """), "\(said)")
        try sandbox.replaceProgram("make", by: "echo error: no >&2; exit 2")
        let failed = try sandbox.output(
            of: ["sh", "-c", "bash '\(Example.script)' SwiftUIApp Other 2>&1 >/dev/null; echo $?"])
        #expect(failed == "error: no\n2")
        #expect(!sandbox.exists("Other"))
    }
}
