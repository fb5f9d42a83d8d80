import SourceText
import SystemAccess

extension InstalledTemplate {
    /// Returns true if the file has not changed since it was installed.
    package func isUntouched(_ path: RelativePath) -> Bool {
        guard let bytes = files[path] else { return false }
        let hash = sha256(of: bytes)
        return versions.contains { $0.files[path] == hash }
    }

    /// Returns true if all files are as the lock records them.
    package func isWhole(_ locked: Lockfile.Template) -> Bool {
        files.count == locked.files.count && templateHash(files) == locked.sha256
            && files.allSatisfy { locked.files[$0] == sha256(of: $1) }
    }
}
