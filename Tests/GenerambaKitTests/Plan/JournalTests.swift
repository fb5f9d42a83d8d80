import SourceText
import Testing

@testable import GenerambaKit
@testable import SystemAccess

/// Tests the journal of an unfinished run.
struct JournalTests {
    private static let sum: UInt64 = 0xa0b

    private static func gated(_ path: RelativePath, isFolder: Bool = false) throws -> GatedPath {
        try GatedPath(inJournal: path, isFolder: isFolder)
    }

    private static func journal() throws -> Journal {
        var journal = Journal(process: 4711, command: 0xc0ffee)
        journal.entries = [
            .makeFolder(try gated("Sources/a folder", isFolder: true)),
            .file(try gated("Sources/a folder/x y.swift"), from: nil, to: sum),
            .file(try gated("edited"), from: sum, to: sum),
            .file(try gated("- gone"), from: sum, to: nil),
            .removeFolder(try gated("old", isFolder: true)),
            .flush,
        ]
        return journal
    }

    private func read(_ text: String) throws -> Journal {
        try Journal(SourceFile(path: "journal", text: text))
    }

    private func problem(of text: String) throws -> Diagnostic? {
        var found = Diagnostics()
        _ = try found.collect { try read(text) }
        return found.all.first
    }

    @Test func itIsALineForEachChange() throws {
        let journal = try Self.journal()
        #expect(
            journal.text == """
                generamba-journal 2 4711 0000000000c0ffee
                make-folder Sources/a folder
                file - a0b Sources/a folder/x y.swift
                file a0b a0b edited
                file a0b - - gone
                remove-folder old
                flush
                end b68a7c5860c925e5

                """)
    }

    @Test func itIsReadAsItWasWritten() throws {
        var journal = try Self.journal()
        let text = journal.text
        #expect(try read(text) == journal)
        journal.beside = [3, 1]
        journal.isTakenBack = true
        journal.isDone = true
        let state = Journal.beside(3) + Journal.takenBack + Journal.beside(1) + Journal.done
        #expect(try read(text + state) == journal)
        #expect(Journal.process(in: Array(journal.head.utf8)) == 4711)
        #expect(Journal.process(in: Array("process 4711\n".utf8)) == nil)
    }

    /// To Swift a space and an accent behind it are one character.
    @Test func aPathMayBeginWithAnAccent() throws {
        var journal = try Self.journal()
        journal.entries = [
            .makeFolder(try Self.gated("\u{301}a")), .file(try Self.gated("\u{301}a"), from: nil, to: 1),
        ]
        #expect(try read(journal.text) == journal)
    }

    /// A line that was appended may be cut off by a kill.
    @Test(arguments: ["", "\n", "\nba", "\n3 bes", "\n3", "\n3 bes\n1 beside\n", "\ndon\nback\n"])
    func theStateMayBeCutOff(text: String) throws {
        var journal = try Self.journal()
        journal.beside = text.contains("1 beside\n") ? [1] : []
        journal.isTakenBack = text.hasSuffix("back\n")
        #expect(try read(journal.text + text) == journal)
    }

    /// The list of changes appears at once, so a journal without its end is damaged.
    @Test func theListMustBeWhole() throws {
        let journal = try Self.journal()
        let text = journal.text
        for length in 0..<text.utf8.count {
            #expect(try problem(of: String(text.prefix(length)))?.severity == .error, "\(length)")
        }
    }

    @Test(arguments: 0..<200) func aChangedBitIsNoticed(number: Int) throws {
        let journal = try Self.journal()
        var bytes = Array(journal.text.utf8)
        var random = Seeded(UInt64(number))
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        var found = Diagnostics()
        _ = try found.collect { try Journal(SourceFile(path: "journal", bytes: bytes)) }
        #expect(found.hasErrors, "\(place)")
    }

    @Test(arguments: [
        ("file - 1 .git/config", "'.git/config' is in a git directory"),
        ("make-folder ../a", "'../a' leaves its folder through '..'"),
        ("file - - /a", "'/a' is an absolute path"),
        ("file - 1 PACKAGE@swift-6.swift", "'PACKAGE@swift-6.swift' is a file that Swift evaluates"),
        ("file - 1 .envrc", "'.envrc' has a name that begins with a dot: '.envrc'"),
        ("file - a", "this is not what generamba wrote"), ("file - x a", "this is not what generamba wrote"),
        ("other a", "this is not what generamba wrote"),
    ])
    func aLineThatTheProgramDoesNotWrite(line: String, reason: String) throws {
        let lines = Journal(process: 1, command: 2).head + line + "\n"
        let text = lines + "end \(hexadecimal(checksum(of: Array(lines.utf8))))\n"
        let problem = try problem(of: text)
        #expect(problem?.message == "the journal of an interrupted run is damaged: \(reason)")
        #expect(problem?.range?.text == line)
    }

    @Test(arguments: ["bakc", "70 beside", "done 1", "beside 1"]) func aStateThatTheProgramDoesNotWrite(
        line: String
    ) throws {
        let journal = try Self.journal()
        #expect(try problem(of: journal.text + line + "\n")?.range?.text == line)
    }
}

extension Journal {
    /// All that is written when the changes are decided.
    fileprivate var text: String { head + String(decoding: changes, as: UTF8.self) }
}
