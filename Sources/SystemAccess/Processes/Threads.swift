import Platform

/// A system thread with a stack twice as large as a main thread's.
struct SystemThread {
    /// The stack size in bytes. That of macOS, 512 KiB, is too small for templates as deeply nested as `--limit`
    /// allows.
    private static let stackSize = 16 << 20
    private let thread: pthread_t

    /// Starts a thread; nil when the system cannot. Call `join` if and only if it is waited for.
    init?(isWaitedFor: Bool, stackSize: Int = stackSize, _ work: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
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

    func join() { pthread_join(thread, nil) }

    /// A class because a pointer to it is passed through a C function.
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private static func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
        return nil
    }
}

/// A mutual exclusion lock. A class because the system's lock must not move in memory.
package final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    package func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}
