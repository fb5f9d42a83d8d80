extension Sequence<UInt8> {
    /// How many characters of Unicode there are in the UTF-8.
    package var characterCount: Int { reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
}
