import SourceText

/// A template with all that it can make, for people who choose one.
package struct TemplateOverview: Sendable {
    package var name: String { template.name }
    package var version: String? { variants.all[0].manifest.version }
    package var summary: String? { variants.all[0].manifest.summary }
    package var parameters: [Parameter] { variants.parameters }
    private let template: ResolvedTemplate
    private let now: Moment
    private let variants: TemplateVariants

    /// Reads a template as it is with different values of its parameters.
    ///
    /// - Throws: as opening a template does.
    package init(_ template: ResolvedTemplate, now: Moment, diagnostics: inout Diagnostics) throws {
        self.template = template
        self.now = now
        var (found, missing) = (Diagnostics(), Diagnostics())
        // A rambaspec of Liquid writes the name of the module into those of files.
        variants = try TemplateVariants(
            of: template, for: Module(.placeholder, now: now), diagnostics: &found, missing: &missing)
        found.add(contentsOf: missing)
        try found.throwErrors()
        diagnostics.add(contentsOf: found)
    }

    /// The files and folders, as the rambaspec names them, with the conditions under which they are made.
    package var tree: String {
        let parts = [("code", variants.entries(\.codeFiles)), ("tests", variants.entries(\.testFiles))]
        return parts.filter { !$0.1.isEmpty }.map { title, entries in
            "  \(title)/NAME/\n" + FileTree(entries).text(indent: 4)
        }.joined()
    }

    /// Who holds whom in the code that is made with the richest values.
    ///
    /// - Throws: as `Generator.generate`.
    package func ownershipGraph(diagnostics: inout Diagnostics) throws -> OwnershipGraph {
        let module = Module(.example, now: now)
        let destination = Destination(code: .here, tests: nil, productModuleName: module.name.text)
        var generator = Generator(template, into: destination)
        return OwnershipGraph(of: try generator.generateRichest(module, diagnostics: &diagnostics))
    }
}

/// Entries of a rambaspec, by their folders.
private struct FileTree {
    /// What stands in the folder: files and folders in the order in which they are named first.
    private var children: [(name: String, note: String, tree: FileTree)] = []

    init(_ entries: [(entry: Manifest.Entry, isOptional: Bool)] = []) {
        for (entry, isOptional) in entries { insert(entry.shownPath[...], entry.note(isOptional)) }
    }

    private mutating func insert(_ path: ArraySlice<String>, _ note: String) {
        guard let first = path.first else { return }
        let isLast = path.count == 1
        let name = isLast ? first : first + "/"
        let index = children.firstIndex { $0.name == name && !isLast } ?? children.count
        if index == children.count { children.append((name, isLast ? note : "", FileTree([]))) }
        children[index].tree.insert(path.dropFirst(), note)
    }

    func text(indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return children.map { margin + $0.name + $0.note + "\n" + $0.tree.text(indent: indent + 2) }.joined()
    }
}

extension Manifest.Entry {
    /// The names of the folders below the module's and the file's own; `NAME` stands for prefix and module.
    fileprivate var shownPath: [String] {
        guard path != nil else {
            let names = pathNames(name.value)
            return names.dropLast() + [(names.last ?? "") + "/"]
        }
        return pathNames(
            FilePlacement(name.value).destination(of: .placeholder, customName: customName?.value))
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
