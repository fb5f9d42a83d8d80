import SourceText
import TemplateEngine

/// A parameter value from the user.
package struct GivenParameter: Sendable {
    /// The parameter's name as the user wrote it.
    package let name: String
    /// The value, as part of a command-line argument.
    package let text: SourceRange
    /// Whether it comes from the record of a module.
    let isRecorded: Bool

    /// The parameter's key.
    package var key: String { Parameter.key(of: name) }

    package init(name: String, text: SourceRange, isRecorded: Bool = false) {
        (self.name, self.text, self.isRecorded) = (name, text, isRecorded)
    }

    /// Splits a value of `--custom_parameters` at its first colon; nil if there is none behind a name.
    package init?(custom pair: String) {
        guard let colon = pair.firstIndex(of: ":"), colon != pair.startIndex else { return nil }
        let file = SourceFile(path: "--custom_parameters", text: pair)
        let start = pair[...colon].utf8.count
        self.init(name: String(pair[..<colon]), text: file.range(start..<file.bytes.count))
    }
}

extension TemplateValues {
    /// Creates the values for a template without declared parameters: the user's texts, and the Rambafile's others.
    package init(undeclared given: [GivenParameter], defaults: [ParameterDefault] = []) {
        let texts =
            defaults.map { ($0.name.value, Value.string($0.text)) }
            + given.map { ($0.name, Value.string($0.text.text)) }
        self.init(parameters: Value.Object(Dictionary(texts) { _, last in last }, isOpen: true))
    }
}
