extension SourceRange {
    /// Throws where the first bytes are that are no UTF-8.
    package func checkUTF8() throws {
        guard let offset = file.bytes[offsets].firstOffsetOfInvalidUTF8 else { return }
        throw Diagnostics.error(
            "invalid UTF-8", at: file.range(offset..<offset + 1), hint: "save the file in UTF-8")
    }
}

extension ArraySlice<UInt8> {
    /// The index of the first byte that belongs to no character, or nil.
    package var firstOffsetOfInvalidUTF8: Int? {
        withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                // Eight bytes of ASCII at once.
                if offset + 8 <= bytes.count,
                    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                {
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
    /// How many bytes a character has, 0 when it is none: The Unicode Standard, table 3-7.
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
