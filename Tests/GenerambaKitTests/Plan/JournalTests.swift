import Testing

@testable import GenerambaKit

/// Tests the files in the folder of an unfinished run.
struct JournalTests {
    private static let sum: UInt64 = 0xa0b

    private static let journal: Journal = {
        var journal = Journal(process: 4711)
        journal.entries = [
            .makeFolder("Sources/a folder"),
            .file("Sources/a folder/x y.swift", from: nil, to: sum),
            .file("edited", from: sum, to: sum),
            .file("- gone", from: sum, to: nil),
            .removeFolder("old"),
            .flush,
        ]
        return journal
    }()

    private static var text: String { journal.head + journal.changes }

    @Test func itIsALineForEachChange() {
        #expect(
            Self.text == """
                process 4711
                make-folder Sources/a folder
                file - a0b Sources/a folder/x y.swift
                file a0b a0b edited
                file a0b - - gone
                remove-folder old
                flush
                commit

                """)
    }

    @Test func itIsReadAsItWasWritten() {
        var journal = Self.journal
        journal.isCommitted = true
        #expect(Journal(Self.text) == journal)
        journal.beside = [3, 10]
        journal.isTakenBack = true
        #expect(Journal(Self.text + Journal.beside(3) + Journal.takenBack + Journal.beside(10)) == journal)
    }

    /// To Swift a space and an accent behind it are one character.
    @Test func aPathMayBeginWithAnAccent() {
        var journal = Self.journal
        journal.entries = [.makeFolder("\u{301}a"), .file("\u{301}a", from: nil, to: 1)]
        #expect(Journal(journal.head + journal.changes)?.entries == journal.entries)
    }

    /// An entry that is cut off at the end was not complete yet, or can be repeated.
    @Test(arguments: [
        ("process 1\n", 0, false), ("process 1\nmake-folder a\nmake-fol", 1, false),
        ("process 1\nflush\ncommi", 1, false), ("process 1\nflush\ncommit", 1, false),
        ("process 1\nflush\ncommit\n", 1, true), ("process 1\nflush\ncommit\n\nbes", 1, true),
        ("process 1\nflush\ncommit\n\nbes\nbeside 7\n", 1, true),
    ])
    func itMayBeCutOff(text: String, entries: Int, isCommitted: Bool) throws {
        let journal = try #require(Journal(text))
        #expect(journal.entries.count == entries)
        #expect(journal.isCommitted == isCommitted)
        #expect(journal.beside == (text.hasSuffix("7\n") ? [7] : []))
    }

    @Test(arguments: ["", "process 1", "process one\n", "commit\n"]) func whatIsNone(text: String) {
        #expect(Journal(text) == nil)
    }

    @Test(arguments: [
        "make-folder ../a", "file - a", "file - - /a", "file - x a", "other a", "", "file - - .git/config",
    ])
    func aLineOfAnotherVersion(line: String) {
        #expect(Journal("process 1\n\(line)\ncommit\n")?.isForeign == true)
    }
}
