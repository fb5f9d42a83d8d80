/// Values, with or without filters.
extension MustacheParser {
    mutating func addValue(_ tag: MustacheTag) {
        guard source.isName(tag.name) else { return addFiltered(tag) }
        guard !isElse(tag) else { return problems.append(noElse(at: tag.range)) }
        if let loop = source.loopName(tag.name) {
            document.addValue(.loop(loop), filters: [], place: tag.name)
        } else {
            document.add(.value(document.number(of: tag.name)), tag.name)
        }
    }

    /// Adds a value with filters, each of which follows a bar.
    private mutating func addFiltered(_ tag: MustacheTag) {
        let parts = source.bytes[tag.name].split(
            separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        guard parts.count > 1, let first = parts.first else {
            _ = check(tag)
            return
        }
        let name = scanner.trimmed(first.startIndex..<first.endIndex)
        guard !name.isEmpty else { return problems.append(no("name before", beside: first.endIndex)) }
        guard check(MustacheTag(kind: .value, range: tag.range, name: name)) else { return }
        var filters: [TextFilter] = []
        for part in parts.dropFirst() {
            guard let filter = filter(part.startIndex..<part.endIndex) else { return }
            filters.append(filter)
        }
        let loop = source.loopName(name).map { FilteredValue.Input.loop($0) }
        document.addValue(loop ?? .name(document.number(of: name)), filters: filters, place: name)
    }

    /// Returns the filter named after a bar, or nil after recording a problem if there is none.
    private mutating func filter(_ range: Range<Int>) -> TextFilter? {
        let name = scanner.trimmed(range)
        if let filter = TextFilter(rawValue: source.text(name)) { return filter }
        problems.append(name.isEmpty ? no("filter after", beside: range.lowerBound - 1) : unknownFilter(name))
        return nil
    }
}
