extension [UInt8] {
    /// The ranges of the lines, without their line breaks.
    package var lineRanges: [Range<Int>] {
        withUnsafeBytes { bytes in
            var lines: [Range<Int>] = []
            var start = 0
            while start < bytes.count {
                let end = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start, to: bytes.count)
                lines.append(start..<(end ?? bytes.count))
                start = lines[lines.count - 1].upperBound + 1
            }
            return lines
        }
    }
}
