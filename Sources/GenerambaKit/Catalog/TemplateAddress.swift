import SourceText

/// A template in a git repository, as a command line names it: `URL[@TAG][//PATH]`.
struct TemplateAddress {
    /// The address of the repository.
    let url: String
    /// A tag, a branch or a commit; nil for the default branch.
    let revision: String?
    /// The template's folder in the repository, or its rambaspec; empty for the root.
    let path: String

    /// Whether a word of a command line is an address: it has a protocol, or is `user@host:path`.
    static func isAddress(_ word: String) -> Bool { start(of: word) != nil }

    /// Splits an address. Nil if the word is not an address.
    ///
    /// - Throws: `FileProblem`.
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

    /// The index at which the path of an address starts.
    private static func start(of word: String) -> String.Index? {
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
}

extension TemplateAddress {
    /// Fetches the template.
    ///
    /// - Parameter start: the folder that a relative path starts from.
    /// - Returns: the template, and its entry for a Rambafile.
    /// - Throws: `Diagnostics` when it cannot be fetched or the folder has no template; `FileProblem`; `Interruption`.
    func fetch(
        with cache: RepositoryCache, from start: AbsolutePath
    ) throws -> (template: ResolvedTemplate, reference: TemplateReference) {
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
        let (name, folder) = try template(at: path, in: tree)
        let template = try located.placing(in: start) { try tree.template(name, in: folder) }
        try template.checkHazards()
        let git = GitReference(url: located, pin: Located(pin), path: Located(folder))
        return (template, TemplateReference(name: Located(name), source: .git(git)))
    }

    private static let hint = "name the template's folder in the repository"

    /// The name and folder of the only template at a path.
    private func template(at path: RelativePath, in tree: CommitTree) throws -> (TemplateName, RelativePath) {
        func name(_ rambaspec: RelativePath) -> TemplateName? {
            TemplateName(String(rambaspec.name.dropLast(TemplateName.ending.count)))
        }
        let all = tree.rambaspecs(in: .here)
        if all.contains(path), let name = name(path), let folder = path.parent { return (name, folder) }
        let here = all.filter { $0.parent == path }
        let named = here.first { name($0)?.text == path.name }
        if let only = named ?? (here.count == 1 ? here[0] : nil), let name = name(only) {
            return (name, path)
        }
        let shown = naming(path)
        guard here.isEmpty else {
            throw Diagnostics.error(
                "'\(shown)' contains several templates",
                hint: "name one: \(quoted(here.map(naming)))")
        }
        // A template can be named by its folder, unless the folder contains several.
        let places = (path == .here ? all : all.filter { $0.isInside(path) }).compactMap(\.parent)
        let others = places.isEmpty ? all.compactMap(\.parent) : places
        throw Diagnostics.error(
            "no template in '\(shown)'",
            hint: others.isEmpty
                ? "a template's folder contains a NAME.rambaspec"
                : "name one: \(quoted(others.map(naming).distinct(by: \.self)))")
    }
}

extension CommitTree {
    /// A template in a folder of the commit. It finds the templates that it requires in sibling folders.
    fileprivate func template(_ name: TemplateName, in folder: RelativePath) throws -> ResolvedTemplate {
        let shown = folder == .here ? address.shown : "\(address.shown)/\(folder)"
        var template = ResolvedTemplate(
            name: name.text, folder: try self.folder(folder, of: name, shown: shown))
        template.sibling = { sibling in
            guard let parent = folder.parent else { return nil }
            let place = parent.appending(sibling.folder)
            return isFile(place.appending(sibling.rambaspec)) ? try self.template(sibling, in: place) : nil
        }
        return template
    }
}

extension ResolvedTemplate {
    /// Checks the files that an installation would copy.
    ///
    /// - Throws: `Diagnostics` listing every unsafe file; `FileProblem`.
    fileprivate func checkHazards() throws {
        var (ignored, mistakes) = (Diagnostics(), Diagnostics())
        // The command that uses the template reports the mistakes in its rambaspec.
        let files = try mistakes.collect { try TemplateFiles.installable(self, diagnostics: &ignored) }
        try files.map { try folder.checkHazards(of: $0) }
    }
}
