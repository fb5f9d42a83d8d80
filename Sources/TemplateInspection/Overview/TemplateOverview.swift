import GenerambaKit
import SourceText
import SystemAccess
import TemplateEngine

/// A description of a template and everything that it can generate, for users who are choosing one.
package struct TemplateOverview: Sendable {
    package var name: String { template.name }
    package var version: String? { variants.all[0].manifest.version }
    package var summary: String? { variants.all[0].manifest.summary }
    package var parameters: [Parameter] { variants.parameters }
    /// The lowest versions of platforms that the generated code needs, if the author states them.
    package var platforms: [String] {
        variants.all.flatMap(\.manifest.platforms).map(\.description).distinct(by: \.self)
    }
    /// Whether it generates tests.
    package var hasTests: Bool { variants.all.contains { !$0.manifest.testFiles.isEmpty } }
    /// The templates that must be generated once into the same target.
    package var requirements: [String] {
        variants.all.flatMap(\.manifest.requirements).map(\.value).distinct(by: \.self)
    }
    private let template: ResolvedTemplate
    private let now: Moment
    private let variants: TemplateVariants

    /// Reads a template with different values of its parameters.
    package init(_ template: ResolvedTemplate, now: Moment, diagnostics: inout Diagnostics) throws {
        (self.template, self.now) = (template, now)
        var (found, missing) = (Diagnostics(), Diagnostics())
        // A Liquid rambaspec can contain the module's name in its file names.
        variants = try TemplateVariants(
            of: template, for: Module(.placeholder, now: now), diagnostics: &found, missing: &missing)
        found.add(contentsOf: missing)
        try found.throwErrors()
        diagnostics.add(contentsOf: found)
    }

    /// The files and folders that the rambaspec lists, with their conditions.
    package var tree: String {
        let module = variants.all[0].manifest.hasModuleFolder ? "NAME/" : ""
        return parts.filter { !$0.entries.isEmpty }.map { title, entries in
            "  \(title)/\(module)\n" + FileTree(entries, dialect).text(indent: 4)
        }.joined() + insertions.map { "  adds to \($0.file.value): \($0.shownPlace)\n" }.joined()
    }

    private var insertions: [InsertionEntry] {
        variants.all.flatMap(\.manifest.insertions).distinct(by: { "\($0.file.value) \($0.shownPlace)" })
    }

    private var dialect: Dialect { variants.all[0].dialect }

    private var parts: [(name: String, entries: [(entry: Manifest.Entry, isOptional: Bool)])] {
        [("code", variants.entries(\.codeFiles)), ("tests", variants.entries(\.testFiles))]
    }

    /// The ownership graph of the module that is generated with the richest values.
    package func ownershipGraph(diagnostics: inout Diagnostics) throws -> OwnershipGraph {
        let module = Module(.example, now: now)
        let destination = Destination(code: .here, tests: nil, productModuleName: module.name.text)
        var generator = Generator(template, into: destination)
        return OwnershipGraph(of: try generator.generateRichest(module, diagnostics: &diagnostics))
    }
}

extension TemplateOverview: Encodable {
    package func encode(to encoder: any Encoder) throws {
        let added = insertions.map {
            JSONObject([
                "file": $0.file.value, "place": $0.place.rawValue, "anchor": $0.anchor.value,
                "when": $0.condition?.value,
            ])
        }
        try JSONObject([
            "name": name, "version": version, "summary": summary, "folder": template.folder.shown,
            "files": files, "insertions": added.isEmpty ? nil : added,
            "platforms": platforms.isEmpty ? nil : platforms, "parameters": parameters,
            "requirements": requirements,
        ]).encode(to: encoder)
    }

    /// The files and folders that the rambaspec lists. Some are optional because a Liquid rambaspec has conditions.
    private var files: [JSONObject] {
        parts.flatMap { part, entries in
            entries.map { entry, isOptional in
                // Only the tree marks folders.
                let path = entry.shownPath(dialect).joined(separator: "/")
                return JSONObject([
                    "part": part, "path": entry.path == nil ? String(path.dropLast()) : path,
                    "kind": entry.path == nil ? "folder" : "file", "when": entry.condition?.value,
                    "for_each": entry.forEach?.value, "optional": isOptional,
                ])
            }
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

extension InsertionEntry {
    /// The place, such as `list 'let screens'`, and the condition.
    fileprivate var shownPlace: String {
        "\(place.rawValue) '\(anchor.value)'" + (condition.map { "  (when \($0.value))" } ?? "")
    }
}

/// The entries of a rambaspec as a tree of folders.
private struct FileTree {
    /// The files and folders in this folder, in the order in which the rambaspec first names them.
    private var children: [(name: String, note: String, tree: FileTree)] = []

    init(_ entries: [(entry: Manifest.Entry, isOptional: Bool)], _ dialect: Dialect) {
        for (entry, isOptional) in entries { insert(entry.shownPath(dialect)[...], entry.note(isOptional)) }
    }

    private init() {}

    private mutating func insert(_ path: ArraySlice<String>, _ note: String) {
        guard let first = path.first else { return }
        let isLast = path.count == 1
        let name = isLast ? first : first + "/"
        let index = children.firstIndex { $0.name == name && !isLast } ?? children.count
        if index == children.count { children.append((name, isLast ? note : "", FileTree())) }
        children[index].tree.insert(path.dropFirst(), note)
    }

    func text(indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return children.map { margin + $0.name + $0.note + "\n" + $0.tree.text(indent: indent + 2) }.joined()
    }
}

extension Manifest.Entry {
    /// The path's folder names below the module's folder, and the file name. `NAME` stands for prefix and module name,
    /// `ITEM` for an item of `for_each`. A name with other variables is shown as it is written in the rambaspec.
    fileprivate func shownPath(_ dialect: Dialect) -> [String] {
        // `gen` and lint report mistakes in names.
        let text = (try? dialect.parse(name.textRange, limits: .init()))?.withPlaceholders ?? name.value
        guard path != nil else {
            let names = pathNames(text)
            return names.dropLast() + [(names.last ?? "") + "/"]
        }
        let custom = customName.map { (try? Document.liquid($0.textRange))?.withPlaceholders ?? $0.value }
        return pathNames(FilePlacement(text).destination(of: .placeholder, customName: custom))
    }

    fileprivate func note(_ isOptional: Bool) -> String {
        let notes = [
            forEach.map { "for each of \($0.value)" },
            condition.map { "when \($0.value)" },
            isOptional ? "with some answers" : nil,
        ].compactMap(\.self)
        return notes.isEmpty ? "" : "  (\(notes.joined(separator: ", ")))"
    }
}

extension Document {
    /// Renders a file name with placeholders. Nil if it has other variables, or cannot be rendered.
    fileprivate var withPlaceholders: String? {
        let fields = names.filter { $0.hasPrefix("item.") }.map { String($0.dropFirst(5)) }
        let known = ["prefix", "module_info", "module_info.name", "item"]
        guard names.allSatisfy({ known.contains($0) || $0.hasPrefix("item.") }),
            !fields.contains(where: { $0.contains(".") })
        else { return nil }
        let text = Value.string("ITEM")
        let object = Value.Object(Dictionary(uniqueKeysWithValues: fields.map { ($0, text) }))
        let name = Value.Object(["name": .string(ModuleName.placeholder.text)])
        let scope = Value.Object([
            "prefix": .null, "module_info": .object(name), "item": fields.isEmpty ? text : .object(object),
        ])
        let bytes = try? Renderer(scope: scope, partials: [:]).render(self)
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
}
