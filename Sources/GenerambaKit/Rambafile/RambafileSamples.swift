import SourceText
import SwiftText
import YAML

extension Sample {
    /// Reads `samples:`, a mapping of types to expressions.
    package static func read(_ node: YAMLNode?, _ found: inout Diagnostics) throws -> [Sample] {
        let hint = "write 'TYPE: \"EXPRESSION\"' on each line"
        let pairs = node?.pairs(of: "samples", hint: hint, &found) ?? []
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

    private static let quotes = "put it in quotes"
}
