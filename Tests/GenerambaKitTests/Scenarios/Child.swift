import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A program that a test starts, in its own process group.
struct Child {
    private let id: pid_t

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - command: the program's path and its arguments.
    ///   - streams: the paths of its standard input, output and error.
    init(
        _ command: [String], in folder: String, environment: [String: String],
        streams: (input: String, output: String, error: String)
    ) throws {
        var actions = emptyFileActions()
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 0, streams.input, O_RDWR, 0)
        let create = O_WRONLY | O_CREAT | O_APPEND
        posix_spawn_file_actions_addopen(&actions, 1, streams.output, create, 0o666)
        posix_spawn_file_actions_addopen(&actions, 2, streams.error, create, 0o666)
        var attributes = emptyAttributes()
        defer { posix_spawnattr_destroy(&attributes) }
        Self.setGroup(&attributes)
        // The shell only changes the working directory, because posix_spawn has no portable way to do that.
        let line = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + command
        var argv = line.map { strdup($0) } + [nil]
        var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in argv + envp { free(string) } }
        var id: pid_t = 0
        let code = posix_spawn(&id, "/bin/sh", &actions, &attributes, &argv, &envp)
        guard code == 0 else { throw CocoaError(.executableNotLoadable) }
        self.id = id
    }

    /// Requests a new process group, an empty signal mask and default signal handlers, as a shell does.
    private static func setGroup(_ attributes: inout SpawnAttributes) {
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_init(&attributes)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let flags = Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETPGROUP)
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    /// The exit status, or 128 and the signal's number; nil while it runs.
    func status() -> Int32? {
        var status: CInt = 0
        guard waitpid(id, &status, WNOHANG) == id else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Waits for its end. Kills it if it hangs.
    ///
    /// - Parameter patience: the time limit in seconds.
    func wait(patience: TimeInterval = Child.patience) -> Int32 {
        let end = Date() + patience
        while true {
            if let status = status() { return status }
            if Date() > end { kill(-id, SIGKILL) }
            usleep(500)
        }
    }

    /// Sends a signal to all programs of the group, as Ctrl-C does.
    func interrupt() { kill(-id, SIGINT) }

    func kill() { kill(-id, SIGKILL) }

    /// Sends a signal to the program alone.
    func send(_ signal: Int32) { kill(id, signal) }

    private func kill(_ id: pid_t, _ signal: CInt) {
        #if canImport(Darwin)
            _ = Darwin.kill(id, signal)
        #elseif canImport(Musl)
            _ = Musl.kill(id, signal)
        #else
            _ = Glibc.kill(id, signal)
        #endif
    }

    /// The time limit in seconds for a program that should respond immediately.
    static let patience: TimeInterval = 240
}

#if canImport(Darwin)
    private typealias SpawnAttributes = posix_spawnattr_t?
    private func emptyFileActions() -> posix_spawn_file_actions_t? { nil }
    private func emptyAttributes() -> posix_spawnattr_t? { nil }
#else
    private typealias SpawnAttributes = posix_spawnattr_t
    private func emptyFileActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    private func emptyAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }
#endif
