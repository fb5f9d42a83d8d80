import Platform

package enum Signals {
    package typealias Handler = @convention(c) (CInt) -> Void

    /// Sets the handler of a signal, nil for the system's own, unless this program was started to ignore the signal, as
    /// with `nohup`. Returns the handler that was set before, and whether the signal is still ignored.
    @discardableResult package static func handle(_ number: CInt, by handler: Handler?) -> (
        before: Handler?, isIgnored: Bool
    ) {
        let before = signal(number, handler)
        // 1 is SIG_IGN, which Swift cannot compare.
        let isIgnored = unsafeBitCast(before, to: Int.self) == 1
        if isIgnored { signal(number, before) }
        return (before, isIgnored)
    }
}
