import Testing

/// Output streams that cannot be written. The exit code tells what happened to the files.
struct LostReportTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox(
            settings: Shop.settings.replacing("{name: page}", with: "{name: page, local: ../mine}"))
        try shop.write(Shop.page, below: "../mine")
    }

    /// Runs the program in a shell script, where it is `exec "$0" "$@"`.
    private func run(_ arguments: [String], by script: String) throws -> Run {
        try shop.run(["-c", script, Program.executable] + arguments, program: "/bin/sh")
    }

    private static let closed = "exec \"$0\" \"$@\" >&-"
    /// Makes standard output a pipe without a reader.
    private static let unread = """
        mkfifo "$TMPDIR/pipe"; exec 3<>"$TMPDIR/pipe" 4>"$TMPDIR/pipe" 3<&-; rm "$TMPDIR/pipe"
        exec "$0" "$@" >&4 4>&-
        """

    // MARK: Commands that change files

    /// The commands, each with a file that it writes.
    private static let writing = [
        (["gen", "News"], "Sources/Shop/Modules/News/NewsModel.swift"),
        (["gen", "News", "--json"], "Sources/Shop/Modules/News/NewsModel.swift"),
        (["gen", "News", "--diff"], "Sources/Shop/Modules/News/NewsModel.swift"),
        (["template", "install"], "Rambafile.lock"),
        (["template", "update"], "Rambafile.lock"),
        (["template", "create", "own"], "own/own.rambaspec"),
        (
            ["setup", "--yes", "--author", "Jo", "--on-conflict", "overwrite"],
            "../home/.generamba/user_preferences.yml"
        ),
    ]

    private func expect(_ run: Run, made file: String, butCannotWriteAs reason: String) {
        #expect(
            run
                == Run(
                    messages: """
                        warning: cannot write to standard output: \(reason)
                          hint: the command succeeded; only its report is lost
                        """))
        #expect(shop.exists(file))
    }

    @Test(arguments: writing)
    func changesCountWhereStandardOutputIsClosed(arguments: [String], file: String) throws {
        expect(
            try run(arguments, by: Self.closed), made: file, butCannotWriteAs: "bad file descriptor")
    }

    @Test(arguments: writing)
    func changesCountWhereNobodyReads(arguments: [String], file: String) throws {
        expect(try run(arguments, by: Self.unread), made: file, butCannotWriteAs: "broken pipe")
    }

    #if os(Linux)
        @Test(arguments: writing)
        func changesCountWhereTheDiskIsFull(arguments: [String], file: String) throws {
            let run = try shop.run(arguments, rawOutput: "/dev/full")
            expect(run, made: file, butCannotWriteAs: "no space left on device")
        }
    #endif

    @Test(arguments: ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
    func changesCountWhereNothingCanBeSaid(streams: String) throws {
        try shop.write(["Rambafile": Shop.settings + "compny: x\n"])
        #expect(try run(["gen", "News"], by: "exec \"$0\" \"$@\" \(streams)").status == 0)
        #expect(
            try shop.read("Sources/Shop/Modules/News/NewsModel.swift") == "struct NewsModel {}\n")
    }

    @Test func aFailureKeepsItsCode() throws {
        let before = try shop.snapshot()
        let run = try run(["gen", "News", "page", "--nope", "x", "--json"], by: Self.closed)
        #expect(run.status == 64)
        #expect(
            run.messages.hasPrefix("error: unknown option '--nope'\n")
                && run.messages.hasSuffix("error: cannot write to standard output: bad file descriptor\n"),
            "\(run)")
        #expect(try shop.snapshot() == before)
    }

    /// The author goes into the user's preferences, which are written last. If that fails, the files that are already
    /// written stay.
    @Test func setupSucceedsWithoutKeepingTheAuthor() throws {
        try shop.write(["../home/.generamba": ""])
        let run = try shop.run("setup", "--yes", "--author", "Jo", "--on-conflict", "overwrite")
        #expect(run.status == 0)
        #expect(run.messages.hasPrefix("warning: the author was not saved in ~/.generamba: "), "\(run)")
        #expect(run.output.hasPrefix("  overwrite  Rambafile\n"), "\(run)")
    }

    // MARK: Commands that only report

    private static let reporting = [
        ["--help"], ["--version"], ["version"], ["help", "gen"], ["gen", "--help"],
        ["gen", "page", "--help"],
        ["--generate-completion-script", "bash"], ["gen", "News", "--dry-run"],
        ["gen", "News", "--dry-run", "--diff"], ["gen", "News", "--dry-run", "--json"],
        ["template", "list", "--offline"], ["template", "list", "--offline", "--json"],
        ["template", "search", "page", "--offline"], ["template", "show", "page"],
        ["template", "lint", "page"],
    ]

    @Test(arguments: reporting)
    func aReportThatCannotBeWrittenIsAnError(arguments: [String]) throws {
        let before = try shop.snapshot()
        let run = try run(arguments, by: Self.closed)
        #expect(run.status == 1)
        #expect(
            run.messages.hasSuffix("error: cannot write to standard output: bad file descriptor\n"), "\(run)")
        #expect(try shop.snapshot() == before)
    }

    /// As with any program when its output is piped into `head`.
    @Test(arguments: reporting)
    func aReportThatNobodyReadsEndsTheProgram(arguments: [String]) throws {
        let run = try run(arguments, by: Self.unread)
        #expect(run.status == 141 && run.messages.firstRange(of: "standard output") == nil, "\(run)")
    }

    @Test func whoIgnoresThatNobodyReadsIsTold() throws {
        let run = try run(["version"], by: "trap '' PIPE\n" + Self.unread)
        #expect(run == Run(messages: "error: cannot write to standard output: broken pipe", status: 1))
    }

    @Test func messagesAreAPartOfTheReport() throws {
        try shop.write(["Rambafile": Shop.settings + "compny: x\n"])
        let run = try run(["gen", "News", "--dry-run"], by: "exec \"$0\" \"$@\" 2>&-")
        #expect(run.status == 1)
    }

    // MARK: Limits

    @Test func aFileThatIsLargerThanTheUserMayWriteIsAnError() throws {
        let shop = try Shop.sandbox(printing: String(repeating: "long\n", count: 50_000))
        // Asks the toolchain about the package first, which also writes files.
        #expect(try shop.run("gen", "News", "--dry-run").status == 0)
        let before = try shop.snapshot()
        let run = try shop.run(
            ["-c", "ulimit -f 64; exec \"$0\" gen News", Program.executable], program: "/bin/sh")
        #expect(
            run
                == Run(
                    messages: "error: cannot write 'Sources/Shop/Modules/News/News.txt': file too large",
                    status: 1))
        #expect(try shop.snapshot() == before)
    }
}
