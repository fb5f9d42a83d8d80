import CLibYAML
import SourceText

extension Places {
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
