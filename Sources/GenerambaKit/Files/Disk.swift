import Platform

/// The file system.
package enum Disk {
    package enum Kind: Sendable, Equatable {
        case file, folder, link, other
    }

    /// What stands at a path, a symbolic link not followed; nil when there is nothing.
    package static func kind(of path: AbsolutePath) throws(FileProblem) -> Kind? {
        try status(of: path, followingLinks: false).map { kind(ofMode: $0.st_mode) }
    }

    /// What stands at a path, symbolic links followed; nil when there is nothing, or a link that leads nowhere.
    package static func kind(following path: AbsolutePath) throws(FileProblem) -> Kind? {
        try status(of: path, followingLinks: true).map { kind(ofMode: $0.st_mode) }
    }

    /// Whether there is certainly a folder, symbolic links followed. For those who only suggest it, or who make it where
    /// there is none: that fails for the same reason, and says so.
    package static func isFolder(_ path: AbsolutePath) -> Bool { (try? kind(following: path)) == .folder }

    /// Whether something can be written into a folder, which may have to be made. Of one that cannot be looked at the
    /// folder above tells: who writes there is told the rest.
    package static func canWrite(into folder: AbsolutePath) -> Bool {
        guard let kind = try? kind(following: folder) else { return folder.parent.map(canWrite) ?? false }
        return kind == .folder && access(folder.text, W_OK) == 0
    }

    /// Whether there is a program that the user may run. As to a shell, what stands in a folder that the user may not
    /// enter is none.
    static func isExecutable(_ path: AbsolutePath) throws(FileProblem) -> Bool {
        if access(path.text, X_OK) == 0 { return try kind(following: path) == .file }
        guard errno == EACCES || foundNothing else { throw FileProblem(.look, path) }
        return false
    }

    /// Whether a call that follows links has failed as nothing is there: a link that leads to itself leads nowhere.
    private static var foundNothing: Bool { errno == ENOENT || errno == ENOTDIR || errno == ELOOP }

    /// What the system knows of what stands at a path; nil when there is nothing.
    static func status(of path: AbsolutePath, followingLinks: Bool) throws(FileProblem) -> stat? {
        var info = stat()
        let code = followingLinks ? stat(path.text, &info) : lstat(path.text, &info)
        if code != 0, !foundNothing || !followingLinks && errno == ELOOP { throw FileProblem(.look, path) }
        return code == 0 ? info : nil
    }

    private static func kind(ofMode mode: mode_t) -> Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// Whether a file, when it is run, acts for its owner or group.
    static func changesUser(_ path: AbsolutePath) throws(FileProblem) -> Bool {
        let mode = try status(of: path, followingLinks: false)?.st_mode ?? 0
        return kind(ofMode: mode) == .file && mode & (S_ISUID | S_ISGID) != 0
    }

    /// The content of a file; nil when there is none.
    ///
    /// - Parameter most: how many bytes it may have.
    /// - Throws: `FileProblem`, also for a folder or a device, and for a larger file, which is not read.
    package static func read(_ path: AbsolutePath, most: Int = .max) throws(FileProblem) -> [UInt8]? {
        try readOwned(path, most: most)?.bytes
    }

    /// The content of a file with whom it belongs to; nil when there is none. Otherwise as `read`.
    static func readOwned(
        _ path: AbsolutePath, most: Int = .max
    ) throws(FileProblem) -> (bytes: [UInt8], owner: Owner)? {
        try readOwned(path.text, in: AT_FDCWD, 0, for: path, most: most)
    }

    /// The content of a file in an open folder; nil when there is none.
    ///
    /// - Parameters:
    ///   - flags: `O_NOFOLLOW`, where no link is to be followed.
    ///   - path: the file's path, for messages.
    static func read(
        _ name: String, in folder: CInt, _ flags: CInt, for path: AbsolutePath
    ) throws(FileProblem) -> [UInt8]? {
        try readOwned(name, in: folder, flags, for: path, most: .max)?.bytes
    }

    private static func readOwned(
        _ name: String, in folder: CInt, _ flags: CInt, for path: AbsolutePath, most: Int
    ) throws(FileProblem) -> (bytes: [UInt8], owner: Owner)? {
        let file = systemCall { openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | flags) }
        guard file >= 0 else {
            guard errno != ENOENT, errno != ENOTDIR else { return nil }
            // What Linux and Darwin say of a socket.
            let isSocket = errno == ENXIO || errno == EOPNOTSUPP
            throw FileProblem(.read, path, code: isSocket ? FileProblem.noFile : errno)
        }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0 else { throw FileProblem(.read, path) }
        switch kind(ofMode: info.st_mode) {
        case .file: break
        case .folder: throw FileProblem(.read, path, code: EISDIR)
        default: throw FileProblem(.read, path, code: FileProblem.noFile)
        }
        guard info.st_size <= most else { throw FileProblem(.read, path, code: EFBIG) }
        guard let bytes = readAll(file, expecting: Int(info.st_size)) else { throw FileProblem(.read, path) }
        return (bytes, Owner(id: info.st_uid))
    }

    /// Everything that a descriptor gives; nil on an error.
    private static func readAll(_ file: CInt, expecting size: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        while true {
            let room = max(size - bytes.count, 0) + 1
            var count = 0
            let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
                count = systemCall { systemRead(file, buffer.baseAddress, room) }
                initialized = max(count, 0)
            }
            guard count >= 0 else { return nil }
            guard count > 0 else { return bytes }
            if bytes.isEmpty { bytes = part } else { bytes += part }
        }
    }

    /// The names in a folder, sorted; empty when there is no folder.
    package static func names(in folder: AbsolutePath) throws(FileProblem) -> [String] {
        try entries(in: folder).map(\.name).sorted()
    }

    /// What is in a folder, in no order, symbolic links not followed; empty when there is no folder.
    package static func entries(in folder: AbsolutePath) throws(FileProblem) -> [(name: String, kind: Kind)] {
        guard let entries = rawEntries(in: folder.text) else {
            guard errno != ENOENT, errno != ENOTDIR else { return [] }
            throw FileProblem(.read, folder)
        }
        return try entries.map { (entry) throws(FileProblem) in
            let name = String(decoding: entry.name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            if let kind = entry.kind { return (name, kind) }
            // Some file systems do not say it before.
            return (name, try self.kind(of: folder.appending(name)) ?? .other)
        }
    }

    /// Whether there is a folder with nothing in it.
    static func isEmptyFolder(_ path: AbsolutePath) throws(FileProblem) -> Bool {
        guard try kind(of: path) == .folder else { return false }
        return try entries(in: path).isEmpty
    }

    /// The names in a folder as the system has them, which need not be UTF-8, with their kinds where it says them; nil
    /// on an error.
    static func rawEntries(in folder: UnsafePointer<CChar>) -> [(name: [CChar], kind: Kind?)]? {
        guard let directory = systemCall({ opendir(folder) }) else { return nil }
        defer { closedir(directory) }
        var entries: [(name: [CChar], kind: Kind?)] = []
        while let entry = systemCall({ readdir(directory) }) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != [0x2E], name != [0x2E, 0x2E] {
                entries.append(
                    (name.map { CChar(bitPattern: $0) } + [0], kind(ofEntry: CInt(entry.pointee.d_type))))
            }
        }
        // Neither the end nor an error gives an entry.
        return errno == 0 ? entries : nil
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

    /// The path with every symbolic link resolved; nil when it does not exist.
    package static func realPath(of path: AbsolutePath) throws(FileProblem) -> AbsolutePath? {
        let real = realpath(path.text, nil)
        guard real != nil || foundNothing else { throw FileProblem(.look, path) }
        defer { free(real) }
        return real.map { AbsolutePath(checked: String(cString: $0)) }
    }

    /// The same; nil also when the system does not tell. For what no message tells, such as the key of a cache.
    package static func resolved(_ path: AbsolutePath) -> AbsolutePath? { try? realPath(of: path) }

    /// The size in bytes and the time of the last change of a file, as text: another file, another text. Nil
    /// when there is no file.
    package static func stamp(of path: AbsolutePath) throws(FileProblem) -> String? {
        guard let info = try status(of: path, followingLinks: true) else { return nil }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        return "\(info.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }
}
