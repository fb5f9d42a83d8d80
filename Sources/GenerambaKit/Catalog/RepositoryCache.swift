import SourceText

/// Repositories that were fetched, each on a repository of its own.
package struct RepositoryCache: Sendable {
    let git: Git
    let folder: AbsolutePath
    /// The folder of the whole cache.
    private let cache: AbsolutePath
    private let environment: [String: String]
    /// Whether nothing is fetched.
    private let isOffline: Bool

    private let progress: @Sendable (FetchEvent) -> Void

    /// - Parameters:
    ///   - environment: where the cache is: below `$GENERAMBA_CACHE`, or where the system has caches.
    ///   - isOffline: whether nothing is fetched.
    ///   - timeLimit: how long a fetch may take, in seconds.
    ///   - progress: called while repositories are asked for something, by several threads.
    /// - Throws: `Diagnostics` when there is no folder for a cache.
    package init(
        environment: [String: String], isOffline: Bool = false, timeLimit: Int = 300,
        progress: @escaping @Sendable (FetchEvent) -> Void
    ) throws {
        guard let cache = AbsolutePath.cache(environment: environment) else {
            throw Diagnostics.error(
                "there is no folder for a cache", hint: "name one by GENERAMBA_CACHE, or set HOME")
        }
        git = Git(environment: environment, timeLimit: timeLimit) { progress(.goesOn) }
        self.cache = cache
        self.environment = environment
        folder = cache.appending("repositories")
        self.isOffline = isOffline
        self.progress = progress
    }

    /// Checks that nobody else can have written what stands in the folder of a repository.
    ///
    /// - Throws: `Diagnostics`; `FileProblem`; `Interruption`.
    func checkOwner(of repository: AbsolutePath) throws {
        try Owner.check(cache: cache, [folder, repository], environment: environment)
    }

    /// Checks that something may be fetched.
    ///
    /// - Parameter lack: what is wrong where it may not.
    /// - Throws: `Diagnostics`.
    func checkOnline(_ lack: String, hint: String = "run it once without '--offline'") throws {
        if isOffline { throw Diagnostics.error(lack, hint: hint) }
    }

    /// Runs `body`, which asks a repository for something, and tells of it.
    func telling<Result>(of address: GitAddress, _ body: () throws -> Result) rethrows -> Result {
        progress(.began(address.shown))
        defer { progress(.ended(address.shown)) }
        return try body()
    }
}
