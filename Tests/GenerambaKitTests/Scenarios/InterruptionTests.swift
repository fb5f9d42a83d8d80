import Foundation
import Testing

/// Signals that reach only this program, not the one that it is waiting for.
struct InterruptionTests {
    private func project(git script: String) throws -> Sandbox {
        var project = try Shelf.project("templates: [{name: page, git: ../team}]")
        project.environment["GENERAMBA_CACHE"] = project.root + "/cache"
        try project.makeRepository("../team", Shelf.template("page", ""))
        try project.replaceProgram(
            "git",
            by: """
                case "$*" in *' fetch '*)
                    touch "$TMPDIR/started"
                    \(script);;
                esac
                exec "$REAL" "$@"
                """)
        return project
    }

    /// Waits for the end of the test, together with a background process that holds the pipes.
    private static let wait = "(while [ ! -e \"$TMPDIR/over\" ]; do sleep 0.1; done) & wait"

    @Test(arguments: [
        (SIGINT, wait), (SIGTERM, wait), (SIGHUP, wait), (SIGINT, "trap '' INT TERM HUP; " + wait),
        (SIGTERM, "trap '' INT TERM HUP; while [ ! -e \"$TMPDIR/over\" ]; do sleep 0.1; done"),
        (SIGTERM, "exec >/dev/null 2>&1; trap '' INT TERM HUP; " + wait),
    ])
    func endsTheProgram(signal: Int32, script: String) throws {
        let project = try project(git: script)
        let messages = project.newStream()
        let child = try Child(
            [Program.executable, "template", "install"], in: project.project,
            environment: project.environment, streams: ("/dev/null", project.newStream(), messages))
        try project.waitFor("../tmp/started")
        child.send(signal)
        #expect(child.wait() == 128 + signal)
        let said = try String(contentsOfFile: messages, encoding: .utf8)
        #expect(said == "error: interrupted: nothing was written\n")
        #expect(!project.exists("Templates") && !project.exists("Rambafile.lock"))
        #expect(try project.files(in: "../tmp") == ["started"])
        #expect(try project.files(in: "../cache").allSatisfy { !$0.contains(".fetching-") })
        try project.write(["../tmp/over": ""])
    }

    /// `nohup` ignores SIGHUP like this, and shells ignore Ctrl-C for background programs of scripts.
    @Test(arguments: [SIGINT, SIGHUP])
    func anIgnoredSignalStaysIgnored(signal: Int32) throws {
        let project = try project(git: "while [ ! -e \"$TMPDIR/over\" ]; do sleep 0.1; done")
        let messages = project.newStream()
        let child = try Child(
            ["/bin/sh", "-c", "trap '' INT HUP; exec \"$0\" template install", Program.executable],
            in: project.project, environment: project.environment,
            streams: ("/dev/null", project.newStream(), messages))
        try project.waitFor("../tmp/started")
        child.send(signal)
        try project.write(["../tmp/over": ""])
        #expect(child.wait() == 0)
        #expect(try String(contentsOfFile: messages, encoding: .utf8) == "")
        #expect(project.exists("Rambafile.lock"))
    }
}
