import Platform

extension Disk {
    /// Makes a new folder of its own for temporary files, below `$TMPDIR` or `/tmp`.
    package static func makeTemporaryFolder(environment: [String: String]) throws(FileProblem) -> AbsolutePath
    {
        let base = AbsolutePath(environment["TMPDIR"].flatMap { isAbsolutePath($0) ? $0 : nil } ?? "/tmp")
        return try makeTemporaryFolder(named: "generamba-", in: base)
    }

    /// Makes a new folder in another one; its name begins with `name` and is unlike all others.
    package static func makeTemporaryFolder(
        named name: String, in base: AbsolutePath
    ) throws(FileProblem) -> AbsolutePath {
        var template = Array("\(base.text)/\(name)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw FileProblem(.makeFolder, base) }
        return AbsolutePath(template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
    }

    /// Runs `body` with a new folder in another one, which is gone afterwards. So are those of runs that were killed:
    /// a run holds its folder, so one that nobody holds is a leftover.
    static func withTemporaryFolder<Result>(
        named name: String, in base: AbsolutePath, _ body: (AbsolutePath) throws -> Result
    ) throws -> Result {
        try removeLeftovers(named: [name], in: base)
        let (folder, hold) = try withLock(in: base) {
            let folder = try makeTemporaryFolder(named: name, in: base)
            return (folder, Hold(folder))
        }
        // What cannot be removed is a leftover for the next run.
        defer { withExtendedLifetime(hold) { try? removeTree(folder) } }
        return try body(folder)
    }

    /// Removes the temporary folders that nobody holds. What cannot be removed stays: it is in nobody's way.
    ///
    /// - Parameter names: what their names begin with.
    static func removeLeftovers(named names: [String], in base: AbsolutePath) throws {
        func leftovers() throws(FileProblem) -> [String] {
            try self.names(in: base).filter { name in names.contains { name.hasPrefix($0) } }
        }
        guard try !leftovers().isEmpty else { return }
        // One that was just made is held before the lock is given up.
        try withLock(in: base) {
            for folder in try leftovers().map(base.appending) {
                guard let hold = Hold(folder) else { continue }
                withExtendedLifetime(hold) { try? removeTree(folder) }
            }
        }
    }
}

/// What tells other runs that a folder is in use, to the end of the program at the latest. A class, as it is given up
/// once.
private final class Hold {
    private let file: CInt

    /// Takes hold of a folder; nil where another run has it, or the disk knows no such thing.
    init?(_ folder: AbsolutePath) {
        file = systemCall { open(folder.text, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
        guard file >= 0, systemCall({ flock(file, LOCK_EX | LOCK_NB) }) == 0 else { return nil }
    }

    deinit { if file >= 0 { close(file) } }
}
