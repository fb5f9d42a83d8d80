import Platform

/// Work that may take for ever.
enum Timeout {
    /// What the work gives; nil when it takes longer. Then it goes on in its thread, to the end of the program.
    static func wait<Result: Sendable>(
        milliseconds: Int, for work: @escaping @Sendable () -> Result
    ) -> Result? {
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { return work() }
        let shared = Shared()
        let done = ends[1]
        let thread = SystemThread(isWaitedFor: false) {
            shared.result = work()
            var byte: UInt8 = 1
            write(done, &byte, 1)
        }
        guard thread != nil else {
            for end in ends { close(end) }
            return work()
        }
        var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        guard systemCall({ poll(&waiting, 1, CInt(milliseconds)) }) > 0 else { return nil }
        for end in ends { close(end) }
        return shared.result as? Result
    }

    /// A class, as a thread and the one that waits for it share it: the pipe says when it may be read.
    private final class Shared: @unchecked Sendable {
        var result: (any Sendable)?
    }
}
