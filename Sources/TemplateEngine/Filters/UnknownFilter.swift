import SourceText

extension Filter {
    static func hint(forUnknown name: String, at place: Range<Int>, in source: SourceFile) -> String {
        // `{{ name || 'text' }}`: Liquid takes the word in quotes for a filter.
        let before = source.bytes[..<place.lowerBound].reversed().drop {
            $0.isLiquidSpace || "'\"".utf8.contains($0)
        }
        if before.starts(with: "||".utf8) {
            return "for a value in place of an empty one, write '| default: …'"
        }
        let other = others[name] ?? (standard[name] == nil ? TextFilter(other: name)?.rawValue : nil)
        return other.map { "did you mean '\($0)'?" } ?? didYouMean(name, in: all.keys)
            ?? "Liquid 4.0.0 has no such filter: it does nothing"
    }

    /// Filters of other template languages, with their equivalents here.
    private static let others = [
        "trim": "strip", "length": "size", "count": "size", "gsub": "replace", "sub": "replace_first",
        "camelize": "upper_camel",
    ]
}
