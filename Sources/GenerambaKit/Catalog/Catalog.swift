import SourceText
import SystemAccess

/// A collection of templates: one folder for each, named after the rambaspec in it, and file templates of Xcode at any
/// depth.
enum Catalog: Sendable {
    /// The program's own templates.
    case builtIn
    /// A folder, with the name that the Rambafile uses.
    case folder(AbsolutePath, name: String)
    /// A commit of a repository, with the name that the Rambafile uses.
    case commit(CommitTree, name: String)

    /// The catalog as the lock records it.
    var origin: Lockfile.Origin {
        switch self {
        case .builtIn: .builtIn
        case .folder(_, let name): .catalog(name, commit: nil)
        case .commit(let tree, let name): .catalog(name, commit: tree.id)
        }
    }

    /// The catalog as messages name it.
    var shown: String { origin.shown }

    /// Opens a catalog that a Rambafile names.
    ///
    /// - Parameter tree: returns the commit of a catalog that is a repository.
    init(_ url: Located<String>, in root: AbsolutePath, tree: (GitAddress) throws -> CommitTree) throws {
        if let folder = try Self.folder(of: url, in: root) {
            self = .folder(folder, name: url.value)
        } else {
            self = .commit(try tree(GitAddress(url, relativeTo: root)), name: url.value)
        }
    }

    /// The folder of a template; nil when the catalog has no template of this name.
    func template(_ name: TemplateName) throws -> TemplateFolder? {
        switch self {
        case .builtIn: return BuiltInCatalog.names.contains(name.text) ? .builtIn(name.text) : nil
        case .folder(let folder, _):
            func template(_ folderName: TemplateName) throws -> TemplateFolder? {
                let template = self.template(at: folderName.folder, in: folder)
                return try template.hasManifest(of: name) ? template : nil
            }
            return try template(name) ?? name.spelling(in: Disk.names(in: folder)).flatMap(template)
                ?? xcodeFolder(of: name).map { self.template(at: $0, in: folder) }
        case .commit(let tree, _):
            let own = try rambaspec(of: name, in: tree).map { $0.parent ?? .here }
            return try (own ?? xcodeFolder(of: name)).map { try tree.folder($0, of: name, in: shown) }
        }
    }

    /// The folders of Xcode's file templates, sorted.
    private var xcodeFolders: [RelativePath] {
        get throws {
            switch self {
            case .builtIn: []
            case .folder(let folder, _): try XcodeTemplate.folders(below: folder)
            case .commit(let tree, _): tree.xcodeFolders
            }
        }
    }

    /// The folder of a file template of Xcode; nil if there is none.
    private func xcodeFolder(of name: TemplateName) throws -> RelativePath? {
        let all = try xcodeFolders.filter {
            XcodeTemplate.name(ofFolder: $0.name)?.text.caseInsensitiveEquals(name.text) == true
        }
        guard all.count < 2 else {
            throw Diagnostics.error(
                "'\(shown)' has several templates '\(name)': \(quoted(all.map(\.text)))",
                hint: "name the folder of one with 'local', or with 'git' and 'path'")
        }
        return all.first
    }

    /// The rambaspec of a template in a commit, perhaps in other letter case; nil if there is none.
    private func rambaspec(of name: TemplateName, in tree: CommitTree) throws -> RelativePath? {
        let path = name.folder.appending(name.rambaspec)
        if try tree.isFile(path) { return path }
        guard let folder = try name.spelling(in: tree.entries.names(in: .here))?.folder else { return nil }
        return try tree.rambaspecs(in: folder).first { $0.name.caseInsensitiveEquals(path.name) }
    }

    /// A template that finds those that it requires in the catalog; nil when the catalog does not have it.
    func resolvedTemplate(_ name: TemplateName) throws -> ResolvedTemplate? {
        try template(name).map {
            try ResolvedTemplate(name: name.text, folder: $0, sibling: resolvedTemplate).opened()
        }
    }

    private func template(at path: RelativePath, in folder: AbsolutePath) -> TemplateFolder {
        .disk(
            folder.appending(path), shown: "\(shown)/\(path)",
            within: LinkBoundary(folder: folder, shown: shown))
    }

    func place(of name: TemplateName) -> TemplateLocation {
        switch self {
        case .builtIn: .builtIn(name)
        case .folder(let folder, _): .folder(folder.appending(name.folder), name)
        case .commit(let tree, _): .repository(tree.address, name.folder, name)
        }
    }

    /// A possible template, with its folder if it is a file template of Xcode.
    typealias Entry = (name: TemplateName, xcode: RelativePath?)

    /// Returns a function that reads the rambaspecs of some templates, nil for those that have none: those of a commit all
    /// at once, those of a folder one at a time to save memory.
    func rambaspecs(of entries: [Entry]) throws -> (Entry) throws -> [UInt8]? {
        switch self {
        case .builtIn: return { BuiltInCatalog.file($0.name.rambaspec, of: $0.name.text) }
        case .folder(let folder, _):
            return { try template(at: $0.xcode ?? $0.name.folder, in: folder).rambaspec(of: $0.name) }
        case .commit(let tree, _):
            let paths = try Dictionary(
                uniqueKeysWithValues: entries.map {
                    let own = try rambaspec(of: $0.name, in: tree)
                    return ($0.name, own ?? $0.xcode?.appending(XcodeTemplate.manifest))
                })
            let files = try tree.files(paths.values.compactMap(\.self))
            return { entry in
                guard let path = paths[entry.name] ?? nil, let bytes = try files[path]?.get() else {
                    return nil
                }
                return path.name == XcodeTemplate.manifest.name
                    ? try XcodeTemplate(SourceFile(path: "\(shown)/\(path)", bytes: bytes)).head(entry.name)
                    : bytes
            }
        }
    }

    /// Its possible templates, sorted by name.
    func entries() throws -> [Entry] {
        let names =
            switch self {
            case .builtIn: BuiltInCatalog.names
            case .folder(let folder, _): try Disk.names(in: folder)
            case .commit(let tree, _): try tree.entries.names(in: .here)
            }
        let xcode = try Dictionary(
            xcodeFolders.compactMap { path in XcodeTemplate.name(ofFolder: path.name).map { ($0, path) } }
        ) { first, _ in first }
        let own = names.filter { !$0.hasSuffix(XcodeTemplate.ending) }.compactMap(TemplateName.init)
        return (own + xcode.keys).distinct(by: \.self).sorted { $0.text < $1.text }.map { ($0, xcode[$0]) }
    }

    /// The folder of a catalog; nil when the catalog is a bare or remote repository.
    static func folder(of catalog: Located<String>, in root: AbsolutePath) throws -> AbsolutePath? {
        let folder = AbsolutePath(catalog.value, relativeTo: root)
        guard try Disk.kind(following: folder) == .folder else { return nil }
        let kinds = try ["HEAD", "objects"].map { try Disk.kind(following: folder.appending($0)) }
        return kinds == [.file, .folder] ? nil : folder
    }
}
