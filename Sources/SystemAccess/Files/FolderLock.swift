import Platform
import SourceText

/// How a run waits for another run that holds a folder's lock.
public struct LockWait: Sendable {
    /// The time limit in seconds; nil for no limit.
    package var timeout: Int?
    /// Called after one second with a text that names the other run.
    package var tell: @Sendable (String) -> Void
    /// A folder whose lock the caller of everything that waits holds already; nil for none.
    fileprivate var held: AbsolutePath?

    /// Waits without a time limit and without telling anybody.
    public init() { self.init(timeout: nil) }

    package init(timeout: Int?, tell: @escaping @Sendable (String) -> Void = { _ in }) {
        (self.timeout, self.tell) = (timeout, tell)
    }

    /// Runs `body` while holding the exclusive lock of a folder, for which nothing waits with the wait that `body`
    /// gets.
    package func holding<Result>(
        _ folder: AbsolutePath, for other: () -> String, _ body: (LockWait) throws -> Result
    ) throws -> Result {
        try Disk.withLock(in: folder, wait: self, for: other) {
            var wait = self
            wait.held = folder
            return try body(wait)
        }
    }

    /// Repeats an attempt, with pauses of at most a twentieth of a second, until it returns true because no other run
    /// holds the lock. Throws `Diagnostics` when the time limit is exceeded.
    fileprivate func wait(for other: () -> String, _ attempt: () throws -> Bool) throws {
        // Both in milliseconds.
        var (waited, pause) = (0, 1)
        while try !attempt() {
            if let timeout, waited >= timeout * 1000 {
                throw Diagnostics.error(
                    "\(other()) was still in progress after \(timeout == 1 ? "1 second" : "\(timeout) seconds")",
                    hint: "wait for it to finish, or stop it")
            }
            usleep(UInt32(pause * 1000))
            if waited < 1000, waited + pause >= 1000 { tell("waiting for \(other())") }
            waited += pause
            pause = min(2 * pause, 50)
        }
    }
}

extension Disk {
    /// Runs `body` while holding a folder's lock. Throws `FileProblem`; `Diagnostics` when the wait takes too long.
    ///
    /// - Parameters:
    ///   - isShared: whether other runs that share the lock may hold it as well; otherwise it is exclusive.
    ///   - other: the run to wait for, as messages name it.
    package static func withLock<Result>(
        in folder: AbsolutePath, isShared: Bool = false, wait: LockWait = LockWait(),
        for other: () -> String = { "another run of generamba" }, _ body: () throws -> Result
    ) throws -> Result {
        if wait.held == folder { return try body() }
        let file = try open(folder, O_RDONLY, .read)
        defer { close(file) }
        try wait.wait(for: other) { try lock(file, isShared: isShared, folder) }
        return try body()
    }

    /// Returns true if another run holds a folder's lock exclusively.
    static func isLocked(_ folder: AbsolutePath) throws(FileProblem) -> Bool {
        let file = try open(folder, O_RDONLY, .read)
        defer { close(file) }
        return try !lock(file, isShared: true, folder)
    }

    /// Takes the lock of an open folder. Returns false while another run holds it.
    private static func lock(
        _ file: CInt, isShared: Bool, _ folder: AbsolutePath
    ) throws(FileProblem) -> Bool {
        if systemCall({ flock(file, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) }) == 0 { return true }
        if errno == EWOULDBLOCK { return false }
        // Without lock support, runs do not wait for each other. Some network disks lock only files that are open for
        // writing.
        guard [ENOLCK, ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL, EBADF].contains(errno) else {
            throw FileProblem(.read, folder)
        }
        return true
    }
}
