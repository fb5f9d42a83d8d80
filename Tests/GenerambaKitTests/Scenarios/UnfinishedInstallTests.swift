import Foundation
import GenerambaKit
import Testing

/// Tests installations that were killed, and concurrent ones.
struct UnfinishedInstallTests {
    private static let stage = ".generamba"

    /// A project with an update that was killed after its files were in place but before the lock was.
    private func killed() throws -> Sandbox {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        try project.commitToTeam("two")
        #expect(try project.run("template", "update", failing: "renameat2:signal=KILL:when=2").status != 0)
        #expect(try project.read(Team.file) == "two")
        #expect(project.exists(Self.stage))
        try project.write(["Templates/page/note": "mine"])
        return project
    }

    private func isTidy(_ project: Sandbox) throws -> Bool {
        try project.files(in: "Templates") == ["page/Code/file.txt", "page/note", "page/page.rambaspec"]
            && project.files() == ["Rambafile", "Rambafile.lock"]
                + project.files(in: "Templates").map { "Templates/\($0)" }
    }

    @Test(arguments: ["update", "install"])
    func whoeverWritesNextFinishesIt(command: String) throws {
        let project = try killed()
        let run = try project.run("template", command)
        #expect(run.output.hasSuffix(": all 2 identical\n"), "\(run)")
        #expect(run.messages == "warning: an interrupted run of generamba was finished\n")
        #expect(try project.read(Team.file) == "two")
        #expect(try isTidy(project))
        try project.expect("template", "install", "--locked", output: "page from ../team: all 2 identical")
    }

    @Test func aPruningRunFinishesItFirst() throws {
        let project = try killed()
        try project.write([
            "Rambafile": "project_name: S\nproject_target: S\ntemplates: []\n"
        ])
        let run = try project.run("template", "install", "--prune")
        #expect(run.status == 0 && run.output == "page: removed\n", "\(run)")
        #expect(try project.files(in: "Templates") == ["page/note"])
    }

    @Test func whatIsEditedMeanwhileStays() throws {
        let project = try killed()
        try project.write([Team.file: "edited"])
        let run = try project.run("template", "update")
        #expect(
            run
                == Run(
                    messages: """
                        warning: an interrupted run of generamba was finished
                        error: installed files of 'page' differ from its source: 'Templates/page/Code/file.txt'
                          hint: nothing was written; choose with '--on-conflict skip' or '--on-conflict overwrite'
                        """, status: 1))
        #expect(try project.read(Team.file) == "edited")
        #expect(!project.exists(Self.stage))
    }

    @Test(arguments: [["list"], ["show", "page"], ["lint", "page"]])
    func whoOnlyReadsTellsOfIt(command: [String]) throws {
        let project = try killed()
        let before = try project.snapshot()
        let run = try project.run(["template"] + command)
        #expect(
            run.messages.hasSuffix(
                """
                warning: a run of generamba was interrupted here after making some of its changes
                  hint: the next command that writes files finishes it

                """), "\(run)")
        #expect(try project.snapshot() == before)
    }

    @Test func itIsNeverListed() throws {
        let project = try Shelf.project("templates: []")
        try project.write(Shelf.template(".x", "hidden"), below: "Templates/.x")
        try project.refuses(
            "gen", "Profile", ".x",
            saying: """
                error: no template '.x'
                  hint: the built-in templates are \(BuiltInCatalog.names.joined(separator: ", "))
                """)
        let run = try project.run("template", "list")
        #expect(!run.output.contains(".x"))
    }

    // MARK: For real

    /// The next run succeeds whenever the previous one was killed.
    @Test func killedAtAnyMoment() throws {
        let names = (1...20).map { "page\($0)" }
        let references = names.map { "{name: \($0), local: ../shelf/\($0)}" }.joined(separator: ", ")
        let project = try Shelf.project("templates: [\(references)]")
        func write(_ text: String) throws {
            try project.write(
                Shelf.catalog(Dictionary(uniqueKeysWithValues: names.map { ($0, text) })), below: "../shelf")
        }
        try write("0")
        #expect(try project.run("template", "install").status == 0)
        let files = try project.files(in: "Templates")
        for name in names { try project.write(["Templates/\(name)/Code/mine": "mine"]) }
        for attempt in 1...15 {
            try write("\(attempt)")
            let child = try project.begin("template", "install")
            usleep(UInt32(attempt) * 4000)
            child.kill()
            _ = child.wait()
        }
        let run = try project.run("template", "install")
        let finished = "warning: an interrupted run of generamba was finished\n"
        #expect(run.status == 0 && ["", finished].contains(run.messages), "\(run)")
        let own = names.map { "\($0)/Code/mine" }
        #expect(try project.files(in: "Templates") == (files + own).sorted())
        for name in names {
            #expect(try project.read("Templates/\(name)/Code/file.txt") == "15")
            #expect(try project.read("Templates/\(name)/Code/mine") == "mine")
        }
        #expect(
            try project.files().filter { !$0.hasPrefix("Templates/") } == ["Rambafile", "Rambafile.lock"])
    }

    @Test func updatesAndInstallationsSideBySide() throws {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        try project.commitToTeam("two")
        let children = try ["update", "install", "update", "install"].map {
            try project.begin("template", $0)
        }
        // A run that finds the lock changed meanwhile reports that.
        #expect(children.map { $0.wait() }.allSatisfy { [0, 1].contains($0) })
        #expect(!project.exists(Self.stage))
        let run = try project.run("template", "install", "--locked")
        #expect(run == Run(output: "page from ../team: all 2 identical"))
    }
}
