import SourceText
import SystemAccess

extension Installation {
    /// Adds the templates that others require and that are beside those. Built-in ones need not be installed.
    func withRequirements(
        _ found: [FoundTemplate], _ lock: Lockfile?, _ problems: inout Diagnostics
    ) throws -> [FoundTemplate] {
        var known = Set(project.rambafile.templates.map(\.name.value))
        var sources = try TemplateFetcher(of: [], in: project, cache: cache)
        var all = found
        var index = 0
        while index < all.count {
            for name in all[index].requirements where known.insert(name).inserted {
                let required = try problems.collect {
                    try self.required(name, by: all[index], lock?[name], &sources)
                }
                if let required = required ?? nil { all.append(required) }
            }
            index += 1
        }
        try TemplateLimits.check(sizeOfAll: all.flatMap(\.files.values).reduce(0) { $0 + $1.count })
        return all
    }

    /// Finds a template that another one requires; nil if it is not beside it.
    private func required(
        _ name: TemplateName, by template: FoundTemplate, _ locked: Lockfile.Template?,
        _ sources: inout TemplateFetcher
    ) throws -> FoundTemplate? {
        let requirer = template.locked.name
        if template.isAsLocked {
            // The lock already has what the commit contains beside the template.
            guard let locked, locked.origin.commit == template.locked.origin.commit else { return nil }
            let installed = try InstalledTemplate(name, in: project.root, versions: [locked])
            if let installed, installed.isWhole(locked) {
                return FoundTemplate(
                    locked: locked, files: installed.files, isAsLocked: true, requirer: requirer)
            }
        }
        guard let source = try sources.beside(template.locked, name) else { return nil }
        var found = try FoundTemplate(name, source)
        found.requirer = requirer
        let now = found.locked
        if case .update = use { return found }
        if let locked, locked.origin == now.origin, !now.hasFiles(of: locked) {
            try differs(from: locked, TemplateReference(name: Located(name), source: .catalogs))
        }
        return found
    }
}

extension FoundTemplate {
    fileprivate var requirements: [TemplateName] {
        // What a built-in template requires is built in as well.
        if locked.origin == .builtIn { return [] }
        if let manifest { return manifest.requiredNames }
        return files[locked.name.rambaspec].map { Manifest.requirements(of: locked.name, in: $0) } ?? []
    }
}

extension Manifest {
    /// Returns the names of the templates that a rambaspec requires; none if it cannot be read without rendering it.
    fileprivate static func requirements(of name: TemplateName, in bytes: [UInt8]) -> [TemplateName] {
        var ignored = Diagnostics()
        let text = SourceFile(path: name.rambaspec.text, bytes: bytes)
        let manifest = try? Manifest(rambaspec: text, of: name.text, diagnostics: &ignored)
        return manifest?.requiredNames ?? []
    }

    fileprivate var requiredNames: [TemplateName] { requirements.compactMap { TemplateName($0.value) } }
}

extension Project {
    /// Returns the installed templates that no template of the Rambafile requires any more after some were removed.
    func unneeded(after removed: [TemplateName]) throws -> [TemplateName] {
        let named = rambafile.templates.map(\.name.value)
        let needed = try requirements(of: named).union(named)
        return try requirements(of: removed).filter { !needed.contains($0) }
    }

    /// Returns the templates that installed templates require, directly or indirectly.
    private func requirements(of names: [TemplateName]) throws -> Set<TemplateName> {
        var all: Set<TemplateName> = []
        var unread = names
        while let name = unread.popLast() {
            let path = root.appending(Self.templates).appending(name.folder).appending(name.rambaspec)
            guard try Disk.kind(of: path) == .file,
                let bytes = try Disk.read(path, most: TemplateLimits.bytes)
            else { continue }
            unread += Manifest.requirements(of: name, in: bytes).filter { all.insert($0).inserted }
        }
        return all
    }
}
