extension InstalledTemplate {
    /// Whether a file is as it was installed.
    func isUntouched(_ path: RelativePath) -> Bool {
        guard let bytes = files[path] else { return false }
        let hash = sha256(of: bytes)
        return versions.contains { $0.files[path] == hash }
    }

    /// Whether it has all files as a lock has them.
    func isWhole(_ locked: Lockfile.Template) -> Bool {
        files.count == locked.files.count && templateHash(files) == locked.sha256
            && files.allSatisfy { locked.files[$0] == sha256(of: $1) }
    }
}
