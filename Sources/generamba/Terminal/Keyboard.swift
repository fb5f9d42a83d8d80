import Platform
import SystemAccess

/// A key of the terminal, or something else that a question has to react to.
enum Key: Equatable {
    case up, down, first, last
    case enter, erase, clear
    /// A byte of a text in UTF-8.
    case byte(UInt8)
    /// Ctrl-D, or the end of the input.
    case end
    /// The screen may have lost what it showed, because the program was stopped and continued.
    case redraw
    case other
}

/// The terminal's keyboard, read key by key and without an echo.
enum Keyboard {
    /// The terminal's settings: the usual ones, and those for reading keys. Signal handlers need them at a fixed place.
    nonisolated(unsafe) fileprivate static let settings: UnsafeMutablePointer<termios> = {
        let place = UnsafeMutablePointer<termios>.allocate(capacity: 2)
        place.initialize(repeating: termios(), count: 2)
        return place
    }()
    nonisolated(unsafe) fileprivate static var wasStopped: sig_atomic_t = 0

    /// Runs `body`, in which keys can be read. The terminal gets its usual settings back at the end, and also if a
    /// signal ends or stops the program meanwhile.
    ///
    /// - Returns: nil if the terminal does not allow this; in that case, `body` has not run.
    static func reading<Result>(_ body: () throws -> Result) rethrows -> Result? {
        guard tcgetattr(0, settings) == 0 else { return nil }
        settings[1] = settings[0]
        settings[1].c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &settings[1].c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        let before =
            [SIGHUP, SIGINT, SIGQUIT, SIGTERM].map { ($0, Signals.handle($0, by: restoreAndEnd).before) }
            + [(SIGTSTP, Signals.handle(SIGTSTP, by: restoreAndStop).before)]
        defer {
            tcsetattr(0, TCSADRAIN, settings)
            for (number, handler) in before { signal(number, handler) }
        }
        return tcsetattr(0, TCSADRAIN, settings + 1) == 0 ? try body() : nil
    }

    /// Gives the terminal its usual settings, unless another program has it.
    fileprivate static func restore() {
        let owner = tcgetpgrp(0)
        if owner < 0 || owner == getpgrp() { tcsetattr(0, TCSANOW, settings) }
    }

    /// Waits for a key.
    static func key() -> Key {
        while true {
            let hasInput = waits(nil)
            if wasStopped != 0 {
                wasStopped = 0
                return .redraw
            }
            guard hasInput else { continue }
            return byte().map(key) ?? .end
        }
    }

    private static func key(_ byte: UInt8) -> Key {
        switch byte {
        case 0x0A, 0x0D: .enter
        case 0x04: .end
        case 0x08, 0x7F: .erase
        case 0x15: .clear
        case 0x0E: .down
        case 0x10: .up
        case 0x1B: escapeSequence()
        case 0..<0x20: .other
        default: .byte(byte)
        }
    }

    /// Reads the rest of an escape sequence, such as `ESC [ A` or `ESC O A` of an arrow key.
    private static func escapeSequence() -> Key {
        guard let introducer = nextByte(), introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O")
        else { return .other }
        var parameters: [UInt8] = []
        while let byte = nextByte() {
            guard 0x40...0x7E ~= byte else {
                parameters.append(byte)
                continue
            }
            guard parameters.isEmpty else { return .other }
            let keys: [Unicode.Scalar: Key] = ["A": .up, "B": .down, "H": .first, "F": .last]
            return keys[Unicode.Scalar(byte)] ?? .other
        }
        return .other
    }

    /// Reads a byte that belongs to the key before it; nil if none follows at once.
    private static func nextByte() -> UInt8? { waits(50) ? byte() : nil }

    /// Reads a line, without its line break; nil at the end of the input. Reads it byte by byte: a buffer would keep the
    /// lines after it, which may have been pasted, from the questions that read keys.
    static func line() -> String? {
        var line: [UInt8] = []
        while let byte = byte() {
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// Reads one byte, and leaves the others to later questions; nil at the end of the input.
    private static func byte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(0, &byte, 1)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            return count == 1 ? byte : nil
        }
    }

    /// Waits for input. Unlike `poll`, `select` can wait for terminals on macOS.
    ///
    /// - Parameter milliseconds: the time limit; nil for none.
    /// - Returns: whether there is input. Without a time limit, false means that a signal has arrived.
    private static func waits(_ milliseconds: Int?) -> Bool {
        var files = fd_set()
        withUnsafeMutableBytes(of: &files) { $0.storeBytes(of: 1, as: UInt8.self) }
        guard let milliseconds else {
            // After any other error than an interruption, reading tells what is wrong.
            return select(1, &files, nil, nil, nil) > 0 || errno != EINTR
        }
        var limit = timeval(tv_sec: 0, tv_usec: .init(milliseconds * 1000))
        return select(1, &files, nil, nil, &limit) > 0
    }
}

/// Ends the program by a signal as if it had no handler, after the terminal got its usual settings back.
private func restoreAndEnd(_ number: CInt) {
    var lineBreak = UInt8(ascii: "\n")
    Keyboard.restore()
    _ = write(2, &lineBreak, 1)
    signal(number, nil)
    raise(number)
}

/// Stops the program as Ctrl-Z does, while the terminal has its usual settings.
private func restoreAndStop(_ number: CInt) {
    let code = errno
    Keyboard.restore()
    signal(number, nil)
    raise(number)
    var stopping = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, number)
    // The program stops here.
    pthread_sigmask(SIG_UNBLOCK, &stopping, nil)
    signal(number, restoreAndStop)
    tcsetattr(0, TCSANOW, Keyboard.settings + 1)
    Keyboard.wasStopped = 1
    errno = code
}
