import Platform

/// A running program. A class because it is one thing with descriptors to close.
final class RunningProcess {
    private let program: AbsolutePath
    /// The number of its process.
    var id: pid_t = 0
    let output: Pipe
    let error: Pipe
    /// What the system says of its end; nil before.
    private var end: CInt?
    /// Why nobody knows all that it prints, or how it ended; nil while all is well.
    private var problem: FileProblem?
    /// When it was sent the signal that is to end this program, too; nil before.
    private var warned: time_t?

    /// How long it may take to end by a signal, in seconds; then it is killed.
    private static let grace = 2

    init(_ program: AbsolutePath) throws(FileProblem) {
        self.program = program
        (output, error) = (try Pipe(to: program), try Pipe(to: program))
    }

    /// Reads all that the program prints and waits for its end, or ends it when it has too much of something, or when
    /// this program is to end.
    ///
    /// - Parameter excess: of what, given what it printed, for how many seconds it has been running, and for how many it
    ///   has printed nothing since it began to. Called several times a second.
    /// - Throws: `FileProblem` when the system does not tell what it prints, or how it ended.
    func collect(
        _ excess: (Subprocess.Output, Int, Int) -> Subprocess.LimitExceeded?
    ) throws(FileProblem) -> Subprocess.Output {
        var result = Subprocess.Output()
        let begin = time(nil)
        var lastWord = begin
        var open = [(output.read, \Subprocess.Output.standardOutput), (error.read, \.standardError)]
        // Who prints no more ends within milliseconds, mostly.
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

    /// Whether there is nothing to wait for. A program that is to end is not waited for to print no more: what it
    /// started may hold its pipes.
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

    /// What the system says of its end, with the options of `waitpid`; nil before.
    private func noteEnd(_ options: CInt) -> CInt? {
        guard end == nil else { return end }
        var status: CInt = 0
        let found = systemCall { waitpid(id, &status, options) }
        if found < 0 { problem = problem ?? FileProblem(.run, program) }
        if found != 0 { end = status }
        return end
    }

    /// Appends what can be read now. Returns false at the end.
    private func append(from file: CInt, to bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = systemCall { systemRead(file, &buffer, buffer.count) }
        if count < 0 { problem = FileProblem(.run, program) }
        guard count > 0 else { return false }
        bytes += buffer[..<count]
        return true
    }
}

/// A pipe whose ends are closed in programs that are started later. A class to close them once.
final class Pipe {
    /// The descriptor to read from.
    let read: CInt
    /// The descriptor to write to; -1 when it is closed.
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

    /// Closes the end to write to.
    func closeWrite() {
        guard write >= 0 else { return }
        close(write)
        write = -1
    }
}
