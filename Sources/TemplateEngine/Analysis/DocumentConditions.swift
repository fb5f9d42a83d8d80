/// What a text of Liquid asks, sets and names, without rendering it.
extension Document {
    /// Whether it is written in Liquid.
    package var isLiquid: Bool { liquid != nil }

    /// Whether it is a condition alone, as a rambaspec has them for files.
    package var isCondition: Bool { liquid?.tags.first is LiquidCondition }

    /// The conditions of its tags, in the order of the text.
    package var conditions: [Condition] { (liquid?.tags ?? []).flatMap(\.tests) }

    /// The names that its tags set.
    package var assignedNames: [String] { (liquid?.tags ?? []).flatMap { $0.namesSet(in: self) } }

    /// The parts of all dotted names in it.
    package var nameParts: Set<String> { nameTable.parts.all }

    /// The dotted name that an expression is, also with quoted words in brackets; nil for another expression.
    package func name(of expression: Expression) -> String? {
        words(of: expression)?.joined(separator: ".")
    }

    /// The words of such a name.
    func words(of expression: Expression) -> [String]? {
        switch expression {
        case .name(let name, _): return nameTable.parts(of: name)
        case .literal, .range: return nil
        case .lookup(let lookup):
            let words = ([lookup.first] + lookup.rest).compactMap { key -> String? in
                switch key {
                case .part(let part): nameTable.parts[part]
                case .value(.literal(.text(let word))): String(decoding: word, as: UTF8.self)
                case .value: nil
                }
            }
            return words.count == lookup.rest.count + 1 ? words : nil
        }
    }
}

extension LiquidValue {
    /// Compares it with another value; nil where that is an error.
    package func compares(_ sign: Comparison.Sign, to other: LiquidValue) -> Bool? {
        ValueArena.empty.compare(self, sign, other)
    }
}
