import Platform

/// Calls that change files and folders. None of them waits for the device.
extension Disk {
    /// Creates one folder. Returns false if it already exists.
    package static func makeFolder(_ path: AbsolutePath, mode: mode_t = 0o777) throws(FileProblem) -> Bool {
        guard systemCall({ mkdir(path.text, mode) }) != 0 else { return true }
        guard errno == EEXIST, isFolder(path) else { throw FileProblem(.makeFolder, path) }
        return false
    }

    /// Creates a folder and those above it, with permissions that the umask reduces.
    package static func makeFolders(_ path: AbsolutePath, mode: mode_t = 0o777) throws(FileProblem) {
        guard !isFolder(path) else { return }
        if let parent = path.parent { try makeFolders(parent, mode: mode) }
        _ = try makeFolder(path, mode: mode)
    }

    /// Creates a file, which must not exist.
    ///
    /// - Parameters:
    ///   - place: where to create it; nil for its path.
    ///   - permissions: the permissions to set instead of the usual ones.
    ///   - isExecutable: whether the usual ones allow to run it as a program.
    ///   - isMarked: whether it gets the time of files that this program wrote on this disk.
    package static func create(
        _ path: AbsolutePath, at place: Place? = nil, _ bytes: [UInt8], permissions: mode_t? = nil,
        isExecutable: Bool = false, isMarked: Bool = false
    ) throws(FileProblem) {
        let mode: mode_t = isExecutable ? 0o777 : 0o666
        let file = try open(path, at: place, O_WRONLY | O_CREAT | O_EXCL, .write, mode: mode)
        var problem = writeAll(file, bytes)
        if problem == 0, let permissions, systemCall({ fchmod(file, permissions) }) != 0 { problem = errno }
        // Without the mark, the file counts as one that came with a copy of the project, which is safe.
        if problem == 0, isMarked { futimens(file, [mark, mark]) }
        // When a signal interrupts `close`, the file counts as closed and must not be closed again.
        guard close(file) == 0 || errno == EINTR, problem == 0 else {
            let code = problem == 0 ? errno : problem
            _ = place.map { unlinkat($0.folder, $0.name, 0) } ?? unlink(path.text)
            throw FileProblem(.write, path, code: code)
        }
    }

    /// The time of change that marks a file as written on this disk by this program. Neither git nor the
    /// archives that are made of repositories carry such a time, which is not a whole second.
    private static let mark = timespec(tv_sec: 981_173_106, tv_nsec: 789_000_000)

    /// Whether a file has the mark of those that this program wrote on this disk.
    package static func isMarked(_ path: AbsolutePath) throws(FileProblem) -> Bool {
        func time() throws(FileProblem) -> timespec {
            try status(of: path, followingLinks: false)?.lastChange ?? timespec()
        }
        let found = try time()
        guard found.tv_sec == mark.tv_sec, found.tv_nsec != mark.tv_nsec else {
            return found.tv_sec == mark.tv_sec
        }
        // Some disks keep only a part of a time: then they do so again.
        utimensat(AT_FDCWD, path.text, [mark, mark], 0)
        if try time().tv_nsec == found.tv_nsec { return true }
        utimensat(AT_FDCWD, path.text, [found, found], 0)
        return false
    }

    /// Appends bytes to an open file with this path.
    package static func append(_ bytes: [UInt8], to file: CInt, _ path: AbsolutePath) throws(FileProblem) {
        let problem = writeAll(file, bytes)
        guard problem == 0 else { throw FileProblem(.write, path, code: problem) }
    }

    /// Opens a file or folder for an operation, as messages name it. Returns its descriptor, which the caller must
    /// close.
    ///
    /// - Parameter place: where to find it; nil to follow the path and its links.
    package static func open(
        _ path: AbsolutePath, at place: Place? = nil, _ flags: CInt, _ operation: FileProblem.Operation,
        mode: mode_t = 0o666
    ) throws(FileProblem) -> CInt {
        let (folder, name) = place ?? (AT_FDCWD, path.text)
        let flags = flags | O_CLOEXEC | (place == nil ? 0 : O_NOFOLLOW)
        let file = systemCall { openat(folder, name, flags, mode) }
        guard file >= 0 else { throw FileProblem(operation, path) }
        return file
    }

    static func permissions(of path: AbsolutePath, at place: Place) throws(FileProblem) -> mode_t {
        var info = stat()
        guard systemCall({ fstatat(place.folder, place.name, &info, AT_SYMLINK_NOFOLLOW) }) == 0 else {
            throw FileProblem(.look, path)
        }
        return info.st_mode & 0o777
    }

    /// Writes all bytes to a descriptor. Returns 0 or the error number.
    static func writeAll(_ file: CInt, _ bytes: [UInt8]) -> CInt {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                systemCall { write(file, buffer.baseAddress! + written, buffer.count - written) }
            }
            guard count >= 0 else { return errno }
            written += count
        }
        return 0
    }

    /// Appends bytes to a file, which is created if there is none.
    package static func append(_ bytes: [UInt8], to path: AbsolutePath) throws(FileProblem) {
        let file = try open(path, O_WRONLY | O_CREAT | O_APPEND, .write)
        let problem = writeAll(file, bytes)
        guard close(file) == 0 || errno == EINTR, problem == 0 else {
            throw FileProblem(.write, path, code: problem == 0 ? errno : problem)
        }
    }

    package static func removeFile(_ path: AbsolutePath) throws(FileProblem) {
        guard systemCall({ unlink(path.text) }) == 0 else { throw FileProblem(.remove, path) }
    }

    /// Removes one folder if it is empty.
    static func removeIfEmpty(_ path: AbsolutePath) throws(FileProblem) {
        if systemCall({ rmdir(path.text) }) == 0 || [ENOENT, ENOTEMPTY, EEXIST].contains(errno) { return }
        throw FileProblem(.remove, path)
    }

    /// Removes a file or folder that this program made, with everything in it, if it exists. Follows no symbolic links.
    package static func removeTree(_ path: AbsolutePath) throws(FileProblem) {
        guard remove(Array(path.text.utf8CString)) else { throw FileProblem(.remove, path) }
    }

    private static func remove(_ path: [CChar]) -> Bool {
        if systemCall({ unlink(path) }) == 0 || errno == ENOENT { return true }
        guard errno == EISDIR || errno == EPERM else { return false }
        let start = path.dropLast() + [CChar(UInt8(ascii: "/"))]
        var entries: [[CChar]] = []
        let isComplete = forEachEntry(in: path) { name, _ in
            entries.append(start + name.map { CChar(bitPattern: $0) } + [0])
        }
        return isComplete && entries.allSatisfy(remove) && systemCall({ rmdir(path) }) == 0
    }

    /// Renames a folder. Returns false if something exists at the new path.
    package static func move(_ folder: AbsolutePath, to path: AbsolutePath) throws(FileProblem) -> Bool {
        guard systemCall({ rename(folder.text, path.text) }) != 0 else { return true }
        guard errno == ENOTEMPTY || errno == EEXIST else { throw FileProblem(.makeFolder, path) }
        return false
    }

    /// The prefix of the folders in which `replace` writes a file.
    package static let replacing = ".new-"

    /// Replaces or creates a file that belongs to this program.
    package static func replace(_ path: AbsolutePath, _ bytes: [UInt8]) throws {
        guard let folder = path.parent else { return }
        try withTemporaryFolder(named: replacing, in: folder) { temporary in
            let new = temporary.appending("file")
            try create(new, bytes)
            guard systemCall({ rename(new.text, path.text) }) == 0 else { throw FileProblem(.write, path) }
        }
    }

    /// Returns the permissions for a file that replaces another one, which must be writable.
    static func permissionsToReplace(_ path: AbsolutePath) throws(FileProblem) -> mode_t {
        var info = stat()
        guard systemCall({ stat(path.text, &info) }) == 0, access(path.text, W_OK) == 0 else {
            throw FileProblem(.write, path)
        }
        return info.st_mode & 0o777
    }
}
