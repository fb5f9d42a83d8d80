/// Rambafile.lock: what was installed for a Rambafile, made to be committed.
package struct Lockfile: Sendable, Equatable {
    /// The file's name.
    package static let name = "Rambafile.lock"

    /// A template as it was installed.
    package struct Template: Sendable, Equatable {
        package var name: String
        package var origin: Origin
        /// The SHA-256 over its files, as `TemplateHash` gives it.
        package var sha256: String
    }

    /// Where a template came from.
    package enum Origin: Sendable, Equatable {
        /// The program itself.
        case builtIn
        /// A folder, as the Rambafile names it.
        case local(String)
        /// A catalog, as the Rambafile names it, or Generamba's public one; with a commit unless it is a folder.
        case catalog(String, commit: String?)
        /// A folder of a repository.
        case git(url: String, pin: GitPin, path: RelativePath, commit: String)

        /// The commit's whole id; nil where there is none.
        package var commit: String? {
            switch self {
            case .builtIn, .local: nil
            case .catalog(_, let commit): commit
            case .git(_, _, _, let commit): commit
            }
        }
    }

    /// The templates, sorted by their names.
    package var templates: [Template]

    package init(templates: [Template]) {
        self.templates = templates.sorted { $0.name < $1.name }
    }

    /// The template of a name; nil when there is none.
    package subscript(name: String) -> Template? { templates.first { $0.name == name } }
}

extension Lockfile.Template {
    /// Whether it is what a Rambafile asks for: the same source and, for a repository, the same pin.
    ///
    /// - Parameter catalogs: those of the Rambafile.
    func fits(_ reference: TemplateReference, catalogs: [String]) -> Bool {
        guard name == reference.name.value else { return false }
        switch (reference.source, origin) {
        case (.local(let path), .local(let folder)): return path.value == folder
        case (.catalogs, .builtIn): return true
        case (.catalogs, .catalog(let catalog, _)):
            return catalogs.contains(catalog) || catalog == Installation.publicCatalog
        case (.git(let wanted), .git(let url, let pin, let path, let commit)):
            guard wanted.url.value == url, wanted.path.value == path else { return false }
            if case .commit(let start) = wanted.pin.value { return commit.hasPrefix(start) }
            return wanted.pin.value == pin
        default: return false
        }
    }
}
