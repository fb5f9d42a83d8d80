/// Fetches git repositories into a temporary folder of its own, each one once.
struct Fetching {
    let git: Git
    /// Where relative paths start.
    let base: FilePath
    let environment: [String: String]
    /// Called with the name of a repository before it is fetched.
    let progress: @Sendable (String) -> Void

    private var temporary: FilePath?
    private var fetched: [String: Result<FilePath, Diagnostics>] = [:]

    init(base: FilePath, environment: [String: String], progress: @escaping @Sendable (String) -> Void) {
        git = Git(environment: environment)
        self.base = base
        self.environment = environment
        self.progress = progress
    }

    /// The folder of a catalog: a folder as it is, a (bare) repository fetched.
    mutating func catalog(_ catalog: Located<String>) throws -> FilePath {
        let folder = FilePath(catalog.value, relativeTo: base)
        let isBare = Disk.isFile(folder.appending("HEAD")) && Disk.isFolder(folder.appending("objects"))
        if Disk.isFolder(folder), !isBare { return folder }
        return try repository(catalog, branch: nil)
    }

    /// The folder with the newest commit of a repository.
    ///
    /// - Throws: `Diagnostics` at the place where the repository is named.
    mutating func repository(_ url: Located<String>, branch: String?) throws -> FilePath {
        let key = "\(url.value)\n\(branch ?? "")"
        if let known = fetched[key] { return try known.get() }
        do {
            let folder = try newFolder()
            progress(url.value)
            try git.clone(url.value, branch: branch, into: folder, relativeTo: base)
            fetched[key] = .success(folder)
            return folder
        } catch let problem as Diagnostics {
            let placed = Diagnostics(
                problem.all.map {
                    .error(
                        "cannot fetch '\(url.value)': \($0.message)", at: url.range,
                        hint: $0.hint ?? "check the address, your access and the network")
                })
            fetched[key] = .failure(placed)
            throw placed
        }
    }

    private mutating func newFolder() throws -> FilePath {
        let top = try temporary ?? Disk.makeTemporaryFolder(environment: environment)
        temporary = top
        return top.appending("\(fetched.count)")
    }

    /// Removes the temporary folder.
    func clean() {
        guard let temporary else { return }
        // What cannot be removed stays in the system's temporary folder.
        try? Disk.removeTree(temporary)
    }
}
