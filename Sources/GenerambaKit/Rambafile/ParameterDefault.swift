import SourceText
import YAML

/// The Rambafile's default for a parameter of a template.
package struct ParameterDefault: Sendable, Equatable {
    /// The parameter's name as the user wrote it.
    package let name: Located<String>
    /// The text, or the items of a list.
    package let texts: [Located<String>]
    /// Whether it is written as a YAML list, with items that are already separate.
    package let isList: Bool
    /// The place of the value.
    package let range: SourceRange

    /// The value as a text on the command line.
    package var text: String { texts.map(\.value).joined(separator: ",") }

    /// Reads `parameters:`, a mapping of names to values.
    package static func read(_ node: YAMLNode?, _ found: inout Diagnostics) -> [ParameterDefault] {
        let hint = "write 'parameters: {NAME: VALUE}'"
        var all: [ParameterDefault] = []
        for (key, value) in node?.pairs(of: "parameters", hint: hint, &found) ?? [] {
            guard let name = key.text else {
                found.addError("a parameter's name must be text, not \(key.kind)", at: key.range)
                continue
            }
            if let index = all.firstIndex(where: { $0.name.value == name }) {
                found.addWarning(
                    "'\(name)' appears again: this value is used", at: key.range, hint: "remove one")
                all.remove(at: index)
            }
            if let value = ParameterDefault(Located(name, key.range), value, &found) { all.append(value) }
        }
        return all
    }

    /// Returns nil after adding an error to `found`.
    private init?(_ name: Located<String>, _ node: YAMLNode, _ found: inout Diagnostics) {
        (self.name, range) = (name, node.range)
        isList = if case .sequence = node.content { true } else { false }
        let items = if case .sequence(let nodes) = node.content { nodes } else { [node] }
        texts = items.compactMap { item in item.text.map { Located($0, item.range) } }
        guard texts.count < items.count else { return }
        if node.isNull {
            found.addError(
                "the parameter '\(name.value)' has no value", at: name.range,
                hint: "write '\(name.value): VALUE', or remove it")
        }
        for item in items where item.text == nil && !node.isNull {
            var hint: String?
            if case .mapping = item.content { hint = "put a value that contains ': ' in quotes" }
            found.addError(
                "a value of '\(name.value)' must be text, not \(item.kind)", at: item.range, hint: hint)
        }
        return nil
    }
}
