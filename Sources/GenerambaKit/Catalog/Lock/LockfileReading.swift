extension Lockfile {
    /// Reads the lock of a project; nil when there is none.
    ///
    /// - Throws: as `parse`; `FileProblem`.
    static func read(in root: FilePath, user: FilePath) throws -> Lockfile? {
        let path = root.appending(name)
        return try Disk.read(path).map { try .parse(SourceFile(path: path.shown(from: user), bytes: $0)) }
    }

    /// Reads a lock.
    ///
    /// - Throws: `Diagnostics` with all that was found, for a lock of a newer program, too.
    package static func parse(_ file: SourceFile) throws -> Lockfile {
        let root = try YAMLNode.parse(file)
        var found = Diagnostics()
        let hint = "take the committed one back, or remove it and run 'generamba template install'"
        guard
            let fields = YAMLFields(
                root, known: ["version", "templates"], of: "the lock", hint: hint, diagnostics: &found)
        else { throw found }
        let version = fields.requiredText("version", of: "the lock", &found)
        if let version, version.value != "1" {
            throw Diagnostics.error(
                "the lock is of version \(version.value), and this program knows version 1",
                at: version.range,
                hint: "update generamba")
        }
        let templates = fields.items("templates", &found).compactMap { Template($0, &found) }
        var seen: Set<String> = []
        for template in templates where !seen.insert(template.name).inserted {
            found.add(.error("'\(template.name)' is locked twice", at: fields.start, hint: hint))
        }
        try found.throwErrors()
        return Lockfile(templates: templates)
    }
}

extension Lockfile.Template {
    fileprivate init?(_ node: YAMLNode, _ found: inout Diagnostics) {
        let keys = ["name", "git", "branch", "tag", "path", "local", "catalog", "commit", "sha256"]
        guard let fields = YAMLFields(node, known: keys, of: "a locked template", diagnostics: &found),
            let name = fields.requiredText("name", of: "the template", &found),
            let sha256 = fields.requiredText("sha256", of: "the template", &found)
        else { return nil }
        guard TemplateReference.isName(name.value) else {
            found.add(.error("'\(name.value)' is no template name", at: name.range))
            return nil
        }
        guard let origin = Lockfile.Origin(fields, &found) else {
            found.add(.error("'\(name.value)' has no source, or not all of it", at: name.range))
            return nil
        }
        self.init(name: name.value, origin: origin, sha256: sha256.value)
    }
}

extension Lockfile.Origin {
    /// Nil when keys are missing.
    fileprivate init?(_ fields: YAMLFields, _ found: inout Diagnostics) {
        let commit = fields.text("commit", &found)
        if let commit, !commit.value.allSatisfy(\.isHexDigit) || ![40, 64].contains(commit.value.utf8.count) {
            found.add(.error("'\(commit.value)' is no commit", at: commit.range))
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
