import GenerambaKit
import SourceText

/// What checks compile with, on this machine or for a simulator.
struct ModuleCompilerSetup: Sendable {
    private let environment: [String: String]
    /// Nil where the user has no folder for caches.
    private let cache: AbsolutePath?
    private let temporary: AbsolutePath
    private let user: AbsolutePath
    private let compiler: SwiftCompiler
    private let isForSimulator: Bool

    /// - Parameters:
    ///   - temporary: where the stand-ins go when they cannot go into the user's folder for caches.
    ///   - user: the folder in which the user stands.
    /// - Throws: `Diagnostics` when there is no Xcode where it is needed.
    init(sdk: String?, temporary: AbsolutePath, user: AbsolutePath, environment: [String: String]) throws {
        self.environment = environment
        self.user = user
        self.temporary = temporary
        cache = AbsolutePath.cache(environment: environment)?.appending("check")
        isForSimulator = sdk != nil
        let xcode = Xcode(environment: environment)
        #if os(macOS)
            let arguments = try sdk.map(xcode.arguments) ?? xcode.testArguments()
        #else
            let arguments = try sdk.map(xcode.arguments) ?? []
        #endif
        // What the compiler knows of the system's headers goes into the folder for caches of all programs if it can.
        let usual = AbsolutePath.cache(environment: environment.filter { $0.key != "GENERAMBA_CACHE" })
        let canWrite = usual.map { Disk.canWrite(into: $0) } ?? true
        compiler = SwiftCompiler(
            environment: environment, moduleCache: canWrite ? nil : temporary.appending("modules"),
            common: arguments)
    }

    /// The workbench. Stand-ins that are not in the cache are compiled first, which takes seconds.
    ///
    /// - Parameter diagnostics: takes why they are not kept.
    func moduleCompiler(_ diagnostics: inout Diagnostics) throws -> ModuleCompiler {
        let standIns =
            try isForSimulator
            ? nil
            : standIns(StandInModule.missingHere, for: .host) { problem in
                diagnostics.addWarning(
                    problem,
                    hint: "name one in GENERAMBA_CACHE; without it each check compiles the stand-ins anew")
            }
        return ModuleCompiler(standIns: standIns, environment: environment, compiler: compiler)
    }

    /// The stand-ins for code that needs the Objective-C runtime, compiled when they are asked for; nil where there is
    /// such a runtime.
    var objectiveC: (@Sendable () throws -> StandIns)? {
        #if os(macOS)
            return nil
        #else
            let once = Lazy {
                try standIns(StandInModule.missingHereForObjectiveC, for: .objectiveC) { _ in }
            }
            return { try once.get() }
        #endif
    }

    /// - Parameter problem: called with the reason when the cache cannot be used.
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
                // The compiler loads what is in it.
                try Owner.check(cache: cache.parent ?? cache, [cache], environment: environment)
                return try compiled(in: cache)
            }
            problem("no folder for caches: HOME is not set")
        } catch let thrown as FileProblem {
            problem(thrown.diagnostic(from: user).message)
        }
        return try compiled(in: temporary)
    }
}
