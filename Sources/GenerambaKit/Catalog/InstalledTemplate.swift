/// A template as it stands in `Templates/`: what was installed, perhaps edited since, and what somebody put beside it.
struct InstalledTemplate {
    /// The files that a lock knows, as they are now, by their paths in the template's folder.
    private(set) var files: [RelativePath: [UInt8]] = [:]
    /// The folders that files of a lock are in, by their paths in the project, each behind those in it.
    private(set) var folders: [RelativePath] = []
    /// The rest, which is somebody's own, by the paths in the project, sorted. A folder of such things stands for them
    /// and ends in `/`.
    private(set) var own: [String] = []
    /// What locks have of the template.
    let versions: [Lockfile.Template]

    /// Reads what is installed; nil when nothing is.
    ///
    /// - Parameter versions: what locks have of it. A run that was killed may have left files of each.
    /// - Throws: `Diagnostics` when its folder leads out of the project, or is none; `FileProblem`.
    init?(_ name: TemplateName, in root: AbsolutePath, versions: [Lockfile.Template]) throws {
        let home = Project.templates.appending(name.folder)
        var site = ProjectTree(root: root)
        guard try site.content(at: home, isFolder: true) != nil else { return nil }
        self.versions = versions
        let known = Set(versions.flatMap(\.files.keys))
        let knownFolders = Set(known.flatMap(\.selfAndParents)).subtracting(known)
        var unread = [RelativePath.here]
        if try Disk.kind(of: root.appending(home)) == .link {
            // What stands behind a link is somebody's own.
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
}
