import Platform

/// Files that take the place of others: at every moment the old or the new one stands there, whole.
extension Disk {
    /// Puts new content into the place of a file, whose permissions are kept.
    package static func replace(_ path: AbsolutePath, _ bytes: [UInt8]) throws(FileProblem) {
        try write(bytes, beside: path) { (new) throws(FileProblem) in
            _ = try moveReplacing(new, to: path, keepingPermissions: true)
        }
    }

    /// Writes a file that must not exist, and that nobody sees before it is whole.
    static func createWhole(_ path: AbsolutePath, _ bytes: [UInt8]) throws(FileProblem) {
        try write(bytes, beside: path) { (new) throws(FileProblem) in _ = try moveIfAbsent(new, to: path) }
    }

    /// Runs `body` with a new file in the folder of another one, which is gone afterwards.
    private static func write(
        _ bytes: [UInt8], beside path: AbsolutePath, _ body: (AbsolutePath) throws(FileProblem) -> Void
    ) throws(FileProblem) {
        let temporary = AbsolutePath("\(path.text).generamba-\(getpid())")
        unlink(temporary.text)
        defer { unlink(temporary.text) }
        do throws(FileProblem) {
            try create(temporary, bytes)
            try body(temporary)
        } catch {
            throw FileProblem(.write, path, code: error.code)
        }
    }

    /// Removes what `replace` leaves beside a file when it is killed.
    static func removeLeftovers(ofReplacing path: AbsolutePath) throws(FileProblem) {
        guard let folder = path.parent else { return }
        for name in try names(in: folder) where name.hasPrefix("\(path.name).generamba-") {
            try removeFile(folder.appending(name))
        }
    }

    /// Gives a file the path of another one, which goes. Returns false where that is on another disk.
    ///
    /// - Parameter keepingPermissions: whether the file gets those of the other one, which must be writable.
    static func moveReplacing(
        _ file: AbsolutePath, to path: AbsolutePath, keepingPermissions: Bool = false
    ) throws(FileProblem) -> Bool {
        if keepingPermissions {
            var info = stat()
            let exists = stat(path.text, &info) == 0
            guard !exists || access(path.text, W_OK) == 0,
                chmod(file.text, exists ? info.st_mode & 0o7777 : 0o644) == 0
            else { throw FileProblem(.write, path) }
        }
        if rename(file.text, path.text) == 0 { return true }
        guard errno == EXDEV else { throw FileProblem(.write, path) }
        return false
    }

    /// Gives a new file a path at which nothing stands. Returns false where that is on another disk.
    static func moveIfAbsent(_ file: AbsolutePath, to path: AbsolutePath) throws(FileProblem) -> Bool {
        if link(file, as: path) { return true }
        // Not every disk knows two paths of a file.
        if errno != EEXIST, try kind(of: path) == nil, rename(file.text, path.text) == 0 { return true }
        guard errno == EXDEV else { throw FileProblem(.write, path) }
        return false
    }

    /// Gives a file a second path. Returns false where its disk knows no such thing, or the path is on another one.
    static func link(_ file: AbsolutePath, as path: AbsolutePath) -> Bool {
        linkat(AT_FDCWD, file.text, AT_FDCWD, path.text, 0) == 0
    }
}
