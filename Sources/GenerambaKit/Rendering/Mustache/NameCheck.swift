extension MustacheParser {
    /// Notes a tag whose name is none; returns whether it is one.
    @discardableResult
    mutating func check(_ tag: MustacheTag) -> Bool {
        if tag.name.isEmpty {
            problems.append(empty(tag))
        } else if !(tag.kind == .partial ? isPartialName(tag.name) : isName(tag.name)) {
            problems.append(noName(tag))
        } else {
            return true
        }
        return false
    }

    /// Whether it is `.`, or parts with dots between them.
    private func isName(_ range: Range<Int>) -> Bool {
        let dot = UInt8(ascii: ".")
        guard range.count > 1 || source.bytes[range.lowerBound] != dot else { return true }
        return source.bytes.withUnsafeBytes { $0.isDottedName(range, \.isPartOfName) }
    }

    /// Whether it may be the name of a file, perhaps in a folder.
    private func isPartialName(_ range: Range<Int>) -> Bool {
        let others = [UInt8(ascii: "."), UInt8(ascii: "/")]
        return source.bytes[range].allSatisfy { $0.isPartOfName || others.contains($0) }
    }
}

extension UInt8 {
    /// Whether a name may hold it: letters of any script, digits, `_` and `-`.
    fileprivate var isPartOfName: Bool { isNamePart || self >= 0x80 }
}
