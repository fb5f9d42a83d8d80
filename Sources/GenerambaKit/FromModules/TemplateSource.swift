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

    /// Writes a source, with other delimiters if the file's own text has braces where they could be taken for tags.
    init(_ nodes: [Node], _ table: ParameterTable) {
        self =
            Self.all.lazy.map { Self(nodes, table, $0) }.first(where: \.isClear)
            ?? Self(nodes, table, Self.all[0])
    }

    private static let all = [
        ("{{", "}}"), ("<%", "%>"), ("[[", "]]"), ("<<", ">>"), ("(%", "%)"), ("@@<", ">@@"),
    ]

    /// The filters for the texts of the current list.
    private var itemFilters: [TextFilter] = []

    private init(_ nodes: [Node], _ table: ParameterTable, _ delimiters: (open: String, close: String)) {
        (self.table, self.delimiters) = (table, delimiters)
        write(nodes)
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
        case .token(.tag(let name)): tag(name)
        case .token(.name(let filters, let context)):
            tag("module_info.name", table.filters(among: filters, in: context))
        case .item: tag(".", itemFilters)
        case .comma: section("-last", "^", [.token(.text(","))], areLines: false)
        case .value(let values, _, let isQuoted):
            if let (name, filters) = table.tag(for: values, isQuoted: isQuoted) { return tag(name, filters) }
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
            section(name, isInverted ? "^" : "#", nodes, areLines: areLines)
        case .list(let values, let item):
            guard let (name, filters) = table.list(values) else { return }
            itemFilters = filters
            section(name, "#", item, areLines: true)
        }
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
