import ArgumentParser
import GenerambaKit

/// The options for commands that may fetch repositories.
struct FetchingOptions: ParsableArguments {
    @Flag(help: "Fetch nothing: use the cache, and fail if something is missing from it.")
    var offline = false

    @Option(
        help: ArgumentHelp(
            "The time limit for each fetch, and for waiting for another run to finish.", valueName: "seconds")
    )
    var timeout = WaitOption.usual

    func validate() throws {
        try WaitOption.check(timeout)
    }

    /// The cache of repositories, set up as the options say. On a terminal, it reports slow fetches.
    ///
    /// - Throws: `Diagnostics` when no folder for caches can be determined.
    func cache(_ context: CommandContext) throws -> RepositoryCache {
        let progress = FetchProgress(context.terminal)
        return try RepositoryCache(
            environment: context.environment, isOffline: offline, timeLimit: timeout,
            progress: { progress.take($0) })
    }
}
