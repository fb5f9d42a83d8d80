import CLibYAML
import SourceText

extension YAMLNode {
    /// The maximum nesting depth of nodes.
    package static let depth = 100

    /// The maximum number of nodes in a document. Nodes behind an alias count each time.
    package static let limit = 100_000

    /// The maximum size in MiB of a file, and of a document's texts. Texts behind an alias count each time.
    package static let mebibytes = 4

    /// Parses a file with a single document.
    /// - Throws: `Diagnostics` with libyaml's error, or with one about cycles, too many nodes, too much text, custom
    ///   tags, merge keys (`<<`) or several documents.
    package static func parse(_ file: SourceFile) throws -> YAMLNode {
        guard file.bytes.count <= mebibytes << 20 else {
            throw Diagnostics.error("more than \(mebibytes) MiB of YAML", at: file.range(0..<0))
        }
        return try Places(file).withParser { parser, places in
            var tree = Tree(parser: parser, places: places)
            let root =
                try tree.document() ?? YAMLNode(content: .scalar("", isPlain: true), range: file.range(0..<0))
            if let more = try tree.document() {
                throw Diagnostics.error(
                    "a second document begins here", at: places.marker(before: more.range),
                    hint: "remove the line '---', or what follows it")
            }
            return root
        }
    }
}

/// Makes a tree from libyaml's events. libyaml's own loader would keep all nodes in memory, however many there are, and
/// its time grows with the square of their depth.
private struct Tree {
    let parser: UnsafeMutablePointer<yaml_parser_t>
    let places: Places
    /// The nodes with a name for aliases, and what they add to the size of the document. The node is nil while it
    /// is being read: an alias for it would make it contain itself.
    var anchors: [(name: String, start: SourceRange, node: YAMLNode?, size: Size)] = []
    /// The lists and mappings that are being read, the innermost one last.
    var open: [Open] = []
    /// The numbers of nodes and of bytes of text so far.
    var nodes = 0
    var bytes = 0

    /// The numbers of nodes and of bytes of text in a node, and of levels of nodes.
    typealias Size = (nodes: Int, bytes: Int, levels: Int)

    /// Returns the root of the next document; nil if there is none.
    mutating func document() throws -> YAMLNode? {
        while true {
            var event = try next()
            defer { yaml_event_delete(&event) }
            if event.type == YAML_DOCUMENT_START_EVENT { return try node() }
            if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT { return nil }
        }
    }

    private func next() throws -> yaml_event_t {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw Diagnostics([complaint]) }
        return event
    }

    private var complaint: Diagnostic {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "cannot be read"
        if parser.pointee.error == YAML_READER_ERROR {
            let offset = min(Int(parser.pointee.problem_offset) + places.skipped, places.file.bytes.count)
            let hint = problem.hasPrefix("control") ? "remove the character" : "save the file as UTF-8"
            return .error("not valid YAML: \(problem)", at: places.file.range(offset..<offset), hint: hint)
        }
        let context = parser.pointee.context.map { String(cString: $0) }
        let offset = places.offset(parser.pointee.problem_mark)
        return YAMLComplaint(
            file: places.file, problem: problem, context: context ?? "", offset: offset,
            contextOffset: context == nil ? offset : places.offset(parser.pointee.context_mark)
        ).diagnostic
    }

    /// A list or mapping that is being read: its nodes are items, or keys and values in turn.
    struct Open {
        let start: SourceRange
        let isMapping: Bool
        /// The number of its anchor; nil for none.
        let anchor: Int?
        /// The numbers of nodes and of bytes of text that were read before it.
        let before: (nodes: Int, bytes: Int)
        var nodes: [YAMLNode] = []
        /// The number of levels of nodes, with its own.
        var levels = 1
    }

    /// Reads a node with everything in it. Without recursion, which would take more stack than threads have.
    private mutating func node() throws -> YAMLNode? {
        while true {
            var event = try next()
            defer { yaml_event_delete(&event) }
            let range = places.range(event.start_mark, event.end_mark)
            let node: YAMLNode
            switch event.type {
            case YAML_ALIAS_EVENT: node = try named(event.data.alias.anchor, range)
            case YAML_SCALAR_EVENT: node = try scalar(event, range)
            case YAML_SEQUENCE_START_EVENT:
                let start = event.data.sequence_start
                open.append(try begin(start.anchor, start.tag, range, isMapping: false))
                continue
            case YAML_MAPPING_START_EVENT:
                let start = event.data.mapping_start
                open.append(try begin(start.anchor, start.tag, range, isMapping: true))
                continue
            default:
                guard let last = open.popLast() else { return nil }
                node = finished(last, places.offset(event.end_mark))
            }
            guard let last = open.indices.last else { return node }
            if open[last].isMapping, open[last].nodes.count.isMultiple(of: 2) { try checkKey(node) }
            open[last].nodes.append(node)
        }
    }

    private mutating func scalar(_ event: yaml_event_t, _ range: SourceRange) throws -> YAMLNode {
        let scalar = event.data.scalar
        let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        let size = (nodes: 1, bytes: text.count, levels: 1)
        try add(size, range)
        try checkTag(scalar.tag, range)
        let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
        let content = YAMLNode.Content.scalar(String(decoding: text, as: UTF8.self), isPlain: isPlain)
        let node = YAMLNode(content: content, range: range)
        if let name = scalar.anchor { anchors.append((String(cString: name), range, node, size)) }
        return node
    }

    private mutating func begin(
        _ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?, _ start: SourceRange,
        isMapping: Bool
    ) throws -> Open {
        let before = (nodes, bytes)
        try add((1, 0, 1), start)
        try checkTag(tag, start)
        if let anchor { anchors.append((String(cString: anchor), start, nil, (0, 0, 0))) }
        let number = anchor == nil ? nil : anchors.count - 1
        return Open(start: start, isMapping: isMapping, anchor: number, before: before)
    }

    private mutating func finished(_ open: Open, _ end: Int) -> YAMLNode {
        let own = open.nodes
        let content: YAMLNode.Content =
            open.isMapping
            ? .mapping(stride(from: 1, to: own.count, by: 2).map { (own[$0 - 1], own[$0]) }) : .sequence(own)
        let lower = open.start.offsets.lowerBound
        let node = YAMLNode(content: content, range: places.file.range(lower..<max(lower, end)))
        if let number = open.anchor {
            anchors[number].node = node
            anchors[number].size = (nodes - open.before.nodes, bytes - open.before.bytes, open.levels)
        }
        return node
    }

    private func checkKey(_ key: YAMLNode) throws {
        if case .scalar("<<", isPlain: true) = key.content {
            throw Diagnostics.error(
                "merge keys ('<<') are not supported", at: key.range, hint: "write the keys out")
        }
    }

    /// Returns the node that an alias names.
    private mutating func named(_ anchor: UnsafeMutablePointer<UInt8>, _ range: SourceRange) throws
        -> YAMLNode
    {
        let name = String(cString: anchor)
        guard let found = anchors.last(where: { $0.name == name }) else {
            let offset = range.offsets.lowerBound
            let complaint = YAMLComplaint(
                file: places.file, problem: "found undefined alias", offset: offset, contextOffset: offset)
            throw Diagnostics([complaint.diagnostic])
        }
        guard let node = found.node else {
            throw Diagnostics.error("this node contains itself through an alias", at: found.start)
        }
        try add(found.size, node.range)
        return node
    }

    private mutating func add(_ added: Size, _ range: SourceRange) throws {
        (nodes, bytes) = (nodes + added.nodes, bytes + added.bytes)
        guard nodes <= YAMLNode.limit else {
            throw Diagnostics.error("more than \(YAMLNode.limit) nodes after expanding aliases", at: range)
        }
        guard open.count + added.levels <= YAMLNode.depth else {
            throw Diagnostics.error("nested more than \(YAMLNode.depth) levels deep", at: range)
        }
        for (above, index) in zip(1..., open.indices.reversed()) {
            open[index].levels = max(open[index].levels, above + added.levels)
        }
        guard bytes <= YAMLNode.mebibytes << 20 else {
            throw Diagnostics.error(
                "more than \(YAMLNode.mebibytes) MiB of text after expanding aliases", at: range)
        }
    }

    /// The tags of YAML's core schema, which add no information, and the tag `!`.
    private static let coreTags = Set(
        ["str", "seq", "map", "int", "float", "bool", "null"].map { "tag:yaml.org,2002:" + $0 } + ["!"])

    private func checkTag(_ tag: UnsafeMutablePointer<UInt8>?, _ range: SourceRange) throws {
        guard let tag = tag.map({ String(cString: $0) }), !Self.coreTags.contains(tag) else { return }
        throw Diagnostics.error(
            "the tag '\(tag)' is not supported", at: range,
            hint: tag.hasPrefix("!")
                ? "put a value that begins with '!' in quotes, or remove the tag" : "remove the tag")
    }
}

/// Converts libyaml's marks, which count characters, to byte offsets.
struct Places {
    let file: SourceFile
    /// The length in bytes of a byte order mark, which libyaml does not count.
    let skipped: Int
    /// The byte offset of each character; empty if all characters are single bytes.
    private let offsets: [Int]

    init(_ file: SourceFile) {
        self.file = file
        skipped = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let isASCII = file.bytes.allSatisfy { $0 < 0x80 }
        offsets =
            isASCII ? [] : file.bytes.indices.dropFirst(skipped).filter { file.bytes[$0] & 0xC0 != 0x80 }
    }

    /// Calls a function with a parser of the file.
    func withParser<Result>(
        _ body: (UnsafeMutablePointer<yaml_parser_t>, Places) throws -> Result
    ) throws -> Result {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else { throw Diagnostics.error("out of memory") }
        defer { yaml_parser_delete(&parser) }
        return try file.bytes[skipped...].withUnsafeBufferPointer { bytes in
            yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
            yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
            return try body(&parser, self)
        }
    }

    func offset(_ mark: yaml_mark_t) -> Int {
        let index = Int(mark.index)
        if offsets.isEmpty { return min(index + skipped, file.bytes.count) }
        return index < offsets.count ? offsets[index] : file.bytes.count
    }

    /// Returns the range of the line `---` above a place; the place itself if there is none.
    func marker(before place: SourceRange) -> SourceRange {
        let start = place.offsets.lowerBound
        return YAMLLine(at: start, in: file.bytes).marker("---").map(file.range) ?? file.range(start..<start)
    }

    func range(_ start: yaml_mark_t, _ end: yaml_mark_t) -> SourceRange {
        let lower = offset(start)
        return file.range(lower..<max(lower, offset(end)))
    }
}
