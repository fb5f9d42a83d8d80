import Platform
import SourceText

/// What killed runs have left in a project's folder.
extension StagingFolder {
    /// How the folder's name begins once the command has said what it did. The command's checksum follows.
    private static let finished = "finished-"

    /// Reads the journal in a project's folder; nil if no changes are to be finished. Throws `FileProblem`;
    /// `Diagnostics` when it is damaged, or was not written on this disk.
    static func journal(in root: AbsolutePath) throws -> Journal? {
        guard let bytes = try read(journalName, in: root) else { return nil }
        let file = SourceFile(path: journalPath.text, bytes: bytes)
        let journal = try Journal(file)
        guard try Disk.isMarked(root.appending(path).appending(ignoring)) else {
            throw Journal.damaged(
                file.range(0..<0),
                because: "it was written on another disk, or came with a copy of the project")
        }
        return journal
    }

    /// Whether there is a journal of changes to be finished.
    static func isCommitted(in root: AbsolutePath) throws(FileProblem) -> Bool {
        guard try isOwnFolder(root) else { return false }
        return try Disk.kind(of: root.appending(journalPath)) != nil
    }

    /// Whether there are changes to be finished or undone. Throws the errors of `journal`.
    package static func hasUnfinished(in root: AbsolutePath) throws -> Bool {
        try isCommitted(in: root) && journal(in: root)?.isDone != true
    }

    package static func process(in root: AbsolutePath) throws(FileProblem) -> Int32? {
        for name in [draft, journalName] {
            if let bytes = try read(name, in: root), let process = Journal.process(in: bytes) {
                return process
            }
        }
        return nil
    }

    /// Returns the text of a journal or of a draft in a project's folder; nil if there is none.
    static func read(_ name: RelativePath, in root: AbsolutePath) throws(FileProblem) -> [UInt8]? {
        let folder = root.appending(path)
        guard try isOwnFolder(root), try Disk.kind(of: folder) == .folder else { return nil }
        let file = folder.appending(name)
        return try Disk.read(file, at: (AT_FDCWD, file.text))
    }

    /// Whether the program's folder in a project is a folder. The program never makes a link there.
    private static func isOwnFolder(_ root: AbsolutePath) throws(FileProblem) -> Bool {
        try Disk.kind(of: root.appending(.ownFolder)) == .folder
    }

    /// What a killed run has left in a project's folder.
    enum Leftover: Equatable {
        /// It had not begun to make its changes.
        case unused
        /// Its changes are to be finished or undone, unless the journal is damaged.
        case committed
        /// Its changes are made. The command may be known by its checksum.
        case finished(command: UInt64?)
    }

    /// Returns what a killed run has left; nil for nothing.
    static func leftover(in root: AbsolutePath) throws(FileProblem) -> Leftover? {
        guard try isOwnFolder(root) else { return nil }
        let names = try Disk.names(in: root.appending(.ownFolder))
        if names.contains(path.name) { return try isCommitted(in: root) ? .committed : .unused }
        // It may have left only the empty parent folder.
        if names.isEmpty { return .finished(command: nil) }
        return names.first { $0.hasPrefix(finished) }.map {
            .finished(command: UInt64($0.dropFirst(finished.utf8.count), radix: 16))
        }
    }

    /// Says by the folder's name that the command has told what it did, and removes the folder.
    package static func finish(_ command: UInt64, in root: AbsolutePath) throws(FileProblem) {
        let around = root.appending(.ownFolder)
        let folder = around.appending(finished + hexadecimal(command))
        if try Disk.move(root.appending(path), to: folder) { try remove(folder) }
        try Disk.removeIfEmpty(around)
    }

    /// Removes what is left, and the folder around it if that is empty then.
    package static func remove(in root: AbsolutePath) throws(FileProblem) {
        let around = root.appending(.ownFolder)
        guard try isOwnFolder(root) else { return }
        let names = try Disk.names(in: around)
        for name in names where name == path.name || name.hasPrefix(finished) {
            try remove(around.appending(RelativePath(name: name)))
        }
        do throws(FileProblem) {
            try Disk.removeIfEmpty(around)
        } catch  where [EACCES, EPERM].contains(error.code) && names != [path.name] {
            // The folder belongs to another user, or has other files.
        }
    }

    /// Removes the journal first, because without it the rest has no meaning.
    private static func remove(_ folder: AbsolutePath) throws(FileProblem) {
        switch try Disk.kind(of: folder) {
        case .folder:
            for name in [journalName, draft, contents, ignoring] {
                try Disk.removeTree(folder.appending(name))
            }
            try Disk.removeIfEmpty(folder)
        case .link: try Disk.removeFile(folder)
        default: break
        }
    }
}
