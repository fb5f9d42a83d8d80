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
            let highBits: UInt64 = 0x8080_8080_8080_8080
            let manyHighBits = SIMD4(repeating: highBits)
            while offset < bytes.count {
                // Most texts are in ASCII.
                if offset + 32 <= bytes.count,
                    bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self) & manyHighBits
                        == .zero
                {
                    offset += 32
                    continue
                }
                if offset + 8 <= bytes.count,
                    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & highBits == 0
                {
                    offset += 8
                    continue
                }
                var parser = Unicode.UTF8.ForwardParser()
                var rest = bytes[offset...].makeIterator()
                guard case .valid(let character) = parser.parseScalar(from: &rest)
                else { return startIndex + offset }
                offset += character.count
            }
            return nil
        }
    }
}
