import SourceText
import SystemAccess

/// Modules that stand in for Apple's, so that generated code can be compiled and linked. Each is compiled into a folder of
/// a cache when code first needs it.
package struct StandIns: Sendable {
    /// The modules. Each follows those that it imports.
    private let modules: [StandInModule]
    /// The folders of the compiled modules by their names.
    private let folders: [String: AbsolutePath]
    /// Compile the modules by their names.
    private let compilations: [String: Lazy<Void>]

    /// The support for Objective-C where the importing code runs.
    package enum Runtime: Sendable {
        /// None. The compiler rejects code that needs it.
        case swift
        /// None, but code that needs it is compiled, without ever being linked.
        case objectiveC
        /// The system's Objective-C runtime.
        case apple

        /// The runtime of this machine.
        package static var host: Runtime { isOnMac ? .apple : .swift }

        /// Whether code for this runtime is linked and run.
        var isLinked: Bool { self != .objectiveC }

        /// The compiler arguments for code for this runtime.
        package var arguments: [String] {
            guard self == .objectiveC else { return [] }
            return ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
                .flatMap { ["-Xfrontend", $0] }
        }

        /// The modules with classes that code for Objective-C gets to see.
        private static let objectiveCModules = ["ObjectiveC", "QuartzCore", "UIKit"]

        /// The compiler arguments for a stand-in module. Without a real Objective-C runtime, only the modules with
        /// Objective-C classes are compiled for it, because the compiler crashes on much of the rest.
        package func arguments(for module: String) -> [String] {
            guard self != .swift else { return [] }
            return ["-D", "OBJECTIVE_C"] + (Self.objectiveCModules.contains(module) ? arguments : [])
        }
    }

    /// - Parameters:
    ///   - modules: the modules. Each follows those that it imports.
    ///   - toolchain: a text that identifies the compiler.
    /// - Throws: `FileProblem` when nothing can be written into the cache and a module is missing there.
    package init(
        _ modules: [StandInModule], in cache: AbsolutePath, of toolchain: String,
        for runtime: Runtime = .host, compiler: SwiftCompiler
    ) throws {
        self.modules = modules
        let keys = Self.keys(modules, "\(toolchain)\n\(runtime)")
        let folders = keys.mapValues { cache.appending($0) }
        self.folders = folders
        let compilation = Compilation(cache: cache, folders: folders, runtime: runtime, compiler: compiler)
        compilations = Dictionary(
            uniqueKeysWithValues: modules.map { module in
                let imported = modules.needed(by: [module.name])
                return (module.name, Lazy { try compilation.compile(module, with: imported) })
            })
        if try !folders.values.allSatisfy({ try Disk.kind(following: $0) == .folder }) {
            try Disk.makeFolders(cache, mode: 0o775)
            try Disk.withTemporaryFolder(named: "stand-ins-", in: cache) { _ in }
        }
    }

    /// The hashes of everything that the modules consist of and depend on.
    var keys: [String] { folders.values.map(\.name).sorted() }

    /// The names of the modules. Each has a library, unless they are for the Objective-C runtime.
    package var names: [String] { modules.filter { !$0.isPlugIn }.map(\.name) }

    /// Compiles the modules that code with these words needs and that are not in the cache.
    package func prepare(for words: Set<String>) throws {
        for module in modules.needed(by: words) { try compilations[module.name]?.get() }
    }

    /// The modules that are in the cache.
    private var compiled: [StandInModule] {
        modules.filter { module in folders[module.name].map(Disk.isFolder) == true }
    }

    /// The compiler arguments for finding the modules that are compiled, and their macros.
    package var places: [String] { Self.places(compiled, folders) }

    /// The compiler arguments for code that imports them, with those that import the modules with companions into each
    /// file. Cross-import overlays are on by default for Apple's systems only.
    package var arguments: [String] {
        let names = compiled.filter { !$0.companions.isEmpty }.map(\.name)
        let imports = names.flatMap { ["-import-module", $0] }
        let overlays = names.isEmpty ? [] : ["-enable-cross-import-overlays"]
        return places + (imports + overlays).flatMap { ["-Xfrontend", $0] }
    }

    /// Returns the libraries of those of the modules that are compiled, in the order for the linker.
    package func libraries(of names: [String]) -> [AbsolutePath] {
        compiled.filter { !$0.isPlugIn && names.contains($0.name) }.reversed().compactMap { module in
            folders[module.name]?.appending("lib\(module.name).a")
        }
    }

    fileprivate static func places(
        _ modules: [StandInModule], _ folders: [String: AbsolutePath]
    ) -> [String] {
        modules.flatMap { module -> [String] in
            guard let folder = folders[module.name] else { return [] }
            guard module.isPlugIn else { return ["-I", folder.text] }
            return ["-load-plugin-executable", "\(folder.appending(module.name).text)#\(module.name)"]
        }
    }

    /// Returns the names of the modules' folders: hashes of everything that each depends on.
    private static func keys(_ modules: [StandInModule], _ rest: String) -> [String: String] {
        modules.reduce(into: [:]) { keys, module in
            let companions = module.companions.sorted { $0.key < $1.key }
            let texts = [rest, "\(module.name) \(companions)"] + module.imports.compactMap { keys[$0] }
            var hash = SHA256()
            // Each text ends with a byte that never occurs in UTF-8.
            for text in texts + [module.hash] { hash.update(Array(text.utf8) + [0xFF]) }
            keys[module.name] = "stand-in-\(hash.finalized())"
        }
    }
}

/// Compiles a stand-in.
private struct Compilation: Sendable {
    let cache: AbsolutePath
    /// The folders of all modules by their names.
    let folders: [String: AbsolutePath]
    let runtime: StandIns.Runtime
    let compiler: SwiftCompiler

    /// Compiles a module, unless its folder is there, with those that it imports, which were compiled before.
    func compile(_ module: StandInModule, with imported: [StandInModule]) throws {
        guard let folder = folders[module.name], try Disk.kind(following: folder) != .folder else { return }
        try Disk.withTemporaryFolder(named: "\(folder.name)-", in: cache) { draft in
            let places = module.isPlugIn ? [] : StandIns.places(imported, folders)
            let rest = module.isPlugIn ? [] : runtime.arguments(for: module.name)
            try run(module, products(of: module, in: draft) + places + rest, draft)
            if !module.companions.isEmpty {
                // This tells the compiler the companions.
                let home = draft.appending("\(module.name).swiftcrossimport")
                _ = try Disk.makeFolder(home)
                for (name, companion) in module.companions.sorted(by: { $0.key < $1.key }) {
                    let text = "version: 1\nmodules:\n  - name: \(companion)\n"
                    try Disk.create(home.appending("\(name).swiftoverlay"), Array(text.utf8))
                }
            }
            try Disk.create(draft.appending("module.modulemap"), Array(SubmoduleMap.text(of: module).utf8))
            // Another run may have been faster. Its folder is just as good.
            _ = try Disk.move(draft, to: folder)
        }
    }

    private func products(of module: StandInModule, in folder: AbsolutePath) -> [String] {
        if module.isPlugIn { return ["-o", folder.appending(module.name).text] }
        let library = ["-emit-library", "-static", "-o", folder.appending("lib\(module.name).a").text]
        // Most of the time goes into machine code, which the compiler can make in several threads.
        return ["-parse-as-library", "-wmo", "-num-threads", "4"]
            + SwiftCompiler.module(module.name, in: folder)
            + (runtime.isLinked ? library : [])
    }

    private func run(_ module: StandInModule, _ arguments: [String], _ folder: AbsolutePath) throws {
        let home = folder.appending("\(module.name)-sources")
        _ = try Disk.makeFolder(home)
        for file in module.files { try Disk.create(home.appending(file.path), file.bytes) }
        let messages = try compiler.run(
            ["-swift-version", "5", "-suppress-warnings", "-module-name", module.name] + arguments
                + module.files.map { home.appending($0.path).text })
        if let error = messages.first(where: { $0.severity == .error }) {
            let place = error.path.map { "\($0.name):\(error.line):\(error.column): " } ?? ""
            throw Diagnostics.error(
                "the stand-in for \(module.name) does not compile: \(place)\(error.text)",
                hint: "it needs Swift 6.0 or newer")
        }
        try Disk.removeTree(home)
    }
}
