import ArgumentParser
import GenerambaKit

/// The options of commands that may fetch repositories.
struct FetchingOptions: ParsableArguments {
    @Flag(help: "Fetch nothing: take what is in the cache, or fail.")
    var offline = false

    @Option(help: ArgumentHelp("End a fetch that takes longer.", valueName: "seconds"))
    var timeout: Int = 300

    func validate() throws {
        guard 1...86_400 ~= timeout else { throw ValidationError("'--timeout' takes 1 to 86400 seconds") }
    }

    /// The cache of repositories, as the options want it. On a terminal it tells what takes long to fetch.
    ///
    /// - Throws: `Diagnostics` when there is no folder for it.
    func cache(_ context: CommandContext) throws -> RepositoryCache {
        let progress = FetchProgress(context.terminal)
        return try RepositoryCache(
            environment: context.environment, isOffline: offline, timeLimit: timeout,
            progress: { progress.take($0) })
    }
}
