import SourceText

extension YAMLNode {
    /// The node in a compact form, without the text that it was parsed from.
    package var compiled: [UInt8] {
        var writer = ByteWriter()
        write(to: &writer)
        return writer.bytes
    }

    private func write(to writer: inout ByteWriter) {
        switch content {
        case .scalar(let text, let isPlain):
            writer.add(isPlain ? 0 : 1)
            writer.add(text)
        case .sequence(let items):
            writer.add(2)
            writer.add(all: items) { $0.write(to: &$1) }
        case .mapping(let pairs):
            writer.add(3)
            writer.add(all: pairs) { pair, writer in
                pair.key.write(to: &writer)
                pair.value.write(to: &writer)
            }
        }
        writer.add(range.offsets)
    }

    /// Reads the compact form of a node.
    ///
    /// - Parameters:
    ///   - file: the text that the node was parsed from.
    ///   - depth: how deep the node may be nested.
    package init(
        compiled reader: ByteReader, of file: SourceFile, depth: Int = YAMLNode.depth
    ) throws(DamagedBytes) {
        func node() throws(DamagedBytes) -> YAMLNode {
            guard depth > 0 else { throw DamagedBytes() }
            return try YAMLNode(compiled: reader, of: file, depth: depth - 1)
        }
        let code = try reader.number(below: 4)
        let content: Content =
            switch code {
            case 0, 1: .scalar(try reader.text(), isPlain: code == 0)
            case 2: .sequence(try reader.items(node))
            default:
                .mapping(try reader.items { () throws(DamagedBytes) in (try node(), try node()) })
            }
        self.init(content: content, range: file.range(try reader.range(to: file.bytes.count)))
    }
}
