import Platform

/// The user pressed Ctrl-C, or ended this program otherwise, while it ran another: that one is ended, too, then this
/// is thrown, so that temporary files can be removed.
package struct Interruption: Error {
    /// The number of the signal that ended this program.
    package let number: Int32

    nonisolated(unsafe) private static var happened: sig_atomic_t = 0

    /// The number of the signal that came; nil while none has.
    static var received: Int32? { happened == 0 ? nil : Int32(happened) }

    /// Runs `body` with Ctrl-C and its like only noted, save for signals that whoever started this program wants ignored,
    /// as `nohup` does.
    static func watching<Result>(_ body: () throws -> Result) throws -> Result {
        let before = [SIGINT, SIGTERM, SIGHUP].map { number in
            let action = signal(number) { Interruption.happened = sig_atomic_t($0) }
            // 1 is SIG_IGN, which cannot be compared.
            if unsafeBitCast(action, to: Int.self) == 1 { signal(number, action) }
            return (number, action)
        }
        defer { for (number, action) in before { signal(number, action) } }
        let result = try body()
        if let received { throw Interruption(number: received) }
        return result
    }
}
