import YAML

extension Lockfile {
    /// The name of the built-in catalog.
    static let builtIn = "built-in"

    /// The file's text: sorted YAML, the same on every machine.
    package var text: String {
        """
        # What 'generamba template install' installed. Commit this file; 'generamba template update' changes it.
        version: 1
        templates:\(templates.isEmpty ? " []" : "")
        \(templates.map(\.text).joined())
        """
    }
}

extension Lockfile.Template {
    fileprivate var text: String {
        let lines = [("name", name.text)] + origin.lines + [("sha256", sha256)]
        let texts = lines.map { "\($0): \(yaml($1))\n" }
        let hashes = files.sorted { $0.key < $1.key }.map { path, hash in
            let key = yaml(path.text)
            // In YAML, a long key must follow a question mark.
            return key.utf8.count < 1000
                ? "    \(key): \(yaml(hash))\n" : "    ? \(key)\n    : \(yaml(hash))\n"
        }
        return "- \(texts.joined(separator: "  "))  files:\n" + hashes.joined()
    }
}

extension Lockfile.Origin {
    /// Keys and values, with the Rambafile's keys where it has them.
    fileprivate var lines: [(String, String)] {
        switch self {
        case .builtIn: return [("catalog", Lockfile.builtIn)]
        case .local(let folder): return [("local", folder)]
        case .catalog(let catalog, let commit):
            return [("catalog", catalog)] + (commit.map { [("commit", $0)] } ?? [])
        case .git(let url, let pin, let path, let commit):
            var lines = [("git", url)]
            if case .branch(let name) = pin { lines.append(("branch", name)) }
            if case .tag(let name) = pin { lines.append(("tag", name)) }
            if path != .here { lines.append(("path", path.text)) }
            return lines + [("commit", commit)]
        }
    }
}
