import SourceText
import SystemAccess
import YAML

extension Lockfile {
    /// Reads the lock of a project; nil when there is none.
    ///
    /// - Throws: `Diagnostics` for a symbolic link that leads out of the project.
    package static func read(in root: AbsolutePath, user: AbsolutePath) throws -> Lockfile? {
        guard let bytes = try content(in: root)?.bytes else { return nil }
        return try .parse(SourceFile(path: root.appending(path).shown(from: user), bytes: bytes))
    }

    /// A stamp that changes whenever the file does; nil when there is no file.
    package static func stamp(in root: AbsolutePath) throws -> String? {
        try Disk.stamp(of: root.appending(path))
    }

    /// The current contents of the lock's path.
    ///
    /// - Throws: `Diagnostics` for a symbolic link that leads out of the project.
    package static func content(in root: AbsolutePath) throws -> GeneratedFile.Content? {
        var site = ProjectTree(root: root)
        return try site.content(at: path, for: .program)
    }

    /// Reads a lock.
    ///
    /// - Throws: `Diagnostics` with all problems, also for a lock that a newer version of the program has written.
    package static func parse(_ file: SourceFile) throws -> Lockfile {
        let mark = "<<<<<<<".utf8
        let lines = file.bytes.split(separator: UInt8(ascii: "\n"))
        if let line = lines.first(where: { $0.starts(with: mark) }) {
            throw Diagnostics.error(
                "git left a conflict in the lock",
                at: file.range(line.startIndex..<line.startIndex + mark.count),
                hint: "keep one side in full, then run 'generamba template install'")
        }
        let root = try YAMLNode.parse(file)
        if root.isNull { throw Diagnostics.error("the lock is empty", at: file.range(0..<0), hint: hint) }
        var found = Diagnostics()
        let keys: [YAMLKey] = ["version", "templates"]
        let fields = YAMLFields(root, known: keys, of: "the lock", hint: hint, diagnostics: &found)
        guard let fields else { throw found }
        let version = fields.requiredText("version", of: "the lock", &found)
        if let version, version.value != "1" {
            throw Diagnostics.error(
                "the lock has version \(version.value), but this program knows only version 1",
                at: version.range, hint: "update generamba")
        }
        var seen: Set<TemplateName> = []
        let templates = fields.items("templates", &found).compactMap { Template($0, &seen, &found) }
        try found.throwErrors()
        return Lockfile(templates: templates)
    }

    fileprivate static let hint =
        "restore the committed lock, or remove it and run 'generamba template install'"
}

extension Lockfile.Template {
    /// Reads a template after those with the names in `seen`. Returns nil after adding an error to `found`.
    fileprivate init?(_ node: YAMLNode, _ seen: inout Set<TemplateName>, _ found: inout Diagnostics) {
        let keys: [YAMLKey] = [
            "name", "git", "branch", "tag", "path", "local", "catalog", "commit", "sha256", "files",
        ]
        guard let fields = YAMLFields(node, known: keys, of: "a locked template", diagnostics: &found),
            let text = fields.requiredText("name", of: "the template", &found),
            let sha256 = fields.requiredText("sha256", of: "the template", &found)
        else { return nil }
        guard let name = TemplateName(text.value) else {
            found.addError("'\(text.value)' is not a valid template name", at: text.range)
            return nil
        }
        guard let origin = Lockfile.Origin(fields, &found) else {
            found.addError("'\(name)' has no source, or an incomplete one", at: text.range)
            return nil
        }
        self.init(name: name, origin: origin, sha256: sha256.value, files: Self.files(fields, &found))
        if !seen.insert(name).inserted {
            found.addError("'\(name)' is locked twice", at: text.range, hint: Lockfile.hint)
        }
    }

    /// The hashes of the files; none when the lock does not have them.
    private static func files(_ fields: YAMLFields, _ found: inout Diagnostics) -> [RelativePath: String] {
        var files: [RelativePath: String] = [:]
        for (key, value) in fields.node("files")?.pairs(of: "files", &found) ?? [] {
            guard let text = key.text, let path = try? RelativePath(untrusted: text), path.text == text,
                Project.templates.appending(path).problem(for: .installation) == nil
            else {
                found.addError("'\(key.range.text)' is not the path of a file", at: key.range)
                continue
            }
            guard let hash = value.text else {
                found.addError("'\(path)' has no SHA-256", at: key.range)
                continue
            }
            if files.updateValue(hash, forKey: path) != nil {
                found.addError("'\(path)' is locked twice", at: key.range)
            }
        }
        return files
    }
}

extension Lockfile.Origin {
    /// Nil when keys are missing.
    fileprivate init?(_ fields: YAMLFields, _ found: inout Diagnostics) {
        let commit = fields.text("commit", &found)
        if let commit, !isCommitID(commit.value) {
            found.addError("'\(commit.value)' is not a commit ID", at: commit.range)
        }
        if let folder = fields.text("local", &found) {
            self = .local(folder.value)
        } else if let url = fields.text("git", &found) {
            guard let commit,
                let path = try? RelativePath(untrusted: fields.text("path", &found)?.value ?? ".")
            else { return nil }
            let branch = fields.text("branch", &found).map { GitPin.branch($0.value) }
            let tag = fields.text("tag", &found).map { GitPin.tag($0.value) }
            self = .git(url: url.value, pin: branch ?? tag ?? .newest, path: path, commit: commit.value)
        } else if let catalog = fields.text("catalog", &found) {
            self =
                catalog.value == Lockfile.builtIn ? .builtIn : .catalog(catalog.value, commit: commit?.value)
        } else {
            return nil
        }
    }
}
