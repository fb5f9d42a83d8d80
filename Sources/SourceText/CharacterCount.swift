extension Sequence<UInt8> {
    /// The number of Unicode characters in these UTF-8 bytes.
    package var characterCount: Int { reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
}
