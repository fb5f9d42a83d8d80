import CFiles
import Platform

/// The folders on the way to a file, each opened in the one before it and none through a link: what is done in them stays
/// in the folder that they begin with, whatever others put into their places meanwhile.
struct OpenFolders: ~Copyable {
    private let root: AbsolutePath
    private let rootFile: CInt
    private var open: [(name: String, file: CInt)] = []

    /// - Throws: `FileProblem` when the folder cannot be opened.
    init(in root: AbsolutePath) throws(FileProblem) {
        self.root = root
        rootFile = try Self.open(root.text, in: AT_FDCWD, 0, root)
    }

    deinit {
        for folder in open { close(folder.file) }
        close(rootFile)
    }

    /// The descriptor of a folder, which stays open until another one is asked for; nil where there is no folder.
    ///
    /// - Throws: `FileProblem`, also for a link.
    mutating func descriptor(of path: RelativePath?) throws(FileProblem) -> CInt? {
        let names = path?.components ?? []
        let common = zip(open, names).prefix { $0.name.utf8.elementsEqual($1.utf8) }.count
        while open.count > common { close(open.removeLast().file) }
        for name in names.dropFirst(common) {
            do throws(FileProblem) {
                let file = try Self.open(
                    name, in: open.last?.file ?? rootFile, O_NOFOLLOW, root.appending(path ?? .here))
                open.append((name, file))
            } catch  where [ENOENT, ENOTDIR, ELOOP].contains(error.code) {
                return nil
            }
        }
        return open.last?.file ?? rootFile
    }

    private static func open(
        _ name: String, in folder: CInt, _ flags: CInt, _ path: AbsolutePath
    ) throws(FileProblem) -> CInt {
        try Disk.open(name, in: folder, O_RDONLY | O_DIRECTORY | flags, .look, path)
    }

    /// Makes a folder, unless there is one.
    mutating func make(_ path: RelativePath) throws(FileProblem) {
        let folder = try descriptor(of: path.parent)
        guard let folder, systemCall({ mkdirat(folder, path.name, 0o777) }) == 0 || errno == EEXIST else {
            throw FileProblem(.makeFolder, root.appending(path), code: folder == nil ? ENOTDIR : errno)
        }
    }

    /// Makes a folder and those above it, where there are none.
    mutating func makeAll(_ path: RelativePath) throws(FileProblem) {
        for folder in path.selfAndParents.reversed() { try make(folder) }
    }

    /// Removes a folder, if there is one and it is empty.
    mutating func removeIfEmpty(_ path: RelativePath) throws(FileProblem) {
        guard let folder = try descriptor(of: path.parent) else { return }
        guard
            systemCall({ unlinkat(folder, path.name, AT_REMOVEDIR) }) == 0
                || [ENOENT, ENOTEMPTY, EEXIST, ENOTDIR].contains(errno)
        else { throw FileProblem(.remove, root.appending(path)) }
    }

    /// Waits until all that was written to the disk is kept, also when the power fails.
    func flush() throws(FileProblem) {
        guard systemCall({ flush_disk(rootFile) }) == 0 else { throw FileProblem(.write, root) }
    }
}
