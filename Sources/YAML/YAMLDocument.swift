import CLibYAML
import SourceText

extension YAMLNode {
    /// The maximum nesting depth of nodes.
    package static let depth = 100

    package static func tooDeep(at range: SourceRange) -> Diagnostics {
        .error("nested more than \(depth) levels deep", at: range)
    }

    /// The maximum number of nodes in a document. Nodes behind an alias count each time.
    package static let limit = 100_000

    package static func tooMany(at range: SourceRange) -> Diagnostics {
        .error("more than \(limit) nodes after expanding aliases", at: range)
    }

    /// The maximum size in MiB of a file, and of a document's texts. Texts behind an alias count each time.
    package static let mebibytes = 4

    /// Parses a file with a single document.
    /// - Throws: `Diagnostics` with libyaml's error, or with one about cycles, too many nodes, too much text, custom
    ///   tags, merge keys (`<<`) or several documents.
    package static func parse(_ file: SourceFile) throws -> YAMLNode {
        guard file.bytes.count <= mebibytes << 20 else {
            throw Diagnostics.error("more than \(mebibytes) MiB of YAML", at: file.range(0..<0))
        }
        let places = Places(file)
        try places.checkNesting()
        return try places.withParser { parser in
            var document = try load(&parser, places)
            defer { yaml_document_delete(&document) }
            guard yaml_document_get_root_node(&document) != nil else {
                return YAMLNode(content: .scalar("", isPlain: true), range: file.range(0..<0))
            }
            var tree = Tree(document: document, places: places)
            let root = try tree.node(1)
            var next = try load(&parser, places)
            defer { yaml_document_delete(&next) }
            if let more = yaml_document_get_root_node(&next) {
                throw Diagnostics.error(
                    "a second document begins here", at: places.marker(before: more.pointee.start_mark),
                    hint: "remove the line '---', or what follows it")
            }
            return root
        }
    }

    private static func load(_ parser: inout yaml_parser_t, _ places: Places) throws -> yaml_document_t {
        var document = yaml_document_t()
        guard yaml_parser_load(&parser, &document) == 1 else {
            throw Diagnostics([complaint(parser, places)])
        }
        return document
    }

    private static func complaint(_ parser: yaml_parser_t, _ places: Places) -> Diagnostic {
        let problem = parser.problem.map { String(cString: $0) } ?? "cannot be read"
        if parser.error == YAML_READER_ERROR {
            let offset = min(Int(parser.problem_offset) + places.skipped, places.file.bytes.count)
            let hint = problem.hasPrefix("control") ? "remove the character" : "save the file as UTF-8"
            return .error("not valid YAML: \(problem)", at: places.file.range(offset..<offset), hint: hint)
        }
        return YAMLComplaint(
            file: places.file, problem: problem, context: parser.context.map { String(cString: $0) } ?? "",
            offset: places.offset(parser.problem_mark),
            contextOffset: places.offset(parser.context == nil ? parser.problem_mark : parser.context_mark)
        ).diagnostic
    }
}

/// Converts libyaml's document, in which nodes are shared, to a tree.
private struct Tree {
    var document: yaml_document_t
    let places: Places
    /// The nodes being converted. Reaching one of them again means that it contains itself.
    var open: [Int32] = []
    var count = 0
    /// The total length of the texts in bytes.
    var textCount = 0

    mutating func node(_ index: Int32) throws -> YAMLNode {
        guard let raw = yaml_document_get_node(&document, index)?.pointee else {
            throw Diagnostics.error("libyaml lost a node", at: places.file.whole)
        }
        let range = places.range(raw.start_mark, raw.end_mark)
        count += 1
        guard count <= YAMLNode.limit else { throw YAMLNode.tooMany(at: range) }
        guard open.count < YAMLNode.depth else { throw YAMLNode.tooDeep(at: range) }
        guard !open.contains(index) else {
            throw Diagnostics.error("this node contains itself through an alias", at: range)
        }
        open.append(index)
        defer { open.removeLast() }
        try checkTag(raw, range)
        return YAMLNode(content: try content(raw, range), range: range)
    }

    private mutating func content(_ raw: yaml_node_t, _ range: SourceRange) throws -> YAMLNode.Content {
        switch raw.type {
        case YAML_SEQUENCE_NODE:
            let items = raw.data.sequence.items
            let all = UnsafeBufferPointer(start: items.start, count: items.top - items.start)
            return .sequence(try all.map { try node($0) })
        case YAML_MAPPING_NODE:
            let pairs = raw.data.mapping.pairs
            let all = UnsafeBufferPointer(start: pairs.start, count: pairs.top - pairs.start)
            return .mapping(try all.map { (key: try key($0.key), value: try node($0.value)) })
        default:
            let scalar = raw.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            textCount += bytes.count
            guard textCount <= YAMLNode.mebibytes << 20 else {
                throw Diagnostics.error(
                    "more than \(YAMLNode.mebibytes) MiB of text after expanding aliases", at: range)
            }
            return .scalar(
                String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
        }
    }

    private mutating func key(_ index: Int32) throws -> YAMLNode {
        let key = try node(index)
        if case .scalar("<<", isPlain: true) = key.content {
            throw Diagnostics.error(
                "merge keys ('<<') are not supported", at: key.range, hint: "write the keys out")
        }
        return key
    }

    /// The tags of YAML's core schema, which add no information.
    private static let coreTags = Set(
        ["str", "seq", "map", "int", "float", "bool", "null"].map { "tag:yaml.org,2002:" + $0 })

    private func checkTag(_ raw: yaml_node_t, _ range: SourceRange) throws {
        guard let tag = raw.tag.map({ String(cString: $0) }), !Self.coreTags.contains(tag) else { return }
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
    func withParser<Result>(_ body: (inout yaml_parser_t) throws -> Result) throws -> Result {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else { throw Diagnostics.error("out of memory") }
        defer { yaml_parser_delete(&parser) }
        return try file.bytes[skipped...].withUnsafeBufferPointer { bytes in
            yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
            yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
            return try body(&parser)
        }
    }

    func offset(_ mark: yaml_mark_t) -> Int {
        let index = Int(mark.index)
        if offsets.isEmpty { return min(index + skipped, file.bytes.count) }
        return index < offsets.count ? offsets[index] : file.bytes.count
    }

    /// Returns the range of the line `---` above a place; the place itself if there is none.
    func marker(before mark: yaml_mark_t) -> SourceRange {
        YAMLLine(at: offset(mark), in: file.bytes).marker("---").map(file.range) ?? range(mark, mark)
    }

    func range(_ start: yaml_mark_t, _ end: yaml_mark_t) -> SourceRange {
        let lower = offset(start)
        return file.range(lower..<max(lower, offset(end)))
    }

    /// Throws an error if there are too many nodes or if they are nested too deeply. libyaml's loader would keep all of
    /// them in memory, and its time grows with the square of the depth.
    func checkNesting() throws {
        try withParser { parser in
            var (depth, count) = (0, 0)
            var event = yaml_event_t()
            // The loader reports libyaml's errors.
            while yaml_parser_parse(&parser, &event) == 1, event.type != YAML_STREAM_END_EVENT {
                defer { yaml_event_delete(&event) }
                switch event.type {
                case YAML_SCALAR_EVENT, YAML_ALIAS_EVENT: count += 1
                case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
                    (depth, count) = (depth + 1, count + 1)
                case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: depth -= 1
                default: break
                }
                let range = range(event.start_mark, event.end_mark)
                guard depth <= YAMLNode.depth else { throw YAMLNode.tooDeep(at: range) }
                guard count <= YAMLNode.limit else { throw YAMLNode.tooMany(at: range) }
            }
        }
    }
}
