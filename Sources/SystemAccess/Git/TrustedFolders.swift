import SourceText

/// Refuses files of another user unless git's `safe.directory` lists the folder: where git works, this program does.
extension Owner {
    /// Throws `Diagnostics` about a file, as shown, unless its owner or the folder is trusted.
    package func check(_ shown: String, in folder: AbsolutePath, environment: [String: String]) throws {
        guard !isTrusted(environment: environment),
            try !Git(environment: environment).trusts(folder, home: environment["HOME"])
        else { return }
        throw Diagnostics.error(
            "'\(shown)' belongs to another user (\(id))",
            hint: "if you trust that user, run 'git config --global --add safe.directory "
                + "\(quotedForShell(folder.text))'")
    }

    /// Throws `Diagnostics` if somebody else can write to a cache, or to folders in it, which need not exist.
    package static func check(
        cache: AbsolutePath, _ folders: [AbsolutePath], environment: [String: String]
    ) throws {
        for folder in [cache] + folders {
            guard let (owner, isOpenToAll) = try Disk.owner(of: folder) else { continue }
            try owner.check(folder.text, in: cache, environment: environment)
            if isOpenToAll {
                throw Diagnostics.error(
                    "everyone can write to the cache '\(folder.text)'",
                    hint: "run 'chmod -R o-w \(quotedForShell(cache.text))'")
            }
        }
    }
}

extension Git {
    /// Returns true if the user's settings, not those of a repository, trust a folder or one that contains it.
    fileprivate func trusts(_ folder: AbsolutePath, home: String?) throws -> Bool {
        let values = try settings(["-C", "/", "config", "-z", "--get-all", "safe.directory"])
            .split(separator: 0, omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
        let real = try Disk.realPath(of: folder) ?? folder
        // An empty value clears the list, as in git.
        return try values.reversed().prefix { !$0.isEmpty }.contains { value in
            if value == "*" { return true }
            let path = value.hasSuffix("/*") ? String(value.dropLast(2)) : value
            let named = path.hasPrefix("~/") ? (home ?? "") + path.dropFirst() : path
            guard isAbsolutePath(named) else { return false }
            return try real.isInside(Disk.realPath(of: AbsolutePath(named)) ?? AbsolutePath(named))
        }
    }
}
