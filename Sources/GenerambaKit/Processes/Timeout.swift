import Platform

/// Work that may take for ever.
enum Timeout {
    /// What the work gives; nil when it takes longer. Then it goes on in its thread, to the end of the program.
    static func wait<Result: Sendable>(
        milliseconds: Int, for work: @escaping @Sendable () -> Result
    ) -> Result? {
        let shared = Shared()
        guard shared.end.read >= 0 else { return work() }
        let thread = SystemThread(isWaitedFor: false) {
            shared.result = work()
            var byte: UInt8 = 1
            write(shared.end.write, &byte, 1)
        }
        guard thread != nil else { return work() }
        var waiting = pollfd(fd: shared.end.read, events: Int16(POLLIN), revents: 0)
        let count = systemCall { poll(&waiting, 1, CInt(milliseconds)) }
        return count > 0 ? shared.result as? Result : nil
    }

    /// A class, as a thread and the one that waits for it share it: the pipe says when it may be read.
    private final class Shared: @unchecked Sendable {
        /// Can be read when the work is done.
        let end = Pipe()
        var result: (any Sendable)?
    }
}
