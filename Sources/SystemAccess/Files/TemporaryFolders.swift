import Platform

extension Disk {
    /// Creates a folder for temporary files in `$TMPDIR` or `/tmp`.
    package static func makeTemporaryFolder(environment: [String: String]) throws(FileProblem) -> AbsolutePath
    {
        let base = AbsolutePath(environment["TMPDIR"].flatMap { isAbsolutePath($0) ? $0 : nil } ?? "/tmp")
        return try makeTemporaryFolder(named: "generamba-", in: base)
    }

    /// Creates a folder in another one, with a unique name that begins with `name`.
    package static func makeTemporaryFolder(
        named name: String, in base: AbsolutePath
    ) throws(FileProblem) -> AbsolutePath {
        var template = Array("\(base.text)/\(name)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw FileProblem(.makeFolder, base) }
        return AbsolutePath(template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
    }

    /// Runs `body` with a temporary folder and removes the folder afterwards. Also removes those of killed runs: each
    /// run locks its folder, so a folder without a lock is a leftover.
    package static func withTemporaryFolder<Result>(
        named name: String, in base: AbsolutePath, _ body: (AbsolutePath) throws -> Result
    ) throws -> Result {
        try removeLeftovers(named: [name], in: base)
        let (folder, hold) = try withLock(in: base) {
            let folder = try makeTemporaryFolder(named: name, in: base)
            return (folder, Hold(folder))
        }
        // If it cannot be removed, the next run tries again.
        defer { withExtendedLifetime(hold) { try? removeTree(folder) } }
        return try body(folder)
    }

    /// Removes the temporary folders with these prefixes that no run has locked. Keeps those that cannot be removed.
    package static func removeLeftovers(named names: [String], in base: AbsolutePath) throws {
        func leftovers() throws(FileProblem) -> [String] {
            try self.names(in: base).filter { name in names.contains { name.hasPrefix($0) } }
        }
        guard try !leftovers().isEmpty else { return }
        // A run locks its new folder before it releases the lock of `base`.
        try withLock(in: base) {
            for folder in try leftovers().map(base.appending) {
                guard let hold = Hold(folder) else { continue }
                withExtendedLifetime(hold) { try? removeTree(folder) }
            }
        }
    }
}

/// A lock that tells other runs that a folder is in use, until the program ends. A class, because it is released once.
private final class Hold {
    private let file: CInt

    /// Locks a folder; nil if another run has locked it, or if the disk does not support locks.
    init?(_ folder: AbsolutePath) {
        file = systemCall { open(folder.text, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
        guard file >= 0, systemCall({ flock(file, LOCK_EX | LOCK_NB) }) == 0 else { return nil }
    }

    deinit { if file >= 0 { close(file) } }
}
