import SwiftText
import TemplateEngine

/// What the parameters of a template are, found in all that differs between the modules.
struct ParameterTable {
    private struct Text {
        var values: [Int: String]
        var hint: String
        var uses = 1
    }

    private struct Condition {
        let modules: ModuleSet
        var weight = 0
        var words: [String: Int] = [:]
        /// The same for what the other modules have.
        var otherWeight = 0
        var otherWords: [String: Int] = [:]
    }

    private let modules: [ExampleModule]
    private let all: ModuleSet
    private var texts: [Text] = []
    private var lists: [(values: [Int: [String]], hint: String)] = []
    private var conditions: [Condition] = []
    private var common: Set<String> = []
    /// The parameters: texts, lists, conditions.
    private(set) var parameters: [DerivedParameter] = []

    /// The maximum number of texts. If more differ, the ones that occur most are parameters.
    private static let mostTexts = 4

    /// - Parameters:
    ///   - files: the nodes of each file, with the modules that have it and words of its path.
    ///   - renamed: the names that a person has chosen instead of those that the code suggests.
    init(
        _ modules: [ExampleModule], _ files: [(modules: ModuleSet, path: String, nodes: [Node])],
        _ facts: ProjectFacts, renamed: [String: String]
    ) {
        self.modules = modules
        all = ModuleSet(modules.indices)
        for file in files where file.modules == all { common.formUnion(file.nodes.words.keys) }
        for file in files { addTexts(file.nodes) }
        texts = texts.enumerated().sorted { ($1.element.uses, $0.offset) < ($0.element.uses, $1.offset) }
            .prefix(Self.mostTexts).sorted { $0.offset < $1.offset }.map(\.element)
        for isPartial in [false, true] {
            for file in files {
                if (file.modules != all) == isPartial {
                    let words = [Node.token(.text(file.path))].words.mapValues { $0 * 20 }
                    if file.modules != all { add(file.modules, of: all, words, weight: 20) }
                }
                addConditions(file.nodes, isPartial: isPartial)
            }
        }
        name(besides: facts.reserved, renamed)
    }

    /// Returns the tag for texts that the modules have: their name or prefix, or a parameter; nil if it is none.
    func tag(for values: [Int: String], isQuoted: Bool) -> (name: String, filters: [TextFilter])? {
        let numbers = values.keys.sorted()
        let wanted = numbers.map { values[$0] ?? "" }
        let known: [(String, [String])] =
            [("module_info.name", numbers.map { modules[$0].name }), ("prefix", numbers.map { modules[$0].prefix })]
            + zip(parameters, texts).map { parameter, text in (parameter.name, numbers.map { text.values[$0] ?? "" }) }
        for (name, own) in known {
            guard let filters = NameForms.filters(from: own, to: wanted) else { continue }
            let isText = isQuoted && !name.contains(".") && name != "prefix"
            return (name, filters + (isText && !wanted.contains { $0.contains("\\") } ? [.swiftString] : []))
        }
        return nil
    }

    /// Returns the parameter that is true, or false, exactly for some of the modules.
    func condition(_ some: ModuleSet, of present: ModuleSet) -> (name: String, isInverted: Bool)? {
        let start = texts.count + lists.count
        for (index, condition) in conditions.enumerated() {
            let true_ = condition.modules.intersection(present)
            if true_ == some { return (parameters[start + index].name, false) }
            if present.subtracting(true_) == some { return (parameters[start + index].name, true) }
        }
        return nil
    }

    /// Returns the name of the list that has these texts.
    func list(_ values: [Int: [String]]) -> String? {
        lists.firstIndex { list in values.allSatisfy { list.values[$0] == $1 } }.map { parameters[texts.count + $0].name }
    }

    /// Groups the modules by the text that they have in one place.
    static func groups(_ values: [Int: String]) -> [(text: String, modules: ModuleSet)] {
        Dictionary(grouping: values.keys) { values[$0] ?? "" }.map { ($0, ModuleSet($1)) }
            .sorted { ($0.modules.min() ?? 0) < ($1.modules.min() ?? 0) }
    }

    private mutating func addTexts(_ nodes: [Node]) {
        for node in nodes {
            switch node {
            case .value(let values, let hint, _): add(values, hint: hint ?? "text")
            case .some(_, _, let nodes, _): addTexts(nodes)
            case .list(let values, let hint, _, _):
                if !lists.contains(where: { list in values.allSatisfy { list.values[$0] == $1 } }) {
                    lists.append((values, hint ?? "items"))
                }
            case .token, .item: break
            }
        }
    }

    private mutating func add(_ values: [Int: String], hint: String) {
        let numbers = values.keys.sorted()
        let wanted = numbers.map { values[$0] ?? "" }
        for own in [numbers.map { modules[$0].name }, numbers.map { modules[$0].prefix }]
        where NameForms.filters(from: own, to: wanted) != nil { return }
        for index in texts.indices {
            guard numbers.allSatisfy({ texts[index].values[$0] != nil }) else { continue }
            let own = numbers.map { texts[index].values[$0] ?? "" }
            let isBetter = texts[index].values.count == numbers.count && NameForms.filters(from: wanted, to: own) != nil
            if NameForms.filters(from: own, to: wanted) != nil {
                texts[index].uses += 1
                return
            }
            if isBetter {
                texts[index].values = values
                texts[index].uses += 1
                return
            }
        }
        texts.append(Text(values: values, hint: hint))
    }

    private mutating func addConditions(_ nodes: [Node], isPartial: Bool) {
        for node in nodes {
            switch node {
            case .some(let some, let present, let nodes, let areLines):
                if (present != all) == isPartial {
                    add(some, of: present, nodes.words, weight: areLines ? nodes.count { $0.isLineBreak } : 1)
                }
                addConditions(nodes, isPartial: isPartial)
            case .value(let values, _, let isQuoted) where tagIndex(values, isQuoted) == nil:
                guard (values.count != all.count) == isPartial else { break }
                for (text, some) in Self.groups(values) where some.count < values.count {
                    add(some, of: ModuleSet(values.keys), [Node.token(.text(text))].words, weight: 1)
                }
            default: break
            }
        }
    }

    /// Whether texts need no conditions.
    private func tagIndex(_ values: [Int: String], _ isQuoted: Bool) -> Int? {
        let numbers = values.keys.sorted()
        let wanted = numbers.map { values[$0] ?? "" }
        let known = [numbers.map { modules[$0].name }, numbers.map { modules[$0].prefix }]
            + texts.map { text in numbers.map { text.values[$0] ?? "" } }
        return known.firstIndex { NameForms.filters(from: $0, to: wanted) != nil }
    }

    private mutating func add(_ some: ModuleSet, of present: ModuleSet, _ words: [String: Int], weight: Int) {
        let index = conditions.firstIndex { condition in
            let own = condition.modules.intersection(present)
            return own == some || present.subtracting(own) == some
        }
        if index == nil { conditions.append(Condition(modules: some)) }
        let at = index ?? conditions.count - 1
        if conditions[at].modules.intersection(present) == some {
            conditions[at].weight += weight
            conditions[at].words.merge(words, uniquingKeysWith: +)
        } else {
            conditions[at].otherWeight += weight
            conditions[at].otherWords.merge(words, uniquingKeysWith: +)
        }
    }

    private mutating func name(besides reserved: Set<String>, _ renamed: [String: String]) {
        var taken = reserved.union(Self.variables)
        func unique(_ name: String) -> String {
            let suggested = TextFilter.snake.spelling(of: name)
            let free = [suggested, "\(suggested)_value"].first { !taken.contains($0) }
            let chosen = free ?? (2...).lazy.map { "\(suggested)_\($0)" }.first { [taken] in !taken.contains($0) } ?? suggested
            taken.insert(chosen)
            return renamed[chosen] ?? chosen
        }
        let numbers = all.sorted()
        for text in texts {
            let values = numbers.map { text.values[$0] }
            parameters.append(.init(kind: .string, name: unique(text.hint), values: values, summary: "the text that differs"))
        }
        for list in lists {
            let values = numbers.map { list.values[$0]?.joined(separator: ",") }
            parameters.append(.init(kind: .list, name: unique(list.hint), values: values, summary: "what is repeated"))
        }
        for index in conditions.indices {
            let isOther = conditions[index].otherWeight > conditions[index].weight
            let old = conditions[index]
            if isOther {
                conditions[index] = Condition(
                    modules: all.subtracting(old.modules), weight: old.otherWeight, words: old.otherWords,
                    otherWeight: old.weight, otherWords: old.words)
            }
            let words = conditions[index].words.filter { !common.contains($0.key) }
            let usual = words.isEmpty ? conditions[index].words : words
            let best = usual.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "variant"
            let name = unique(best)
            let values = numbers.map { conditions[index].modules.contains($0) ? "true" : "false" }
            parameters.append(.init(kind: .bool, name: name, values: values, summary: "include the \(best)"))
        }
    }

    /// The variables of all templates, which are not available as names of parameters.
    private static let variables: Set = [
        "year", "date", "prefix", "developer", "module_info", "custom_parameters", "imports",
        "conditional_imports", "item",
    ]
}

extension Node {
    fileprivate var isLineBreak: Bool {
        if case .token(.text(let text)) = self { text.utf8.last == UInt8(ascii: "\n") } else { false }
    }
}

extension [Node] {
    /// How often each word is in the text, in lower case. Words of Swift do not count.
    fileprivate var words: [String: Int] {
        reduce(into: [:]) { words, node in
            switch node {
            case .token(.text(let text)):
                for word in IdentifierWords(text).all {
                    let word = word.lowercased()
                    guard word.count > 2, word.allSatisfy(\.isLetter), !swiftKeywords.contains(word) else { continue }
                    words[word, default: 0] += 1
                }
            case .some(_, _, let nodes, _), .list(_, _, let nodes, _):
                words.merge(nodes.words, uniquingKeysWith: +)
            default: break
            }
        }
    }
}
