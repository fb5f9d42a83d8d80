import SourceText
import SwiftText
import YAML

/// The types of an app's other modules: `imports:` in the Rambafile, and `--imports`.
package struct ImportedTypes: Sendable, Equatable {
    /// The modules by the types that they declare.
    private(set) var modules: [String: String] = [:]

    package init() {}

    /// Returns the types with others, which replace those of the same name.
    package func adding(_ other: ImportedTypes) -> ImportedTypes {
        var all = self
        all.modules.merge(other.modules) { _, new in new }
        return all
    }

    /// Returns the module that declares a type. A module's own name stands for itself.
    package func module(of name: String) -> String? {
        modules[name] ?? (modules.values.contains(name) ? name : nil)
    }

    /// The modules with their types, sorted.
    var lines: [(module: String, types: [String])] {
        Dictionary(grouping: modules.keys.sorted()) { modules[$0]! }.sorted { $0.key < $1.key }.map {
            ($0, $1)
        }
    }

    /// The names of the types and of the modules.
    package var names: Set<String> { Set(modules.keys).union(modules.values) }

    /// Reads values of `--imports`, such as `Domain: [User, Order]`.
    package init(_ texts: [SourceFile]) throws {
        self = try texts.mapCollecting { text in
            var found = Diagnostics()
            let types = ImportedTypes(try YAMLNode.parse(text), &found)
            try found.throwErrors()
            return types
        }.reduce(ImportedTypes()) { $0.adding($1) }
    }

    /// Reads a mapping of modules to their types.
    package init(_ node: YAMLNode?, _ found: inout Diagnostics) {
        for (key, value) in node?.pairs(of: "imports", hint: Self.form, &found) ?? [] {
            guard let module = Self.name(key, of: "module", &found) else { continue }
            for type in Self.types(value, of: module, &found) {
                if let other = modules[type.value], other != module {
                    found.addError(
                        "'\(type.value)' is already a type of '\(other)'", at: type.range,
                        hint: "remove one of them")
                }
                modules[type.value] = module
            }
        }
    }

    /// Reads the types of a module: a list of names, or a single one.
    private static func types(
        _ node: YAMLNode, of module: String, _ found: inout Diagnostics
    ) -> [Located<String>] {
        let nodes = if case .sequence(let items) = node.content { items } else { [node] }
        if nodes.isEmpty || node.isNull {
            found.addError("'\(module)' has no types", at: node.range, hint: form)
            return []
        }
        return nodes.compactMap { node in name(node, of: "type", &found).map { Located($0, node.range) } }
    }

    private static func name(_ node: YAMLNode, of what: String, _ found: inout Diagnostics) -> String? {
        if let name = node.text, isSwiftIdentifier(name) { return name }
        let text = node.text.map { "'\($0)'" } ?? node.kind
        found.addError("\(text) cannot name a \(what)", at: node.range, hint: form)
        return nil
    }

    private static let form = "write a module and its types, like 'Domain: [User, Order]'"
}
