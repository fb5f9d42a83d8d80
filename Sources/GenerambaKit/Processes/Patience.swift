#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Work that may take for ever.
enum Patience {
    /// What the work gives; nil when it takes longer. Then it goes on in its thread, to the end of the program.
    static func wait<Result: Sendable>(
        milliseconds: Int, for work: @escaping @Sendable () -> Result
    ) -> Result? {
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { return work() }
        let thread = Work(result: nil, done: ends[1], work: work)
        let argument = Unmanaged.passRetained(thread)
        guard thread.start(argument.toOpaque()) else {
            argument.release()
            return work()
        }
        var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        var count: CInt
        repeat { count = poll(&waiting, 1, CInt(milliseconds)) } while count < 0 && errno == EINTR
        guard count > 0 else { return nil }
        close(ends[0])
        close(ends[1])
        return thread.result as? Result
    }

    /// A class, as a thread and the one that waits for it share it: the pipe says when it may be read.
    private final class Work: @unchecked Sendable {
        var result: (any Sendable)?
        let done: CInt
        let work: @Sendable () -> any Sendable

        init(result: (any Sendable)?, done: CInt, work: @escaping @Sendable () -> any Sendable) {
            self.result = result
            self.done = done
            self.work = work
        }

        func start(_ argument: UnsafeMutableRawPointer) -> Bool {
            #if canImport(Darwin)
                var thread: pthread_t?
            #else
                var thread = pthread_t()
            #endif
            let code = pthread_create(&thread, nil, run, argument)
            #if canImport(Darwin)
                guard code == 0, let thread else { return false }
            #else
                guard code == 0 else { return false }
            #endif
            pthread_detach(thread)
            return true
        }
    }

    #if canImport(Darwin)
        private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
            finish($0)
        }
    #else
        private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
            $0.flatMap { finish($0) }
        }
    #endif

    private static func finish(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
        work.result = work.work()
        var byte: UInt8 = 1
        write(work.done, &byte, 1)
        return nil
    }
}
