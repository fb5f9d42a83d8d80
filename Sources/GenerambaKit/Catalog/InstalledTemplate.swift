import SourceText
import SystemAccess

/// A template in `Templates/`: its installed files, perhaps edited since, and the user's own files beside them.
struct InstalledTemplate {
    /// The current contents of the files that a lock records, by their paths in the template's folder.
    private(set) var files: [RelativePath: [UInt8]] = [:]
    /// The folders of those files, by their paths in the project. Each folder follows its subfolders.
    private(set) var folders: [RelativePath] = []
    /// The user's own files by their paths in the project, sorted; for a folder with nothing else, its path and a `/`.
    private(set) var own: [String] = []
    /// The lock entries for the template.
    let versions: [Lockfile.Template]

    /// Reads an installed template; nil when it is not installed.
    ///
    /// - Parameter versions: its lock entries. A run that was killed may have left files of each.
    init?(_ name: TemplateName, in root: AbsolutePath, versions: [Lockfile.Template]) throws {
        let home = Project.templates.appending(name.folder)
        var site = ProjectTree(root: root)
        guard try site.content(at: home, isFolder: true, for: .installation) != nil else { return nil }
        self.versions = versions
        let known = Set(versions.flatMap(\.files.keys))
        let knownFolders = Set(known.flatMap(\.selfAndParents)).subtracting(known)
        var unread = [RelativePath.here]
        if try Disk.kind(of: root.appending(home)) == .link {
            // Files behind a symbolic link are the user's own.
            own = ["\(home)"]
            unread = []
        }
        while let folder = unread.popLast() {
            folders.append(home.appending(folder))
            for (name, kind) in try Disk.entries(in: root.appending(home).appending(folder)) {
                let path = try? folder.appending(untrusted: name)
                if let path, kind == .folder, knownFolders.contains(path) {
                    unread.append(path)
                } else if let path, kind == .file, known.contains(path) {
                    files[path] = try Disk.read(
                        root.appending(home).appending(path), most: TemplateLimits.bytes)
                } else {
                    let place = folder == .here ? "\(home)" : "\(home)/\(folder)"
                    own.append("\(place)/\(name)\(kind == .folder ? "/" : "")")
                }
            }
        }
        own.sort()
        folders.sort(by: >)
    }

    /// Returns true if the file has not changed since it was installed.
    func isUntouched(_ path: RelativePath) -> Bool {
        guard let bytes = files[path] else { return false }
        let hash = sha256(of: bytes)
        return versions.contains { $0.files[path] == hash }
    }

    /// Returns true if all files are as the lock records them.
    func isWhole(_ locked: Lockfile.Template) -> Bool {
        templateHash(files) == locked.sha256 && files.mapValues { sha256(of: $0) } == locked.files
    }
}
