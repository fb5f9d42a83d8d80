import SourceText

/// Compiled modules that stand in for Apple's, so that generated code can be compiled and linked.
package struct StandIns: Sendable {
    /// The folder of the modules, with their libraries and plug-ins.
    package let folder: AbsolutePath
    /// The names of the modules. Each has a library, unless they are for the Objective-C runtime.
    package let names: [String]
    /// The compiler arguments for finding them and their macros.
    package let places: [String]
    /// The compiler arguments for code that imports them.
    package let arguments: [String]

    /// The support for Objective-C where the importing code runs.
    package enum Runtime: Sendable {
        /// None. The compiler rejects code that needs it.
        case swift
        /// None, but code that needs it is compiled, without ever being linked.
        case objectiveC
        /// The system's Objective-C runtime.
        case apple

        /// The runtime of this machine.
        package static var host: Runtime {
            #if os(macOS)
                .apple
            #else
                .swift
            #endif
        }

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
        func arguments(for module: String) -> [String] {
            guard self != .swift else { return [] }
            return ["-D", "OBJECTIVE_C"] + (Self.objectiveCModules.contains(module) ? arguments : [])
        }
    }

    /// Takes the modules from a cache, or compiles them into it.
    ///
    /// - Parameters:
    ///   - modules: the modules. Each follows those that it imports.
    ///   - toolchain: a text that identifies the compiler.
    /// - Throws: `Diagnostics`, `FileProblem`, `Interruption`.
    package init(
        _ modules: [StandInModule], in cache: AbsolutePath, of toolchain: String,
        for runtime: Runtime = .host, compiler: SwiftCompiler
    ) throws {
        let key = Self.key(modules, "\(toolchain)\n\(runtime)")
        folder = cache.appending(key)
        names = modules.filter { !$0.isPlugIn }.map(\.name)
        let plugIns = modules.filter(\.isPlugIn).map(\.name)
        places = Self.places(folder, plugIns)
        arguments = places + Self.imports(modules)
        guard try Disk.kind(following: folder) != .folder else { return }
        try Disk.makeFolders(cache, mode: 0o775)
        try Disk.withTemporaryFolder(named: "\(key)-", in: cache) { [folder] draft in
            let places = Self.places(draft, plugIns)
            for module in modules.filter(\.isPlugIn) + modules.filter({ !$0.isPlugIn }) {
                let products = Self.products(of: module, in: draft, runtime)
                let rest = module.isPlugIn ? [] : places + runtime.arguments(for: module.name)
                try Self.compile(module, products + rest, draft, compiler)
            }
            let submodules = Array(SubmoduleMap.text(of: modules).utf8)
            try Disk.create(draft.appending("module.modulemap"), submodules)
            // Another run may have been faster. Its folder is just as good.
            _ = try Disk.move(draft, to: folder)
        }
    }

    private static func places(_ folder: AbsolutePath, _ plugIns: [String]) -> [String] {
        ["-I", folder.text]
            + plugIns.flatMap { ["-load-plugin-executable", "\(folder.appending($0).text)#\($0)"] }
    }

    /// The compiler arguments that import the modules with companions into each file. Cross-import overlays are on by
    /// default for Apple's systems only.
    private static func imports(_ modules: [StandInModule]) -> [String] {
        let names = modules.filter { !$0.companions.isEmpty }.map(\.name)
        let arguments = names.flatMap { ["-import-module", $0] }
        return (names.isEmpty ? [] : arguments + ["-enable-cross-import-overlays"]).flatMap {
            ["-Xfrontend", $0]
        }
    }

    /// Tells the compiler the companions of a module.
    private static func writeCompanions(of module: StandInModule, in folder: AbsolutePath) throws {
        guard !module.companions.isEmpty else { return }
        let home = folder.appending("\(module.name).swiftcrossimport")
        _ = try Disk.makeFolder(home)
        for (name, companion) in module.companions.sorted(by: { $0.key < $1.key }) {
            let text = "version: 1\nmodules:\n  - name: \(companion)\n"
            try Disk.create(home.appending("\(name).swiftoverlay"), Array(text.utf8))
        }
    }

    private static func products(
        of module: StandInModule, in folder: AbsolutePath, _ runtime: Runtime
    ) -> [String] {
        if module.isPlugIn { return ["-o", folder.appending(module.name).text] }
        let library = ["-emit-library", "-static", "-o", folder.appending("lib\(module.name).a").text]
        // Most of the time goes into machine code, which the compiler can make in several threads.
        return ["-parse-as-library", "-wmo", "-num-threads", "4"]
            + SwiftCompiler.module(module.name, in: folder)
            + (runtime.isLinked ? library : [])
    }

    private static func compile(
        _ module: StandInModule, _ arguments: [String], _ folder: AbsolutePath, _ compiler: SwiftCompiler
    ) throws {
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
        try writeCompanions(of: module, in: folder)
    }

    /// A hash of everything that the modules depend on, as a file name.
    private static func key(_ modules: [StandInModule], _ rest: String) -> String {
        let texts = modules.flatMap { module in
            [Array("\(module.name) \(module.companions.sorted { $0.key < $1.key })".utf8)]
                + module.files.flatMap { [Array($0.path.utf8), $0.bytes] }
        }
        var hash = SHA256()
        // Each text ends with a byte that never occurs in UTF-8.
        for text in [Array(rest.utf8)] + texts { hash.update(text + [0xFF]) }
        return "stand-ins-\(hash.finalized())"
    }
}
