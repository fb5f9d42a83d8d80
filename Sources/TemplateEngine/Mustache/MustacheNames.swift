import SourceText

extension SourceFile {
    /// Whether the range is `.` or a valid name: parts separated by single dots.
    func isName(_ range: Range<Int>) -> Bool {
        let dot = UInt8(ascii: ".")
        if range.count == 1, bytes[range.lowerBound] == dot { return true }
        return bytes.withUnsafeBytes { $0.isDottedName(range) { $0.isNamePart || $0 >= 0x80 } }
    }

    /// Returns the loop variable at the range, such as `-first`, or nil for any other name.
    func loopName(_ range: Range<Int>) -> LoopName? {
        guard let first = range.first, bytes[first] == UInt8(ascii: "-") else { return nil }
        return LoopName(rawValue: text(range))
    }

    /// Whether the range can be a file name, with or without a folder.
    func isPartialName(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0.isNamePart || $0 >= 0x80 || "./".utf8.contains($0) }
    }
}
