/// A file in the program's cache folder, whose content can be made again.
package struct CacheFile: Sendable {
    package let path: AbsolutePath
    /// What the file begins with: everything that decides whether its content still holds.
    private let mark: [UInt8]

    package init(_ path: AbsolutePath, mark: [UInt8]) { (self.path, self.mark) = (path, mark) }

    /// Reads the file. Returns its bytes and where its content is in them; nil if it is missing, damaged, of another
    /// version, or another user's.
    package func read() -> (bytes: [UInt8], content: Range<Int>)? {
        guard let (bytes, owner) = try? Disk.readOwned(path), owner.isTrusted(environment: [:]),
            bytes.starts(with: mark), bytes.count >= mark.count + Self.sumSize
        else { return nil }
        let end = bytes.count - Self.sumSize
        let isWhole = bytes.withUnsafeBytes { bytes in
            var sum = Checksum()
            sum.add(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
            return bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self) == sum.value.littleEndian
        }
        return isWhole ? (bytes, mark.count..<end) : nil
    }

    /// Writes the file. If it cannot be written, the next run is only slower.
    package func write(_ content: [UInt8]) {
        let bytes = mark + content
        let sum = withUnsafeBytes(of: SystemAccess.checksum(of: bytes).littleEndian) { Array($0) }
        if let folder = path.parent { try? Disk.makeFolders(folder, mode: 0o775) }
        try? Disk.replace(path, bytes + sum)
    }

    private static let sumSize = MemoryLayout<UInt64>.size
}
