import TemplateEngine

/// Writes the source of a file in Mustache.
struct TemplateSource {
    private let table: ParameterTable
    private let delimiters: (open: String, close: String)
    private(set) var text = ""
    /// The places of the tags in the text.
    private(set) var tags: [Range<Int>] = []
    /// Whether the source has tags, so that it has to be rendered.
    private(set) var hasTags = false
    /// The line where each parameter is used first, in the texts of the modules, counted from 0.
    private(set) var firstLines: [String: [Int: Int]] = [:]
    /// The line of each module that is being written, or nothing for modules that do not have the text.
    private var lines: [Int: Int]

    /// Writes a source, with other delimiters if the file's own text has braces where they could be taken for tags.
    init(_ file: MergedFile, _ table: ParameterTable) {
        self =
            Self.all.lazy.map { Self(file, table, $0) }.first(where: \.isClear)
            ?? Self(file, table, Self.all[0])
    }

    private static let all = [
        ("{{", "}}"), ("<%", "%>"), ("[[", "]]"), ("<<", ">>"), ("(%", "%)"), ("@@<", ">@@"),
    ]

    /// The filters for the texts of the current list.
    private var itemFilters: [TextFilter] = []

    private init(_ file: MergedFile, _ table: ParameterTable, _ delimiters: (open: String, close: String)) {
        (self.table, self.delimiters) = (table, delimiters)
        lines = file.origins.mapValues { _ in 0 }
        write(file.nodes)
        isClear =
            !hasTags
            || Array(text.utf8).ranges(of: Array(delimiters.open.utf8)).map(\.lowerBound)
                == tags.map(\.lowerBound)
        if hasTags, delimiters.open != "{{" {
            let line = "{{=\(delimiters.open) \(delimiters.close)=}}\n"
            text = line + text
            tags = tags.map { $0.lowerBound + line.utf8.count..<$0.upperBound + line.utf8.count }
        }
    }

    /// Whether only tags begin with the delimiter.
    private var isClear = true

    private mutating func write(_ nodes: [Node]) { for node in nodes { write(node) } }

    private mutating func write(_ node: Node) {
        switch node {
        case .token(.text(let text)):
            self.text += text
            if text.endsLine { lines = lines.mapValues { $0 + 1 } }
        case .token(.tag(let name)): tag(name)
        case .token(.name(let filters, let context)):
            tag("module_info.name", table.filters(among: filters, in: context))
        case .item: tag(".", itemFilters)
        case .comma: section("-last", "^", [.token(.text(","))], areLines: false)
        case .value(let values, _, let isQuoted):
            if let (name, filters) = table.tag(for: values, isQuoted: isQuoted) {
                note(name, ModuleSet(values.keys))
                return tag(name, filters)
            }
            let present = ModuleSet(values.keys)
            let groups = ParameterTable.groups(values)
            for (index, group) in groups.enumerated() {
                let isElse = groups.count == 2 && index == 1
                write(
                    .some(
                        group.modules, of: present, [.token(.text(group.text))], areLines: false,
                        isElse: isElse))
            }
        case .some(let some, let present, let nodes, let areLines, let isElse):
            guard some != present, let (name, isInverted) = table.condition(some, of: present, isElse: isElse)
            else {
                return write(nodes)
            }
            note(name, some)
            let others = lines.filter { !some.contains($0.key) }
            lines = lines.filter { some.contains($0.key) }
            section(name, isInverted ? "^" : "#", nodes, areLines: areLines)
            lines.merge(others) { $1 }
        case .list(let values, let item):
            write(item, for: values)
        }
    }

    /// Writes a list with an item for each of the texts.
    private mutating func write(_ item: [Node], for values: [Int: [String]]) {
        guard let (name, filters) = table.list(values) else { return }
        itemFilters = filters
        let before = lines
        section(name, "#", item, areLines: true)
        // Each item has a line, and the first items may be the same.
        let lists = Array(values.values)
        let same = lists[0].indices.prefix { index in
            lists.allSatisfy { $0.indices.contains(index) && $0[index] == lists[0][index] }
        }.count
        lines = before.mapValues { $0 + same }
        note(name, ModuleSet(values.filter { $1.count > same }.keys))
        lines = before.merging(values.mapValues(\.count)) { $0 + $1 }
    }

    /// Notes where modules have what a parameter stands for, if it is the first place in them.
    private mutating func note(_ name: String, _ modules: ModuleSet) {
        firstLines[name, default: [:]].merge(lines.filter { modules.contains($0.key) }) { first, _ in first }
    }

    private mutating func section(_ name: String, _ sign: String, _ nodes: [Node], areLines: Bool) {
        let isLine = areLines && (text.isEmpty || text.endsLine)
        let indentation = isLine ? nodes.indentation : ""
        text += indentation
        add("\(delimiters.open)\(sign)\(name)\(delimiters.close)")
        if isLine { text += "\n" }
        write(nodes)
        let endsLine = isLine && text.endsLine
        if endsLine { text += indentation }
        add("\(delimiters.open)/\(name)\(delimiters.close)")
        if endsLine { text += "\n" }
    }

    private mutating func tag(_ name: String, _ filters: [TextFilter] = []) { add(tag(named: name, filters)) }

    /// Returns a tag with the delimiters of this source.
    func tag(named name: String, _ filters: [TextFilter] = []) -> String {
        let all = [name] + filters.map(\.rawValue)
        return "\(delimiters.open) \(all.joined(separator: " | ")) \(delimiters.close)"
    }

    private mutating func add(_ tag: String) {
        hasTags = true
        tags.append(text.utf8.count..<text.utf8.count + tag.utf8.count)
        text += tag
    }
}

extension String {
    /// Whether a line break is at the end.
    fileprivate var endsLine: Bool { utf8.last == UInt8(ascii: "\n") }
}

extension [Node] {
    /// The indentation of the first line that is not empty.
    fileprivate var indentation: String {
        let tokens = compactMap { if case .token(.text(let text)) = $0 { text } else { "\u{2}" } }
        let lines = tokens.joined().split(whereSeparator: \.isNewline)
        return String(
            (lines.first { !$0.allSatisfy(\.isWhitespace) } ?? "").prefix { $0 == " " || $0 == "\t" })
    }
}
