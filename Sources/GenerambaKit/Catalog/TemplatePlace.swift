import SourceText

/// Where the files of a template, or of a catalog, are. Two templates of one place are one, however their sources are
/// named.
enum TemplatePlace: Sendable, Hashable {
    case builtIn(String)
    case folder(FilePath)
    /// A folder of a repository, by the address as git takes it.
    case repository(String, RelativePath)

    /// Where a catalog is.
    ///
    /// - Parameter root: the folder of the Rambafile.
    /// - Throws: `Diagnostics` for an address that is none.
    init(catalog: Located<String>, from root: FilePath) throws {
        if let folder = Catalog.folder(of: catalog, in: root) {
            self = .folder(folder)
        } else {
            self = .repository(try GitAddress(catalog, relativeTo: root).text, .here)
        }
    }

    /// Where the lock says that a template was installed from.
    ///
    /// - Throws: as above.
    init(_ locked: Lockfile.Template, from root: FilePath) throws {
        switch locked.origin {
        case .builtIn: self = .builtIn(locked.name)
        case .local(let folder): self = .folder(FilePath(folder, relativeTo: root))
        case .catalog(let catalog, _):
            self = try TemplatePlace(catalog: Located(catalog), from: root).appending(locked.name)
        case .git(let url, _, let path, _):
            self = try TemplatePlace(catalog: Located(url), from: root).appending(path.text)
        }
    }

    /// Where a template of a catalog is.
    ///
    /// - Throws: `PathProblem` for a name that is none.
    func appending(_ name: String) throws -> TemplatePlace {
        switch self {
        case .builtIn: .builtIn(name)
        case .folder(let folder): .folder(folder.appending(name))
        case .repository(let address, let path): .repository(address, try path.appending(untrusted: name))
        }
    }
}
