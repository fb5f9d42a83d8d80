import Platform

/// A thread of the system with the stack of a main thread.
struct SystemThread {
    /// In bytes. Where none is asked for, macOS gives 512 KiB, which templates that are nested as deep as
    /// `--limit` allows would exceed.
    private static let stackSize = 8 << 20
    private let thread: pthread_t

    /// Starts a thread; nil when the system has none to give.
    ///
    /// - Parameter isWaitedFor: whether `join` will be called, which must then happen.
    init?(isWaitedFor: Bool, _ work: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, Self.stackSize) == 0 else { return nil }
        if !isWaitedFor { pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED)) }
        let argument = Unmanaged.passRetained(Work(body: work))
        #if canImport(Darwin)
            var started: pthread_t?
            let code = pthread_create(&started, &attributes, { Self.run($0) }, argument.toOpaque())
        #else
            var thread = pthread_t()
            let code = pthread_create(
                &thread, &attributes, { $0.flatMap { Self.run($0) } }, argument.toOpaque())
            let started: pthread_t? = thread
        #endif
        guard code == 0, let started else {
            argument.release()
            return nil
        }
        self.thread = started
    }

    /// Waits until the thread has ended.
    func join() { pthread_join(thread, nil) }

    /// A class, as a pointer to it goes through the system.
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private static func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
        return nil
    }
}

/// Lets one thread at a time in. A class, as the system's lock must not move.
package final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` while no other thread runs one under this lock.
    package func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}
