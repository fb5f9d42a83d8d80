import Platform

/// Time that several pieces of work share, each of which may take for ever. A class, as whoever takes from it has to see
/// what is left; its lock guards that.
package final class TimeBudget: @unchecked Sendable {
    private let lock = Lock()
    private var microsecondsLeft: Int

    init(seconds: Int) { microsecondsLeft = seconds * 1_000_000 }

    /// Whether nothing is left.
    var isSpent: Bool { lock.locked { microsecondsLeft <= 0 } }

    /// Runs work and takes from the budget what it needs of a processor's time, so that a busy machine does not matter.
    ///
    /// - Returns: what the work gives; nil when it takes longer than what is left. Then it goes on in its thread, to the
    ///   end of the program, and nothing is left.
    func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
        lock.locked {
            guard microsecondsLeft > 0 else { return nil }
            let (result, microseconds) =
                Self.wait(milliseconds: microsecondsLeft / 1000 + 1, for: work) ?? (nil, .max)
            microsecondsLeft -= min(microseconds, microsecondsLeft)
            return result
        }
    }

    /// What the work gives, and the microseconds that its thread took; nil when it takes longer than it may.
    private static func wait<Result: Sendable>(
        milliseconds: Int, for work: @escaping @Sendable () -> Result
    ) -> (Result?, Int)? {
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { return (work(), 0) }
        let shared = Shared()
        let done = ends[1]
        let thread = SystemThread(isWaitedFor: false) {
            shared.result = work()
            var taken = timespec()
            clock_gettime(threadClock, &taken)
            shared.microseconds = Int(taken.tv_sec) * 1_000_000 + Int(taken.tv_nsec) / 1000
            var byte: UInt8 = 1
            write(done, &byte, 1)
        }
        guard thread != nil else {
            for end in ends { close(end) }
            return (work(), 0)
        }
        var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        guard systemCall({ poll(&waiting, 1, CInt(milliseconds)) }) > 0 else { return nil }
        for end in ends { close(end) }
        return (shared.result as? Result, shared.microseconds)
    }

    /// A class, as a thread and the one that waits for it share it: the pipe says when it may be read.
    private final class Shared: @unchecked Sendable {
        var result: (any Sendable)?
        var microseconds = 0
    }
}

/// The clock of the processor time that a thread has taken. Darwin's header names it by a macro that Swift does not import.
#if canImport(Darwin)
    private let threadClock = _CLOCK_THREAD_CPUTIME_ID
#else
    private let threadClock = CLOCK_THREAD_CPUTIME_ID
#endif
