import Platform

package enum Disk {
    package enum Kind: Sendable, Equatable { case file, folder, link, other }

    /// Returns what exists at a path; nil if nothing does. Does not follow symbolic links.
    package static func kind(of path: AbsolutePath) throws(FileProblem) -> Kind? {
        try status(of: path, followingLinks: false).map { kind(ofMode: $0.st_mode) }
    }

    /// Returns what exists at a path; nil if nothing does, or for a link that leads nowhere. Follows symbolic links.
    package static func kind(following path: AbsolutePath) throws(FileProblem) -> Kind? {
        try status(of: path, followingLinks: true).map { kind(ofMode: $0.st_mode) }
    }

    /// Returns true if a folder certainly exists at the path. Follows symbolic links. For suggestions, and for callers
    /// that create a missing folder: creating it fails for the same reason and reports it.
    package static func isFolder(_ path: AbsolutePath) -> Bool { (try? kind(following: path)) == .folder }

    /// Returns true if a file certainly exists at the path. Follows symbolic links. For suggestions and messages.
    package static func isFile(_ path: AbsolutePath) -> Bool { (try? kind(following: path)) == .file }

    /// Returns true if files can be created in a folder, which may not exist yet. If the folder cannot be accessed, the
    /// one above it decides: writing then reports the problem.
    package static func canWrite(into folder: AbsolutePath) -> Bool {
        guard let kind = try? kind(following: folder) else { return folder.parent.map(canWrite) ?? false }
        return kind == .folder && access(folder.text, W_OK) == 0
    }

    /// Returns true if nobody, or at least not the user, may write to a file. The changes of a plan would replace it all
    /// the same, because that takes only the permission to write to its folder.
    package static func isReadOnly(_ file: AbsolutePath) throws(FileProblem) -> Bool {
        guard let mode = try status(of: file, followingLinks: true)?.st_mode else { return false }
        guard mode & 0o222 != 0, access(file.text, W_OK) != 0 else { return mode & 0o222 == 0 }
        guard [EACCES, EPERM, EROFS].contains(errno) else { throw FileProblem(.look, file) }
        return true
    }

    /// Returns true if the path is a program that the user may run. As in a shell, programs in a folder that the user
    /// may not enter do not count.
    package static func isExecutable(_ path: AbsolutePath) throws(FileProblem) -> Bool {
        if access(path.text, X_OK) == 0 { return try kind(following: path) == .file }
        guard errno == EACCES || foundNothing else { throw FileProblem(.look, path) }
        return false
    }

    /// Whether a call that follows links failed because nothing exists there, or because a link leads to itself.
    private static var foundNothing: Bool { errno == ENOENT || errno == ENOTDIR || errno == ELOOP }

    /// Returns what the system reports about a path; nil if nothing exists there.
    package static func status(of path: AbsolutePath, followingLinks: Bool) throws(FileProblem) -> stat? {
        var info = stat()
        let code = followingLinks ? stat(path.text, &info) : lstat(path.text, &info)
        if code != 0, !foundNothing || !followingLinks && errno == ELOOP { throw FileProblem(.look, path) }
        return code == 0 ? info : nil
    }

    package static func kind(ofMode mode: mode_t) -> Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// Returns true if a program in the file would run as the file's owner or group.
    package static func changesUser(_ path: AbsolutePath) throws(FileProblem) -> Bool {
        let mode = try status(of: path, followingLinks: false)?.st_mode ?? 0
        return kind(ofMode: mode) == .file && mode & (S_ISUID | S_ISGID) != 0
    }

    /// The place of a file: a name in an open folder, where it must not be a link.
    package typealias Place = (folder: CInt, name: String)

    /// Returns the content of a file; nil if there is none. Throws `FileProblem` also for a folder or a device, and for
    /// a larger file, which is not read.
    ///
    /// - Parameters:
    ///   - place: where to find the file; nil to follow the path and its links.
    ///   - most: the maximum size in bytes.
    package static func read(
        _ path: AbsolutePath, at place: Place? = nil, most: Int = .max
    ) throws(FileProblem) -> [UInt8]? {
        try readOwned(path, at: place, most: most)?.bytes
    }

    /// Returns the content of a file and its owner; nil if there is none. Otherwise the same as `read`.
    package static func readOwned(
        _ path: AbsolutePath, at place: Place? = nil, most: Int = .max
    ) throws(FileProblem) -> (bytes: [UInt8], owner: Owner)? {
        try withFile(path, at: place) { (file, info) throws(FileProblem) in
            guard info.st_size <= most else { throw FileProblem(.read, path, code: EFBIG) }
            guard let bytes = readAll(file, expecting: Int(info.st_size)) else {
                throw FileProblem(.read, path)
            }
            return (bytes, Owner(id: info.st_uid))
        }
    }

    /// Returns the checksum of a file, of which it keeps only a part in memory. Otherwise the same as `read`.
    package static func checksum(
        of path: AbsolutePath, at place: Place? = nil
    ) throws(FileProblem) -> UInt64? {
        try withFile(path, at: place) { (file, info) throws(FileProblem) in
            // All parts but the last one are full.
            let size = min(Int(info.st_size) / Checksum.step + 1, 1 << 13) * Checksum.step
            var part = [UInt8](repeating: 0, count: size)
            var (sum, length) = (Checksum(), 0)
            while true {
                let count = part.withUnsafeMutableBytes { buffer in
                    systemCall { systemRead(file, buffer.baseAddress! + length, size - length) }
                }
                guard count >= 0 else { throw FileProblem(.read, path) }
                length += count
                guard count == 0 || length == size else { continue }
                part.withUnsafeBytes { sum.add(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
                if count == 0 { return sum.value }
                length = 0
            }
        }
    }

    /// Opens a file for reading. Returns nil if there is none.
    private static func withFile<Result>(
        _ path: AbsolutePath, at place: Place?, _ read: (CInt, stat) throws(FileProblem) -> Result
    ) throws(FileProblem) -> Result? {
        let (folder, name) = place ?? (AT_FDCWD, path.text)
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (place == nil ? 0 : O_NOFOLLOW)
        let file = systemCall { openat(folder, name, flags) }
        guard file >= 0 else {
            guard errno != ENOENT, errno != ENOTDIR else { return nil }
            // The errors of Linux and Darwin for a socket.
            let isSocket = errno == ENXIO || errno == EOPNOTSUPP
            throw FileProblem(.read, path, code: isSocket ? FileProblem.noFile : errno)
        }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0 else { throw FileProblem(.read, path) }
        switch kind(ofMode: info.st_mode) {
        case .file: return try read(file, info)
        case .folder: throw FileProblem(.read, path, code: EISDIR)
        default: throw FileProblem(.read, path, code: FileProblem.noFile)
        }
    }

    /// Returns the names in a folder, sorted; empty if there is no folder.
    package static func names(in folder: AbsolutePath) throws(FileProblem) -> [String] {
        try entries(in: folder).map(\.name).sorted()
    }

    /// Returns the entries of a folder in no particular order; empty if there is none. Does not follow symbolic links.
    /// Those wanted are selected by their names in UTF-8 and their kinds where the system reports them.
    package static func entries(
        in folder: AbsolutePath,
        where isWanted: (UnsafeBufferPointer<UInt8>, Kind?) -> Bool = { _, _ in true }
    ) throws(FileProblem) -> [(name: String, kind: Kind)] {
        var found: [(name: String, kind: Kind?)] = []
        let isComplete = forEachEntry(in: folder.text) { name, kind in
            if isWanted(name, kind) { found.append((String(decoding: name, as: UTF8.self), kind)) }
        }
        guard isComplete else {
            guard errno != ENOENT, errno != ENOTDIR else { return [] }
            throw FileProblem(.read, folder)
        }
        return try found.map { (name, kind) throws(FileProblem) in
            if let kind { return (name, kind) }
            // Some file systems do not report the kind with the name.
            return (name, try self.kind(of: folder.appending(name)) ?? .other)
        }
    }

    static func isEmptyFolder(_ path: AbsolutePath) throws(FileProblem) -> Bool {
        guard try kind(of: path) == .folder else { return false }
        return try entries(in: path).isEmpty
    }

    /// Calls `body` with the names in a folder as the system stores them, which may not be UTF-8, and with their kinds
    /// where the system reports them. Returns false on an error.
    static func forEachEntry(
        in folder: UnsafePointer<CChar>, _ body: (UnsafeBufferPointer<UInt8>, Kind?) -> Void
    ) -> Bool {
        guard let directory = systemCall({ opendir(folder) }) else { return false }
        defer { closedir(directory) }
        while let entry = systemCall({ readdir(directory) }) {
            withUnsafePointer(to: &entry.pointee.d_name) { field in
                // The system allocates only as much as the name takes.
                let start = UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
                let name = UnsafeRawBufferPointer(start: start, count: strlen(start))
                    .assumingMemoryBound(to: UInt8.self)
                let isDot = name.count < 3 && name.allSatisfy { $0 == UInt8(ascii: ".") }
                if !isDot { body(name, kind(ofEntry: CInt(entry.pointee.d_type))) }
            }
        }
        // `readdir` returns no entry both at the end and on an error.
        return errno == 0
    }

    private static func kind(ofEntry type: CInt) -> Kind? {
        switch type {
        case CInt(DT_REG): .file
        case CInt(DT_DIR): .folder
        case CInt(DT_LNK): .link
        case CInt(DT_UNKNOWN): nil
        default: .other
        }
    }

    /// Returns the path with every symbolic link resolved; nil if it does not exist.
    package static func realPath(of path: AbsolutePath) throws(FileProblem) -> AbsolutePath? {
        let real = realpath(path.text, nil)
        guard real != nil || foundNothing else { throw FileProblem(.look, path) }
        defer { free(real) }
        return real.map { AbsolutePath(checked: String(cString: $0)) }
    }

    /// Returns the size of a file and the time of its last change, as text that changes with the file; nil for no file.
    package static func stamp(of path: AbsolutePath) throws(FileProblem) -> String? {
        guard let info = try status(of: path, followingLinks: true) else { return nil }
        return "\(info.st_size) \(info.lastChange.tv_sec).\(info.lastChange.tv_nsec)"
    }
}

extension stat {
    /// The time of the last change of the content.
    var lastChange: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }
}
