import SourceText

/// Changes of files that happen together: all of them or, when one fails, none.
///
/// Under a lock on the project's folder, each file is compared with what it was when the changes were planned. New files
/// are written whole into a folder aside, and each then takes its place by a link or a rename, so that the old or the new
/// one stands there at every moment. What gives way is kept aside and put back when a later change fails. Signals wait
/// meanwhile. Nothing else changes files of a project.
struct Transaction {
    /// What happens to a file or folder.
    enum Step {
        /// Makes a folder and those above it, where there are none.
        case makeFolder(AbsolutePath)
        /// Removes a folder, if there is one and it is empty.
        case removeEmptyFolder(AbsolutePath)
        /// Creates a file, replaces it or, without new content, removes it.
        case file(AbsolutePath, from: [UInt8]?, to: [UInt8]?)
    }

    private let steps: [Step]
    /// The file that tells what the others are, as `Rambafile.lock` does: it changes last, and a copy lies aside before
    /// the first of the others changes. Where there is one, the others are files that this program has installed: what
    /// stands in their places is replaced whatever its permissions are, and links are not followed.
    private let record: Step?
    private let root: AbsolutePath
    /// A folder of this program's own, which is there only while a run is unfinished.
    private let stagingFolder: AbsolutePath
    /// Whether there is a folder for new files; where none can be made they are written to where they belong.
    private var isStaged = false
    /// What takes back the changes that were made, in their order.
    private var undo: [() throws -> Void] = []
    private var knownFolders: Set<String> = []

    private let files: AbsolutePath
    private var records: AbsolutePath { stagingFolder.appending(Self.records) }
    private static let records: RelativePath = "locks"

    /// - Parameters:
    ///   - steps: the changes, which are made in their order.
    ///   - record: the file that tells what the others are, and changes last.
    ///   - root: the folder that all changes stay in. It is made if it has to be.
    ///   - stagingFolder: a folder of this program's own, on the disk of `root`.
    init(_ steps: [Step], record: Step? = nil, in root: AbsolutePath, stagingFolder: AbsolutePath) {
        self.steps = steps
        self.record = record
        self.root = root
        self.stagingFolder = stagingFolder
        files = stagingFolder.appending("files")
    }

    /// Makes the changes.
    ///
    /// - Throws: `FileProblem`; `Diagnostics` when a file is not what it was, or not all can be taken back. Then
    ///   everything else is as it was.
    mutating func run() throws {
        try makeFolders(root)
        try Disk.withExclusiveLock(in: root) { try Disk.uninterrupted { try makeChanges() } }
    }

    private mutating func makeChanges() throws {
        do {
            let record = try record.flatMap { try isPending($0) ? $0 : nil }
            let pending = try steps.filter(isPending)
            if !pending.isEmpty { try stage(pending) }
            let coming = try record.flatMap { try stage(record: $0) }
            for (number, step) in pending.enumerated() {
                try make(step, new: isStaged ? file(number) : nil, isOurs: self.record != nil)
            }
            if let record { try make(record, new: coming, isOurs: false) }
        } catch {
            try takeBack(after: error)
            throw error
        }
        try clear()
    }

    /// Whether a change is still to be made: another run may have made it.
    ///
    /// - Throws: `Diagnostics` when a file is not what it was.
    private func isPending(_ step: Step) throws -> Bool {
        // Of a new file it turns out when it is put into its place.
        guard case .file(let path, let old, let new) = step, old != nil || record != nil else { return true }
        let now = Disk.isFolder(path) ? nil : try Disk.read(path)
        guard now == old || now == new else {
            throw Diagnostics.error(
                "'\(path.below(root)?.text ?? path.text)' was changed meanwhile",
                hint: "run the command again")
        }
        return now != new
    }

    // MARK: The folder aside

    /// Where a new file is written.
    private func file(_ number: Int) -> AbsolutePath { files.appending("\(number)") }

    /// Writes all new files aside.
    private mutating func stage(_ steps: [Step]) throws(FileProblem) {
        do throws(FileProblem) {
            try begin()
            isStaged = true
        } catch {
            // The project's folder may be read-only, and those in it not.
            guard record == nil else {
                throw FileProblem(.write, stagingFolder.parent ?? root, code: error.code)
            }
            return
        }
        for (number, step) in steps.enumerated() { try write(step, to: file(number)) }
    }

    /// Makes the folder aside. What a killed run left there goes, save for its record.
    private mutating func begin() throws(FileProblem) {
        for folder in [stagingFolder, records] where try ![nil, .folder].contains(Disk.kind(of: folder)) {
            try Disk.removeTree(folder)
        }
        try makeFolders(stagingFolder)
        if try Disk.kind(of: files) != nil { try Disk.removeTree(files) }
        _ = try Disk.makeFolder(files)
        undo.append { [files] in try Disk.removeTree(files) }
    }

    /// Writes the coming record aside, beside those that killed runs left. Returns where.
    private mutating func stage(record: Step) throws(FileProblem) -> AbsolutePath? {
        guard isStaged else { return nil }
        try makeFolders(records)
        let names = Set(try Disk.names(in: records))
        let number = (1...names.count + 1).first { !names.contains("\($0)") } ?? 0
        let file = records.appending("\(number)")
        try write(record, to: file)
        undo.append { try Disk.removeFile(file) }
        return file
    }

    /// Writes the new file of a change. A problem names the path that it will have: the folder aside is nothing that a
    /// message should name.
    private func write(_ step: Step, to file: AbsolutePath) throws(FileProblem) {
        guard case .file(let path, _, let new?) = step else { return }
        do throws(FileProblem) {
            try Disk.create(file, new)
        } catch {
            throw FileProblem(.write, path, code: error.code)
        }
    }

    /// Removes the folder aside, as nothing is unfinished any more, and the one around it, unless that has something else
    /// in it.
    private func clear() throws(FileProblem) {
        guard try Disk.kind(of: stagingFolder) != nil else { return }
        try Disk.removeTree(stagingFolder)
        if let folder = stagingFolder.parent, record == nil { try? Disk.removeEmptyFolder(folder) }
    }

    /// The records that killed runs left, each with what such a run was about to install.
    ///
    /// - Parameter stagingFolder: the folder in which they prepared it.
    /// - Throws: `FileProblem`.
    static func recordsLeft(in stagingFolder: AbsolutePath) throws -> [[UInt8]] {
        let folder = stagingFolder.appending(Self.records)
        guard try Disk.kind(of: stagingFolder) == .folder, try Disk.kind(of: folder) == .folder else {
            return []
        }
        return try Disk.names(in: folder).compactMap { try Disk.read(folder.appending($0)) }
    }

    // MARK: Changes

    /// - Parameters:
    ///   - new: where the new file lies, if it was written aside.
    ///   - isOurs: whether this program has installed what stands there.
    private mutating func make(_ step: Step, new: AbsolutePath?, isOurs: Bool) throws(FileProblem) {
        switch step {
        case .makeFolder(let path): try makeFolders(path)
        case .removeEmptyFolder(let path): try removeIfEmpty(path)
        case .file(let path, nil, let bytes?): try create(path, bytes, from: new)
        case .file(let path, let old?, nil): try remove(path, old)
        case .file(let path, let old?, let bytes?):
            // A link inside of the project stays a link: its target is replaced.
            let target = isOurs ? path : Disk.resolved(path) ?? path
            if record != nil, !isOurs { try Disk.removeLeftovers(ofReplacing: target) }
            try replace(target, old, by: bytes, from: new, isOurs: isOurs)
        case .file(_, nil, nil): break
        }
    }

    private mutating func create(
        _ path: AbsolutePath, _ bytes: [UInt8], from new: AbsolutePath?
    ) throws(FileProblem) {
        if let parent = path.parent { try makeFolders(parent) }
        let isPlaced = if let new { try Disk.moveIfAbsent(new, to: path) } else { false }
        if !isPlaced { try Disk.createWhole(path, bytes) }
        undo.append { try Disk.removeFile(path) }
    }

    private mutating func replace(
        _ path: AbsolutePath, _ old: [UInt8], by bytes: [UInt8], from new: AbsolutePath?, isOurs: Bool
    ) throws(FileProblem) {
        let kept = files.appending("old-\(undo.count)")
        let isKept = isStaged && Disk.link(path, as: kept)
        let isPut =
            if let new { try Disk.moveReplacing(new, to: path, keepingPermissions: !isOurs) } else { false }
        if !isPut { try Disk.replace(path, bytes) }
        undoByRestoring(path, from: isKept ? kept : nil, old)
    }

    private mutating func remove(_ path: AbsolutePath, _ old: [UInt8]) throws(FileProblem) {
        let kept = files.appending("old-\(undo.count)")
        let isKept = if isStaged { try Disk.moveReplacing(path, to: kept) } else { false }
        if !isKept { try Disk.removeFile(path) }
        undoByRestoring(path, from: isKept ? kept : nil, old)
    }

    private mutating func removeIfEmpty(_ folder: AbsolutePath) throws(FileProblem) {
        guard try Disk.kind(of: folder) == .folder, try Disk.entries(in: folder).isEmpty else { return }
        try Disk.removeEmptyFolder(folder)
        undo.append { _ = try Disk.makeFolder(folder) }
    }

    private mutating func makeFolders(_ path: AbsolutePath) throws(FileProblem) {
        // Texts are faster to look up than paths.
        guard knownFolders.insert(path.text).inserted, !Disk.isFolder(path) else { return }
        if let parent = path.parent { try makeFolders(parent) }
        guard try Disk.makeFolder(path) else { return }
        undo.append { try Disk.removeEmptyFolder(path) }
    }

    // MARK: Undo

    /// Notes that a file is to get its old content back: from where it is kept, if it could be.
    private mutating func undoByRestoring(_ path: AbsolutePath, from kept: AbsolutePath?, _ old: [UInt8]) {
        undo.append {
            if let kept { _ = try Disk.moveReplacing(kept, to: path) } else { try Disk.replace(path, old) }
        }
    }

    /// Takes all back, the last change first.
    ///
    /// - Throws: `Diagnostics` with what could not be taken back, and why it was to be.
    private func takeBack(after error: any Error) throws {
        var left: [Diagnostic] = []
        for takeBack in undo.reversed() {
            do { try takeBack() } catch { left.append(error.diagnostic) }
        }
        guard !left.isEmpty else { return }
        throw Diagnostics([error.diagnostic] + left)
    }
}

extension Error {
    fileprivate var diagnostic: Diagnostic {
        if let problem = self as? FileProblem { return problem.diagnostic(from: .root) }
        return (self as? Diagnostics)?.all.first ?? .error("\(self)")
    }
}
