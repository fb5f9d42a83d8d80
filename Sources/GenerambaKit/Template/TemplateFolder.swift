import SourceText
import SystemAccess

/// A template's folder, on disk or in memory. `shown` is the path by which the user knows it.
public enum TemplateFolder: Sendable {
    /// A folder on disk, and the folder that its symbolic links may not leave; nil if they may not leave itself.
    case disk(AbsolutePath, shown: String, within: LinkBoundary? = nil)
    /// The files' contents by path, and what else is there.
    case memory([RelativePath: [UInt8]], special: SpecialFiles = SpecialFiles(), shown: String)

    /// Returns the folder of a built-in template.
    public static func builtIn(_ name: String) -> Self {
        .memory(BuiltInCatalog.files(of: name), shown: "built-in/\(name)")
    }

    /// The path for messages.
    package var shown: String {
        switch self {
        case .disk(_, let shown, _), .memory(_, _, let shown): shown
        }
    }

    /// Reads a file. Nil if it does not exist.
    ///
    /// - Parameter range: the reference to the file, for error messages.
    /// - Throws: `Diagnostics` if the file is not a regular file, is too large, is a placeholder for another file,
    ///   cannot be read, or is behind a symbolic link that cannot be followed.
    package func read(_ path: RelativePath, namedAt range: SourceRange? = nil) throws -> [UInt8]? {
        let bytes =
            try content(path, namedAt: range) ?? otherCase(path).flatMap { try content($0, namedAt: range) }
        guard bytes?.starts(with: "version https://git-lfs.github.com/spec/".utf8) == true else {
            return bytes
        }
        throw Diagnostics.error(
            "'\(shown)/\(path)' is only a Git LFS pointer to the file", at: range,
            hint: "fetch the file with 'git lfs pull', or keep it in git itself")
    }

    private func content(_ path: RelativePath, namedAt range: SourceRange?) throws -> [UInt8]? {
        if case .memory(let files, let special, _) = self {
            try special.checkLinks(on: path)
            if let problem = path.selfAndParents.lazy.compactMap({ special.unreadable[$0] }).first {
                throw Diagnostics([problem])
            }
            return files[path]
        }
        if let file = file(at: path), let bytes = Disk.readWithoutLinks(file, most: TemplateLimits.bytes) {
            return bytes
        }
        return try reporting(path, at: range) {
            try follow(path).flatMap(file).flatMap { try Disk.read($0, most: TemplateLimits.bytes) }
        }
    }

    /// Whether a file exists.
    func isFile(_ path: RelativePath) throws -> Bool {
        try (follow(path) ?? otherCase(path).flatMap(follow))?.entry == .file
    }

    /// The rambaspec whose path differs only in letter case, which most disks of Macs ignore; nil for other files.
    private func otherCase(_ path: RelativePath) throws -> RelativePath? {
        guard path.name.hasSuffix(TemplateName.ending), let folder = path.parent else { return nil }
        var known: [String] = []
        // Without following links, which whoever reads the file does: most folders that are asked for do not exist.
        if case .disk(let root, _, _) = self {
            known = (try? Disk.names(in: root.appending(folder))) ?? []
        } else {
            known = try names(in: folder)
        }
        return known.first { $0.caseInsensitiveEquals(path.name) }.map {
            folder.appending(RelativePath(name: $0))
        }
    }

    /// Whether a file may be run as a program.
    func isExecutable(_ path: RelativePath) throws -> Bool {
        if case .memory(_, let special, _) = self { return special.executables.contains(path) }
        return try follow(path).flatMap(file).map(Disk.isExecutable) ?? false
    }

    /// Whether a file exists, or a symbolic link that cannot be followed: reading that reports the reason.
    func isFileOrBadLink(_ path: RelativePath) throws -> Bool {
        do {
            return try isFile(path)
        } catch is Diagnostics {
            return true
        }
    }

    /// Returns the sorted names of the files and folders in a folder of the template; empty if it does not exist.
    package func names(in path: RelativePath) throws -> [String] {
        switch self {
        case .disk:
            return try reporting {
                guard let place = try follow(path), place.entry == .folder, let folder = file(at: place)
                else { return [] }
                return try Disk.names(in: folder)
            }
        case .memory(let files, let special, _):
            try special.checkLinks(on: path)
            let depth = path.components.count
            let all = Array(files.keys) + special.badLinks.keys + special.unreadable.keys
            let names = all.filter { $0.isInside(path) }.compactMap { $0.components.dropFirst(depth).first }
            return names.distinct { Array($0.utf8) }.sorted()
        }
    }

    /// Runs `body`, which may read `file`. Throws file problems with the path by which the user knows the folder.
    private func reporting<Result>(
        _ file: RelativePath? = nil, at range: SourceRange? = nil, _ body: () throws -> Result
    ) throws -> Result {
        do {
            return try body()
        } catch let problem as FileProblem {
            guard let file, problem.isTooLarge || problem.isNoFile else {
                throw Diagnostics([diagnostic(of: problem, at: range)])
            }
            let hazard = problem.isTooLarge ? TemplateLimits.hazard : "is neither a file nor a folder"
            throw Diagnostics.error("'\(shown)/\(file)' \(hazard)")
        }
    }

    /// Returns the diagnostic for a file problem, with the path by which the user knows the folder.
    package func diagnostic(of problem: FileProblem, at range: SourceRange? = nil) -> Diagnostic {
        guard case .disk(let folder, let shown, _) = self, let below = problem.path.below(folder) else {
            return problem.diagnostic(as: problem.path.text, at: range)
        }
        return problem.diagnostic(as: below == .here ? shown : "\(shown)/\(below)", at: range)
    }
}

/// Finding the template's files, by their paths in the manifest or by their location.
extension TemplateFolder {
    /// Reads a source. If it does not exist, reads the file with a path that differs only in letter case and adds a
    /// warning: templates from case-insensitive disks contain such paths.
    package func source(_ source: Located<RelativePath>, diagnostics: inout Diagnostics) throws -> [UInt8] {
        if let bytes = try read(source.value, namedAt: source.range) { return bytes }
        let near = try nearest(to: source.value)
        if let near, near.caseFolded == source.value.caseFolded, let bytes = try read(near) {
            diagnostics.addWarning(
                "'\(source.value)' is named '\(near)' on disk", at: source.range,
                hint: "write it that way: most disks of other systems distinguish letter case")
            return bytes
        }
        throw Diagnostics.error(
            "no file '\(source.value)' in the template", at: source.range,
            hint: near.map { "did you mean '\($0)'?" })
    }

    /// Returns the file with path components nearest to those of a path, or nil if a component has no near match.
    private func nearest(to path: RelativePath) throws -> RelativePath? {
        var found = RelativePath.here
        for name in path.components {
            let names = try names(in: found)
            // Swift treats names as equal that differ only in their Unicode composition, but disks may not.
            let same = names.first { $0.utf8.elementsEqual(name.utf8) } ?? names.first { $0 == name }
            guard let name = same ?? SourceText.nearest(to: name, in: names) else { return nil }
            found = try found.appending(untrusted: name)
        }
        return try isFile(found) ? found : nil
    }

    /// Returns the files of `snippets/` and its subfolders. The name of the folder may be in any letter case.
    ///
    /// - Parameter names: the names in the template's folder.
    package func snippets(of template: String, among names: [String]) throws -> [RelativePath] {
        try names.filter(RelativePath.isNameOfSnippets).flatMap {
            try files(below: RelativePath(name: $0), of: template)
        }
    }

    /// Returns the files below a folder of the template, without hidden ones and golden tests.
    ///
    /// - Throws: `Diagnostics` if there are too many files or folders, if they are nested too deeply, or if a symbolic
    ///   link cannot be followed.
    package func files(below path: RelativePath, of template: String) throws -> [RelativePath] {
        guard let start = try follow(path), start.entry == .folder else { return [] }
        var files: [RelativePath] = []
        var folders = [(path: path, way: [start.path])]
        var count = 0
        while let (path, way) = folders.popLast() {
            guard path.components.count <= TemplateLimits.depth else {
                throw Diagnostics.error(
                    "'\(shown)/\(path)' is more than \(TemplateLimits.depth) folders deep in the template")
            }
            let place = way[way.count - 1]
            let all = try entries(in: path, at: place)
            let golden = try goldenTests(in: path, among: all.map(\.name))
            for (name, kind) in all where !name.hasPrefix(".") {
                count += 1
                guard count <= TemplateLimits.files else { throw TemplateLimits.tooMany(template, in: shown) }
                // A name that is invalid in paths cannot belong to a template.
                guard let child = try? path.appending(untrusted: name) else { continue }
                if golden.contains(where: { $0.contains(child) }) { continue }
                // Only links have to be followed.
                let isLink = kind != .file && kind != .folder
                let below = place.appending(RelativePath(name: name))
                switch isLink ? try follow(name, in: way) : (below, kind == .file ? .file : .folder) {
                case (_, .file)?: files.append(child)
                case (let place, .folder)?: folders.append((child, way + [place]))
                default: break
                }
            }
        }
        return files
    }

    /// Returns the entries of a folder of the template, sorted by name, and their kinds where the system reports them.
    ///
    /// - Parameter place: the place of the folder, to which no link leads.
    private func entries(
        in path: RelativePath, at place: RelativePath
    ) throws -> [(name: String, kind: Disk.Kind?)] {
        guard let folder = file(at: (place, .folder)) else { return try names(in: path).map { ($0, nil) } }
        return try reporting { try Disk.entries(in: folder) }.sorted { $0.name < $1.name }
            .map { ($0.name, $0.kind) }
    }

    /// Returns the folders in this one that have a file of a name: on disk, only those directly in it.
    package func folders(with name: RelativePath) throws -> [RelativePath] {
        if case .memory(let files, _, _) = self {
            return files.keys.filter { $0.name == name.text }.compactMap(\.parent).filter { $0 != .here }
                .sorted()
        }
        return try names(in: .here).compactMap { try? RelativePath(untrusted: $0) }
            .filter { try isFileOrBadLink($0.appending(name)) }
    }

    /// Returns the files of the template's license, given the names in its folder.
    func licenses(among names: [String]) throws -> [RelativePath] {
        try names.filter { $0.uppercased().hasPrefix("LICEN") }
            .compactMap { try? RelativePath(untrusted: $0) }
            .filter { try isFile($0) }
    }
}

extension RelativePath {
    /// Whether it is a file in the template's folder for snippets.
    package var isSnippet: Bool { components.count > 1 && Self.isNameOfSnippets(components[0]) }

    /// Whether a folder of the template is the one for snippets.
    fileprivate static func isNameOfSnippets(_ folder: String) -> Bool { folder.lowercased() == "snippets" }
}
