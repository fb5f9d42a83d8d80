import Testing

/// Signals that arrive while files change, or afterwards. The exit code tells what happened to the files.
@Suite(.enabled(if: Strace.isUsable, "strace is missing, or may not trace"))
struct LateSignalTests {
    private let shop: Sandbox
    private static let file = "Sources/Shop/Modules/News/NewsModel.swift"
    private static let report = """
             create  Sources/Shop/Modules/News/View/NewsView.swift
             create  Sources/Shop/Modules/News/NewsModel.swift
             create  Tests/ShopTests/Modules/News/NewsTests.swift
        News from page: all 3 created
        """
    private static let tooLate = "warning: interrupted too late: everything was written"

    init() throws {
        shop = try Shop.sandbox()
        // Asks the toolchain about the package first, so that the run renames only the project's files.
        #expect(try shop.run("gen", "News", "--dry-run").status == 0)
    }

    @Test(arguments: ["HUP", "INT", "QUIT", "TERM", "USR1", "XCPU"])
    func oneThatComesWhileFilesChangeIsTooLate(signal: String) throws {
        let run = try shop.run("gen", "News", failing: "/^(link|rename):signal=\(signal):when=1")
        #expect(run == Run(output: Self.report, messages: Self.tooLate))
        #expect(shop.exists(Self.file))
    }

    @Test func whoPressesCtrlCAgainGetsTheReportAllTheSame() throws {
        let run = try shop.run("gen", "News", failing: "/^(link|rename):signal=INT")
        #expect(run == Run(output: Self.report, messages: Self.tooLate))
    }

    @Test func oneThatIsIgnoredIsNoneOfThem() throws {
        let run = try shop.run(
            [
                "-c", "trap '' INT; exec \"$@\"", "sh", Strace.program, "-f", "-qq", "-o", "/dev/null", "-e",
                "inject=/^(link|rename):signal=INT", Program.executable, "gen", "News",
            ], program: "/bin/sh")
        #expect(run == Run(output: Self.report))
    }

    @Test func theReportInJSONHasIt() throws {
        let run = try shop.run("gen", "News", "--json", failing: "/^(link|rename):signal=TERM:when=1")
        #expect(run.status == 0)
        #expect(run.output.contains("interrupted too late: everything was written"), "\(run)")
        #expect(run.output.contains("\"applied\" : true"), "\(run)")
    }

    @Test func aFailureTellsItsOwnReason() throws {
        let before = try shop.snapshot()
        let run = try shop.run("gen", "News", failing: "/^(link|rename):error=ENOSPC:signal=TERM")
        #expect(run.status == 1 && run.output == "")
        #expect(
            run.messages.firstRange(of: "no space left on device") != nil
                && run.messages.firstRange(of: "too late") == nil, "\(run)")
        #expect(try shop.snapshot() == before)
    }

    /// A run that is waiting for another one can be interrupted.
    @Test func oneThatComesBeforeTheFirstChangeEndsTheProgram() throws {
        let before = try shop.snapshot()
        let run = try shop.run("gen", "News", failing: "flock:signal=TERM:when=1")
        #expect(run == Run(status: 143))
        #expect(try shop.snapshot() == before)
    }

    /// The reader of the report may have stopped reading.
    @Test func oneThatComesDuringTheReportEndsTheProgramWell() throws {
        let output = shop.newStream()
        let run = try shop.run(
            [
                "-f", "-qq", "-o", "/dev/null", "-P", output, "-e", "inject=write:signal=TERM",
                Program.executable, "gen", "News",
            ], rawOutput: output, program: Strace.program)
        #expect(run.status == 0 && run.messages == "")
        #expect(shop.exists(Self.file))
    }

    @Test func setupKeepsTheAuthorAllTheSame() throws {
        let shop = try Sandbox()
        let run = try shop.run(
            "setup", "--yes", "--author", "Jo", "--project_target", "Shop",
            failing: "/^(link|rename):signal=INT:when=1")
        #expect(run.status == 0 && run.messages == Self.tooLate + "\n", "\(run)")
        #expect(shop.exists("Rambafile"))
        #expect(try shop.read("../home/.generamba/user_preferences.yml") == "username: Jo\n")
    }

    @Test func anInstallationIsFinished() throws {
        let project = try Shelf.project("templates: [{name: page, local: ../mine}]")
        try project.write(Shelf.template("page", "one"), below: "../mine")
        let run = try project.run("template", "install", failing: "/^(link|rename):signal=HUP:when=1")
        #expect(run == Run(output: "page from ../mine: all 2 created", messages: Self.tooLate))
        #expect(project.exists("Rambafile.lock"))
    }

    // MARK: Questions

    /// An answer that was typed ahead does not count if the question cannot be shown.
    @Test(arguments: ["", ":when=1"])
    func aQuestionThatCannotBeShownStopsTheCommand(moment: String) throws {
        let before = try shop.snapshot()
        let screen = try Screen(columns: 80)
        let child = try Child(
            [
                Strace.program, "-f", "-qq", "-o", "/dev/null", "-P", screen.path, "-e",
                "inject=write:error=EIO\(moment)", Program.executable, "setup",
            ], in: shop.project, environment: shop.environment,
            streams: (screen.path, shop.newStream(), screen.path))
        let (status, messages, _) = try screen.play([], with: child)
        #expect(status == 1)
        #expect(
            moment == "" || messages.hasSuffix("error: cannot ask on the terminal: input/output error\n"),
            "\(messages)")
        #expect(try shop.snapshot() == before)
    }
}
