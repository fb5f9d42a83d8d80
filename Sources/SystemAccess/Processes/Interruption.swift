import Platform

/// Thrown when the user presses Ctrl-C, or another signal tells this program to end, while it runs another program. That
/// program ends first. Throwing lets callers remove temporary files.
package struct Interruption: Error {
    package let number: Int32

    nonisolated(unsafe) private static var happened: sig_atomic_t = 0

    /// The number of the signal that has arrived; nil for none.
    static var received: Int32? { happened == 0 ? nil : Int32(happened) }

    /// Runs `body` while only recording Ctrl-C and similar signals.
    package static func watching<Result>(_ body: () throws -> Result) throws -> Result {
        let before = [SIGINT, SIGTERM, SIGHUP].map { number in
            (number, Signals.handle(number) { Interruption.happened = sig_atomic_t($0) }.before)
        }
        defer { for (number, action) in before { signal(number, action) } }
        let result = try body()
        if let received { throw Interruption(number: received) }
        return result
    }
}
