import GenerambaKit

/// What checks compile with, on this machine or for a simulator.
struct WorkbenchSetup: Sendable {
    private let environment: [String: String]
    private let cache: FilePath
    private let compiler: SwiftCompiler
    private let isForSimulator: Bool

    /// - Parameter temporary: where the stand-ins go when there is no cache.
    /// - Throws: `Diagnostics` when there is no Xcode where it is needed.
    init(sdk: String?, temporary: FilePath, environment: [String: String]) throws {
        self.environment = environment
        cache = (FilePath.cache(environment: environment) ?? temporary).appending("check")
        isForSimulator = sdk != nil
        #if os(macOS)
            let xcode = try Xcode(environment: environment)
            let arguments = try sdk.map(xcode.arguments) ?? xcode.testArguments()
        #else
            let arguments = try sdk.map { try Xcode(environment: environment).arguments(sdk: $0) } ?? []
        #endif
        compiler = SwiftCompiler(environment: environment, common: arguments)
    }

    /// The workbench. Stand-ins that are not in the cache are compiled first, which takes seconds.
    func bench() throws -> Workbench {
        let platform: Workbench.Platform =
            isForSimulator ? .simulator : .host(try standIns(StandInModule.missingHere, for: .swift))
        return Workbench(platform: platform, environment: environment, compiler: compiler)
    }

    /// The stand-ins for code that needs the Objective-C runtime, compiled when they are asked for; nil where there is
    /// such a runtime.
    var objectiveC: (@Sendable () throws -> StandIns)? {
        #if os(macOS)
            return nil
        #else
            let once = Once { try standIns(StandInModule.missingHereForObjectiveC, for: .objectiveC) }
            return { try once.get() }
        #endif
    }

    private func standIns(_ modules: [StandInModule], for runtime: StandIns.Runtime) throws -> StandIns {
        try StandIns(
            modules.map(StandIns.Source.init), in: cache,
            of: SwiftToolchain(environment: environment).identity(in: .root), for: runtime, compiler: compiler
        )
    }
}
