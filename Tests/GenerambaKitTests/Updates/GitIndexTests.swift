import Testing

/// Conflicts of `update` in git's index, where `git mergetool` and editors find the three versions.
struct GitIndexTests {
    private let shop: Sandbox
    private static let file = "Sources/Shop/Modules/Profile/Profile.txt"
    private static let conflict = """
        error: 1 file with conflict markers: '\(file)'
          hint: edit it, or take the update back with 'generamba update --abort'
        """

    init() throws {
        shop = try Shop.sandbox()
        try shop.install(Shop.template(printing: "first\nlet a = 1\nlast\n"), as: "page")
        try #require(try shop.run("gen", "Profile").status == 0)
        try shop.write([Self.file: "first\nlet a = 2\nlast\n"])
        try shop.setMode(0o755, of: Self.file)
        try shop.write([".gitattributes": "*.md text\n"])
        try shop.git("init", "--quiet")
        try shop.git("add", ".")
        try shop.git("commit", "--quiet", "-m", "one")
        try shop.write(["Templates/page/Code/file.mustache": "first\nlet a = 3\nlast\n"])
        try shop.git("add", "Templates")
    }

    private func stages() throws -> [String] {
        try shop.gitOutput("ls-files", "--unmerged").split(separator: "\n").map { line in
            "\(line.split(separator: " ")[0]) \(line.split(separator: "\t")[0].suffix(1))"
        }
    }

    private func version(_ stage: Int) throws -> String {
        try shop.gitOutput("show", ":\(stage):\(Self.file)")
    }

    private func update(_ words: String...) throws {
        let run = try shop.run(["update"] + words)
        let would = """
            error: 1 file would get conflict markers: '\(Self.file)'
              hint: see them with '--diff'
            """
        let message = words.contains("--dry-run") ? would : Self.conflict
        #expect(run.status == 7 && run.messages == message + "\n", "\(run)")
    }

    @Test func gitFindsThreeVersions() throws {
        try update()
        #expect(try stages() == ["100755 1", "100755 2", "100755 3"])
        #expect(try (1...3).map(version) == [1, 2, 3].map { "first\nlet a = \($0)\nlast" })
        #expect(try shop.gitOutput("status", "--short", Self.file) == "UU \(Self.file)")
        // Git's own way to take one side.
        try shop.git("checkout", "--theirs", Self.file)
        #expect(try shop.read(Self.file) == "first\nlet a = 3\nlast\n")
        try shop.git("add", Self.file)
        try shop.expect("update", output: "Profile from page: up to date")
        #expect(try stages().isEmpty)
    }

    @Test func takingItBackRestoresTheIndex() throws {
        let before = try shop.gitOutput("ls-files", "--stage")
        try update()
        #expect(try shop.run("update", "--abort").status == 0)
        #expect(try shop.gitOutput("ls-files", "--stage") == before)
        #expect(try shop.gitOutput("status", "--short", "Sources").isEmpty)
        // What the user has added stays.
        try update()
        try shop.git("add", Self.file)
        let added = try shop.gitOutput("ls-files", "--stage")
        #expect(try shop.run("update", "--abort").status == 0)
        #expect(try shop.gitOutput("ls-files", "--stage") == added)
    }

    @Test(arguments: ["--no-index", "--dry-run"]) func theIndexMayStayAsItIs(option: String) throws {
        try update(option)
        #expect(try stages().isEmpty)
    }

    @Test(
        "Only 'update' writes to it, only for files with conflicts that git tracks, and '--abort' restores the entries."
    )
    func onlyWhatIsTrackedAndClean() throws {
        try shop.write([Self.file: "first\nlet a = 4\nlast\n"])
        try update()
        #expect(try stages().isEmpty)
        #expect(try shop.run("update", "--abort").status == 0)
        try shop.git("rm", "--quiet", "--cached", Self.file)
        try update()
        #expect(try stages().isEmpty)
        try shop.remove(".git")
        try update()
    }

    /// A project in a folder of the repository whose attributes convert line breaks.
    @Test func aProjectBelowTheTop() throws {
        let shop = try Shop.sandbox()
        try shop.install(Shop.template(printing: "first\nlet a = 1\nlast\n"), as: "page")
        #expect(try shop.run("gen", "Profile").status == 0)
        try shop.write([
            Self.file: "first\r\nlet a = 2\r\nlast\r\n", ".gitattributes": "* text=auto eol=crlf\n",
        ])
        try shop.git("init", "--quiet", in: "..")
        try shop.git("add", "Shop", in: "..")
        try shop.git("commit", "--quiet", "-m", "one", in: "..")
        try shop.write(["Templates/page/Code/file.mustache": "first\nlet a = 3\nlast\n"])
        #expect(try shop.run("update").status == 7)
        let versions = try (1...3).map { try shop.gitOutput("show", ":\($0):Shop/\(Self.file)") }
        #expect(versions == [1, 2, 3].map { "first\nlet a = \($0)\nlast" })
    }

    /// A run that is killed before it marks the conflicts leaves that to the next one.
    @Test(arguments: ["hash-object", "update-index"]) func aKilledRun(command: String) throws {
        var killed = shop
        try killed.write([
            "../bin/git": """
            #!/bin/sh
            for word; do if [ "$word" = \(command) ]; then kill -9 $PPID; exit 1; fi; done
            PATH="${PATH#*:}" exec git "$@"

            """
        ])
        try killed.setMode(0o755, of: "../bin/git")
        killed.environment["PATH"] = killed.path("../bin") + ":" + (killed.environment["PATH"] ?? "")
        #expect(try killed.run("update").status != 7)
        #expect(try stages().isEmpty)
        #expect(try shop.read(Self.file).contains("<<<<<<<"))
        try update()
        #expect(try stages().count == 3)
        #expect(try (killed.run("update", "--abort").status == 0) == (command == "hash-object"))
        #expect(try shop.run("update", "--abort").status == (command == "hash-object" ? 1 : 0))
        #expect(try stages().isEmpty)
        #expect(try shop.read(Self.file) == "first\nlet a = 2\nlast\n")
    }

    @Test func anIndexThatCannotBeWrittenIsTold() throws {
        try shop.write([".git/index.lock": ""])
        let run = try shop.run("update")
        #expect(
            run.status == 7
                && run.messages.contains("warning: the conflicts are not marked in git's index: "), "\(run)")
        try shop.remove(".git/index.lock")
        try update()
        #expect(try stages().count == 3)
    }

    @Test func theRecordedLinesInConflicts() throws {
        try update("--diff3")
        #expect(
            try shop.read(Self.file) == """
                first
                <<<<<<< edited
                let a = 2
                ||||||| recorded
                let a = 1
                =======
                let a = 3
                >>>>>>> page
                last

                """)
        try shop.expect("list", output: "Profile  page  conflicts (1)")
    }
}
