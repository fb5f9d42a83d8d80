import GenerambaKit

/// The report of `template show --json`, except for the diagnostics.
package struct TemplateReport: Encodable, Sendable {
    /// The templates that can be read.
    private var templates: [TemplateOverview] = []
    /// The ownership graph as Mermaid text; nil if it was not requested.
    private var diagram: String?

    package init() {}

    /// Whether it has no template.
    package var isEmpty: Bool { templates.isEmpty }

    package mutating func add(_ template: TemplateOverview, diagram: String?) {
        templates.append(template)
        self.diagram = diagram
    }

    package func encode(to encoder: any Encoder) throws {
        try JSONObject([
            "template": templates.count > 1 ? nil : templates.first,
            "templates": templates.count > 1 ? templates : nil, "diagram": diagram,
        ]).encode(to: encoder)
    }
}

extension Parameter: Encodable {
    package func encode(to encoder: any Encoder) throws {
        try JSONObject([
            "name": name.value, "type": kind.word, "items": isList ? itemKind.word : nil, "summary": summary,
            "required": isRequired, "default": defaultText, "choices": choices.isEmpty ? nil : choices,
            "pattern": pattern?.text, "examples": examples.isEmpty ? nil : examples.map(\.text),
            "unique": isUnique ? true : nil,
        ]).encode(to: encoder)
    }
}
