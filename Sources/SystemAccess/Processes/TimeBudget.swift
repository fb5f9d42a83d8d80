import Platform

/// Processor time that several pieces of work share, any of which may never end. A class because all of them must see
/// what is left; its lock guards that.
package final class TimeBudget: @unchecked Sendable {
    private let lock = Lock()
    private var microsecondsLeft: Int

    package init(seconds: Int) { microsecondsLeft = seconds * 1_000_000 }

    package var isSpent: Bool { lock.locked { microsecondsLeft <= 0 } }

    /// Runs work and deducts its processor time, so that the load of the machine does not matter. Returns nil if the
    /// work takes longer than the time that is left; its thread then continues until the program ends, and no time is
    /// left.
    package func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
        lock.locked {
            guard microsecondsLeft > 0 else { return nil }
            let (result, microseconds) =
                Self.wait(milliseconds: microsecondsLeft / 1000 + 1, for: work) ?? (nil, .max)
            microsecondsLeft -= min(microseconds, microsecondsLeft)
            return result
        }
    }

    /// The result of the work, and the processor time of its thread in microseconds; nil when it exceeds the limit.
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

    /// A class because two threads share it. A pipe signals when the result may be read.
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
