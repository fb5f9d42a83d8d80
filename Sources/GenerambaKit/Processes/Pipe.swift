#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A pipe whose ends are closed in programs that are started later. A class to close them once.
final class Pipe {
    /// The descriptor to read from.
    let read: CInt
    /// The descriptor to write to; -1 when it is closed.
    private(set) var write: CInt

    init() {
        var ends: [CInt] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (read, write) = (ends[0], ends[1])
    }

    deinit {
        close(read)
        closeWrite()
    }

    /// Closes the end to write to.
    func closeWrite() {
        guard write >= 0 else { return }
        close(write)
        write = -1
    }

    /// Appends what can be read now. Returns false at the end.
    static func append(from file: CInt, to bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = systemRead(file, &buffer, buffer.count)
        guard count > 0 else { return count < 0 && errno == EINTR }
        bytes += buffer[..<count]
        return true
    }
}
