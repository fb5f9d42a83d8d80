import SourceText
import TemplateEngine

/// A value that the user gives to a parameter.
package struct GivenParameter: Sendable {
    /// The parameter as the user names it.
    package let name: String
    /// The value, in the word of the command line that holds it.
    package let text: SourceRange

    /// The name as parameters know it.
    var key: String { Parameter.key(of: name) }

    package init(name: String, text: SourceRange) {
        self.name = name
        self.text = text
    }
}

extension TemplateValues {
    /// What a template without declared parameters sees: what the user gave, as texts.
    package init(undeclared given: [GivenParameter]) {
        let texts = given.map { ($0.name, Value.string($0.text.text)) }
        self.init(parameters: Value.Object(Dictionary(texts) { _, last in last }, isOpen: true))
    }
}
