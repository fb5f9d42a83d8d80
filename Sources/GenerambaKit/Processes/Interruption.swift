#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The user pressed Ctrl-C while a program was run: it gets the signal too and ends by itself, then this is
/// thrown, so that temporary files can be removed.
package struct Interruption: Error {
    nonisolated(unsafe) private static var happened: sig_atomic_t = 0

    static var hasHappened: Bool { happened != 0 }

    /// Runs `body` with Ctrl-C only noted.
    static func watching<Result>(_ body: () throws -> Result) throws -> Result {
        let before = signal(SIGINT) { _ in Interruption.happened = 1 }
        defer { signal(SIGINT, before) }
        let result = try body()
        if hasHappened { throw Interruption() }
        return result
    }
}
