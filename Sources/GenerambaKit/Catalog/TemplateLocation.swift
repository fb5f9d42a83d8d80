import SourceText
import SystemAccess

/// The location of a template's files. Templates with the same location are the same, however they are named.
enum TemplateLocation: Sendable, Hashable {
    case builtIn(TemplateName)
    case folder(AbsolutePath, TemplateName)
    /// A folder of a repository with this address.
    case repository(GitAddress, RelativePath, TemplateName)

    /// The location that the lock records for a template.
    init(_ locked: Lockfile.Template, from root: AbsolutePath) throws {
        switch locked.origin {
        case .builtIn: self = .builtIn(locked.name)
        case .local(let folder): self = .folder(AbsolutePath(folder, relativeTo: root), locked.name)
        case .catalog(let folder, commit: nil):
            let place = AbsolutePath(folder, relativeTo: root).appending(locked.name.folder)
            self = .folder(place, locked.name)
        case .catalog(let url, _): try self.init(locked.name, in: locked.name.folder, of: url, from: root)
        case .git(let url, _, let path, _): try self.init(locked.name, in: path, of: url, from: root)
        }
    }

    private init(
        _ name: TemplateName, in path: RelativePath, of url: String, from root: AbsolutePath
    ) throws {
        if let folder = try Catalog.folder(of: Located(url), in: root) {
            self = .folder(folder.appending(path), name)
        } else {
            self = .repository(try GitAddress(Located(url), relativeTo: root), path, name)
        }
    }
}
