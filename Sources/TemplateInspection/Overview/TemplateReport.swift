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

extension TemplateOverview: Encodable {
    package func encode(to encoder: any Encoder) throws {
        try JSONObject([
            "name": name, "version": version, "summary": summary, "folder": folder, "files": files,
            "platforms": platforms.isEmpty ? nil : platforms, "parameters": parameters,
            "requirements": requirements,
        ]).encode(to: encoder)
    }

    /// A file or folder that the template generates.
    package struct File: Encodable {
        /// `code` or `tests`.
        package let part: String
        /// The path below the module's folder. `NAME` stands for prefix and module name, `ITEM` for an item of
        /// `for_each`.
        package let path: String
        package let kind: String
        package let when: String?
        package let forEach: String?
        /// Whether only some answers generate it because a Liquid rambaspec has conditions.
        package let isOptional: Bool

        package enum CodingKeys: String, CodingKey {
            case part, path, kind, when
            case forEach = "for_each"
            case isOptional = "optional"
        }
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
