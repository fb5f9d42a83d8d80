import Foundation
import Testing

/// An installation that was killed, and others at the same time.
struct UnfinishedInstallTests {
    private static let stage = "Templates/.generamba-installing"

    /// A project in which an update was killed when its files were in place and the lock was not.
    private func killed() throws -> Sandbox {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        let lock = try project.read("Rambafile.lock")
        try project.commitToTeam("two")
        #expect(try project.run("template", "update").status == 0)
        let next = try project.read("Rambafile.lock")
        try project.write([
            "Rambafile.lock": lock, "Rambafile.lock.generamba-4711": "half", Self.stage + "/locks/1": next,
            Self.stage + "/locks/2": "version: 1\ntemp", Self.stage + "/old/3": "one",
            Self.stage + "/new/0": "two", "Templates/page/note": "mine",
        ])
        return project
    }

    private func isTidy(_ project: Sandbox) throws -> Bool {
        try project.files(in: "Templates") == ["page/Code/file.txt", "page/note", "page/page.rambaspec"]
            && project.files() == ["Rambafile", "Rambafile.lock"]
                + project.files(in: "Templates").map { "Templates/\($0)" }
    }

    @Test func whatAKilledUpdatePutIntoPlaceIsNotTakenForEdited() throws {
        let project = try killed()
        try project.expect("template", "install", output: "page from ../team: 1 identical, 1 overwritten")
        #expect(try project.read(Team.file) == "one")
        #expect(!project.exists(Self.stage))
        try project.expect("template", "install", "--locked", output: "page from ../team: all 2 identical")
    }

    @Test func aKilledUpdateIsTakenUp() throws {
        let project = try killed()
        let run = try project.run("template", "update")
        #expect(run.output.hasSuffix(": all 2 identical\n") && run.messages == "", "\(run)")
        #expect(try project.read(Team.file) == "two")
        #expect(try isTidy(project))
        try project.expect("template", "install", "--locked", output: "page from ../team: all 2 identical")
    }

    /// Each run may have left files of another version.
    @Test func severalWereKilled() throws {
        let project = try killed()
        try project.commitToTeam("three")
        let lock = try project.read("Rambafile.lock")
        let first = try project.read(Self.stage + "/locks/1")
        #expect(try project.run("template", "update").status == 0)
        let third = try project.read("Rambafile.lock")
        for text in ["one", "two", "three"] {
            try project.write([
                "Rambafile.lock": lock, Self.stage + "/locks/1": first, Self.stage + "/locks/2": third,
                Team.file: text,
            ])
            #expect(try project.run("template", "install").status == 0)
            #expect(try project.read(Team.file) == "one")
            #expect(try isTidy(project))
        }
    }

    @Test func aKilledRemovalIsTakenUp() throws {
        let project = try killed()
        try project.write([
            "Rambafile": "project_name: S\nproject_target: S\ntemplates: []\n"
        ])
        // The last file of a folder was gone already.
        try project.remove("Templates/page/page.rambaspec")
        try project.remove(Team.file)
        let run = try project.run("template", "install", "--prune")
        #expect(run.status == 0 && run.output == "page: removed\n", "\(run)")
        #expect(try project.files(in: "Templates") == ["page/note"])
    }

    @Test func aFailureLeavesWhatAKilledRunLeft() throws {
        let project = try killed()
        try project.write([Team.file: "edited"])
        try project.refuses(
            "template", "update",
            saying: """
                error: installed files of 'page' differ from its source: 'Templates/page/Code/file.txt'
                  hint: nothing was written; choose with '--on-conflict skip' or '--on-conflict overwrite'
                """)
    }

    /// The folder aside is nobody's way out of the project.
    @Test func aLinkInItsPlaceIsReplaced() throws {
        let project = try Team.project()
        try project.makeFolder("../outside")
        try project.makeLink(Self.stage, to: project.root + "/outside")
        try project.expect("template", "install", output: "page from ../team: all 2 created")
        #expect(!project.exists(Self.stage))
        #expect(try project.files(in: "../outside") == [])
    }

    @Test func itIsNeverListed() throws {
        let project = try Shelf.project("templates: []")
        try project.write(Shelf.template(".x", "hidden"), below: "Templates/.x")
        try project.refuses(
            "gen", "Profile", ".x", saying: "error: no template '.x'\n  hint: the Rambafile names none")
        let run = try project.run("template", "list")
        #expect(!run.output.contains(".x"))
    }

    // MARK: For real

    /// Whatever the moment, the next run succeeds.
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
        #expect(run.status == 0 && run.messages == "", "\(run)")
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
        // One that finds the lock changed under its feet says so.
        #expect(children.map { $0.wait() }.allSatisfy { [0, 1].contains($0) })
        #expect(!project.exists(Self.stage))
        let run = try project.run("template", "install", "--locked")
        #expect(run == Run(output: "page from ../team: all 2 identical"))
    }
}
