import SourceText
import SystemAccess

/// A template in a git repository, as a command line names it: `URL[@TAG][//PATH]`.
struct TemplateAddress {
    let url: String
    /// A tag, a branch or a commit; nil for the default branch.
    let revision: String?
    /// The template's folder in the repository, or its rambaspec; empty for the root.
    let path: String

    /// Splits an address. Nil if the word is not an address.
    init?(_ word: String) throws {
        guard let start = Self.start(of: word) else { return nil }
        let end = word[start...].firstRange(of: "//")?.lowerBound ?? word.endIndex
        path = String(word[end...].drop { $0 == "/" })
        let repository = word[..<end]
        guard let at = try Self.revision(in: repository, from: start) else {
            (url, revision) = (String(repository), nil)
            return
        }
        url = String(repository[..<at])
        revision = String(repository[repository.index(after: at)...])
    }

    /// The index at which the path of an address starts. Nil if a word of a command line is not an address: it has neither
    /// a protocol nor the form `user@host:path`.
    static func start(of word: String) -> String.Index? {
        if let end = word.firstRange(of: "://"), word[..<end.lowerBound].allSatisfy({ $0 != "/" }) {
            return word[end.upperBound...].firstIndex(of: "/") ?? word.endIndex
        }
        let host = word.prefix { $0 != "/" }
        guard let colon = host.firstIndex(of: ":"), host[..<colon].contains("@") else { return nil }
        return word.index(after: colon)
    }

    /// The index of the `@` before a tag. An `@` at the start of a folder's name belongs to that name, and so does one in
    /// the path of a repository that exists on this disk.
    private static func revision(in text: Substring, from start: String.Index) throws -> String.Index? {
        guard let at = text[start...].lastIndex(of: "@"), at > start,
            text[text.index(before: at)] != "/", text.index(after: at) < text.endIndex
        else { return nil }
        guard text.lowercased().hasPrefix("file:") else { return at }
        let isThere = try Disk.kind(following: AbsolutePath(String(text[start...]))) == .folder
        return isThere ? nil : at
    }

    /// The address of another path in the same commit.
    func naming(_ path: RelativePath) -> String {
        GitAddress.withoutPassword(url) + (revision.map { "@\($0)" } ?? "")
            + (path == .here ? "" : "//\(path)")
    }

    private typealias Place = (url: Located<String>, pin: GitPin, tree: CommitTree, path: RelativePath)

    /// Fetches the only template at the address. Returns it with its entry for a Rambafile.
    func fetch(
        with cache: RepositoryCache, from start: AbsolutePath
    ) throws -> (template: ResolvedTemplate, reference: TemplateReference) {
        let place = try place(with: cache, from: start)
        let all = try templates(at: place)
        let named = all.first { $0.name.text == place.path.name }
        guard let only = named ?? (all.count == 1 ? all[0] : nil) else {
            throw Diagnostics.error(
                "'\(naming(place.path))' contains several templates",
                hint: "name one: \(quoted(all.map { naming($0.manifest) }))")
        }
        return try open([only], at: place, from: start)[0]
    }

    func fetchAll(with cache: RepositoryCache, from start: AbsolutePath) throws -> [ResolvedTemplate] {
        let place = try place(with: cache, from: start)
        return try open(templates(at: place), at: place, from: start).map(\.template)
    }

    private func place(with cache: RepositoryCache, from start: AbsolutePath) throws -> Place {
        let located = Located(url)
        let address = try GitAddress(located, relativeTo: start)
        if let revision, !GitPin.isRefName(revision) {
            throw Diagnostics.error("'\(revision)' is not a valid tag, branch or commit")
        }
        var found = Diagnostics()
        let path = path.isEmpty ? .here : Located(self.path).path(hint: Self.hint, &found)?.value
        try found.throwErrors()
        guard let path else { throw found }
        let (tree, pin) = try located.placing(in: start) {
            try CachedRepository(of: address, in: cache).revision(revision)
        }
        return (located, pin, tree, path)
    }

    private static let hint = "name the template's folder in the repository"

    /// A template's name, and the path of its rambaspec or, for a template of Xcode, of its folder.
    private typealias Found = (name: TemplateName, manifest: RelativePath)

    /// The template of the rambaspec at a place, or the templates in the folder there.
    private func templates(at place: Place) throws -> [Found] {
        let path = place.path
        if let name = TemplateName.ofRambaspec(path.name), try place.tree.isFile(path) {
            return [(name, path)]
        }
        let here = try place.tree.rambaspecs(in: path).compactMap { path in
            TemplateName.ofRambaspec(path.name).map { ($0, path) }
        }
        guard here.isEmpty else { return here }
        let xcode = place.tree.xcodeFolders
        let inside = (path == .here ? xcode : xcode.filter { $0 == path || $0.isInside(path) })
            .compactMap { path in XcodeTemplate.name(ofFolder: path.name).map { ($0, path) } }
        let all = place.tree.rambaspecs
        // A template can be named by its folder, unless the folder contains several.
        let places = (path == .here ? all : all.filter { $0.isInside(path) }).compactMap(\.parent)
        if places.isEmpty, !inside.isEmpty { return inside }
        let others = places.isEmpty ? all.compactMap(\.parent) + xcode : places + inside.map(\.1)
        throw Diagnostics.error(
            "no template in '\(naming(path))'",
            hint: others.isEmpty
                ? "a template's folder contains a NAME.rambaspec"
                : "name one: \(quoted(others.map(naming).distinct(by: \.self)))")
    }

    private func open(
        _ all: [Found], at place: Place, from start: AbsolutePath
    ) throws -> [(template: ResolvedTemplate, reference: TemplateReference)] {
        var folders: [RelativePath: TemplateFolder] = [:]
        return try all.map { name, manifest in
            let isRambaspec = TemplateName.ofRambaspec(manifest.name) != nil
            let path = isRambaspec ? manifest.parent ?? .here : manifest
            let folder =
                try folders[path]
                ?? place.url.placing(in: start) {
                    try place.tree.folder(path, of: name, in: place.tree.address.shown)
                }
            folders[path] = folder
            let git = GitReference(url: place.url, pin: Located(place.pin), path: Located(path))
            let template = try place.tree.template(name, in: folder, at: path).opened()
            if let files = try template.installableFiles() { try folder.checkHazards(of: files) }
            return (template, TemplateReference(name: Located(name), source: .git(git)))
        }
    }
}

extension CommitTree {
    /// A template in a folder of the commit. It finds the templates that it requires in sibling folders.
    fileprivate func template(
        _ name: TemplateName, in folder: TemplateFolder, at path: RelativePath
    ) -> ResolvedTemplate {
        ResolvedTemplate(name: name.text, folder: folder) { sibling in
            guard let place = path.parent?.appending(sibling.folder),
                try isFile(place.appending(sibling.rambaspec))
            else { return nil }
            let folder = try self.folder(place, of: sibling, in: address.shown)
            return template(sibling, in: folder, at: place)
        }
    }
}
