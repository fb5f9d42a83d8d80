import Platform

/// A running program. A class because it owns file descriptors.
final class RunningProcess {
    private let program: AbsolutePath
    var id: pid_t = 0
    let output: Pipe
    let error: Pipe
    /// The exit status as `waitpid` returns it; nil while the program runs.
    private var end: CInt?
    /// The error of reading its output or waiting for its end; nil for none.
    private var problem: FileProblem?
    /// When it was sent the signal that is ending this program; nil before that.
    private var warned: time_t?

    /// How many seconds it has to end after that signal before it is killed.
    private static let grace = 2

    init(_ program: AbsolutePath) throws(FileProblem) {
        self.program = program
        (output, error) = (try Pipe(to: program), try Pipe(to: program))
    }

    /// Reads all output and waits for the end of the program. Ends the program when it exceeds a limit, or when a
    /// signal ends this program.
    ///
    /// - Parameter excess: returns the exceeded limit. Takes the output, the seconds since the start, and the seconds
    ///   since the last output (0 before the first). Called several times a second.
    func collect(
        _ excess: (Subprocess.Output, Int, Int) -> Subprocess.LimitExceeded?
    ) throws(FileProblem) -> Subprocess.Output {
        var result = Subprocess.Output()
        let begin = time(nil)
        var lastWord = begin
        var open = [(output.read, \Subprocess.Output.standardOutput), (error.read, \.standardError)]
        // Most programs end within milliseconds after their last output.
        var pause: CInt = 1
        while result.excess == nil, problem == nil, !isOver(printsNoMore: open.isEmpty) {
            var polls = open.map { pollfd(fd: $0.0, events: Int16(POLLIN), revents: 0) }
            if open.isEmpty { pause = min(2 * pause, 250) }
            if poll(&polls, nfds_t(polls.count), open.isEmpty ? pause : 250) < 0, errno != EINTR {
                problem = FileProblem(.run, program)
            }
            let before = result.count
            open = zip(open, polls).filter { pipe, poll in
                poll.revents == 0 || append(from: pipe.0, to: &result[keyPath: pipe.1])
            }.map(\.0)
            let now = time(nil)
            if result.count > before || before == 0 || open.isEmpty { lastWord = now }
            result.excess = excess(open.isEmpty ? Subprocess.Output() : result, now - begin, now - lastWord)
        }
        if result.excess != nil || problem != nil { send(SIGKILL) }
        result.status = wait()
        if let problem { throw problem }
        return result
    }

    /// Whether there is nothing to wait for. After a signal, pipes do not matter: programs that it started may hold
    /// some.
    private func isOver(printsNoMore: Bool) -> Bool {
        if let signal = Interruption.received {
            if let warned {
                if time(nil) - warned >= Self.grace { send(SIGKILL) }
            } else {
                send(signal)
                warned = time(nil)
            }
            return hasEnded
        }
        return printsNoMore && hasEnded
    }

    private func send(_ signal: CInt) { if end == nil { kill(id, signal) } }

    private var hasEnded: Bool { noteEnd(WNOHANG) != nil }

    private func wait() -> Int {
        let status = noteEnd(0) ?? 0
        let signal = status & 0x7F
        return signal == 0 ? Int(status >> 8) & 0xFF : 128 + Int(signal)
    }

    /// The exit status from `waitpid` with these options; nil while the program runs.
    private func noteEnd(_ options: CInt) -> CInt? {
        guard end == nil else { return end }
        var status: CInt = 0
        let found = systemCall { waitpid(id, &status, options) }
        if found < 0 { problem = problem ?? FileProblem(.run, program) }
        if found != 0 { end = status }
        return end
    }

    /// Appends the available output. Returns false at its end.
    private func append(from file: CInt, to bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = systemCall { systemRead(file, &buffer, buffer.count) }
        if count < 0 { problem = FileProblem(.run, program) }
        guard count > 0 else { return false }
        bytes += buffer[..<count]
        return true
    }
}

/// A pipe that programs started later do not inherit. A class, to close it exactly once.
final class Pipe {
    let read: CInt
    /// The descriptor for writing; -1 after closing.
    private(set) var write: CInt

    init(to program: AbsolutePath) throws(FileProblem) {
        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { throw FileProblem(.run, program) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (read, write) = (ends[0], ends[1])
    }

    deinit {
        close(read)
        closeWrite()
    }

    func closeWrite() {
        guard write >= 0 else { return }
        close(write)
        write = -1
    }
}
