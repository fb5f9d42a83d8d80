import CFiles
import Platform

/// The folders on the path to a file. Each is opened from its parent and never through a link, so changes stay inside
/// the outermost folder even if somebody replaces one of the others meanwhile.
struct OpenFolders: ~Copyable {
    private let root: AbsolutePath
    private let rootFile: CInt
    private var open: [(name: String, file: CInt)] = []

    init(in root: AbsolutePath) throws(FileProblem) {
        self.root = root
        rootFile = try Disk.open(root, O_RDONLY | O_DIRECTORY, .look)
    }

    deinit {
        for folder in open { close(folder.file) }
        close(rootFile)
    }

    /// Returns the descriptor of a folder, which stays open until the next request; nil for a link or if there is none.
    mutating func descriptor(of path: RelativePath?) throws(FileProblem) -> CInt? {
        let names = path?.components ?? []
        let common = zip(open, names).prefix { $0.name.utf8.elementsEqual($1.utf8) }.count
        while open.count > common { close(open.removeLast().file) }
        for name in names.dropFirst(common) {
            do throws(FileProblem) {
                let place = (open.last?.file ?? rootFile, name)
                let path = root.appending(path ?? .here)
                open.append((name, try Disk.open(path, at: place, O_RDONLY | O_DIRECTORY, .look)))
            } catch  where [ENOENT, ENOTDIR, ELOOP].contains(error.code) {
                return nil
            }
        }
        return open.last?.file ?? rootFile
    }

    /// Creates a folder unless it exists.
    mutating func make(_ path: RelativePath) throws(FileProblem) {
        let folder = try descriptor(of: path.parent)
        guard let folder, systemCall({ mkdirat(folder, path.name, 0o777) }) == 0 || errno == EEXIST else {
            throw FileProblem(.makeFolder, root.appending(path), code: folder == nil ? ENOTDIR : errno)
        }
    }

    /// Creates a folder and those above it unless they exist.
    mutating func makeAll(_ path: RelativePath) throws(FileProblem) {
        for folder in path.selfAndParents.reversed() { try make(folder) }
    }

    /// Removes a folder if it exists and is empty.
    mutating func removeIfEmpty(_ path: RelativePath) throws(FileProblem) {
        guard let folder = try descriptor(of: path.parent) else { return }
        guard
            systemCall({ unlinkat(folder, path.name, AT_REMOVEDIR) }) == 0
                || [ENOENT, ENOTEMPTY, EEXIST, ENOTDIR].contains(errno)
        else { throw FileProblem(.remove, root.appending(path)) }
    }

    /// Waits until everything written to the disk would survive a power failure.
    func flush() throws(FileProblem) {
        guard systemCall({ flush_disk(rootFile) }) == 0 else { throw FileProblem(.write, root) }
    }
}
