/// A checksum that distinguishes the contents of files. It takes 32 bytes at a time in four independent sums, and so
/// takes less time than reading them. Nobody gains by making two contents collide.
struct Checksum {
    private var sums: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    private var count = 0

    /// How many bytes `add` takes at once.
    static let step = 32

    /// Adds bytes. Only the last ones may be of a number that `step` does not divide.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        // A copy stays in registers.
        var sums = sums
        while offset + Self.step <= bytes.count {
            Self.add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), to: &sums.0)
            Self.add(bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self), to: &sums.1)
            Self.add(bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self), to: &sums.2)
            Self.add(bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self), to: &sums.3)
            offset += Self.step
        }
        for byte in bytes[offset...] { Self.add(UInt64(byte), to: &sums.0) }
        self.sums = sums
        count += bytes.count
    }

    /// The sum of all bytes.
    var value: UInt64 {
        var value = UInt64(count)
        for sum in [sums.0, sums.1, sums.2, sums.3] { Self.add(sum, to: &value) }
        return value
    }

    /// Each step is reversible, so one different word always leads to a different sum.
    @inline(__always)
    private static func add(_ word: UInt64, to sum: inout UInt64) {
        sum = (sum ^ UInt64(littleEndian: word)) &* 0x9E37_79B9_7F4A_7C15
        sum ^= sum >> 32
    }
}

/// Returns the checksum of a content.
package func checksum(of bytes: [UInt8]) -> UInt64 {
    var sum = Checksum()
    bytes.withUnsafeBytes { sum.add($0) }
    return sum.value
}

/// Returns a number in 16 hexadecimal digits.
package func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
