import Foundation
import Testing

/// Tests the exchange of files while others edit them, on disks without certain system calls, and across disks.
@Suite(.enabled(if: Strace.isUsable, "strace is missing, or may not trace"))
struct ExchangeTests {
    private static let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"
    private static let model = "Sources/Shop/Modules/Profile/ProfileModel.swift"
    private static let overwrite = ["gen", "Profile", "--on-conflict", "overwrite"]
    private static let finished = "warning: an interrupted run of generamba was finished\n"

    /// The process that has written the journal, as messages name it.
    private func process(in shop: Sandbox) throws -> String {
        "process \(try shop.read(".generamba/transaction/journal").split(separator: " ")[2])"
    }

    /// The project with a module that has two edited files.
    private func edited() throws -> Sandbox {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile").status == 0)
        try shop.write([Self.view: "// mine\n", Self.model: "// mine\n"])
        return shop
    }

    /// Waits until a run in the project is about to change files, and a little longer.
    private func waitForChanges(in shop: Sandbox) throws {
        for _ in 0..<1000 {
            if shop.exists(".generamba/transaction/journal") { break }
            usleep(10_000)
        }
        usleep(300_000)
    }

    // MARK: Concurrent edits

    /// The program has compared the file and is about to exchange it.
    @Test("If you save a file while a command is about to change it, the command changes nothing.")
    func whatIsSavedAtTheLastMomentStays() throws {
        let shop = try edited()
        let run = try shop.run(
            "gen", "Profile", "--on-conflict", "overwrite", failing: "renameat2:delay_enter=1500000:when=1"
        ) {
            try waitForChanges(in: shop)
            try shop.write([Self.view: "// saved\n"])
        }
        #expect(
            run
                == Run(
                    messages:
                        "error: '\(Self.view)' changed while this command ran\n  hint: run the command again",
                    status: 1))
        #expect(try shop.read(Self.view) == "// saved\n")
        #expect(try shop.read(Self.model) == "// mine\n")
        #expect(!shop.exists(".generamba/transaction"))
    }

    /// The program has exchanged the first file and cannot exchange the second one.
    @Test(
        """
        If you saved a file after the run had changed it, the file keeps your version, and the original is put beside \
        it with '.original' added to its name.
        """)
    func whatIsSavedBeforeAnUndoStays() throws {
        let shop = try edited()
        let run = try shop.run(
            "gen", "Profile", "--on-conflict", "overwrite", failing: "renameat2:delay_enter=1500000:when=2"
        ) {
            try waitForChanges(in: shop)
            try shop.write([Self.view: "// saved\n", Self.model: "// saved, too\n"])
        }
        #expect(
            run
                == Run(
                    messages: """
                        error: '\(Self.model)' changed while this command ran
                          hint: run the command again
                        error: '\(Self.view)' was edited in the meantime and is left unchanged
                          hint: the original is beside it, as 'ProfileView.swift.original'
                        """, status: 1))
        #expect(try shop.read(Self.view) == "// saved\n")
        #expect(try shop.read(Self.view + ".original") == "// mine\n")
        #expect(try shop.read(Self.model) == "// saved, too\n")
        #expect(!shop.exists(".generamba/transaction"))
    }

    @Test func aFolderThatBecomesALinkIsNoWayOut() throws {
        let shop = try Shop.sandbox()
        try shop.makeFolder("Sources/Shop/Modules")
        try shop.makeFolder("../outside")
        let run = try shop.run(
            "gen", "Profile", failing: "write:delay_enter=1000000:when=2",
            at: ".generamba/transaction/draft"
        ) {
            for _ in 0..<1000 where !shop.exists(".generamba/transaction/contents/2") { usleep(10_000) }
            usleep(300_000)
            try shop.remove("Sources/Shop/Modules")
            try shop.makeLink("Sources/Shop/Modules", to: shop.root + "/outside")
        }
        #expect(
            run
                == Run(
                    messages:
                        "error: cannot create the folder 'Sources/Shop/Modules/Profile': not a directory",
                    status: 1))
        #expect(try shop.files(in: "../outside") == [])
    }

    // MARK: Disks

    /// The fallback that every disk supports gives the same files as the calls that most disks support.
    @Test(arguments: ["renameat2:error=EINVAL", "renameat2:error=EXDEV"])
    func itDoesNotTakeTheseCalls(fault: String) throws {
        let isOther = fault.hasSuffix("EXDEV")
        let shop = try edited()
        let run = try shop.run(
            "gen", "Profile,Login", "--on-conflict", "overwrite", failing: fault,
            at: isOther ? ".generamba/transaction/contents" : nil)
        #expect(run.status == 0 && ["", Self.finished].contains(run.messages), "\(run)")
        try shop.expect(
            "gen", "Profile,Login", "--dry-run",
            output: """
                Profile from page: all 3 identical (dry run, nothing was written)
                Login from page: all 3 identical (dry run, nothing was written)
                """)
        #expect(try shop.files().allSatisfy { !$0.contains("generamba") })
    }

    /// The next run, with fewer errors of the disk, finishes the changes.
    @Test(
        arguments: [
            ("renameat2:error=EXDEV", "unlinkat"), ("renameat2:error=EXDEV", "openat"),
            ("renameat2:error=EXDEV", "renameat2"), ("renameat2:error=EINVAL", "renameat"),
        ], 1...4)
    func aKillOnSuchADisk(call: (fault: String, killed: String), number: Int) throws {
        let shop = try edited()
        let kill = "\(call.killed):signal=KILL:when=\(number)"
        let isOther = call.fault.hasSuffix("EXDEV")
        let place = isOther ? [shop.project + "/.generamba/transaction/contents"] : []
        var options = ["-f", "-qq", "-o", "/dev/null", "-e", "inject=\(call.fault)", "-e", "inject=\(kill)"]
        if call.killed == "renameat2" { options.removeLast(2) }
        options += place.flatMap { ["-P", $0] }
        _ = try shop.run(options + [Program.executable] + Self.overwrite, program: Strace.program)
        let run = try shop.run(Self.overwrite)
        #expect(run.status == 0 && ["", Self.finished].contains(run.messages), "\(run)")
        try shop.expect(
            "gen", "Profile",
            output: """
                Profile from page: all 3 identical
                """)
        #expect(try shop.files().allSatisfy { !$0.contains("generamba") && !$0.contains(".original") })
    }

    /// Runs a command of the shell, and what it mounts is its own.
    private static let onItsOwnDisks = """
        [ "$(uname)" = Linux ] || exit 2
        exec unshare -m /bin/sh -c "$0" sh "$@"
        """

    /// Whether this machine lets a program have disks of its own.
    private static let hasDisks: Bool = {
        let trial = try? Child(
            ["/bin/sh", "-c", onItsOwnDisks, "true"], in: "/", environment: [:],
            streams: ("/dev/null", "/dev/null", "/dev/null"))
        return geteuid() == 0 && trial?.wait() == 0
    }()

    /// The modules' folder is on a disk of its own, and the program is killed when it moves files there.
    @Test(
        .enabled(if: hasDisks, "'unshare -m' is missing, or not allowed"),
        arguments: ["unlinkat", "renameat2", "fchmod", "rename"], 1...5)
    func aKillWhenFilesMoveToAnotherDisk(call: String, number: Int) throws {
        let shop = try edited()
        try shop.makeFolder("../disk")
        let script = """
            mount --bind ../disk Sources/Shop/Modules && cp -R Sources/Shop/Copy/. Sources/Shop/Modules
            rm -r Sources/Shop/Copy
            "$1" -qq -o /dev/null -e "$2" "$3" gen Profile --on-conflict overwrite > /dev/null 2>&1
            exec "$3" gen Profile --on-conflict overwrite
            """
        _ = try shop.run(["-R", "Sources/Shop/Modules", "Sources/Shop/Copy"], program: "/bin/cp")
        let run = try shop.run(
            [
                "-c", Self.onItsOwnDisks,
                script, Strace.program,
                "inject=\(call):signal=KILL:when=\(number)", Program.executable,
            ], program: "/bin/sh")
        #expect(run.status == 0 && ["", Self.finished].contains(run.messages), "\(run)")
        #expect(
            try shop.files(in: "../disk") == ["Profile/ProfileModel.swift", "Profile/View/ProfileView.swift"])
        #expect(try shop.read("../disk/Profile/ProfileModel.swift") == "struct ProfileModel {}\n")
        #expect(try shop.read("../disk/Profile/View/ProfileView.swift").contains("struct ProfileView"))
        #expect(!shop.exists(".generamba/transaction"))
    }

    /// Whatever a person has done to the module meanwhile, the next command gets on.
    @Test(
        arguments: ["rm -r Sources/Shop/Modules", "mv Sources/Shop/Modules/Profile Away"], 1...3)
    func theModuleGoesAfterAKill(change: String, number: Int) throws {
        let shop = try edited()
        _ = try shop.run(
            "gen", "Profile,Login", "--on-conflict", "overwrite",
            failing: "renameat2:signal=KILL:when=\(number + 1)")
        #expect(try shop.run(["-c", change], program: "/bin/sh").status == 0)
        #expect(try shop.run("gen", "Other").status == 0)
        #expect(!shop.exists(".generamba/transaction"))
        #expect(try shop.run("gen", "Profile,Login", "--on-conflict", "overwrite").status == 0)
    }

    @Test func whatWasTakenBackIsNotMadeLater() throws {
        let shop = try Shop.sandbox()
        // Fills the cache, so that no temporary file is removed later.
        #expect(try shop.run("gen", "Warm", "--dry-run").status == 0)
        // The journal cannot be removed, and all changes have been taken back.
        let run = try shop.run(
            [
                "-qq", "-o", "/dev/null", "-e", "inject=renameat2:error=EIO:when=3", "-e",
                "inject=unlink:error=EIO:when=1", Program.executable, "gen", "Profile",
            ], program: Strace.program)
        #expect(run.status == 1)
        #expect(shop.exists(".generamba/transaction/journal"))
        #expect(try shop.run("gen", "Login").status == 0)
        #expect(!shop.exists("Sources/Shop/Modules/Profile") && !shop.exists(".generamba/transaction"))
    }

    @Test func whatCannotBeTidiedUpIsToldAndTheFilesAreThere() throws {
        let shop = try Shop.sandbox()
        let run = try shop.run("gen", "Profile", failing: "rmdir:error=EBUSY:when=1")
        #expect(run.status == 0)
        #expect(
            run.messages.wholeMatch(
                of:
                    #/warning: the journal in '.generamba' was not removed: cannot remove '.generamba/finished-\w+/contents': device or resource busy\n  hint: the next command that writes files removes it\n/#
            ) != nil, "\(run)")
        #expect(try shop.run("gen", "Profile").output.hasSuffix("all 3 identical\n"))
        #expect(try shop.run("gen", "Login").status == 0)
        #expect(try shop.files(in: ".generamba").allSatisfy { !$0.contains("finished") })
    }

    @Test func theLockComesWhenTheRestIsKept() throws {
        let project = try Team.project()
        let trace = project.root + "/trace"
        let run = try project.run(
            ["-qq", "-o", trace, "-e", "trace=syncfs,renameat2", Program.executable, "template", "install"],
            program: Strace.program)
        #expect(run.status == 0, "\(run)")
        let calls = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
            .filter { $0.contains("(") }
        #expect(calls.count == 4)
        #expect(calls.dropLast().last?.hasPrefix("syncfs(") == true)
        #expect(calls.last?.contains("\"Rambafile.lock\"") == true, "\(calls)")
    }

    // MARK: Concurrent runs

    @Test("A run that waits longer than a second says which run it waits for.")
    func whoWaitsIsToldForWhom() throws {
        let shop = try Shop.sandbox()
        let delayed = try shop.run("gen", "Profile", failing: "renameat2:delay_enter=4000000:when=1") {
            try waitForChanges(in: shop)
            let run = try shop.run("gen", "Login", "--timeout", "1")
            let process = try process(in: shop)
            #expect(
                run
                    == Run(
                        messages: """
                            waiting for another run of generamba (\(process))
                            error: another run of generamba (\(process)) was still in progress after 1 second
                              hint: wait for it to finish, or stop it
                            """, status: 1))
            let patient = try shop.run("gen", "Login")
            #expect(patient.messages == "waiting for another run of generamba (\(process))\n")
            #expect(patient.output.hasSuffix("Login from page: all 3 created\n"))
        }
        #expect(delayed.status == 0)
    }

    @Test func whoReadsMeanwhileIsToldAndDoesNotWait() throws {
        let shop = try Shop.sandbox()
        _ = try shop.run("gen", "Profile", failing: "renameat2:delay_enter=1500000:when=2") {
            try waitForChanges(in: shop)
            let process = try process(in: shop)
            let run = try shop.run("template", "show", "page")
            #expect(
                run.messages
                    == "warning: another run of generamba (\(process)) is in progress here, and may have made only some of its changes\n"
            )
        }
    }

    /// Another user may leave anything there.
    @Test(.enabled(if: geteuid() == 0, "only root may give files away"))
    func whatAnotherUserLeftIsNotObeyed() throws {
        let shop = try Shop.sandbox()
        #expect(try shop.run("gen", "Profile", failing: "renameat2:signal=KILL:when=2").status != 0)
        #expect(chown(shop.path(".generamba/transaction"), 4711, 4711) == 0)
        let run = try shop.run("gen", "Profile")
        #expect(
            run
                == Run(
                    messages: """
                        error: '<root>/Shop/.generamba/transaction' belongs to another user
                          hint: let that user finish the run, or remove the folder
                        """, status: 1))
    }
}
