import SourceText

/// Templates by their names: folders that each hold a rambaspec of their name.
enum Catalog {
    /// The program's own templates.
    case builtIn
    case folder(FilePath, shown: String)
    case commit(CommitTree, shown: String)

    /// The catalog as messages and the lock name it.
    var shown: String {
        switch self {
        case .builtIn: Lockfile.builtIn
        case .folder(_, let shown), .commit(_, let shown): shown
        }
    }

    /// The id of its commit; nil when it has none.
    var commit: String? {
        if case .commit(let tree, _) = self { tree.id } else { nil }
    }

    /// A template's folder; nil when there is none of the name.
    ///
    /// - Throws: `Diagnostics` when its files cannot be had; `Interruption`.
    func template(_ name: String) throws -> TemplateFolder? {
        guard TemplateReference.isName(name) else { return nil }
        switch self {
        case .builtIn: return BuiltInCatalog.names.contains(name) ? .builtIn(name) : nil
        case .folder(let folder, let shown):
            let template = TemplateFolder.disk(folder.appending(name), shown: "\(shown)/\(name)")
            return try ResolvedTemplate(name: name, folder: template).exists ? template : nil
        case .commit(let tree, let shown):
            guard tree.isFile(try Self.rambaspec(of: name)) else { return nil }
            return try tree.folder(RelativePath(untrusted: name), shown: "\(shown)/\(name)")
        }
    }

    /// The rambaspecs of all templates, by the templates' names.
    ///
    /// - Parameter unreadable: called with each that stands there and cannot be read.
    /// - Throws: `Diagnostics`; `FileProblem`; `Interruption`.
    func rambaspecs(unreadable: (FileProblem) -> Void) throws -> [String: [UInt8]] {
        let names = try self.names()
        let paths = try names.map(Self.rambaspec)
        var all: [String: [UInt8]] = [:]
        switch self {
        case .builtIn:
            for (name, path) in zip(names, paths) {
                all[name] = BuiltInCatalog.files(of: name)[try path.withoutFirst]
            }
        case .folder(let folder, _):
            for (name, path) in zip(names, paths) {
                do throws(FileProblem) {
                    guard try Disk.kind(of: folder.appending(path)) != nil else { continue }
                    all[name] = try Disk.read(folder.appending(path), most: TemplateLimits.bytes)
                } catch {
                    unreadable(error)
                }
            }
        case .commit(let tree, _):
            let files = try tree.files(paths)
            for (name, path) in zip(names, paths) { all[name] = files[path] }
        }
        return all
    }

    /// The names that its templates may have.
    ///
    /// - Throws: `FileProblem`.
    func names() throws -> [String] {
        switch self {
        case .builtIn: BuiltInCatalog.names
        case .folder(let folder, _): try Disk.names(in: folder).filter(TemplateReference.isName)
        case .commit(let tree, _): tree.names(in: .here).filter(TemplateReference.isName)
        }
    }

    /// The folder of a catalog that is one; nil for a repository, bare or far away.
    ///
    /// - Parameter root: the folder of the Rambafile.
    static func folder(of catalog: Located<String>, in root: FilePath) -> FilePath? {
        let folder = FilePath(catalog.value, relativeTo: root)
        let isBare = Disk.isFile(folder.appending("HEAD")) && Disk.isFolder(folder.appending("objects"))
        return Disk.isFolder(folder) && !isBare ? folder : nil
    }

    private static func rambaspec(of name: String) throws -> RelativePath {
        try RelativePath(untrusted: "\(name)/\(name).rambaspec")
    }
}

extension RelativePath {
    /// The path below its outermost folder.
    fileprivate var withoutFirst: RelativePath {
        get throws { try RelativePath(untrusted: components.dropFirst().joined(separator: "/")) }
    }
}
