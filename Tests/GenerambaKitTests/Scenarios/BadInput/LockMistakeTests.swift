import Testing

/// Tests a Rambafile.lock that cannot be read or written.
struct LockMistakeTests {
    private static let hint = "restore the committed lock, or remove it and run 'generamba template install'"
    private let project: Sandbox

    init() throws {
        project = try Shelf.project("templates: [{name: page, local: ../mine}]")
        try project.write(Shelf.template("page", "one"), below: "../mine")
    }

    private func refuses(_ lock: String, _ message: String) throws {
        try project.write(["Rambafile.lock": lock])
        try project.refuses("template", "install", saying: message)
    }

    @Test func oneOfALaterProgram() throws {
        try refuses(
            "version: 2\ntemplates: []\n",
            """
            Rambafile.lock:1:10: error: the lock has version 2, but this program knows only version 1
             1 | version: 2
               |          ^
              hint: update generamba
            """)
    }

    @Test(arguments: ["", "\n# nothing\n"]) func anEmptyOne(text: String) throws {
        try refuses(
            text,
            """
            Rambafile.lock:1:1: error: the lock is empty
             1 |\u{20}
               | ^
              hint: \(Self.hint)
            """)
    }

    @Test func aTemplateThatIsLockedTwice() throws {
        try refuses(
            """
            version: 1
            templates:
            - {name: page, local: ../mine, sha256: abc}
            - {name: other, local: ../mine, sha256: abc}
            - {name: page, local: ../more, sha256: abc}

            """,
            """
            Rambafile.lock:5:10: error: 'page' is locked twice
             5 | - {name: page, local: ../more, sha256: abc}
               |          ^^^^
              hint: \(Self.hint)
            """)
    }

    @Test func aConflictOfGit() throws {
        try refuses(
            """
            version: 1
            templates:
            <<<<<<< HEAD
            - {name: page, local: ../mine, sha256: abc}
            =======
            >>>>>>> other

            """,
            """
            Rambafile.lock:3:1: error: git left a conflict in the lock
             3 | <<<<<<< HEAD
               | ^^^^^^^
              hint: keep one side in full, then run 'generamba template install'
            """)
    }

    @Test func filesThatCannotBe() throws {
        try refuses(
            """
            version: 1
            templates:
            - name: page
              local: ../mine
              sha256: abc
              files: {../x: abc, a: [], /b: abc}
            - {name: other, local: ../mine, sha256: abc, files: [a]}
            - {name: more, local: ../mine, sha256: abc, files: {a: abc, b: abc, a: abd}}

            """,
            """
            Rambafile.lock:6:11: error: '../x' is not the path of a file
             6 |   files: {../x: abc, a: [], /b: abc}
               |           ^^^^
            Rambafile.lock:6:22: error: 'a' has no SHA-256
             6 |   files: {../x: abc, a: [], /b: abc}
               |                      ^
            Rambafile.lock:6:29: error: '/b' is not the path of a file
             6 |   files: {../x: abc, a: [], /b: abc}
               |                             ^^
            Rambafile.lock:7:53: error: 'files' must be a mapping, not a list
             7 | - {name: other, local: ../mine, sha256: abc, files: [a]}
               |                                                     ^^^
            Rambafile.lock:8:69: error: 'a' is locked twice
             8 | - {name: more, local: ../mine, sha256: abc, files: {a: abc, b: abc, a: abd}}
               |                                                                     ^
            """)
    }

    // MARK: Links

    @Test func aLinkInTheProjectStays() throws {
        try project.write(["locks/real": "version: 1\ntemplates: []\n"])
        try project.makeLink("Rambafile.lock", to: "locks/real")
        try project.expect("template", "install", output: "page from ../mine: all 2 created")
        #expect(try project.link("Rambafile.lock") == "locks/real")
        #expect(try project.read("locks/real").contains("name: page"))
        #expect(try project.files(in: "locks") == ["real"])
    }

    @Test func aLinkThatLeadsOut() throws {
        try project.write(["../lock": "version: 1\ntemplates: []\n"])
        try project.makeLink("Rambafile.lock", to: "../lock")
        try project.refuses(
            "template", "install",
            saying:
                "error: 'Rambafile.lock' leads outside the project: it is a symbolic link to '<root>/lock'"
        )
    }

    @Test func aLinkToNothing() throws {
        try project.makeLink("Rambafile.lock", to: "../lock")
        try project.refuses(
            "template", "install", saying: "error: 'Rambafile.lock' is a broken symbolic link")
        #expect(!project.exists("../lock"))
    }

    // MARK: Permissions

    @Test func oneThatMayNotBeWrittenLeavesNothingBehind() throws {
        try project.write(["Rambafile.lock": "version: 1\ntemplates: []\n"])
        try project.setMode(0o444, of: "Rambafile.lock")
        try project.giveAway()
        try project.refuses(
            "template", "install", as: .unprivileged,
            saying: """
                error: cannot write 'Rambafile.lock': permission denied
                  hint: check the folder's owner and permissions
                """)
        #expect(try project.files() == ["Rambafile", "Rambafile.lock"])
    }

    @Test func aFolderThatMayNotBeWrittenLeavesNothingBehind() throws {
        try project.makeFolder("Templates")
        try project.setMode(0o555, of: ".")
        try project.giveAway()
        try project.refuses(
            "template", "install", as: .unprivileged,
            saying: """
                error: cannot write 'Templates/page/Code/file.txt': permission denied
                  hint: check the folder's owner and permissions
                """)
        #expect(try project.files() == ["Rambafile", "Templates/"])
    }
}
