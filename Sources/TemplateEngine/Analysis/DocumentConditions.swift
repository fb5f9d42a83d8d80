import SourceText

/// What a Liquid text tests, sets and names, without rendering it.
extension Document {
    /// Whether the document is a bare condition, like those for files in a rambaspec.
    package var isCondition: Bool { liquid.tags.first?.tag is LiquidCondition }

    /// The conditions of the document's tags, in text order.
    package var conditions: [Condition] { liquid.tags.flatMap(\.tag.tests) }

    /// The names that the document's tags set.
    package var assignedNames: [String] { liquid.tags.flatMap { $0.tag.namesSet(in: self) } }

    /// Returns the first tag that assigns a value to a name for the rest of the text, or nil if there is none.
    package func assignment(of name: String) -> SourceRange? {
        nodes.indices.first { index in
            guard case .tag(let number) = nodes[index].kind else { return false }
            let tag = liquid.tags[number].tag
            return (tag is AssignTag || tag is CaptureTag) && tag.namesSet(in: self).contains(name)
        }.map(range)
    }

    /// Whether the text reads a name.
    package func reads(_ name: String) -> Bool {
        names.contains { $0 == name || $0.hasPrefix("\(name).") }
    }

    /// The parts of all dotted names in the document.
    package var nameParts: Set<String> { nameTable.parts.all }

    /// Returns the dotted name that an expression consists of, including names with quoted words in brackets, or nil
    /// for any other expression.
    package func name(of expression: Expression) -> String? {
        words(of: expression)?.joined(separator: ".")
    }

    /// Returns the words of the name that an expression consists of, or nil for any other expression.
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
    /// Compares the value with another one. Nil if they cannot be compared.
    package func compares(_ sign: Comparison.Sign, to other: LiquidValue) -> Bool? {
        ValueArena.empty.compare(self, sign, other)
    }
}
