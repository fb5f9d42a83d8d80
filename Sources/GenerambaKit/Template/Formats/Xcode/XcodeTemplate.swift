import SourceText
import SystemAccess
import XcodeProject

/// What the TemplateInfo.plist of a file template of Xcode says.
package struct XcodeTemplate {
    /// A question of Xcode's assistant, or a text that is computed.
    struct Option {
        enum Kind: String { case text, popup, checkbox, `class`, combo, `static` }

        let id: Located<String>
        let kind: Kind
        let title: String?
        let summary: String?
        let defaultText: String?
        let isRequired: Bool
        let values: [String]
        /// What has no counterpart in a rambaspec, as its keys and texts.
        let others: [(key: String, text: String)]
        /// The options without one of these values of which this one has no part in the name of a folder.
        let requirements: [(id: String, values: [String])]

        /// The name of the parameter, in which characters that names cannot have become `_`.
        var parameter: String {
            let name = String(
                decoding: id.value.utf8.map { $0.isWordPart ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
            return name.utf8.first?.isLetter == true ? name : "option_\(name)"
        }

        /// The parameter in expressions. Variables of Generamba hide parameters of the same name.
        var reference: String {
            let variables = [
                "year", "date", "prefix", "developer", "module_info", "custom_parameters", "imports",
                "conditional_imports", "item",
            ]
            return variables.contains(parameter) ? "custom_parameters.\(parameter)" : parameter
        }

        /// The values that choose a folder; empty if the option chooses none.
        var choices: [String] {
            switch kind {
            case .text, .combo, .static: []
            case .checkbox: ["true", "false"]
            case .popup: values
            case .class: (values + [defaultText].compactMap(\.self)).distinct(by: \.self)
            }
        }
    }

    static let manifest = RelativePath(name: "TemplateInfo.plist")
    static let ending = ".xctemplate"

    let summary: String?
    let options: [Option]
    /// The option that takes the module's name; nil if there is none.
    let nameOption: String?
    /// What has no counterpart in a rambaspec, as its keys and texts.
    let others: [(key: String, text: String)]

    private static let kinds = ["Xcode.IDEKit.", "Xcode.IDEFoundation."].map {
        $0 + "TextSubstitutionFileTemplateKind"
    }
    /// The keys that a rambaspec has a counterpart for.
    private static let counterparts: Set = ["Kind", "Options"]

    /// - Throws: `Diagnostics` for a file that is not a property list, and for templates of another kind.
    init(_ file: SourceFile) throws {
        let root = try PropertyList(file)
        guard case .dictionary = root.content else {
            throw Diagnostics.error("the root is not a dictionary", at: root.range)
        }
        if let kind = root["Kind"], !Self.kinds.contains(kind.text ?? "") {
            let word = kind.text ?? ""
            throw Diagnostics.error(
                word.contains("Project")
                    ? "templates of the kind '\(word)' make projects, not files"
                    : "templates of the kind '\(word)' are not for the assistant for new files",
                at: kind.range,
                hint: "templates for files are of the kind '\(Self.kinds[0])'")
        }
        let summary = (root["Summary"] ?? root["Description"])?.text
        self.summary = summary
        var found = Diagnostics()
        var options: [Option] = []
        for node in root["Options"]?.items ?? [] {
            guard let option = Option(node, &found) else { continue }
            // Computed texts are often copied without their identifiers being changed.
            guard !options.contains(where: { $0.id.value == option.id.value }) else { continue }
            options.append(option)
        }
        try found.throwErrors()
        self.options = options
        let texts = options.filter { $0.kind == .text }
        let named =
            texts.first { $0.id.value == "productName" } ?? texts.first(where: \.isRequired) ?? texts.first
        nameOption = named?.id.value
        others = root.others(than: Self.counterparts).filter { $0.text != summary?.folded }
    }

    func option(_ id: String) -> Option? { options.first { $0.id.value == id } }

    /// The options that become parameters.
    var parameters: [Option] { options.filter { $0.kind != .static && $0.id.value != nameOption } }
}

extension XcodeTemplate.Option {
    /// Nil after an error, and for an option that has no part in the template.
    fileprivate init?(_ node: PropertyList, _ found: inout Diagnostics) {
        // Nothing can refer to an option without an identifier.
        guard let id = node["Identifier"], let name = id.text, !name.isEmpty else { return nil }
        let word = node["Type"]?.text ?? "text"
        guard let kind = Kind(rawValue: word) else {
            found.addError(
                "unknown type '\(word)' of the option '\(name)'", at: node["Type"]?.range,
                hint: "known types: text, popup, checkbox, class, combo, static")
            return nil
        }
        var values = (node["Values"]?.items ?? []).compactMap(\.text)
        let usual = node["Default"]?.text
        if kind == .popup, values.isEmpty { values = [usual].compactMap(\.self) }
        if kind == .popup, values.isEmpty {
            found.addError("the popup '\(name)' has no values", at: node.range)
            return nil
        }
        var requirements: [(id: String, values: [String])] = []
        if case .dictionary(let entries)? = node["RequiredOptions"]?.content {
            requirements = entries.map { key, value in
                (key.value, value.text.map { [$0] } ?? value.items.compactMap(\.text))
            }
        }
        self.init(
            id: Located(name, id.range), kind: kind, title: node["Name"]?.text,
            summary: node["Description"]?.text,
            defaultText: usual,
            isRequired: ["true", "yes", "1"].contains(node["Required"]?.text?.lowercased()), values: values,
            others: node.others(than: Self.counterparts), requirements: requirements)
    }

    /// The keys that a rambaspec has a counterpart for.
    private static let counterparts: Set = [
        "Identifier", "Type", "Name", "Description", "Default", "Required", "Values", "RequiredOptions",
    ]
}

extension PropertyList {
    /// The texts of other keys of a dictionary, each on one line.
    fileprivate func others(than known: Set<String>) -> [(key: String, text: String)] {
        guard case .dictionary(let entries) = content else { return [] }
        return entries.filter { !known.contains($0.key.value) }.map { key, value in
            let text = value.text ?? value.items.compactMap(\.text).joined(separator: ", ")
            return (printable(key.value.folded), printable(text.folded))
        }.filter { !$0.text.isEmpty }
    }
}
