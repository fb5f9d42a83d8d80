import Platform
import SystemAccess

/// Standard output or standard error, with the reason why writing to it has failed. A class because threads share it;
/// its lock guards all mutable state.
final class OutputStream: @unchecked Sendable {
    private let file: CInt
    private let lock = Lock()
    private var code: CInt = 0

    init(_ file: CInt) { self.file = file }

    /// Why writing has failed; nil if it has not.
    var problem: String? {
        let code = lock.locked { self.code }
        return code == 0 ? nil : String(cString: strerror(code)).lowercased()
    }

    /// Whether the reader has closed the stream.
    var isUnread: Bool { lock.locked { code == EPIPE } }

    /// Writes text. After a failure, writes nothing more to standard output, because a report with a gap would look
    /// complete.
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

    /// Turns failures of writing into errors of the call, which would otherwise end the program, and prevents closed
    /// streams from being reused for files. Programs that this one starts do not inherit signal handlers.
    static func prepare() {
        for number in [SIGPIPE, SIGXFSZ] {
            let before = signal(number) { _ in }
            if before != nil { signal(number, before) }
        }
        // Opened in a mode that makes every use fail, like the closed stream.
        for file: CInt in 0...2 where fcntl(file, F_GETFD) < 0 {
            _ = open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY)
        }
    }
}
