import SourceText
import SwiftText

/// A template with all that it can make, for people who choose one.
package struct ShownTemplate: Sendable {
    package let name: String
    package let version: String?
    package let summary: String?
    package let parameters: [Parameter]
    private let folder: TemplateFolder
    private let now: (seconds: Int, day: Day)
    private let variants: TemplateVariants

    /// Reads a template as it is with different values of its parameters.
    ///
    /// - Throws: as `TemplateFiles.load`.
    package init(
        _ name: String, in folder: TemplateFolder, now: (seconds: Int, day: Day),
        diagnostics: inout Diagnostics
    ) throws {
        var (found, missing) = (Diagnostics(), Diagnostics())
        // A rambaspec of Liquid writes the name of the module into those of files.
        variants = try TemplateVariants(
            name, from: folder, for: Module(draft: "NAME", now: now), diagnostics: &found, missing: &missing)
        found.add(contentsOf: missing)
        try found.throwErrors()
        diagnostics.add(contentsOf: found)
        self.name = name
        self.folder = folder
        self.now = now
        parameters = variants.parameters
        version = variants.all[0].rambaspec.version
        summary = variants.all[0].rambaspec.summary
    }

    /// The files and folders, as the rambaspec names them, with the conditions under which they are made.
    package var tree: String {
        let parts = [
            ("code", variants.entries(\.codeFiles)), ("tests", variants.entries(\.testFiles)),
        ]
        return parts.filter { !$0.1.isEmpty }.map { title, entries in
            "  \(title)/NAME/\n" + FileTree(entries).text(indent: 4)
        }.joined()
    }

    /// Who holds whom in the code that is made with the richest values.
    ///
    /// - Throws: as `Template.generate`.
    package func memoryMap(diagnostics: inout Diagnostics) throws -> MemoryMap {
        var module = Module(draft: "Profile", now: now)
        let files = try TemplateFiles.load(name, from: folder, for: module, diagnostics: &diagnostics) {
            parameters in
            module.values = try Answers(richest: parameters).values(Samples())
            return module.values
        }
        let made = try Template(files).generate(
            module, into: Destination(code: .here, tests: nil, productModuleName: module.name),
            diagnostics: &diagnostics)
        return MemoryMap(of: made)
    }
}

/// Entries of a rambaspec, by their folders.
private struct FileTree {
    /// What stands in the folder: files and folders in the order in which they are named first.
    private var children: [(name: String, note: String, tree: FileTree)] = []

    init(_ entries: [(entry: Rambaspec.Entry, isOptional: Bool)]) {
        for (entry, isOptional) in entries { insert(entry.shownPath[...], entry.note(isOptional)) }
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

extension Rambaspec.Entry {
    /// The names of the folders below the module's and the file's own; `NAME` stands for prefix and module.
    fileprivate var shownPath: [String] {
        let names = pathNames(name.value)
        guard path != nil else { return names.dropLast() + [(names.last ?? "") + "/"] }
        let own = customName.map { pathNames($0.value) } ?? ["NAME\(names.last ?? "")"]
        return names.dropLast() + own
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
