import GenerambaKit

extension Workbench {
    /// A workbench for this machine, or for a simulator.
    ///
    /// - Parameters:
    ///   - temporary: where the stand-ins go when there is no cache.
    ///   - waiting: called before the stand-ins are compiled, which takes seconds.
    /// - Throws: `Diagnostics` when there is no Xcode where it is needed, or the stand-ins do not compile.
    static func ready(
        sdk: String?, temporary: FilePath, environment: [String: String], waiting: () -> Void
    ) throws -> Workbench {
        let cache =
            FilePath.cache(environment: environment)?.appending("check") ?? temporary.appending("check")
        if let sdk {
            let xcode = try Xcode(environment: environment)
            let compiler = SwiftCompiler(environment: environment, common: try xcode.arguments(sdk: sdk))
            return Workbench(platform: .simulator, environment: environment, compiler: compiler)
        }
        #if os(macOS)
            let common = try Xcode(environment: environment).testArguments()
        #else
            let common: [String] = []
        #endif
        let compiler = SwiftCompiler(environment: environment, common: common)
        waiting()
        let standIns = try StandIns(
            StandInModule.missingHere.map(StandIns.Source.init), in: cache,
            of: SwiftToolchain(environment: environment).identity(in: .root),
            compiler: compiler)
        return Workbench(platform: .host(standIns), environment: environment, compiler: compiler)
    }
}
