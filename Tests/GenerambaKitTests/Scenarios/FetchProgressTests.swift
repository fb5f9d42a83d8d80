import Testing

/// Tests the progress line that users see while repositories are fetched.
struct FetchProgressTests {
    private func project() throws -> Sandbox {
        let project = try Shelf.project(
            "templates: [{name: page, git: ../team}, {name: other, git: ../more}]")
        try project.makeRepository("../team", Shelf.template("page", ""))
        try project.makeRepository("../more", Shelf.template("other", ""))
        return project
    }

    /// A project with repositories that wait for a file before they respond.
    private func slowProject() throws -> Sandbox {
        var project = try project()
        try project.replaceProgram(
            "git",
            by: """
                case "$*" in *' ls-remote '*) while [ ! -e "$TMPDIR/go" ]; do sleep 0.05; done;; esac
                exec "$REAL" "$@"
                """)
        return project
    }

    /// Lets the repositories respond once a text is visible.
    private func letGo(_ project: Sandbox, at text: String) -> Reaction {
        .act(text, { try project.write(["../tmp/go": ""]) }, "")
    }

    /// What the messages end with, as the project has no lock before.
    private static let advice = """
        Commit the Rambafile and Rambafile.lock. Commit Templates/, too, if a fresh clone should generate modules
        without 'generamba template install'.

        """

    /// The messages without the advice that ends them.
    private func progress(of run: Run) -> Substring {
        #expect(run.messages.hasSuffix(Self.advice), "\(run)")
        return run.messages.dropLast(Self.advice.count)
    }

    @Test func aLineThatIsWrittenAnew() throws {
        let project = try slowProject()
        let run = try project.converse("template", "install", reacting: [letGo(project, at: " s")])
        #expect(run.status == 0)
        let parts = progress(of: run).split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
        #expect(parts.count > 2 && parts.first == "" && parts.last == "", "\(run)")
        let first = try #require(parts.dropFirst().first)
        #expect(first.firstMatch(of: /^fetching ..\/(team|more) and 1 more … [0-9]+ s$/) != nil, "\(run)")
    }

    @Test func theLineFitsTheTerminal() throws {
        let project = try slowProject()
        let run = try project.converse(
            "template", "install", columns: 30, reacting: [letGo(project, at: " s")])
        let parts = progress(of: run).split(separator: "\r\u{1B}[K")
        #expect(!parts.isEmpty && parts.allSatisfy { $0.count < 30 && $0.hasSuffix(" s") }, "\(run)")
    }

    @Test func aTerminalThatWritesNoLineAnew() throws {
        let project = try slowProject()
        let run = try project.converse(
            "template", "install", with: ["TERM": "dumb"], reacting: [letGo(project, at: "\n")])
        let lines = progress(of: run).split(separator: "\n")
        #expect(lines.sorted() == ["fetching ../more", "fetching ../team"], "\(run)")
    }

    @Test func theAdviceIsForTheFirstTemplates() throws {
        let project = try project()
        let first = try project.converse("template", "install", reacting: [])
        #expect(first.messages.hasSuffix(Self.advice), "\(first)")
        let second = try project.converse("template", "install", reacting: [])
        #expect(second.status == 0 && !second.messages.contains("Commit"), "\(second)")
    }

    @Test func nothingWithoutATerminal() throws {
        let project = try project()
        try project.expect(
            "template", "install",
            output: """
                page from ../team: all 2 created
                other from ../more: all 2 created
                """)
    }
}
