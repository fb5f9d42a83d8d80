import Foundation
import Testing

/// Tests `make demo` with fakes of Swift and of the program.
struct DemoScriptTests {
    /// A repository with only the script.
    ///
    /// - Parameter test: shell code in place of `swift test`.
    private func repository(test: String) throws -> Sandbox {
        var sandbox = try Sandbox([
            "Scripts/demo.sh": try String(
                contentsOf: Program.repository.appendingPathComponent("Scripts/demo.sh"), encoding: .utf8)
        ])
        try sandbox.replaceProgram(
            "generamba",
            by: """
                if [ "$1" = gen ]; then touch Sources/Shop/a.swift Tests/ShopTests/b.swift; fi
                echo "this is $1"
                """)
        try sandbox.replaceProgram(
            "swift",
            by: """
                case "$*" in
                *--show-bin-path) echo '\(sandbox.root)/bin' ;;
                test*) \(test) ;;
                *) echo noise ;;
                esac
                """)
        return sandbox
    }

    /// Runs the script, and replaces the random part of its folder's name.
    private func demo(in sandbox: Sandbox) throws -> String {
        try sandbox.output(of: ["sh", "-c", "bash Scripts/demo.sh 2>&1 || echo \"exit code $?\""])
            .replacing(/generamba-demo\.\w+/, with: "generamba-demo")
    }

    @Test func itShowsTheCommandsAndEndsWithThreeLines() throws {
        let sandbox = try repository(
            test: "echo \"Executed 32 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds\"")
        #expect(
            try demo(in: sandbox) == """
                Building generamba; the first time, this takes some minutes.
                $ generamba setup --yes --author '' --templates swiftui_mvvm
                this is setup
                $ generamba template install
                this is template
                $ generamba gen Profile swiftui_mvvm
                this is gen
                Building the package and running its tests.

                Made: the screen 'Profile', 2 files with its tests, from the template 'swiftui_mvvm'.
                Built: the package with that screen; all 32 tests passed.
                Look: cd <root>/tmp/generamba-demo/Shop (to remove it: rm -rf <root>/tmp/generamba-demo)
                """)
        let folders = try FileManager.default.contentsOfDirectory(atPath: sandbox.root + "/tmp")
        #expect(folders.count == 1)
    }

    @Test(
        "it fails with all that the failed step printed",
        arguments: [
            (
                "echo one; echo two >&2; exit 3", "one\ntwo\nerror: exit code 3 from: swift test ",
                "exit code 3"
            ),
            ("echo nothing", "nothing\nerror: no test ran; ", "exit code 1"),
        ])
    func aFailedStepIsShown(test: String, messages: String, end: String) throws {
        let said = try demo(in: repository(test: test))
        #expect(said.contains("\nBuilding the package and running its tests.\n\(messages)"), "\(said)")
        #expect(said.hasSuffix("\n\(end)"), "\(said)")
    }
}
