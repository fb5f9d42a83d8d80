import Platform
import SourceText

/// The folder of an unfinished transaction: its journal, and old or new contents of files. It is in the project's
/// folder and exists only until the transaction is finished.
struct StagingFolder: ~Copyable {
    static let path: RelativePath = ".generamba/transaction"
    private static let contents: RelativePath = "contents"

    private let root: AbsolutePath
    private var folder: AbsolutePath { root.appending(Self.path) }
    private(set) var journal: Journal
    /// The open journal, to append to.
    private let journalFile: CInt
    /// The open folder of contents.
    let contents: CInt
    /// The folders of planned paths with links resolved.
    private var realFolders: [String: RelativePath] = [:]
    /// The folders that the preceding changes may remove.
    private var leaving: Set<String> = []

    /// Creates the folder, which must not exist.
    ///
    /// - Throws: `FileProblem`; `Diagnostics` when it would be outside the project.
    static func make(in root: AbsolutePath) throws -> StagingFolder {
        let folder = root.appending(path)
        if let around = folder.parent, try !Disk.makeFolder(around), try Disk.kind(of: around) == .link {
            throw Diagnostics.error(
                "'\(around.text)' is a symbolic link", hint: "replace it with a folder, or remove it")
        }
        for folder in [folder, folder.appending(contents)] { _ = try Disk.makeFolder(folder) }
        try Disk.create(folder.appending(".gitignore"), Array("*\n".utf8))
        let files = try open(folder, O_CREAT | O_EXCL)
        let staging = StagingFolder(root, Journal(process: getpid()), files)
        try Disk.append(staging.journal.head, to: staging.journalFile, folder)
        return staging
    }

    /// Opens the folder of a killed run if its changes are to be finished; nil otherwise.
    ///
    /// - Throws: `FileProblem`; `Diagnostics` when another user, or another version of the program, left it.
    init?(leftIn root: AbsolutePath) throws {
        guard let journal = try Self.journal(in: root), journal.isCommitted else { return nil }
        let folder = root.appending(Self.path)
        guard let (owner, _) = try Disk.owner(of: folder), owner.isTrusted(environment: [:]) else {
            throw Diagnostics.error(
                "'\(folder.text)' belongs to another user",
                hint: "let that user finish the run, or remove the folder")
        }
        guard !journal.isForeign else {
            throw Diagnostics.error(
                "a run of another version of generamba was interrupted and left '\(folder.text)' behind",
                hint: "run that version again, or remove the folder")
        }
        self.init(root, journal, try Self.open(folder, 0))
    }

    private init(_ root: AbsolutePath, _ journal: Journal, _ files: (journal: CInt, contents: CInt)) {
        self.root = root
        self.journal = journal
        (journalFile, contents) = files
    }

    /// Opens the journal and the folder of contents.
    private static func open(
        _ folder: AbsolutePath, _ flags: CInt
    ) throws(FileProblem) -> (journal: CInt, contents: CInt) {
        func open(_ name: RelativePath, _ flags: CInt) throws(FileProblem) -> CInt {
            let path = folder.appending(name)
            return try Disk.open(path.text, in: AT_FDCWD, flags | O_NOFOLLOW, .write, path)
        }
        let journal = try open("journal", O_WRONLY | O_APPEND | flags)
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

    /// Reads the journal in a project's folder; nil if there is none.
    static func journal(in root: AbsolutePath) throws(FileProblem) -> Journal? {
        let folder = root.appending(path)
        guard try isThere(in: root), try Disk.kind(of: folder) == .folder,
            let bytes = try Disk.read(folder.appending("journal"))
        else {
            return nil
        }
        return Journal(String(decoding: bytes, as: UTF8.self))
    }

    /// Returns true if there is such a folder, or what a killed run may have left of one.
    static func isThere(in root: AbsolutePath) throws(FileProblem) -> Bool {
        let around = root.appending(path.parent ?? .here)
        // This program never makes a link here.
        guard try Disk.kind(of: around) == .folder else { return false }
        if try Disk.kind(of: root.appending(path)) != nil { return true }
        // A killed run may have left only the empty parent folder.
        return try Disk.isEmptyFolder(around)
    }

    /// Removes the folder, and its parent if that is empty then. Removes the journal first, because without it the rest
    /// has no meaning.
    static func remove(in root: AbsolutePath) throws(FileProblem) {
        guard try isThere(in: root) else { return }
        let folder = root.appending(path)
        let kind = try Disk.kind(of: folder)
        switch kind {
        case .folder:
            for name in ["journal", contents, ".gitignore"] as [RelativePath] {
                let path = folder.appending(name)
                if try Disk.kind(of: path) != nil { try Disk.removeTree(path) }
            }
            if try Disk.isEmptyFolder(folder) { try Disk.removeEmptyFolder(folder) }
        case .link: try Disk.removeFile(folder)
        default: break
        }
        guard let around = folder.parent, try Disk.isEmptyFolder(around) else { return }
        do throws(FileProblem) {
            try Disk.removeEmptyFolder(around)
        } catch  where kind == nil && [EACCES, EPERM].contains(error.code) {
            // The folder belongs to another user.
        }
    }

    // MARK: Planned changes

    /// Records a change and writes the new content of its file.
    ///
    /// - Throws: `FileProblem`; `Diagnostics` when the project has changed since the change was planned.
    mutating func add(_ step: Transaction.Step) throws {
        switch step {
        case .makeFolder(let path): _ = try realFolder(path)
        case .removeEmptyFolder(let path):
            guard let parent = path.parent, try Disk.kind(of: root.appending(path)) == .folder else { return }
            journal.entries.append(
                .removeFolder(try realFolder(parent).appending(RelativePath(name: path.name))))
            leaving.insert(path.text)
            realFolders[path.text] = nil
        case .flush: journal.entries.append(.flush)
        case .file(let path, let old, let new, let isOurs): try add(path, old, new, isOurs: isOurs)
        }
    }

    private mutating func add(
        _ path: RelativePath, _ old: Transaction.Content?, _ new: Transaction.Content?, isOurs: Bool
    ) throws {
        guard let parent = path.parent else { return }
        var real = try realFolder(parent).appending(RelativePath(name: path.name))
        var permissions: mode_t?
        if old != nil, !isOurs {
            if try Disk.kind(of: root.appending(real)) == .link {
                real = try target(of: root.appending(real), path)
            }
            permissions = try Disk.permissionsToReplace(root.appending(real))
        }
        if let new {
            try Disk.create(
                "\(journal.entries.count)", in: contents, new.bytes, permissions: permissions,
                for: root.appending(path))
        }
        journal.entries.append(.file(real, from: old?.checksum, to: new?.checksum))
    }

    /// Returns a folder with links resolved. If it is missing, records that it is to be created.
    private mutating func realFolder(_ path: RelativePath) throws -> RelativePath {
        if let known = realFolders[path.text] { return known }
        guard let parent = path.parent else { return path }
        var real = try realFolder(parent).appending(RelativePath(name: path.name))
        switch try Disk.kind(of: root.appending(real)) {
        case .folder where !leaving.contains(path.text): break
        case .link: real = try target(of: root.appending(real), path)
        // A file in its place is removed by a preceding change.
        default: journal.entries.append(.makeFolder(real))
        }
        realFolders[path.text] = real
        return real
    }

    /// Returns the target of a link in the project.
    private func target(of link: AbsolutePath, _ path: RelativePath) throws -> RelativePath {
        guard let top = try Disk.realPath(of: root), let target = try Disk.realPath(of: link) else {
            throw Transaction.changed(path)
        }
        guard let below = target.below(top), !below.isInGitDirectory else {
            throw Diagnostics.error(
                "'\(link.text)' leads outside the project: it is a symbolic link to '\(target.text)'")
        }
        return below
    }

    /// Writes the changes to the journal. From now on, they are certain to be made.
    func commit() throws(FileProblem) { try Disk.append(journal.changes, to: journalFile, folder) }

    /// Records that the changes are to be undone. From now on, none of them are made.
    mutating func noteTakenBack() throws(FileProblem) {
        guard !journal.isTakenBack else { return }
        journal.isTakenBack = true
        try Disk.append(Journal.takenBack, to: journalFile, folder)
    }

    // MARK: Other disks

    /// Moves the new content of a change into the folder of its file, which is on another disk.
    ///
    /// - Parameter file: the file's path, for messages.
    mutating func moveBeside(_ number: Int, in place: CInt, for file: AbsolutePath) throws(FileProblem) {
        if journal.beside.insert(number).inserted {
            try Disk.append(Journal.beside(number), to: journalFile, folder)
        }
        // There is no new content, or it has been moved already.
        guard let bytes = try Disk.read("\(number)", in: contents, O_NOFOLLOW, for: file) else { return }
        let name = Self.name(beside: number)
        // Remove a partial copy.
        if systemCall({ unlinkat(place, name, 0) }) != 0, errno != ENOENT { throw FileProblem(.write, file) }
        try Disk.create(
            name, in: place, bytes, permissions: try Disk.permissions(of: "\(number)", in: contents, file),
            for: file)
        guard systemCall({ unlinkat(contents, "\(number)", 0) }) == 0 else { throw FileProblem(.write, file) }
    }

    /// The name for the content of a change in the folder of its file.
    private static func name(beside number: Int) -> String { ".generamba-\(number)" }

    /// Returns the content that is stored here for a change.
    func content(of number: Int) throws(FileProblem) -> FileExchange.Content {
        try FileExchange.content(of: (contents, "\(number)"), for: folder)
    }

    /// Returns the place of a change's content.
    ///
    /// - Parameter folder: the open folder of the file.
    func place(of number: Int, for folder: CInt) -> FileExchange.Place {
        journal.beside.contains(number)
            ? (folder, Self.name(beside: number)) : (contents, "\(number)")
    }
}
