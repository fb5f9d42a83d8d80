import Platform
import SourceText

/// The folder of an unfinished transaction: its journal, and old or new contents of files. It is in the project's
/// folder and exists only until the transaction is finished.
package struct StagingFolder: ~Copyable {
    package static let path: RelativePath = ".generamba/transaction"
    static let journalPath: RelativePath = ".generamba/transaction/journal"
    package static let contents: RelativePath = "contents"
    static let journalName: RelativePath = "journal"
    /// The name of the journal until it is complete.
    package static let draft: RelativePath = "draft"
    static let ignoring: RelativePath = ".gitignore"
    private let root: AbsolutePath
    private var folder: AbsolutePath { root.appending(Self.path) }
    private(set) var journal: Journal
    /// The open journal, to append to.
    private let journalFile: CInt
    /// The open folder of contents.
    package let contents: CInt
    /// The folders of planned paths with links resolved.
    private var realFolders: [String: GatedPath] = [:]
    /// The folders that the preceding changes may remove.
    private var leaving: Set<String> = []

    /// Creates the folder, which must not exist, for a command, by the checksum of its words. Throws `FileProblem`;
    /// `Diagnostics` when it would be outside the project.
    package static func make(in root: AbsolutePath, for command: UInt64) throws -> StagingFolder {
        let folder = root.appending(path)
        if let around = folder.parent, try !Disk.makeFolder(around), try Disk.kind(of: around) == .link {
            throw Diagnostics.error(
                "'\(around.text)' is a symbolic link", hint: "replace it with a folder, or remove it")
        }
        for folder in [folder, folder.appending(contents)] { _ = try Disk.makeFolder(folder) }
        try Disk.create(folder.appending(ignoring), Array("*\n".utf8), isMarked: true)
        let files = try open(folder, draft, O_CREAT | O_EXCL)
        let staging = StagingFolder(root, Journal(process: getpid(), command: command), files)
        try Disk.append(Array(staging.journal.head.utf8), to: staging.journalFile, folder)
        return staging
    }

    /// Opens the folder of a killed run if its changes are to be finished; nil otherwise. Throws `FileProblem`;
    /// `Diagnostics` when the journal is damaged, or when another user left it.
    package init?(leftIn root: AbsolutePath) throws {
        guard let journal = try Self.journal(in: root) else { return nil }
        let folder = root.appending(Self.path)
        guard let (owner, _) = try Disk.owner(of: folder), owner.isTrusted(environment: [:]) else {
            throw Diagnostics.error(
                "'\(folder.text)' belongs to another user",
                hint: "let that user finish the run, or remove the folder")
        }
        self.init(root, journal, try Self.open(folder, Self.journalName, 0))
    }

    private init(_ root: AbsolutePath, _ journal: Journal, _ files: (journal: CInt, contents: CInt)) {
        (self.root, self.journal) = (root, journal)
        (journalFile, contents) = files
    }

    /// Opens the journal and the folder of contents.
    private static func open(
        _ folder: AbsolutePath, _ journalName: RelativePath, _ flags: CInt
    ) throws(FileProblem) -> (journal: CInt, contents: CInt) {
        func open(_ name: RelativePath, _ flags: CInt) throws(FileProblem) -> CInt {
            try Disk.open(folder.appending(name), flags | O_NOFOLLOW, .write)
        }
        let journal = try open(journalName, O_WRONLY | O_APPEND | flags)
        do throws(FileProblem) {
            return (journal, try open(contents, O_RDONLY | O_DIRECTORY))
        } catch {
            close(journal)
            throw error
        }
    }

    deinit {
        close(journalFile)
        close(contents)
    }

    // MARK: Planned changes

    /// Records a change and writes the new content of its file. Throws `FileProblem`; `Diagnostics` when the project
    /// has changed since the change was planned.
    package mutating func add(_ step: Transaction.Step) throws {
        switch step {
        case .makeFolder(let gated): _ = try realFolder(gated.path, gated)
        case .removeEmptyFolder(let gated):
            let path = gated.path
            guard let parent = path.parent, try Disk.kind(of: root.appending(path)) == .folder else { return }
            let real = try realPath(of: path, in: parent, gated)
            journal.entries.append(.removeFolder(try lead(gated, to: real, isFolder: true)))
            leaving.insert(path.text)
            realFolders[path.text] = nil
        case .flush: journal.entries.append(.flush)
        case .file(let gated, let old, let new, let isOurs): try add(gated, old, new, isOurs: isOurs)
        }
    }

    private mutating func add(
        _ gated: GatedPath, _ old: Transaction.Content?, _ new: Transaction.Content?, isOurs: Bool
    ) throws {
        let path = gated.path
        guard let parent = path.parent else { return }
        var real = try realPath(of: path, in: parent, gated)
        var permissions: mode_t?
        if old != nil, !isOurs {
            if try Disk.kind(of: root.appending(real)) == .link {
                real = try target(of: root.appending(real), path)
            }
            permissions = try Disk.permissionsToReplace(root.appending(real))
        }
        var checksum: UInt64?
        if let new {
            let bytes = new.bytes
            checksum = new.checksum ?? SystemAccess.checksum(of: bytes)
            let place = (contents, "\(journal.entries.count)")
            try Disk.create(
                root.appending(path), at: place, bytes, permissions: permissions,
                isExecutable: new.isExecutable)
        }
        journal.entries.append(.file(try lead(gated, to: real), from: old?.checksum, to: checksum))
    }

    /// Returns a path whose parent's links are resolved. Mostly there are none, and then no copy is made.
    private mutating func realPath(
        of path: RelativePath, in parent: RelativePath, _ gated: GatedPath
    ) throws -> RelativePath {
        let folder = try realFolder(parent, gated).path
        return folder == parent ? path : folder.appending(RelativePath(name: path.name))
    }

    /// Returns a folder on a path with links resolved. If it is missing, records that it is to be created.
    private mutating func realFolder(_ path: RelativePath, _ gated: GatedPath) throws -> GatedPath {
        if let known = realFolders[path.text] { return known }
        guard let parent = path.parent else { return try lead(gated, to: path, isFolder: true) }
        var real = try realPath(of: path, in: parent, gated)
        let kind = try Disk.kind(of: root.appending(real))
        if kind == .link { real = try target(of: root.appending(real), path) }
        let folder = try lead(gated, to: real, isFolder: true)
        // A file in its place is removed by a preceding change.
        if kind != .link, kind != .folder || leaving.contains(path.text) {
            journal.entries.append(.makeFolder(folder))
        }
        realFolders[path.text] = folder
        return folder
    }

    private func lead(
        _ gated: GatedPath, to real: RelativePath, isFolder: Bool = false
    ) throws -> GatedPath {
        do {
            return try gated.leading(to: real, isFolder: isFolder)
        } catch {
            throw Diagnostics.error("'\(gated.path)' leads to '\(real)', which \(error.reason)")
        }
    }

    private func target(of link: AbsolutePath, _ path: RelativePath) throws -> RelativePath {
        guard let top = try Disk.realPath(of: root), let target = try Disk.realPath(of: link) else {
            throw Transaction.changed(path)
        }
        guard let below = target.below(top) else {
            throw Diagnostics.error(
                "'\(link.text)' leads outside the project: it is a symbolic link to '\(target.text)'")
        }
        return below
    }

    /// Writes the changes to the journal and puts it in place. From now on, they are certain to be made.
    package func commit() throws(FileProblem) {
        try Disk.append(journal.changes, to: journalFile, folder)
        let paths = [Self.draft, Self.journalName].map { folder.appending($0).text }
        guard systemCall({ rename(paths[0], paths[1]) }) == 0 else { throw FileProblem(.write, folder) }
    }

    func noteDone() throws(FileProblem) {
        if !journal.isDone { try Disk.append(Array(Journal.done.utf8), to: journalFile, folder) }
    }

    /// Records that the changes are to be undone. From now on, none of them are made.
    mutating func noteTakenBack() throws(FileProblem) {
        guard !journal.isTakenBack else { return }
        journal.isTakenBack = true
        try Disk.append(Array(Journal.takenBack.utf8), to: journalFile, folder)
    }

    // MARK: Other disks

    /// Moves the new content of a change into the open folder of its file, which is on another disk.
    mutating func moveBeside(_ number: Int, in folder: CInt, for file: AbsolutePath) throws(FileProblem) {
        if journal.beside.insert(number).inserted {
            try Disk.append(Array(Journal.beside(number).utf8), to: journalFile, self.folder)
        }
        // There is no new content, or it has been moved already.
        let (from, target) = ((contents, "\(number)"), place(of: number, for: folder))
        guard let bytes = try Disk.read(file, at: from) else { return }
        // Remove a partial copy.
        if systemCall({ unlinkat(target.folder, target.name, 0) }) != 0, errno != ENOENT {
            throw FileProblem(.write, file)
        }
        try Disk.create(file, at: target, bytes, permissions: try Disk.permissions(of: file, at: from))
        guard systemCall({ unlinkat(contents, from.1, 0) }) == 0 else { throw FileProblem(.write, file) }
    }

    /// Returns the content that is stored here for a change.
    func content(of number: Int) throws(FileProblem) -> FileExchange.Content {
        try FileExchange.content(of: (contents, "\(number)"), for: folder)
    }

    /// Returns the place of a change's content, which may be in the open folder of its file.
    func place(of number: Int, for folder: CInt) -> Disk.Place {
        journal.beside.contains(number) ? (folder, ".generamba-\(number)") : (contents, "\(number)")
    }
}
