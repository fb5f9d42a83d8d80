import SourceText

/// What a Liquid text tests, sets and names, without rendering it.
extension Document {
    /// Whether the document is a bare condition, like those for files in a rambaspec.
    package var isCondition: Bool { if case .condition = liquid.tags.first?.content { true } else { false } }

    /// The conditions of the document's tags, in text order.
    package var conditions: [Condition] { liquid.tags.flatMap(\.content.tests) }

    /// The names that the document's tags set.
    package var assignedNames: [String] { liquid.tags.flatMap { $0.content.namesSet(in: self) } }

    /// Returns the first tag that assigns a value to a name for the rest of the text, or nil if there is none.
    package func assignment(of name: String) -> SourceRange? {
        nodes.indices.first { index in
            guard case .tag(let number) = nodes[index].kind else { return false }
            let tag = liquid.tags[number].content
            switch tag {
            case .assign, .capture: return tag.namesSet(in: self) == [name]
            default: return false
            }
        }.map(range)
    }

    /// Whether the text reads a name.
    package func reads(_ name: String) -> Bool { names.contains { $0 == name || $0.hasPrefix("\(name).") } }

    /// The parts of all dotted names in the document.
    package var nameParts: Set<String> { nameTable.parts.all }

    /// Returns the dotted name that an expression consists of, or nil for any other. Brackets may quote its words.
    package func name(of expression: Expression) -> String? { words(of: expression)?.joined(separator: ".") }

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

extension LiquidTag {
    fileprivate func namesSet(in document: Document) -> [String] {
        switch self {
        case .assign(let tag): [document.nameTable.parts[tag.value.name]]
        case .capture(let name): [document.nameTable.parts[name]]
        case .counter(let tag): [document.source.text(tag.name)]
        case .for(let tag): [document.nameTable.parts[tag.value.words.variable]]
        case .include(let tag):
            (tag.value.arguments.map(\.name) + [tag.value.variable].compactMap(\.self))
                .map { document.nameTable.parts[$0] }
                + [document.source.text(tag.value.place).split(separator: "/").last.map(String.init) ?? ""]
        case .tableRow(let tag): [String(decoding: tag.value.variable, as: UTF8.self)]
        case .case, .condition, .conditional, .cycle, .ifChanged, .interrupt: []
        }
    }

    /// The conditions of the tag, in text order, except for constant conditions in an `unless`, which are intentional.
    fileprivate var tests: [Condition] {
        switch self {
        case .case(let shared):
            let tag = shared.value
            return tag.branches.flatMap { $0 ?? [] }.map {
                let isEqual = Comparison(
                    left: tag.value.value, sign: .equal, right: $0.value, place: $0.place)
                return Condition(comparisons: [isEqual])
            }
        case .condition(let condition): return [condition]
        case .conditional(let shared):
            let tag = shared.value
            return tag.conditions.filter { test in
                !tag.negatesFirst
                    || test.comparisons.contains { $0.left.literal == nil || $0.right.literal == nil }
            }
        default: return []
        }
    }
}
