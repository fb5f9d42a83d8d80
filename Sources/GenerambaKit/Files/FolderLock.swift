import Platform
import SourceText

/// How a run waits for another one that has a folder's lock.
public struct LockWait: Sendable {
    /// For how long, in seconds; nil for as long as it takes.
    package var timeout: Int?
    /// Is called after a second, with whom it waits for.
    package var tell: @Sendable (String) -> Void

    /// As long as it takes, in silence.
    public init() { self.init(timeout: nil) }

    package init(timeout: Int?, tell: @escaping @Sendable (String) -> Void = { _ in }) {
        self.timeout = timeout
        self.tell = tell
    }

    /// Tries again and again until it goes, with pauses of a twentieth of a second at most.
    ///
    /// - Parameters:
    ///   - attempt: returns false while another run has the lock.
    ///   - other: the other run, as messages name it.
    /// - Throws: `Diagnostics` when it takes too long.
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
    /// Runs `body` while no other run of the program has a folder to itself.
    ///
    /// - Parameters:
    ///   - isShared: whether others that share it may have it as well; else the folder is this run's alone.
    ///   - wait: how to wait for a run that has it.
    ///   - other: that run, as messages name it.
    /// - Throws: `FileProblem`; `Diagnostics` when it takes too long; what `body` does.
    package static func withLock<Result>(
        in folder: AbsolutePath, isShared: Bool = false, wait: LockWait = LockWait(),
        for other: () -> String = { "another run of generamba" }, _ body: () throws -> Result
    ) throws -> Result {
        let file = try open(folder.text, in: AT_FDCWD, O_RDONLY, .read, folder)
        defer { close(file) }
        try wait.wait(for: other) { try lock(file, isShared: isShared, folder) }
        return try body()
    }

    /// Whether another run has a folder to itself.
    static func isLocked(_ folder: AbsolutePath) throws(FileProblem) -> Bool {
        let file = try open(folder.text, in: AT_FDCWD, O_RDONLY, .read, folder)
        defer { close(file) }
        return try !lock(file, isShared: true, folder)
    }

    /// Takes the lock of an open folder. Returns false while another run has it.
    private static func lock(_ file: CInt, isShared: Bool, _ folder: AbsolutePath) throws(FileProblem) -> Bool
    {
        if systemCall({ flock(file, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) }) == 0 { return true }
        if errno == EWOULDBLOCK { return false }
        // Without lock support, runs do not wait for each other: some network disks lock only what is open for writing.
        guard [ENOLCK, ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL, EBADF].contains(errno) else {
            throw FileProblem(.read, folder)
        }
        return true
    }
}
