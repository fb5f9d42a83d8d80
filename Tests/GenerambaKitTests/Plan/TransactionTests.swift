import Foundation
import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SystemAccess

/// File changes that are made completely or not at all.
struct TransactionTests {
    private let root = AbsolutePath(Scratch.folder())

    private func write(_ path: RelativePath, _ text: String) throws {
        let full = root.appending(path)
        try Disk.makeFolders(full.parent ?? .root)
        try Disk.create(full, Array(text.utf8))
    }

    private func text(_ path: RelativePath) throws -> String? {
        try Disk.read(root.appending(path)).map { String(decoding: $0, as: UTF8.self) }
    }

    private func change(
        _ action: Change.Action, _ path: RelativePath, from old: String?, to new: String?
    ) -> Change {
        Change(
            action, path, before: old.map { .file(Array($0.utf8)) }, after: new.map { .file(Array($0.utf8)) })
    }

    @Test func anEditAndARemovalNeedNoConsent() throws {
        try write("edited", "old")
        try write("folder/removed", "old")
        let plan = Plan(
            root: root,
            changes: [
                change(.edit, "edited", from: "old", to: "new"),
                change(.remove, "folder/removed", from: "old", to: nil),
                Change(.remove, "folder", before: .folder),
            ])
        #expect(plan.text() == "       edit  edited\n     remove  folder/removed\n     remove  folder/\n")
        #expect(plan.summary(isApplied: true) == "1 edited, 2 removed")
        try plan.apply()
        #expect(try text("edited") == "new")
        #expect(try Disk.names(in: root) == ["edited"])
    }

    @Test(arguments: [Change.Action.edit, .remove])
    func whatChangedMeanwhileStays(action: Change.Action) throws {
        try write("a", "theirs")
        let plan = Plan(
            root: root,
            changes: [
                change(.create, "b", from: nil, to: "new"),
                change(action, "a", from: "old", to: action == .edit ? "new" : nil),
            ])
        #expect(
            throws: StalePlan("'a' changed while this command ran")
        ) {
            try plan.apply()
        }
        #expect(try text("a") == "theirs")
        #expect(try Disk.names(in: root) == ["a"])
    }

    @Test func aFolderThatIsNotEmptyStays() throws {
        try write("folder/own", "mine")
        try Plan(root: root, changes: [Change(.remove, "folder", before: .folder)]).apply()
        #expect(try text("folder/own") == "mine")
    }

    @Test func removalsAreTakenBackToo() throws {
        try write("folder/removed", "old")
        try write("edited", "old")
        try write("taken", "theirs")
        let plan = Plan(
            root: root,
            changes: [
                change(.remove, "folder/removed", from: "old", to: nil),
                Change(.remove, "folder", before: .folder),
                change(.edit, "edited", from: "old", to: "new"),
                change(.create, "taken", from: nil, to: "new"),
            ])
        #expect(
            throws: StalePlan("'taken' changed while this command ran")
        ) {
            try plan.apply()
        }
        #expect(try text("folder/removed") == "old")
        #expect(try text("edited") == "old")
        #expect(try text("taken") == "theirs")
        #expect(try Disk.names(in: root) == ["edited", "folder", "taken"])
    }

    @Test func nothingIsMadeWhereNothingChanges() throws {
        try write("a", "same")
        try Plan(root: root, changes: [change(.identical, "a", from: "same", to: "same")]).apply()
        #expect(try Disk.names(in: root) == ["a"])
    }

    /// The next run removes what a killed run left behind.
    @Test func leftoversAreRemoved() throws {
        try write(".generamba/transaction/contents/0", "half")
        try Plan(root: root, changes: [change(.create, "a", from: nil, to: "new")]).apply()
        #expect(try text("a") == "new")
        #expect(try Disk.names(in: root) == ["a"])
    }

    @Test func whatIsInTheWayOfTheFolderAsideStays() throws {
        try write(".generamba", "a file")
        let plan = Plan(root: root, changes: [change(.create, "a/b", from: nil, to: "new")])
        #expect(throws: FileProblem(.makeFolder, root.appending(".generamba"), code: EEXIST)) {
            try plan.apply()
        }
        #expect(try Disk.names(in: root) == [".generamba"])
    }

    @Test func theFolderAsideIsNoWayOut() throws {
        let outside = AbsolutePath(Scratch.folder())
        try Disk.makeFolders(outside.appending("transaction"))
        try Disk.create(outside.appending("transaction").appending("journal"), Array("theirs".utf8))
        symlink(outside.text, root.appending(".generamba").text)
        let plan = Plan(root: root, changes: [change(.create, "a", from: nil, to: "new")])
        let path = root.appending(".generamba").text
        #expect(
            throws: Diagnostics.error(
                "'\(path)' is a symbolic link", hint: "replace it with a folder, or remove it")
        ) {
            try plan.apply()
        }
        #expect(try Disk.names(in: outside.appending("transaction")) == ["journal"])
    }

    /// An identical file needs no decision, but the decisions about the other files depend on it.
    @Test func whatIsTheSameIsComparedAgain() throws {
        try write("same", "edited")
        let plan = Plan(
            root: root,
            changes: [
                change(.identical, "same", from: "same", to: "same"),
                change(.create, "a", from: nil, to: "new"),
            ])
        #expect(
            throws: StalePlan("'same' changed while this command ran")
        ) {
            try plan.apply()
        }
        #expect(try Disk.names(in: root) == ["same"])
    }

    @Test func whatAnotherRunHasMadeIsFine() throws {
        try write("a", "new")
        try Plan(
            root: root,
            changes: [change(.create, "a", from: nil, to: "new"), change(.create, "b", from: nil, to: "new")]
        ).apply()
        #expect(try Disk.names(in: root) == ["a", "b"])
    }

    /// A name can have at most 255 bytes.
    @Test func aNameMayBeAsLongAsTheDiskAllows() throws {
        let path = try RelativePath(untrusted: "x" + String(repeating: "é", count: 124) + ".swift")
        try write(path, "old")
        try Plan(root: root, changes: [change(.overwrite, path, from: "old", to: "new")]).apply()
        #expect(try text(path) == "new")
        #expect(try Disk.names(in: root) == [path.text])
    }
}
