import Platform

/// Bytes outside of memory: a temporary file without a name, which disappears with the run.
package final class ByteStore: Sendable {
    private let file: CInt
    /// Creates a store in `$TMPDIR` or `/tmp`; nil if that fails.
    package init?(environment: [String: String]) {
        guard let folder = try? Disk.makeTemporaryFolder(environment: environment) else { return nil }
        defer { try? Disk.removeTree(folder) }
        guard let file = try? Disk.open(folder.appending("bytes"), O_RDWR | O_CREAT | O_EXCL, .write) else {
            return nil
        }
        self.file = file
    }

    deinit { close(file) }

    /// Stores bytes and returns their place; nil if the disk is full. Only one thread may add at a time.
    package func add(_ bytes: [UInt8]) -> Range<Int>? {
        let start = Int(lseek(file, 0, SEEK_END))
        return Disk.writeAll(file, bytes) == 0 ? start..<start + bytes.count : nil
    }

    /// The bytes at a place that `add` has returned. The program ends if the disk no longer gives them.
    package subscript(place: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: place.count) { buffer, count in
            while count < place.count {
                let rest = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                let read = systemCall {
                    pread(file, rest.baseAddress, rest.count, off_t(place.lowerBound + count))
                }
                precondition(read > 0, "a temporary file of this program cannot be read")
                count += read
            }
        }
    }
}
