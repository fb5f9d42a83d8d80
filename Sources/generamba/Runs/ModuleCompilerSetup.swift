import GenerambaKit
import SourceText
import SystemAccess
import TemplateInspection

/// Sets up the compiler for `template check`, for this machine or for a simulator.
struct ModuleCompilerSetup: Sendable {
    private let environment: [String: String]
    /// The folder of the cache; nil when no folder for caches can be determined.
    private let cache: AbsolutePath?
    private let temporary: AbsolutePath
    private let user: AbsolutePath
    private let compiler: SwiftCompiler
    private let isForSimulator: Bool

    /// - Parameter temporary: the folder for the stand-ins when the user's cache cannot be used.
    init(sdk: String?, temporary: AbsolutePath, user: AbsolutePath, environment: [String: String]) throws {
        (self.environment, self.user, self.temporary) = (environment, user, temporary)
        cache = AbsolutePath.cache(environment: environment)?.appending("check")
        isForSimulator = sdk != nil
        let xcode = Xcode(environment: environment)
        let arguments = try sdk.map(xcode.arguments) ?? (isOnMac ? xcode.testArguments() : [])
        // Compiled modules of system headers go into the system's usual folder for caches if possible.
        let usual = AbsolutePath.cache(environment: environment.filter { $0.key != "GENERAMBA_CACHE" })
        let canWrite = usual.map { Disk.canWrite(into: $0) } ?? true
        compiler = SwiftCompiler(
            environment: environment, moduleCache: canWrite ? nil : temporary.appending("modules"),
            common: arguments)
    }

    /// The compiler. It compiles a missing stand-in when code first needs it, which takes seconds.
    ///
    /// - Parameter diagnostics: receives the reason why they could not be cached.
    func moduleCompiler(_ diagnostics: inout Diagnostics) throws -> ModuleCompiler {
        let standIns =
            try isForSimulator
            ? nil
            : standIns(StandInModule.missingHere, for: .host) { problem in
                diagnostics.addWarning(
                    problem,
                    hint:
                        "set GENERAMBA_CACHE to a folder; without a cache, each check compiles the stand-ins again"
                )
            }
        return ModuleCompiler(standIns: standIns, environment: environment, compiler: compiler)
    }

    /// Returns the stand-ins for code that needs the Objective-C runtime; nil on a system that has this runtime.
    var objectiveC: (@Sendable () throws -> StandIns)? {
        guard !isOnMac else { return nil }
        let once = Lazy { try standIns(StandInModule.missingHereForObjectiveC, for: .objectiveC) { _ in } }
        return { try once.get() }
    }

    /// What is known from earlier checks by this version of the program; nil if the cache cannot be trusted.
    func results(version: String) -> CheckResults? {
        guard let cache,
            (try? Owner.check(cache: cache.parent ?? cache, [cache], environment: environment)) != nil
        else { return nil }
        // While the program is being developed, all of its builds have the same version.
        let stamps = [CommandLine.arguments.first ?? "", "swiftc"].map { word in
            let found = try? Subprocess(program: word, arguments: [], environment: environment).executable()
            let program = word.contains("/") ? AbsolutePath(word, relativeTo: user) : found
            return program.flatMap { try? "\($0.text) \(Disk.stamp(of: $0) ?? "")" } ?? ""
        }
        let toolchain = SwiftToolchain(environment: environment).identity(in: user)
        return CheckResults(in: cache, of: ([version, toolchain] + stamps).joined(separator: "\n"))
    }

    /// - Parameter problem: called with the reason if the cache cannot be used.
    private func standIns(
        _ modules: [StandInModule], for runtime: StandIns.Runtime, problem: (String) -> Void
    ) throws -> StandIns {
        func compiled(in folder: AbsolutePath) throws -> StandIns {
            try StandIns(
                modules, in: folder, of: SwiftToolchain(environment: environment).identity(in: user),
                for: runtime, compiler: compiler)
        }
        do {
            if let cache {
                // The compiler loads and runs the cache's contents.
                try Owner.check(cache: cache.parent ?? cache, [cache], environment: environment)
                return try compiled(in: cache)
            }
            problem("no folder for the cache: HOME is not set")
        } catch let thrown as FileProblem {
            problem(thrown.diagnostic(from: user).message)
        }
        return try compiled(in: temporary)
    }
}
