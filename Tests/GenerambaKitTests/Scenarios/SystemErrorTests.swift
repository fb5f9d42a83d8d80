import Testing

@testable import GenerambaKit

/// System errors: the program reports what failed, and does not assume that a file is missing when it may exist.
@Suite(.enabled(if: Strace.isUsable, "strace is missing, or may not trace"))
struct SystemErrorTests {
    /// A project with the template `page` installed from the folder `../mine`.
    private func project() throws -> Sandbox {
        let project = try Shelf.project("templates: [{name: page, local: ../mine}]")
        try project.write(Shelf.template("page", "one"), below: "../mine")
        #expect(try project.run("template", "install").status == 0)
        return project
    }

    /// The project after its Rambafile was changed to name another template.
    private func pruned() throws -> Sandbox {
        let project = try project()
        try project.write([
            "Rambafile": "project_name: S\nproject_target: S\ntemplates: [{name: other, local: ../other}]\n"
        ])
        try project.write(Shelf.template("other", "other"), below: "../other")
        return project
    }

    private func expect(
        _ run: Run, says message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(run == Run(messages: "error: \(message)", status: 1), sourceLocation: sourceLocation)
    }

    // MARK: Folders

    @Test func aFolderThatIsListedInPartIsNotRemoved() throws {
        let project = try pruned()
        let before = try project.snapshot()
        let run = try project.run(
            "template", "install", "--prune", failing: "getdents64:error=EIO:when=1", at: "Templates/page")
        expect(run, says: "cannot read 'Templates/page': input/output error")
        #expect(try project.snapshot() == before)
    }

    @Test func aSourceThatCannotBeFollowedIsNotGone() throws {
        let project = try pruned()
        let before = try project.snapshot()
        let run = try project.run(
            "template", "install", "--prune", failing: "readlink:error=EIO", at: "../mine")
        expect(run, says: "cannot access '../mine': input/output error")
        #expect(try project.snapshot() == before)
    }

    @Test func aSourceThatCannotBeLookedAtIsNotMissing() throws {
        let run = try project().run("template", "install", failing: "%%stat:error=EIO", at: "../mine")
        expect(run, says: "cannot access '../mine': input/output error")
    }

    // MARK: Files

    @Test func aTemplateThatCannotBeLookedAtIsNotMissing() throws {
        let file = "Templates/page/page.rambaspec"
        let run = try project().run("template", "show", "page", failing: "%%stat:error=EIO", at: file)
        expect(run, says: "cannot access '\(file)': input/output error")
    }

    /// Otherwise a built-in template would be shown instead of the installed one.
    @Test(arguments: [("%%stat", "access"), ("openat", "read")])
    func aRambafileThatCannotBeReadIsNotPassedOver(call: String, action: String) throws {
        let run = try project().run(
            "template", "show", "clean_swift", failing: "\(call):error=EIO", at: "Rambafile")
        expect(run, says: "cannot \(action) 'Rambafile': input/output error")
    }

    /// Otherwise another folder would become the default.
    @Test func aFolderOfTheTargetThatCannotBeLookedAtIsNotPassedOver() throws {
        let shop = try Shop.sandbox()
        try shop.remove("Rambafile")
        let run = try shop.run("setup", "--yes", failing: "%%stat:error=EIO", at: "Sources")
        expect(run, says: "cannot read 'Sources': input/output error")
        #expect(!shop.exists("Rambafile"))
    }

    // MARK: Signals

    @Test(arguments: [
        ("openat", "Rambafile"), ("read", "Rambafile"), ("openat", "Templates/page"),
        ("getdents64", "Templates/page"), ("write", nil), ("flock", nil),
    ])
    func aCallThatASignalInterruptsIsMadeAgain(call: String, place: String?) throws {
        let run = try project().run(
            "template", "install", failing: "\(call):error=EINTR:when=1", at: place)
        #expect(run == Run(output: "page from ../mine: all 2 identical"))
    }

    // MARK: Programs

    @Test(arguments: [
        ("/^pipe", "EMFILE", "too many open files"), ("wait4", "ECHILD", "no child processes"),
    ])
    func aProgramOfWhichNothingIsKnownHasFailed(call: String, code: String, reason: String) throws {
        let project = try Team.project()
        let git = try project.output(of: ["sh", "-c", "command -v git"])
        let run = try project.run("template", "install", failing: "\(call):error=\(code)")
        expect(run, says: "cannot run '\(git)': \(reason)")
        #expect(!project.exists("Templates"))
    }

    @Test func aProgramThatCannotBeLookedAtIsNotMissing() throws {
        let project = try Team.project()
        let git = try project.output(of: ["sh", "-c", "command -v git"])
        let run = try project.run("template", "install", failing: "/access:error=EIO", at: git)
        expect(run, says: "cannot access '\(git)': input/output error")
    }

    @Test func aCommitThatGitCannotReadIsNotMissing() throws {
        var project = try Team.project()
        let git = try project.output(of: ["sh", "-c", "command -v git"])
        try project.write([
            "../bin/git": """
            #!/bin/sh
            case " $* " in *" rev-parse "*) echo "fatal: no memory" >&2; exit 128 ;; esac
            exec '\(git)' "$@"
            """
        ])
        try project.setMode(0o755, of: "../bin/git")
        project.environment["PATH"] = "\(project.root)/bin:\(project.environment["PATH"] ?? "")"
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': 'git rev-parse' failed with status 128
                  | fatal: no memory
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: check the address, your access and the network
                """)
    }
}
