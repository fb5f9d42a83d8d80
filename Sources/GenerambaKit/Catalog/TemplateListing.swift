#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A template that can be had by its name, or that is installed.
package struct ListedTemplate: Sendable, Equatable, Encodable {
    package let name: String
    package let summary: String?
    package let version: String?
    /// The catalog that has it, or where it was installed from.
    package let source: String
    package let installed: Bool
}

/// The templates of a project's catalogs and of the program, and those that are installed.
package struct TemplateListing: Sendable {
    /// Sorted by their names; of one name, those of the catalogs in the order in which they are looked into.
    package let templates: [ListedTemplate]

    /// Reads the catalogs. A repository is fetched when it never was, or when it shall be.
    ///
    /// - Parameters:
    ///   - project: nil outside of one: then the program's own templates are all.
    ///   - refreshes: whether repositories are fetched anew.
    /// - Throws: `Diagnostics` with all catalogs that cannot be had; `FileProblem`; `Interruption`.
    package init(of project: Project?, user: FilePath, cache: RepositoryCache, refreshes: Bool) throws {
        var rows: [ListedTemplate] = []
        let installed = try project.map { try Self.installed(in: $0, user: user) } ?? []
        func isInstalled(_ name: String, _ source: String) -> Bool {
            installed.contains { $0.name == name && $0.source == source }
        }
        for catalog in try Self.catalogs(of: project, cache, refreshes) + [.builtIn] {
            for (name, bytes) in try catalog.rambaspecs() {
                let head = RambaspecHead(bytes)
                rows.append(
                    ListedTemplate(
                        name: name, summary: head.summary, version: head.version, source: catalog.shown,
                        installed: isInstalled(name, catalog.shown)))
            }
        }
        rows += installed.filter { one in !rows.contains { $0.name == one.name && $0.source == one.source } }
        templates = rows.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
            .map(\.element)
    }

    /// The Rambafile's catalogs, in its order.
    private static func catalogs(
        of project: Project?, _ cache: RepositoryCache, _ refreshes: Bool
    ) throws -> [Catalog] {
        guard let project else { return [] }
        var found = Diagnostics()
        let all = try Crew.map(project.rambafile.catalogs, size: 8) { url -> Result<Catalog, Diagnostics> in
            do {
                if let folder = Catalog.folder(of: url, in: project) {
                    return .success(.folder(folder, shown: url.value))
                }
                let address = try GitAddress(url, relativeTo: project.root)
                let known = refreshes ? nil : try cache.known(of: address)
                return .success(
                    .commit(try known ?? cache.newest(.newest, of: address), shown: address.shown))
            } catch let problem as Diagnostics {
                return .failure(problem.placed(at: url, in: project))
            }
        }
        let catalogs = try all.compactMap { result in try found.collect { try result.get() } }
        try found.throwErrors()
        return catalogs
    }

    /// What stands in `Templates/`, with the source that the lock has for it.
    private static func installed(in project: Project, user: FilePath) throws -> [ListedTemplate] {
        let lock = try Lockfile.read(in: project.root, user: user)
        let folder = project.root.appending(Project.templates)
        return try Disk.names(in: folder).filter(TemplateReference.isName).compactMap { name in
            guard let bytes = try? Disk.read(folder.appending(name).appending("\(name).rambaspec")) else {
                return nil
            }
            let head = RambaspecHead(bytes)
            return ListedTemplate(
                name: name, summary: head.summary, version: head.version,
                source: lock?[name]?.origin.shown ?? "\(Project.templates)/\(name)", installed: true)
        }
    }

    /// The templates whose name or summary has a text in it, whatever the letter case.
    package func matching(_ term: String) -> [ListedTemplate] {
        let term = term.lowercased()
        return templates.filter {
            $0.name.lowercased().contains(term) || $0.summary?.lowercased().contains(term) == true
        }
    }
}

extension Lockfile.Origin {
    /// The source as messages name it.
    fileprivate var shown: String {
        switch self {
        case .builtIn: Lockfile.builtIn
        case .local(let folder): folder
        case .catalog(let catalog, _): GitAddress.withoutPassword(catalog)
        case .git(let url, _, _, _): GitAddress.withoutPassword(url)
        }
    }
}

/// What a rambaspec says of its template, read without the rest of it.
private struct RambaspecHead {
    let summary: String?
    let version: String?

    /// Nothing, where the rambaspec cannot be read. What stands before the lists is mostly enough, and a tenth of it.
    init(_ bytes: [UInt8]) {
        let (summary, version) = Self.texts(in: bytes[..<Self.startOfLists(in: bytes)])
        (self.summary, self.version) =
            summary != nil && version != nil ? (summary, version) : Self.texts(in: bytes[...])
    }

    private static func texts(in bytes: ArraySlice<UInt8>) -> (summary: String?, version: String?) {
        var ignored = Diagnostics()
        let root = try? YAMLNode.parse(SourceFile(path: "", bytes: Array(bytes)))
        let fields = root.flatMap {
            YAMLFields($0, known: Rambaspec.keys, of: "the rambaspec", diagnostics: &ignored)
        }
        return (fields?.text("summary", &ignored)?.value, fields?.text("version", &ignored)?.value)
    }

    /// Where the first line with the key of a list begins.
    private static func startOfLists(in bytes: [UInt8]) -> Int {
        var start = 0
        while start < bytes.count {
            let line = bytes[start...]
            if lists.contains(where: { line.starts(with: $0.utf8) }) { return start }
            start = (line.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
        }
        return bytes.count
    }

    private static let lists = ["parameters:", "code_files:", "test_files:"]
}

/// What `template list --json` prints: the schema of version 1, which the README documents.
package struct ListReport: Encodable, Sendable {
    /// Raised when a reader of the version before could misread the report.
    let version = 1
    let templates: [ListedTemplate]

    package init(templates: [ListedTemplate]) {
        self.templates = templates
    }

    /// The report as JSON with sorted keys, ending with a line break.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
