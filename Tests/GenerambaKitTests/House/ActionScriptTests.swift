import Foundation
import SourceText
import Testing

/// Tests the script of the GitHub Action as GitHub runs it, with a fake of curl.
struct ActionScriptTests {
    private static let script = Program.repository.appendingPathComponent("Scripts/action.sh").path

    /// A program that prints its arguments, one in each pair of brackets, and fails for `status`.
    private static let program = """
        printf '[%s]' "$@"; echo
        [ "$1" != status ] || exit 5
        """

    private func sandbox(_ files: [String: String] = ["Templates/page/page.rambaspec": "name: page\n"]) throws
        -> Sandbox
    {
        var sandbox = try Sandbox(files)
        try sandbox.replaceProgram("generamba", by: Self.program)
        sandbox.environment.merge([
            "RUNNER_TEMP": sandbox.root + "/runner", "INPUT_PROGRAM": sandbox.root + "/bin/generamba",
            "INPUT_COMMAND": "", "INPUT_ARGUMENTS": "", "INPUT_VERSION": "2.0.0",
            "ACTION_REPOSITORY": "owner/generamba", "GITHUB_SERVER_URL": "https://example.com",
        ]) { $1 }
        return sandbox
    }

    /// What the script prints, and its exit code.
    private func run(_ sandbox: Sandbox, _ inputs: [String: String] = [:]) throws -> String {
        var sandbox = sandbox
        sandbox.environment.merge(inputs) { $1 }
        return sandbox.shown(
            text: try sandbox.output(of: ["bash", "-c", "'\(Self.script)' 2>&1; echo \"status $?\""]))
    }

    @Test func theDefaultIsWhatTheProjectHas() throws {
        let templates = """
            $ generamba template lint --format github Templates
            [template][lint][--format][github][Templates]
            $ generamba template check --format github Templates
            [template][check][--format][github][Templates]

            """
        #expect(try run(sandbox()) == templates + "status 0")
        let sandbox = try sandbox()
        try sandbox.write([".generamba/modules/Shop/Profile.page.txt": ""])
        #expect(
            try run(sandbox) == templates + """
                $ generamba status --format github
                [status][--format][github]
                status 5
                """)
        #expect(
            try run(self.sandbox([:])) == """
                ::error title=generamba::there is neither a folder 'Templates' nor a recorded module: set 'command'
                status 1
                """)
    }

    @Test func everyCommandRunsEvenIfOneFails() throws {
        #expect(
            try run(sandbox(), ["INPUT_COMMAND": "status, doctor\ntest"]) == """
                $ generamba status --format github
                [status][--format][github]
                $ generamba doctor --format github
                [doctor][--format][github]
                $ generamba template test --format github Templates
                [template][test][--format][github][Templates]
                status 5
                """)
    }

    @Test func argumentsAreWordsAndNoCode() throws {
        let arguments = #"A,B 'own template' --x "$(touch owned)" `id` * ${HOME}"#
        let sandbox = try sandbox()
        #expect(
            try run(sandbox, ["INPUT_COMMAND": "gen-check", "INPUT_ARGUMENTS": arguments]) == #"""
                $ generamba gen --check --format github A\,B own\ template --x \$\(touch\ owned\) \`id\` \* \$\{HOME\}
                [gen][--check][--format][github][A,B][own template][--x][$(touch owned)][`id`][*][${HOME}]
                status 0
                """#)
        #expect(!sandbox.exists("owned"))
    }

    @Test(arguments: [
        (["INPUT_COMMAND": "lint check", "INPUT_ARGUMENTS": "own"], "'arguments' needs a single 'command'"),
        (
            ["INPUT_COMMAND": "rm"],
            "'command' has no 'rm': write lint, check, test, gen-check, status or doctor"
        ),
        (["INPUT_PROGRAM": "/nowhere"], "no program '/nowhere'"),
        (["INPUT_PROGRAM": "", "INPUT_VERSION": ""], "name a release with 'version'"),
    ])
    func aWrongInputIsRefused(inputs: [String: String], message: String) throws {
        #expect(
            try run(sandbox(), inputs) == """
                ::error title=generamba::\(message)
                status 1
                """)
    }

    @Test(arguments: [("Linux x86_64", "linux-x86_64"), ("Darwin arm64", "macos-universal")])
    func aReleaseIsDownloadedAndChecked(machine: String, system: String) throws {
        var sandbox = try sandbox()
        let name = "generamba-2.0.0-\(system).tar.gz"
        let (root, release) = (sandbox.root, sandbox.root + "/release")
        try sandbox.makeFolder("../release/generamba-2.0.0")
        _ = try sandbox.output(of: ["cp", "-R", "\(root)/bin", "\(release)/generamba-2.0.0"])
        _ = try sandbox.output(of: ["tar", "-czf", "\(release)/\(name)", "-C", release, "generamba-2.0.0"])
        let archive = try Data(contentsOf: URL(fileURLWithPath: "\(release)/\(name)"))
        try sandbox.write(["../release/\(name).sha256": "\(sha256(of: Array(archive)))  \(name)\n"])
        let words = machine.split(separator: " ")
        try sandbox.replaceProgram("uname", by: "[ \"$1\" = -s ] && echo \(words[0]) || echo \(words[1])")
        try sandbox.replaceProgram(
            "curl",
            by: """
                while [ "$1" != --output ]; do shift; done
                echo "$3" >>'\(root)/urls'; cp '\(release)'/"${3##*/}" "$2"
                """)
        let inputs = ["INPUT_PROGRAM": "", "INPUT_COMMAND": "lint"]
        #expect(
            try run(sandbox, inputs) == """
                $ generamba template lint --format github Templates
                [template][lint][--format][github][Templates]
                status 0
                """)
        let address = "https://example.com/owner/generamba/releases/download/2.0.0/\(name)"
        #expect(try sandbox.read("../urls") == "\(address)\n\(address).sha256\n")
        try sandbox.write(["../release/\(name).sha256": "0000  \(name)\n"])
        #expect(
            try run(sandbox, inputs) == """
                ::error title=generamba::'\(name)' does not have the checksum of '\(name).sha256'
                status 1
                """)
    }
}
