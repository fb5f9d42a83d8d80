import SourceText
import SwiftText

extension Sample {
    /// Reads `samples:`, a mapping of types to expressions.
    static func read(_ node: YAMLNode?, _ found: inout Diagnostics) throws -> [Sample] {
        guard let node else { return [] }
        guard case .mapping(let pairs) = node.content else {
            found.addError(
                "'samples' must be a mapping, not \(node.kind)", at: node.range,
                hint: "write 'TYPE: \"EXPRESSION\"' in each line")
            return []
        }
        return try pairs.compactMap { key, value in
            try found.collect { try Sample(key, value) }
        }
    }

    private init(_ key: YAMLNode, _ value: YAMLNode) throws {
        guard let type = key.text else {
            throw Diagnostics.error("a type must be text, not \(key.kind)", at: key.range, hint: Self.quotes)
        }
        guard value.isNull || value.text != nil else {
            throw Diagnostics.error(
                "an expression must be text, not \(value.kind)", at: value.range, hint: Self.quotes)
        }
        try self.init(type: Located(type, key.range).textRange, expression: value.text ?? "", at: key.range)
    }

    private static let quotes = "put it between quotes"
}
