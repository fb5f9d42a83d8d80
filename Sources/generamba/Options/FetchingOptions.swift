import ArgumentParser
import GenerambaKit
import SystemAccess

/// The options for commands that may fetch repositories.
struct FetchingOptions: ParsableArguments {
    @Flag(help: "Fetch nothing: use the cache, and fail if something is missing from it.") var offline = false

    @Option(
        help: ArgumentHelp(
            "The time limit for each fetch, and for waiting for another run to finish.", valueName: "seconds")
    ) var timeout = WaitOption.usual

    func validate() throws { try WaitOption.check(timeout) }

    /// Finds the templates that a command line names.
    func templates(_ context: CommandContext) -> TemplateResolver {
        TemplateResolver(
            from: context.start, user: context.user, package: context.packageWithTemplates,
            environment: context.environment,
            cache: { [offline, timeout] in try context.cache(isOffline: offline, timeLimit: timeout) })
    }
}

extension CommandContext {
    /// Finds the templates that a command line names in a project that has been read.
    ///
    /// - Parameter folder: the folder that paths are relative to, in records that of the project; nil for the folder
    ///   that the command works in.
    func templates(
        of project: Project, from folder: AbsolutePath? = nil, isOffline: Bool, timeLimit: Int
    ) -> TemplateResolver {
        TemplateResolver(of: project, from: folder ?? start) {
            try cache(isOffline: isOffline, timeLimit: timeLimit)
        }
    }

    func cache(isOffline: Bool, timeLimit: Int, isQuiet: Bool = false) throws -> RepositoryCache {
        let progress = FetchProgress(terminal)
        return try RepositoryCache(
            environment: environment, isOffline: isOffline, timeLimit: timeLimit,
            progress: { if !isQuiet { progress.take($0) } })
    }
}
