extension UnsafeRawBufferPointer {
    /// Returns the offset of the first occurrence of the byte at or after the start, or nil.
    @inlinable package func firstOffset(of byte: UInt8, from start: Int, to end: Int) -> Int? {
        let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
        var offset = start
        while offset + 8 <= end {
            let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self)) ^ pattern
            let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
            if zeros != 0 { return offset + zeros.trailingZeroBitCount / 8 }
            offset += 8
        }
        while offset < end {
            if self[offset] == byte { return offset }
            offset += 1
        }
        return nil
    }
}
