import CLibYAML
import SourceText

extension Places {
    /// Throws where nodes are nested too deep, or are too many. libyaml's loader would take them all into memory, in
    /// a time that grows with the square of the depth.
    func checkNesting() throws {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else { throw Diagnostics.error("out of memory") }
        defer { yaml_parser_delete(&parser) }
        try bytes.withUnsafeBufferPointer { bytes in
            yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
            yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
            var (depth, count) = (0, 0)
            var event = yaml_event_t()
            // What libyaml complains about, the loader will find.
            while yaml_parser_parse(&parser, &event) == 1, event.type != YAML_STREAM_END_EVENT {
                defer { yaml_event_delete(&event) }
                count += event.isNode ? 1 : 0
                depth += event.isOpening ? 1 : event.isEnding ? -1 : 0
                let range = range(event.start_mark, event.end_mark)
                guard depth <= YAMLNode.depth else { throw YAMLNode.tooDeep(at: range) }
                guard count <= YAMLNode.limit else { throw YAMLNode.tooMany(at: range) }
            }
        }
    }
}

extension yaml_event_t {
    fileprivate var isNode: Bool { isOpening || type == YAML_SCALAR_EVENT || type == YAML_ALIAS_EVENT }
    fileprivate var isOpening: Bool { type == YAML_SEQUENCE_START_EVENT || type == YAML_MAPPING_START_EVENT }
    fileprivate var isEnding: Bool { type == YAML_SEQUENCE_END_EVENT || type == YAML_MAPPING_END_EVENT }
}

extension YAMLNode {
    static func tooDeep(at range: SourceRange) -> Diagnostics {
        .error("nested more than \(depth) deep", at: range)
    }

    static func tooMany(at range: SourceRange) -> Diagnostics {
        .error("more than \(limit) nodes, aliases expanded", at: range)
    }
}
