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
                    continue
                }
                var (parser, rest) = (Unicode.UTF8.ForwardParser(), bytes[offset...].makeIterator())
                guard case .valid(let character) = parser.parseScalar(from: &rest)
                else { return startIndex + offset }
                offset += character.count
            }
            return nil
        }
    }
}
