import SourceText
import SystemAccess

/// Rambafile.lock: a record of what was installed for a Rambafile. Meant to be committed.
package struct Lockfile: Sendable, Equatable {
    /// The file name.
    package static let name = path.text
    /// Its path in a project.
    package static let path: RelativePath = "Rambafile.lock"

    /// The lock entry of an installed template.
    package struct Template: Sendable, Equatable {
        package var name: TemplateName
        package var origin: Origin
        /// The SHA-256 of its files, as `templateHash` computes it.
        package var sha256: String
        /// The SHA-256 of each file, by its path in the template's folder.
        package var files: [RelativePath: String]
    }

    /// The source of a template.
    package enum Origin: Sendable, Equatable {
        /// The program itself.
        case builtIn
        /// A folder, as the Rambafile names it.
        case local(String)
        /// A catalog, as the Rambafile names it, or the public one. It has a commit unless it is a folder.
        case catalog(String, commit: String?)
        /// A folder of a repository.
        case git(url: String, pin: GitPin, path: RelativePath, commit: String)

        /// The source as messages name it.
        package var shown: String {
            switch self {
            case .builtIn: Lockfile.builtIn
            case .local(let folder): folder
            case .catalog(let url, _), .git(let url, _, _, _): GitAddress.withoutPassword(url)
            }
        }

        /// The full id of the commit; nil for a source without one.
        package var commit: String? {
            switch self {
            case .builtIn, .local: nil
            case .catalog(_, let commit): commit
            case .git(_, _, _, let commit): commit
            }
        }

        /// The repository, as the Rambafile names it; nil for a source without one.
        package var repository: String? {
            switch self {
            case .builtIn, .local, .catalog(_, commit: nil): nil
            case .catalog(let url, _), .git(let url, _, _, _): url
            }
        }
    }

    /// The templates, sorted by name.
    package var templates: [Template]

    package init(templates: [Template]) { self.templates = templates.sorted { $0.name.text < $1.name.text } }

    /// The template with this name; nil when there is none.
    package subscript(name: TemplateName) -> Template? { templates.first { $0.name == name } }
}

/// The SHA-256 of files: for each file, sorted by path, its path, its size in bytes and its bytes, with a line break
/// after the first two. Times and permissions do not count.
func templateHash(_ files: [RelativePath: [UInt8]]) -> String {
    var hash = SHA256()
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
        hash.update(Array("\(path)\n\(bytes.count)\n".utf8))
        hash.update(bytes)
    }
    return hash.finalized()
}

extension Lockfile.Template {
    /// Makes the lock entry of a template. The hashes of a built-in one were computed when the program was built.
    package init(name: TemplateName, origin: Lockfile.Origin, contents: [RelativePath: [UInt8]]) {
        if origin == .builtIn, let known = BuiltInCatalog.hashes(of: name.text) {
            self.init(name: name, origin: origin, sha256: known.all, files: known.files)
            return
        }
        self.init(
            name: name, origin: origin, sha256: templateHash(contents),
            files: contents.mapValues { SourceText.sha256(of: $0) })
    }

    /// Returns true if it has the same files as another entry. Old entries have no hashes of single files.
    func hasFiles(of locked: Self) -> Bool {
        sha256 == locked.sha256 && (locked.files.isEmpty || files == locked.files)
    }

    /// Returns true if it matches what the Rambafile asks for: the same source and, for a repository, the same pin.
    package func fits(_ reference: TemplateReference, in project: Project) -> Bool {
        guard name == reference.name.value else { return false }
        switch (reference.source, origin) {
        case (.local(let path), .local(let folder)): return path.value == folder
        case (.catalogs, .builtIn): return true
        case (.catalogs, .catalog(let catalog, _)):
            return project.rambafile.catalogs.contains { $0.value == catalog }
                || catalog == project.publicCatalog?.value
        case (.git(let wanted), .git(let url, let pin, let path, let commit)):
            guard wanted.url.value == url, wanted.path.value == path else { return false }
            if case .commit(let start) = wanted.pin.value { return commit.hasPrefix(start) }
            return wanted.pin.value == pin
        default: return false
        }
    }
}
