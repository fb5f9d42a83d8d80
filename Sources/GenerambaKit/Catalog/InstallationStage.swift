import SourceText

/// The folder in `Templates/` in which an installation prepares what it changes. A run that was killed leaves it.
///
/// Before the first file is exchanged the coming lock is written there, and stays until that is in its place. So the
/// next run knows the files that a killed one had put into place already.
struct InstallationStage {
    /// The folder, which hides from lists of templates.
    let folder: FilePath
    private var locksFolder: FilePath { folder.appending("locks") }

    init(in root: FilePath) {
        folder = root.appending(Project.templates).appending(".generamba-installing")
    }

    /// The locks that killed runs left.
    ///
    /// - Throws: `FileProblem`.
    func locks() throws -> [Lockfile] {
        guard try isFolder else { return [] }
        return try Disk.names(in: locksFolder).compactMap { name in
            guard let bytes = try Disk.read(locksFolder.appending(name)) else { return nil }
            // One that was not written to its end was of no use yet: no file had been exchanged.
            return try? Lockfile.parse(SourceFile(path: name, bytes: bytes))
        }
    }

    /// Where the coming lock is written, beside those that killed runs left.
    ///
    /// - Throws: `FileProblem`.
    func newLock() throws(FileProblem) -> FilePath {
        let names = Set(try Disk.names(in: locksFolder))
        let number = (1...names.count + 1).first { !names.contains("\($0)") } ?? 0
        return locksFolder.appending("\(number)")
    }

    /// Removes what is no folder of its own making.
    ///
    /// - Throws: `FileProblem`.
    func prepare() throws(FileProblem) {
        for folder in [folder, locksFolder] {
            let kind = try Disk.kind(of: folder)
            if kind != nil, kind != .folder { try Disk.removeTree(folder) }
        }
    }

    /// Removes all, as nothing is unfinished any more.
    ///
    /// - Throws: `FileProblem`.
    func clear() throws {
        if try Disk.kind(of: folder) != nil { try Disk.removeTree(folder) }
    }

    private var isFolder: Bool {
        get throws { try Disk.kind(of: folder) == .folder && Disk.kind(of: locksFolder) == .folder }
    }
}
