import SwiftText
import TemplateEngine

/// What the parameters of a template are, found in all that differs between the modules.
struct ParameterTable {
    /// A text that differs, with all spellings of it.
    private struct Text {
        var values: [Int: String]
        var hint: String?
        var uses = 1
    }

    /// What only some of the modules have.
    private struct Condition {
        let modules: ModuleSet
        var lines = 0
        var words: [String: Int] = [:]
    }

    private let modules: [ExampleModule]
    private let all: ModuleSet
    private var texts: [Text] = []
    private var lists: [[Int: [String]]] = []
    private var conditions: [Condition] = []
    /// The filters of the names that all modules have, by what surrounds them.
    private var usual: [String: [[TextFilter]: Int]] = [:]
    /// The parameters: those for texts, then those for lists and for conditions.
    private(set) var parameters: [DerivedParameter] = []

    /// The maximum number of texts. If more differ, the ones that occur most become parameters.
    private static let mostTexts = 4
    /// A text in a place that suggests no name for it is a parameter if it occurs as often.
    private static let fewestUses = 3
    /// What only some modules have depends on what the others have in its place if it is shorter.
    private static let fewestLines = 3

    /// - Parameters:
    ///   - files: the merged files.
    ///   - renamed: the names that a person has chosen instead of those that the code suggests.
    init(_ modules: [ExampleModule], _ files: [MergedFile], _ facts: ProjectFacts, renamed: [String: String])
    {
        self.modules = modules
        all = ModuleSet(modules.indices)
        for file in files { addTexts(file.nodes) }
        texts = texts.filter { $0.hint != nil || $0.uses >= Self.fewestUses }.enumerated()
            .sorted { ($1.element.uses, $0.offset) < ($0.element.uses, $1.offset) }
            .prefix(Self.mostTexts).sorted { $0.offset < $1.offset }.map(\.element)
        // What all modules have around it tells more of what only some have.
        for isPartial in [false, true] {
            for file in files {
                if file.modules != all, !isPartial {
                    add(
                        file.modules, of: all, [.token(.text(file.words))], lines: Self.fewestLines,
                        factor: 20)
                }
                addConditions(file.nodes, isPartial: isPartial)
            }
        }
        conditions = conditions.enumerated().filter { [conditions, all] number, condition in
            let other = conditions.enumerated().first { $1.modules == all.subtracting(condition.modules) }
            guard condition.lines < Self.fewestLines, let other else { return true }
            return (condition.lines, other.offset) > (other.element.lines, number)
        }.map(\.element)
        for case .token(.name(let filters, let context)) in files.flatMap(\.nodes) {
            usual[context, default: [:]][filters.first ?? [], default: 0] += 1
        }
        let common = files.filter { [all] in $0.modules == all }.reduce(into: Set<String>()) { words, file in
            let nodes = file.nodes.filter { if case .token = $0 { true } else { false } }
            words.formUnion((nodes + [.token(.text(file.words))]).words.keys)
        }
        name(besides: facts.reserved, common, renamed)
    }

    /// Returns the tag for texts that the modules have: their name or prefix, or a parameter; nil if there is none.
    func tag(for values: [Int: String], isQuoted: Bool) -> (name: String, filters: [TextFilter])? {
        guard let (index, filters) = known(values) else { return nil }
        guard index >= 2 else { return (["module_info.name", "prefix"][index], filters) }
        let parameter = parameters[index - 2]
        let isPlain = !isQuoted || parameter.kind != .string || values.values.contains { $0.contains("\\") }
        return (parameter.name, filters + (isPlain ? [] : [.swiftString]))
    }

    /// Returns the parameter that is true, or false, for some of the modules that have the surrounding text.
    ///
    /// - Parameter isElse: whether the other modules have something in front of it that depends on the same parameter.
    func condition(_ some: ModuleSet, of present: ModuleSet, isElse: Bool = false) -> (
        name: String, isInverted: Bool
    )? {
        for isInverted in isElse ? [true, false] : [false, true] {
            let wanted = isInverted ? present.subtracting(some) : some
            guard let index = conditions.firstIndex(where: { $0.modules.intersection(present) == wanted })
            else { continue }
            return (parameters[texts.count + lists.count + index].name, isInverted)
        }
        return nil
    }

    /// Returns the filters for a name: of those that make its spelling, the ones that most names in such a place have.
    func filters(among all: [[TextFilter]], in context: String) -> [TextFilter] {
        let counts = modules.count > 1 ? usual[context] ?? [:] : [:]
        let best = all.enumerated().max {
            (counts[$0.element] ?? 0, $1.offset) < (counts[$1.element] ?? 0, $0.offset)
        }
        return best?.element ?? []
    }

    /// Returns the list that has texts, with the filters that make their spelling; nil if there is none.
    func list(_ values: [Int: [String]]) -> (name: String, filters: [TextFilter])? {
        known(values).map { (parameters[texts.count + $0].name, $1) }
    }

    private func known(_ values: [Int: [String]]) -> (index: Int, filters: [TextFilter])? {
        let numbers = values.keys.sorted()
        let wanted = numbers.flatMap { values[$0] ?? [] }
        for (index, list) in lists.enumerated()
        where numbers.allSatisfy({ list[$0]?.count == values[$0]?.count }) {
            let own = numbers.flatMap { list[$0] ?? [] }
            if let filters = NameForms.filters(from: own, to: wanted) { return (index, filters) }
        }
        return nil
    }

    /// Groups the modules by the text that they have in one place.
    static func groups(_ values: [Int: String]) -> [(text: String, modules: ModuleSet)] {
        Dictionary(grouping: values.keys) { values[$0] ?? "" }.map { ($0, ModuleSet($1)) }
            .sorted { ($0.modules.min() ?? 0) < ($1.modules.min() ?? 0) }
    }

    /// Finds what makes texts: the name (0), the prefix (1) or a text that differs, with filters.
    private func known(_ values: [Int: String]) -> (index: Int, filters: [TextFilter])? {
        let numbers = values.keys.sorted()
        let wanted = numbers.map { values[$0] ?? "" }
        let sources: [[String?]] =
            [numbers.map { modules[$0].name }, numbers.map { modules[$0].prefix }]
            + texts.map { text in numbers.map { text.values[$0] } }
        for (index, source) in sources.enumerated() {
            let names = source.compactMap(\.self)
            guard names.count == source.count else { continue }
            if let filters = NameForms.filters(from: names, to: wanted) { return (index, filters) }
        }
        return nil
    }

    private mutating func addTexts(_ nodes: [Node]) {
        for node in nodes {
            switch node {
            case .value(let values, let hint, _): add(values, hint)
            case .some(_, of: _, let nodes, areLines: _, isElse: _): addTexts(nodes)
            case .list(let values, _): if known(values) == nil { lists.append(values) }
            case .token, .item, .comma: break
            }
        }
    }

    private mutating func add(_ values: [Int: String], _ hint: String?) {
        if let (index, _) = known(values) {
            guard index >= 2 else { return }
            texts[index - 2].uses += 1
            texts[index - 2].hint = texts[index - 2].hint ?? hint
            return
        }
        let numbers = values.keys.sorted()
        let wanted = numbers.map { values[$0] ?? "" }
        // Another spelling may tell more, as 'order list' does of 'orderlist'.
        let better = texts.firstIndex { text in
            text.values.keys.sorted() == numbers
                && NameForms.filters(from: wanted, to: numbers.map { text.values[$0] ?? "" }) != nil
        }
        guard let better else { return texts.append(Text(values: values, hint: hint)) }
        texts[better] = Text(values: values, hint: texts[better].hint ?? hint, uses: texts[better].uses + 1)
    }

    private mutating func addConditions(_ nodes: [Node], isPartial: Bool) {
        for node in nodes {
            switch node {
            case .some(let some, let present, let nodes, let areLines, let isElse):
                if (present != all) == isPartial, !isElse {
                    add(some, of: present, nodes, lines: areLines ? nodes.count { $0.isLineBreak } : 1)
                }
                addConditions(nodes, isPartial: isPartial)
            case .value(let values, _, _)
            where known(values) == nil && (values.count != all.count) == isPartial:
                let groups = Self.groups(values)
                for (text, some) in groups.count == 2 ? Array(groups.prefix(1)) : groups {
                    add(some, of: ModuleSet(values.keys), [.token(.text(text))], lines: 1)
                }
            default: break
            }
        }
    }

    private mutating func add(
        _ some: ModuleSet, of present: ModuleSet, _ nodes: [Node], lines: Int, factor: Int = 1
    ) {
        let known = conditions.firstIndex { $0.modules.intersection(present) == some }
        if known == nil { conditions.append(Condition(modules: some)) }
        let index = known ?? conditions.count - 1
        conditions[index].lines += lines
        conditions[index].words.merge(nodes.words.mapValues { $0 * factor }, uniquingKeysWith: +)
    }

    /// Makes the parameters, with the names that the code suggests or that a person has chosen.
    private mutating func name(
        besides reserved: Set<String>, _ common: Set<String>, _ renamed: [String: String]
    ) {
        var taken = reserved.union(Self.variables)
        let numbers = all.sorted()
        func add(_ kind: DerivedParameter.Kind, _ hint: String, _ values: [String?], _ summary: String)
            -> DerivedParameter
        {
            let words = TextFilter.snake.spelling(of: hint)
            let name = words.allSatisfy(\.isASCII) ? words : kind == .bool ? "variant" : "text"
            let free =
                ([name, "\(name)_value"] + (2...9).map { "\(name)_\($0)" }).first { !taken.contains($0) }
                ?? name
            taken.insert(free)
            return DerivedParameter(kind: kind, name: renamed[free] ?? free, values: values, summary: summary)
        }
        parameters = texts.map { text in
            let hint = text.hint ?? "text"
            let known = text.values.values
            let areNumbers = known.allSatisfy { Int($0)?.description == $0 }
            let areBools = known.allSatisfy { $0 == "true" || $0 == "false" }
            return add(
                areNumbers ? .int : areBools ? .bool : .string, hint, numbers.map { text.values[$0] },
                "the \(hint)")
        }
        parameters += lists.map { list in
            add(.list, "items", numbers.map { list[$0]?.joined(separator: ",") }, "what is repeated")
        }
        parameters += conditions.map { condition in
            let own = condition.words.filter { !common.contains($0.key) }
            let best =
                (own.isEmpty ? condition.words : own).max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
                ?? "variant"
            return add(
                .bool, best, numbers.map { "\(condition.modules.contains($0))" }, "include the \(best)")
        }
    }

    /// Words that say nothing about a text.
    fileprivate static let smallWords: Set = [
        "and", "are", "but", "can", "for", "from", "has", "its", "not", "that", "the", "this", "what", "when",
        "with",
    ]
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
    /// How often each word is in the text, in lower case. Words of Swift and small words of English do not count.
    fileprivate var words: [String: Int] {
        reduce(into: [:]) { words, node in
            switch node {
            case .token(.text(let text)):
                for word in IdentifierWords(text).all.map({ $0.lowercased() })
                where word.count > 2 && word.allSatisfy({ $0.isLetter && $0.isASCII })
                    && !swiftKeywords.contains(word) && !ParameterTable.smallWords.contains(word)
                {
                    words[word, default: 0] += 1
                }
            case .some(_, of: _, let nodes, areLines: _, isElse: _), .list(_, let nodes):
                words.merge(nodes.words, uniquingKeysWith: +)
            default: break
            }
        }
    }
}
