import Platform

/// A running program. A class because it is one thing with descriptors to close.
final class RunningProcess {
    /// The number of its process.
    var id: pid_t = 0
    let output = Pipe()
    let error = Pipe()
    /// What the system says of its end; nil before.
    private var end: CInt?
    /// When it was sent the signal that is to end this program, too; nil before.
    private var warned: time_t?

    /// How long it may take to end by a signal, in seconds; then it is killed.
    private static let grace = 2

    /// Reads all that the program prints and waits for its end, or ends it when it has too much of something, or when
    /// this program is to end.
    ///
    /// - Parameter excess: of what, given what it printed, for how many seconds it has been running, and for how many it
    ///   has printed nothing since it began to. Called several times a second.
    func collect(_ excess: (Subprocess.Output, Int, Int) -> Subprocess.LimitExceeded?) -> Subprocess.Output {
        var result = Subprocess.Output()
        let begin = time(nil)
        var lastWord = begin
        var open = [(output.read, \Subprocess.Output.standardOutput), (error.read, \.standardError)]
        // Who prints no more ends within milliseconds, mostly.
        var pause: CInt = 1
        while result.excess == nil, !isOver(printsNoMore: open.isEmpty) {
            var polls = open.map { pollfd(fd: $0.0, events: Int16(POLLIN), revents: 0) }
            if open.isEmpty { pause = min(2 * pause, 250) }
            poll(&polls, nfds_t(polls.count), open.isEmpty ? pause : 250)
            let before = result.count
            open = zip(open, polls).filter { pipe, poll in
                poll.revents == 0 || Pipe.append(from: pipe.0, to: &result[keyPath: pipe.1])
            }.map(\.0)
            let now = time(nil)
            if result.count > before || before == 0 || open.isEmpty { lastWord = now }
            result.excess = excess(open.isEmpty ? Subprocess.Output() : result, now - begin, now - lastWord)
        }
        if result.excess != nil { send(SIGKILL) }
        result.status = wait()
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

    private var hasEnded: Bool {
        if end == nil {
            var status: CInt = 0
            if waitpid(id, &status, WNOHANG) == id { end = status }
        }
        return end != nil
    }

    private func wait() -> Int {
        var status = end ?? 0
        if end == nil { while waitpid(id, &status, 0) < 0 && errno == EINTR {} }
        let signal = status & 0x7F
        return signal == 0 ? Int(status >> 8) & 0xFF : 128 + Int(signal)
    }
}

/// A pipe whose ends are closed in programs that are started later. A class to close them once.
final class Pipe {
    /// The descriptor to read from.
    let read: CInt
    /// The descriptor to write to; -1 when it is closed.
    private(set) var write: CInt

    init() {
        var ends: [CInt] = [-1, -1]
        pipe(&ends)
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

    /// Appends what can be read now. Returns false at the end.
    static func append(from file: CInt, to bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = systemRead(file, &buffer, buffer.count)
        guard count > 0 else { return count < 0 && errno == EINTR }
        bytes += buffer[..<count]
        return true
    }
}
