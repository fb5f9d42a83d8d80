import Platform

/// Signals that wait while files change, so that they cannot leave half of a change.
extension Disk {
    /// The signals that another program or the user may send, and that end this one.
    private static let endingSignals = [
        SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU,
    ]

    /// Whether signals go on waiting after `uninterrupted`. Like the mask, changed only by a program's main thread.
    nonisolated(unsafe) private static var isHolding = false
    /// The mask from before signals were held; nil while none are.
    nonisolated(unsafe) private static var maskBefore: sigset_t?

    /// Runs `body` while Ctrl-C, Ctrl-Z and their like wait.
    package static func uninterrupted<Result>(_ body: () throws -> Result) rethrows -> Result {
        var waiting = sigset_t()
        var before = sigset_t()
        sigemptyset(&waiting)
        for number in endingSignals + [SIGTSTP] { sigaddset(&waiting, number) }
        pthread_sigmask(SIG_BLOCK, &waiting, &before)
        defer {
            if !isHolding {
                pthread_sigmask(SIG_SETMASK, &before, nil)
            } else if maskBefore == nil {
                maskBefore = before
            }
        }
        return try body()
    }

    /// Runs `body`. Signals that wait in it go on waiting when it ends, until `releaseSignals`: the program is to say
    /// first what it has done.
    package static func holdingSignals<Result>(_ body: () throws -> Result) rethrows -> Result {
        isHolding = true
        defer { isHolding = false }
        return try body()
    }

    /// Takes back the signals that have waited, and lets others come.
    ///
    /// - Parameter action: what those do that come from now on.
    /// - Returns: whether one had come that would have ended the program.
    package static func releaseSignals(handlingLater action: @convention(c) (CInt) -> Void) -> Bool {
        guard var before = maskBefore else { return false }
        maskBefore = nil
        var pending = sigset_t()
        sigpending(&pending)
        var late = sigset_t()
        var taken: CInt = 0
        var hasCome = false
        for number in endingSignals {
            let usual = signal(number, action)
            // 1 is SIG_IGN, which cannot be compared: whoever started this program wants the signal ignored.
            if unsafeBitCast(usual, to: Int.self) == 1 {
                signal(number, usual)
            } else if sigismember(&pending, number) == 1 {
                sigemptyset(&late)
                sigaddset(&late, number)
                hasCome = sigwait(&late, &taken) == 0
            }
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        return hasCome
    }
}
