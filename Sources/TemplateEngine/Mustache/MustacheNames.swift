import SourceText

extension MustacheParser {
    /// Notes a tag whose name is none; returns whether it is one.
    @discardableResult
    mutating func check(_ tag: MustacheTag) -> Bool {
        let isName = tag.namesFile ? source.isPartialName(tag.name) : source.isName(tag.name)
        if tag.name.isEmpty || !isName { problems.append(tag.name.isEmpty ? empty(tag) : noName(tag)) }
        return isName && !tag.name.isEmpty
    }
}

extension SourceFile {
    /// Whether `.` stands there, or parts of a name with dots between them.
    func isName(_ range: Range<Int>) -> Bool {
        let dot = UInt8(ascii: ".")
        if range.count == 1, bytes[range.lowerBound] == dot { return true }
        return bytes.withUnsafeBytes { $0.isDottedName(range, \.isPartOfName) }
    }

    /// What stands there of a loop's own names; nil when it is another name.
    func loopName(_ range: Range<Int>) -> LoopName? {
        guard let first = range.first, bytes[first] == UInt8(ascii: "-") else { return nil }
        return LoopName(rawValue: text(range))
    }

    /// Whether it may be the name of a file, perhaps in a folder.
    fileprivate func isPartialName(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0.isPartOfName || "./".utf8.contains($0) }
    }
}

extension MustacheTag {
    /// Whether its name is that of another document.
    var namesFile: Bool { (kind == .partial || kind == .parent) && !isDynamic }
}

extension UInt8 {
    /// Whether a name may hold it: letters of any script, digits, `_` and `-`.
    fileprivate var isPartOfName: Bool { isNamePart || self >= 0x80 }
}
