import Platform

/// Holds signals back while files change, so that they cannot interrupt a change halfway.
extension Disk {
    /// The signals that the user or another program may send and that end this program.
    private static let endingSignals = [SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU]

    /// Whether signals stay blocked after `uninterrupted`. Only the main thread changes this and the signal mask.
    nonisolated(unsafe) private static var isHolding = false
    /// The signal mask before signals were blocked; nil while none are.
    nonisolated(unsafe) private static var maskBefore: sigset_t?

    /// Runs `body` while Ctrl-C, Ctrl-Z and similar signals are blocked.
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

    /// Runs `body`. Signals that it blocks stay so until `releaseSignals`: the program first says what it has done.
    package static func holdingSignals<Result>(_ body: () throws -> Result) rethrows -> Result {
        isHolding = true
        defer { isHolding = false }
        return try body()
    }

    /// Discards the signals that arrived while blocked, then restores the signal mask. Returns whether one of them
    /// would have ended the program.
    ///
    /// - Parameter action: the handler for signals that arrive from now on.
    package static func releaseSignals(handlingLater action: @convention(c) (CInt) -> Void) -> Bool {
        guard var before = maskBefore else { return false }
        maskBefore = nil
        var pending = sigset_t()
        sigpending(&pending)
        var late = sigset_t()
        var taken: CInt = 0
        var hasCome = false
        for number in endingSignals {
            let isIgnored = Signals.handle(number, by: action).isIgnored
            if !isIgnored, sigismember(&pending, number) == 1 {
                sigemptyset(&late)
                sigaddset(&late, number)
                hasCome = sigwait(&late, &taken) == 0
            }
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        return hasCome
    }
}
