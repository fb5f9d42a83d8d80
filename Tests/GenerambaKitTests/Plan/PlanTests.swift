import Foundation
import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SystemAccess

struct PlanTests {
    private let root = AbsolutePath(Scratch.folder())

    private func file(_ path: String, _ text: String = "") throws -> GeneratedFile {
        GeneratedFile(path: try RelativePath(untrusted: path), content: .file(Array(text.utf8)))
    }

    private func folder(_ path: String) throws -> GeneratedFile {
        GeneratedFile(path: try RelativePath(untrusted: path), content: .folder)
    }

    private func write(_ path: String, _ text: String) throws {
        let full = root.appending(path)
        try Disk.makeFolders(full.parent ?? .root)
        try Disk.create(full, Array(text.utf8))
    }

    private func text(_ path: String) throws -> String? {
        try Disk.read(root.appending(path)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func theActionsFollowFromWhatIsThere() throws {
        try write("same", "x")
        try write("other", "y")
        try write("folder/file", "")
        let plan = try Plan(
            root: root,
            wanted: [
                file("new", "x"), file("same", "x"), file("other", "x"), folder("folder"), folder("none"),
                file("folder/file/../file2"),
            ])
        #expect(plan.changes.map(\.action) == [.create, .identical, .conflict, .identical, .create, .create])
        #expect(
            plan.text() == """
                     create  new
                  identical  same
                   conflict  other
                  identical  folder/
                     create  none/
                     create  folder/file2

                """)
        #expect(plan.summary(isApplied: false) == "3 to create, 2 identical, 1 in conflict")
        #expect(throws: Diagnostics.error("the conflict at 'other' is not resolved")) { try plan.apply() }
        #expect(try text("new") == nil)
    }

    @Test func whatIsDecidedIsDone() throws {
        try write("a", "old")
        try write("b", "old")
        var plan = try Plan(
            root: root, wanted: [file("a", "new"), file("b", "new"), file("deep/er/c", "new")])
        plan.resolveConflicts { $0.path.text == "a" ? .overwrite : .skip }
        #expect(plan.summary(isApplied: true) == "1 created, 1 overwritten, 1 skipped")
        try plan.apply()
        #expect(try text("a") == "new")
        #expect(try text("b") == "old")
        #expect(try text("deep/er/c") == "new")
        #expect(try Disk.names(in: root) == ["a", "b", "deep"])
    }

    @Test(
        arguments: [
            ([], "no files"), ([.create], "1 to create"), ([.create, .create], "all 2 to create"),
            ([.identical, .identical], "all 2 identical"),
            ([.skip, .overwrite], "1 to overwrite, 1 to skip"),
        ] as [([Change.Action], String)])
    func theSummary(actions: [Change.Action], text: String) {
        let changes = actions.map { action in
            var change = Change(path: .here, before: nil, after: .folder)
            change.action = action
            return change
        }
        #expect(Plan(root: root, changes: changes).summary(isApplied: false) == text)
    }

    @Test(arguments: [
        (["a", "a"], "'a' would be written twice"),
        (["a/B", "a/b"], "'a/b', the same file as 'a/B' on some disks, would be written twice"),
        (
            ["\u{E9}", "e\u{301}"],
            "'e\u{301}', the same file as '\u{E9}' on some disks, would be written twice"
        ),
        (["a/b", "a"], "'a/b' cannot be written because 'a' is to be a file, not a folder"),
        (["a", "a/b/c"], "'a/b/c' cannot be written because 'a' is to be a file, not a folder"),
    ])
    func filesThatAreInEachOthersWay(paths: [String], message: String) throws {
        let wanted = try paths.map { try file($0) }
        do {
            _ = try Plan(root: root, wanted: wanted)
            Issue.record("it was taken")
        } catch let found as Diagnostics {
            #expect(found.all.map(\.message) == [message])
        }
    }

    @Test func foldersMayBeWantedTwice() throws {
        #expect(try Plan(root: root, wanted: [folder("a"), folder("a"), folder("a/b")]).changes.count == 3)
    }

    @Test func allIsTakenBackWhenOneChangeFails() throws {
        try write("a", "old")
        try Disk.makeFolders(root.appending("kept"))
        var plan = try Plan(
            root: root,
            wanted: [
                file("a", "new"), folder("x/y"), file("kept/b", "new"), file("z/c", "new"), file("d", "new"),
            ])
        plan.resolveConflicts { _ in .overwrite }
        // Somebody else changes the file first.
        try write("d", "theirs")
        #expect(
            throws: StalePlan("'d' changed while this command ran")
        ) {
            try plan.apply()
        }
        #expect(try text("a") == "old")
        #expect(try text("d") == "theirs")
        #expect(try Disk.names(in: root) == ["a", "d", "kept"])
        #expect(try Disk.names(in: root.appending("kept")).isEmpty)
    }

    @Test func aFileThatChangedMeanwhileStopsAll() throws {
        try write("a", "old")
        var plan = try Plan(root: root, wanted: [file("b", "new"), file("a", "new")])
        plan.resolveConflicts { _ in .overwrite }
        try Disk.replace(root.appending("a"), Array("newer".utf8))
        #expect(
            throws: StalePlan("'a' changed while this command ran")
        ) {
            try plan.apply()
        }
        #expect(try text("a") == "newer")
        #expect(try text("b") == nil)
    }

    @Test func whatIsInTheWay() throws {
        try write("file", "")
        try Disk.makeFolders(root.appending("folder"))
        mkfifo(root.appending("pipe").text, 0o600)
        let cases = try [
            (file("file/a"), "'file' is a file, but a folder is needed there"),
            (file("folder"), "'folder' is a folder, but a file is to be written there"),
            (folder("file"), "'file' is in the way: it is not a folder"),
            (file("pipe"), "'pipe' is in the way: it is not a file"),
            (file("pipe/a"), "'pipe' is a file, but a folder is needed there"),
        ]
        for (wanted, message) in cases {
            #expect(throws: Diagnostics.error(message)) { try Plan(root: root, wanted: [wanted]) }
        }
    }
}
