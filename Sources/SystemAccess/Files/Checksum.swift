import Platform

/// A checksum that distinguishes the contents of files. It takes 32 bytes at a time in four independent sums, and so
/// takes less time than reading them. Nobody gains by making two contents collide.
struct Checksum {
    private var sums = SIMD4<UInt64>(1, 2, 3, 4)
    private var count = 0

    /// How many bytes `add` takes at once.
    static let step = 32

    /// Adds bytes. Only the last ones may be of a number that `step` does not divide.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        // A copy stays in registers.
        var sums = sums
        while offset + Self.step <= bytes.count {
            sums = (sums ^ bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4.self)) &* Self.factor
            sums ^= sums &>> 32
            offset += Self.step
        }
        for byte in bytes[offset...] { Self.add(UInt64(byte), to: &sums[0]) }
        self.sums = sums
        count += bytes.count
    }

    /// The sum of all bytes.
    var value: UInt64 {
        var value = UInt64(count)
        for index in sums.indices { Self.add(sums[index], to: &value) }
        return value
    }

    /// Each step is reversible, so one different word always leads to a different sum.
    private static func add(_ word: UInt64, to sum: inout UInt64) {
        sum = (sum ^ word) &* factor
        sum ^= sum >> 32
    }

    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
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

extension [UInt8] {
    /// Whether the bytes in a range, of the same number, are those of another array.
    package func has(_ other: [UInt8], at range: Range<Int>) -> Bool {
        withUnsafeBytes { own in
            other.withUnsafeBytes {
                range.isEmpty
                    || memcmp(own.baseAddress! + range.lowerBound, $0.baseAddress!, range.count) == 0
            }
        }
    }
}
