import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A pseudoterminal. A class because it must be closed once.
final class Screen {
    /// The path of the terminal's device.
    let path: String
    private let control: CInt
    private let device: CInt
    private var shown: [UInt8] = []

    /// - Parameter echoes: whether it shows what is typed, as usual.
    init(columns: Int, rows: Int = 24, echoes: Bool = false) throws {
        control = PseudoTerminal.open(O_RDWR | O_NOCTTY)
        guard control >= 0, PseudoTerminal.grant(control) == 0, PseudoTerminal.unlock(control) == 0,
            let name = PseudoTerminal.name(control)
        else { throw CocoaError(.fileReadUnknown) }
        path = String(cString: name)
        device = open(path, O_RDWR | O_NOCTTY)
        for file in [control, device] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
        var settings = termios()
        tcgetattr(device, &settings)
        if !echoes { settings.c_lflag &= ~tcflag_t(ECHO) }
        settings.c_oflag &= ~tcflag_t(OPOST)
        tcsetattr(device, TCSANOW, &settings)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(device, UInt(TIOCSWINSZ), &size)
    }

    deinit {
        close(device)
        close(control)
    }

    /// Whether the terminal reads whole lines, as usual.
    var readsLines: Bool {
        var settings = termios()
        return tcgetattr(device, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON) != 0
    }

    /// Responds to the program's questions until it ends. Also returns whether all expected questions appeared.
    func play(_ reactions: [Reaction], with child: Child) throws -> (Int32, String, Bool) {
        var rest = reactions[...]
        var seen = 0
        let end = Date() + Child.patience
        while true {
            let status = child.status()
            read(milliseconds: status == nil ? 2 : 0)
            if let status { return (status, text(from: 0), rest.isEmpty) }
            if let next = rest.first, text(from: seen).hasSuffix(next.question) {
                seen = shown.count
                rest.removeFirst()
                try react(next, child)
            }
            if Date() > end { child.kill() }
        }
    }

    private func react(_ reaction: Reaction, _ child: Child) throws {
        switch reaction {
        case .act(_, let act, let text):
            try act()
            type(Array((text + "\n").utf8))
        case .answer(_, let text): type(Array((text + "\n").utf8))
        case .press(_, let text): type(Array(text.utf8))
        case .end: type([4])
        case .interrupt: child.interrupt()
        case .signal(_, let number): child.send(number)
        }
    }

    private func type(_ bytes: [UInt8]) { _ = write(control, bytes, bytes.count) }

    private func text(from start: Int) -> String { String(decoding: shown[start...], as: UTF8.self) }

    /// Reads what the program has printed.
    private func read(milliseconds: CInt) {
        var wait = milliseconds
        while true {
            var poll = pollfd(fd: control, events: Int16(POLLIN), revents: 0)
            guard Foundation.poll(&poll, 1, wait) > 0, poll.revents & Int16(POLLIN) != 0 else { return }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = Foundation.read(control, &buffer, buffer.count)
            guard count > 0 else { return }
            shown += buffer[..<count]
            wait = 0
        }
    }
}

/// POSIX functions that Swift's Glibc module does not export.
private enum PseudoTerminal {
    static let open = function("posix_openpt", (@convention(c) (CInt) -> CInt).self)
    static let grant = function("grantpt", (@convention(c) (CInt) -> CInt).self)
    static let unlock = function("unlockpt", (@convention(c) (CInt) -> CInt).self)
    static let name = function("ptsname", (@convention(c) (CInt) -> UnsafeMutablePointer<CChar>?).self)

    private static func function<Function>(_ name: String, _ type: Function.Type) -> Function {
        unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), name), to: type)
    }
}
