import GenerambaKit
import Platform

/// Standard output or error, and why it takes no more. A class, as threads share it; its lock guards all that changes.
final class OutputStream: @unchecked Sendable {
    private let file: CInt
    private let lock = Lock()
    private var code: CInt = 0

    init(_ file: CInt) { self.file = file }

    /// Why something could not be written; nil while all is well.
    var problem: String? {
        let code = lock.locked { self.code }
        return code == 0 ? nil : String(cString: strerror(code)).lowercased()
    }

    /// Whether nobody reads any more what is written.
    var isUnread: Bool { lock.locked { code == EPIPE } }

    /// Writes a text. What follows a failure is not written to standard output, as a report with a gap would look whole.
    func put(_ text: String) {
        lock.locked {
            guard code == 0 || file == 2 else { return }
            var rest = Array(text.utf8)[...]
            var room = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
                if count < 0 && (errno == EINTR || errno == EAGAIN) {
                    poll(&room, 1, -1)
                    continue
                }
                guard count > 0 else {
                    code = count < 0 ? errno : EIO
                    return
                }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Makes what cannot be written an error of the call, which would else end the program, and keeps files from being
    /// opened in place of streams that are closed. The programs that this one starts do not inherit handlers.
    static func prepare() {
        for number in [SIGPIPE, SIGXFSZ] {
            let before = signal(number) { _ in }
            if before != nil { signal(number, before) }
        }
        // Each in a way in which it cannot be used: a closed stream takes nothing.
        for file: CInt in 0...2 where fcntl(file, F_GETFD) < 0 {
            _ = open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY)
        }
    }
}
