import TemplateEngine

/// What a word of one name becomes under another name: the spellings of both.
struct NameChange {
    private let pairs: [(old: [UInt8], new: [UInt8])]

    /// - Parameter names: the old names and the new ones. Names that are the same are left out.
    init(_ names: [(old: String, new: String)]) {
        var pairs: [(old: [UInt8], new: [UInt8])] = []
        for (old, new) in names where old != new {
            let forms = NameForms(old, numbers: [.plural, .singular])
            for spelling in forms.spellings {
                for filters in forms.filters[spelling] ?? [] {
                    pairs.append((spelling, Array(NameForms.apply(filters, to: new).utf8)))
                }
            }
        }
        self.pairs = pairs
    }

    /// Whether a word becomes another one when the names in it change.
    func turns(_ old: ArraySlice<UInt8>, into new: ArraySlice<UInt8>) -> Bool {
        if old == new { return true }
        return pairs.contains { pair in
            let rest = old.count - pair.old.count
            guard rest >= 0, new.count - pair.new.count == rest else { return false }
            let start = zip(old, new).prefix { $0 == $1 }.count
            return (0...min(start, rest)).reversed().contains { before in
                old.dropFirst(before).starts(with: pair.old) && new.dropFirst(before).starts(with: pair.new)
                    && old.suffix(rest - before) == new.suffix(rest - before)
            }
        }
    }
}
