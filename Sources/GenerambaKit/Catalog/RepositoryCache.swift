import SourceText
import SystemAccess

/// Progress of fetches, several of which may run at once.
package enum FetchEvent: Sendable {
    /// A request to a repository begins. The fetching is over when the last request ends.
    case began(String)
    case ended(String)
    /// Some time has passed.
    case goesOn
}

/// The cache of fetched repositories.
package struct RepositoryCache: Sendable {
    package let git: Git
    package let folder: AbsolutePath
    private let cache: AbsolutePath
    private let environment: [String: String]
    /// Whether fetching is disabled.
    let isOffline: Bool
    /// Whether the program runs in a plugin of SwiftPM, which has no network.
    private let isPlugin: Bool
    private let progress: @Sendable (FetchEvent) -> Void

    /// - Parameters:
    ///   - environment: determines the folder of the cache: below `$GENERAMBA_CACHE`, or where the system keeps caches.
    ///   - timeLimit: how long a fetch may take, in seconds.
    ///   - progress: called from several threads while repositories are being fetched.
    /// - Throws: `Diagnostics` when no folder for caches can be determined.
    package init(
        environment: [String: String], isOffline: Bool = false, timeLimit: Int = 300,
        progress: @escaping @Sendable (FetchEvent) -> Void
    ) throws {
        guard let cache = AbsolutePath.cache(environment: environment) else {
            throw Diagnostics.error("no folder for the cache", hint: "set GENERAMBA_CACHE or HOME")
        }
        git = Git(environment: environment, timeLimit: timeLimit) { progress(.goesOn) }
        (self.cache, self.environment) = (cache, environment)
        folder = cache.appending("repositories")
        isPlugin = environment[PackageCache.variableOfPlugins] != nil
        (self.isOffline, self.progress) = (isOffline || isPlugin, progress)
    }

    /// Checks that nobody else can have written to the folder of a repository.
    func checkOwner(of repository: AbsolutePath) throws {
        try Owner.check(cache: cache, [folder, repository], environment: environment)
    }

    /// Checks that fetching is allowed: that `--offline` was not given, and that the program does not run in a plugin.
    ///
    /// - Parameter lack: the problem to report when it is not.
    func checkOnline(_ lack: String, hint: String = "run the command once without '--offline'") throws {
        guard isOffline else { return }
        let otherHint = "plugins have no network: run 'generamba template install' in a terminal"
        throw Diagnostics.error(lack, hint: isPlugin ? otherHint : hint)
    }

    /// Runs `body`, which sends a request to a repository, and reports its progress.
    func telling<Result>(of address: GitAddress, _ body: () throws -> Result) rethrows -> Result {
        progress(.began(address.shown))
        defer { progress(.ended(address.shown)) }
        return try body()
    }
}
