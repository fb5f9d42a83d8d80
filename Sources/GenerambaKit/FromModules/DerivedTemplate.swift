import SourceText
import SystemAccess

/// A template that is made from modules.
package struct DerivedTemplate: Sendable {
    package let name: String
    /// The files, the rambaspec first.
    package let files: [GeneratedFile]
    /// What differs between the modules; empty for a single one.
    package private(set) var parameters: [DerivedParameter]
    /// The words of the modules' names that are left in the sources.
    package private(set) var leftovers: Diagnostics
    let modules: [ExampleModule]
    let facts: ProjectFacts

    /// Makes a template from modules.
    ///
    /// - Parameters:
    ///   - head: the template's name, and what describes it.
    ///   - shown: the template's folder, for messages.
    ///   - renamed: the names of parameters that a person has chosen, by those that the code suggests.
    /// - Throws: `Diagnostics` for modules without Swift code, and for modules that have nothing in common.
    package init(
        _ head: NewTemplate, from modules: [ExampleModule], _ facts: ProjectFacts, shown: String,
        renamed: [String: String] = [:]
    ) throws {
        (name, self.modules, self.facts) = (head.name, modules, facts)
        let merge = ModuleMerge(modules, facts)
        guard modules.count == 1 || merge.files.contains(where: { $0.modules.count == modules.count }) else {
            throw Diagnostics.error(
                "\(quoted(modules.map(\.folder))) have no file in common",
                hint: "name the folders of modules that are built alike")
        }
        let table = ParameterTable(modules, merge.files, facts, renamed: renamed)
        parameters = table.parameters
        var sources = SourceNames()
        var (entries, files) = ([Bool: [String]](), [GeneratedFile]())
        leftovers = Diagnostics()
        var dates: [SourceRange] = []
        for file in merge.files {
            let source = TemplateSource(file, table)
            for index in parameters.indices {
                let known = Set(parameters[index].places.map(\.module))
                let places = file.places(of: parameters[index].name, in: source, table, modules)
                parameters[index].places += places.filter { !known.contains($0.module) }
            }
            let isCopied = file.copied != nil || !source.hasTags
            let path = sources.name(for: file, isCopied: isCopied)
            entries[file.isTest, default: []].append(file.entry(at: path, table, facts, modules))
            files.append(
                GeneratedFile(
                    path: try RelativePath(untrusted: path),
                    content: .file(file.copied ?? Array(source.text.utf8))))
            guard file.copied == nil else { continue }
            dates += source.dates(shownAs: "\(shown)/\(path)")
            leftovers.add(contentsOf: source.leftovers(of: modules.map(\.name), shownAs: "\(shown)/\(path)"))
        }
        if let stays = Diagnostic.staying(dates) { leftovers.add(stays) }
        let rambaspec = DerivedRambaspec(
            head: head, lineLength: merge.lineLength,
            parameters: parameters,
            codeFiles: entries[false] ?? [], testFiles: entries[true] ?? [])
        let manifest = GeneratedFile(
            path: try RelativePath(untrusted: name + TemplateName.ending),
            content: .file(Array(rambaspec.text.utf8)))
        self.files = [manifest] + files
    }

    /// The words of `gen` that make the first of the modules, whose values are the defaults.
    package var words: String {
        let module = modules[0]
        return module.name + (module.prefix.isEmpty ? "" : " --prefix \(quotedForShell(module.prefix))")
    }
}
