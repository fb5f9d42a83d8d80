#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The user pressed Ctrl-C, or ended this program otherwise, while it ran another: that one is ended, too, then this
/// is thrown, so that temporary files can be removed.
package struct Interruption: Error {
    nonisolated(unsafe) private static var happened: sig_atomic_t = 0

    static var hasHappened: Bool { happened != 0 }

    /// Runs `body` with Ctrl-C and its like only noted.
    static func watching<Result>(_ body: () throws -> Result) throws -> Result {
        let before = [SIGINT, SIGTERM, SIGHUP].map { ($0, signal($0) { _ in Interruption.happened = 1 }) }
        defer { for (number, action) in before { signal(number, action) } }
        let result = try body()
        if hasHappened { throw Interruption() }
        return result
    }
}
