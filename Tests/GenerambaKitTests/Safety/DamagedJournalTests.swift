import Foundation
import Testing

@testable import GenerambaKit
@testable import SystemAccess

/// Damages the journal of an interrupted run, and what else the program keeps of a run.
@Suite(.enabled(if: Strace.isUsable, "strace is missing, or may not trace"))
struct DamagedJournalTests {
    private static let path = ".generamba/transaction/journal"

    /// A project in which a run was killed after some of its changes.
    private func interrupted() throws -> AttackedProject {
        let project = try AttackedProject(Attack.overwrite)
        let exchanges = project.changes.filter { $0.name == "renameat2" }
        try #require(try project.killed(before: exchanges[exchanges.count / 2]) != nil)
        return project
    }

    @Test("A damaged journal is never followed: the command names the line, deletes nothing and fails.")
    func aDamagedJournal() throws {
        let project = try interrupted()
        let shop = project.sandbox
        let journal = try shop.bytes(Self.path)
        var damaged = stride(from: 0, to: journal.count, by: Attacks.killsEverywhere ? 1 : 23).map {
            Array(journal.prefix($0))
        }
        var random = Seeded(38)
        for _ in 0..<(Attacks.killsEverywhere ? 200 : 30) {
            var bytes = journal
            bytes[random.next(below: bytes.count)] ^= 1 << UInt8(random.next(below: 8))
            damaged.append(bytes)
        }
        var failures: [String] = []
        for bytes in damaged {
            try shop.write(bytes, to: Self.path)
            let before = try FileTree(of: shop)
            let run = try shop.run(project.command)
            let text = String(decoding: bytes, as: UTF8.self)
            if run.status != 1 || !run.messages.contains("\(Self.path):") {
                failures.append("\(text)\n\(run)")
            }
            if try FileTree(of: shop).differences(from: before) != [] {
                failures.append("\(text)\nchanges files")
            }
        }
        shop.record(failures, of: damaged.count)
        try shop.write(journal, to: Self.path)
        #expect(try shop.run(project.command).status == 0)
        #expect(try FileTree(of: shop).differences(from: project.after) == [])
    }

    @Test func theMessageSaysHowToGoOn() throws {
        let shop = try interrupted().sandbox
        let journal = try shop.read(Self.path)
        try shop.write([Self.path: journal.replacing("file ", with: "fiel ")])
        let first = try #require(journal.split(separator: "\n").first)
        try shop.refuses(
            "gen", "Profile", "page",
            saying: """
                \(Self.path):1:1: error: the journal of an interrupted run is damaged: this is not what generamba wrote
                 1 | \(first)
                   | \(String(repeating: "^", count: first.count))
                  hint: the run may have changed some of its files: compare them with the texts in '.generamba/transaction/contents', which are new or original ones, and then remove '.generamba/transaction'
                """)
        let run = try shop.run("list")
        #expect(run.status == 0)
        #expect(run.messages.contains("warning: the journal of an interrupted run is damaged"))
    }

    @Test("Neither is a journal that came with a repository.")
    func theyDoNotComeWithARepository() throws {
        let project = try interrupted()
        let shop = project.sandbox
        try shop.remove(".generamba/transaction/.gitignore")
        try shop.git("init", "--quiet")
        try shop.git("add", "--force", "--all")
        try shop.git("commit", "--quiet", "--message", "Plant a journal")
        try shop.git("clone", "--quiet", ".", "clone")
        let files = try FileTree(of: shop)
        for command in [project.command, ["gen", "Cart", "page"], ["destroy", "Profile"]] {
            let run = try shop.run(command, in: "clone")
            #expect(run.status == 1)
            #expect(run.messages.contains(".generamba/transaction/journal:1:1: error: "), "\(run)")
        }
        #expect(try FileTree(of: shop).differences(from: files) == [])
    }

    @Test("A message recommends 'update --abort' only if that changes nothing but files that records name.")
    func adviceThatIsSafe() throws {
        let shop = try Attack.withOldModule()
        try shop.write(["Sources/Shop/Modules/Profile/ProfileB.swift": "// mine\n"])
        #expect(try shop.run("update").messages.contains("--abort"))
        #expect(try shop.run("status").messages.contains("--abort"))
        let path = ".generamba/update/list"
        let lines = try shop.read(path).split(separator: "\n").dropLast()
        let list = lines.joined(separator: "\n") + "\n- - Sources/Shop/Shop.swift\n"
        try shop.write([path: list + "end \(hexadecimal(checksum(of: Array(list.utf8))))\n"])
        for command in [["update"], ["status"], ["update", "--abort"]] {
            let before = try shop.snapshot()
            let run = try shop.run(command)
            #expect(run.status == (command == ["status"] ? 7 : 1))
            #expect(!run.messages.contains("--abort"), "\(run)")
            #expect(
                run.messages.contains(
                    "the backup of an update names 'Sources/Shop/Shop.swift', which no record of a module names"
                ))
            #expect(try shop.snapshot() == before)
        }
    }
}
