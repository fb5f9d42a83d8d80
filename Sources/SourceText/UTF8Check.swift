extension SourceRange {
    /// Throws an error at the first bytes that are not valid UTF-8.
    package func checkUTF8() throws {
        guard let offset = file.bytes[offsets].firstOffsetOfInvalidUTF8 else { return }
        throw Diagnostics.error(
            "invalid UTF-8", at: file.range(offset..<offset + 1), hint: "save the file as UTF-8")
    }
}

extension ArraySlice<UInt8> {
    /// The offset of the first byte that is not part of a valid character, or nil.
    package var firstOffsetOfInvalidUTF8: Int? {
        withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                // Most texts are in ASCII. Check 32 bytes at a time, or eight.
                if offset + 32 <= bytes.count, bytes.isASCII(at: offset, words: 4) {
                    offset += 32
                } else if offset + 8 <= bytes.count, bytes.isASCII(at: offset, words: 1) {
                    offset += 8
                } else {
                    let length = bytes.lengthOfCharacter(at: offset)
                    guard length > 0 else { return startIndex + offset }
                    offset += length
                }
            }
            return nil
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether the bytes at the offset are in ASCII.
    ///
    /// - Parameter words: the number of bytes, divided by eight.
    @inline(__always)
    fileprivate func isASCII(at offset: Int, words: Int) -> Bool {
        var all: UInt64 = 0
        for word in 0..<words { all |= loadUnaligned(fromByteOffset: offset + 8 * word, as: UInt64.self) }
        return all & 0x8080_8080_8080_8080 == 0
    }

    /// Returns the number of bytes of the character at the offset, or 0 if there is no valid one. See The Unicode
    /// Standard, table 3-7.
    fileprivate func lengthOfCharacter(at offset: Int) -> Int {
        let (length, second): (Int, ClosedRange<UInt8>)
        switch self[offset] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard offset + length <= count, second.contains(self[offset + 1]) else { return 0 }
        return self[(offset + 2)..<(offset + length)].allSatisfy { 0x80...0xBF ~= $0 } ? length : 0
    }
}
