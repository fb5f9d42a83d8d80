import CFiles
import Platform

extension Disk {
    /// Returns the content of a file of at most `most` bytes, with fewer calls than following the path folder by
    /// folder. Nil if a link is on the path, if there is no such file, and for any other problem.
    package static func readWithoutLinks(_ path: AbsolutePath, most: Int) -> [UInt8]? {
        let file = systemCall { open_without_links(path.text) }
        guard file >= 0 else { return nil }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0, kind(ofMode: info.st_mode) == .file, info.st_size <= most else {
            return nil
        }
        return readAll(file, expecting: Int(info.st_size))
    }

    /// Reads a descriptor to its end; nil on an error.
    static func readAll(_ file: CInt, expecting size: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        while true {
            let room = max(size - bytes.count, 0) + 1
            var count = 0
            let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
                adviseLargePages(buffer)
                count = systemCall { systemRead(file, buffer.baseAddress, room) }
                initialized = max(count, 0)
            }
            guard count >= 0 else { return nil }
            guard count > 0 else { return bytes }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            // There was room for more, so this is the end.
            if size > 0, bytes.count == size, count < room { return bytes }
        }
    }

    /// Asks Linux for large pages. With small ones, it takes longer to make the memory of a large file available than to
    /// read it. Without them, everything works as well.
    private static func adviseLargePages(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        #if os(Linux)
            let size = 2 << 20
            guard let start = UnsafeMutableRawPointer(buffer.baseAddress), buffer.count > 2 * size else {
                return
            }
            let first = start.alignedUp(toMultipleOf: size)
            let length = (start + buffer.count - first) / size * size
            _ = madvise(first, length, MADV_HUGEPAGE)
        #endif
    }
}
