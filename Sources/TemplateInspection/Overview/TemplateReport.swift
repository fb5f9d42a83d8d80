import GenerambaKit

/// The report of `template show --json`, except for the diagnostics.
package struct TemplateReport: Encodable, Sendable {
    /// The templates that can be read.
    private var templates: [TemplateOverview] = []
    /// The ownership graph as Mermaid text; nil if it was not requested.
    private var diagram: String?

    private enum Key: CodingKey {
        case template, templates, diagram
    }

    package init() {}

    /// Whether it has no template.
    package var isEmpty: Bool { templates.isEmpty }

    package mutating func add(_ template: TemplateOverview, diagram: String?) {
        templates.append(template)
        self.diagram = diagram
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        if templates.count > 1 {
            try object.encode(templates, forKey: .templates)
        } else {
            try object.encodeIfPresent(templates.first, forKey: .template)
        }
        try object.encodeIfPresent(diagram, forKey: .diagram)
    }
}

extension TemplateOverview: Encodable {
    private enum Key: CodingKey {
        case name, version, summary, platforms, folder, parameters, files, requirements
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(name, forKey: .name)
        try object.encodeIfPresent(version, forKey: .version)
        try object.encodeIfPresent(summary, forKey: .summary)
        if !platforms.isEmpty { try object.encode(platforms, forKey: .platforms) }
        try object.encode(folder, forKey: .folder)
        try object.encode(parameters, forKey: .parameters)
        try object.encode(files, forKey: .files)
        try object.encode(requirements, forKey: .requirements)
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
    private enum Key: String, CodingKey {
        case name, type, items, summary, choices, pattern, examples
        case isRequired = "required"
        case isUnique = "unique"
        case defaultText = "default"
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(name.value, forKey: .name)
        try object.encode(kind.word, forKey: .type)
        if isList { try object.encode(itemKind.word, forKey: .items) }
        try object.encodeIfPresent(summary, forKey: .summary)
        try object.encode(isRequired, forKey: .isRequired)
        try object.encodeIfPresent(defaultText, forKey: .defaultText)
        if !choices.isEmpty { try object.encode(choices, forKey: .choices) }
        try object.encodeIfPresent(pattern?.text, forKey: .pattern)
        if !examples.isEmpty { try object.encode(examples.map(\.text), forKey: .examples) }
        if isUnique { try object.encode(true, forKey: .isUnique) }
    }
}
