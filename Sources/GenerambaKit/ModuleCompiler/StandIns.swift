import SourceText

/// Modules that stand in for those of Apple's systems, compiled: generated code is compiled and linked against them.
package struct StandIns: Sendable {
    /// The folder with the modules, their libraries and plug-ins.
    package let folder: AbsolutePath
    /// The names of the modules; each has a library, unless they are for the Objective-C runtime.
    package let names: [String]
    /// What the compiler needs to find them and their macros.
    package let arguments: [String]

    /// What there is of Objective-C where the code runs that imports them.
    package enum Runtime: Sendable {
        /// Nothing: code that needs it is refused.
        case swift
        /// Nothing, and code that needs it is compiled all the same, and never linked.
        case objectiveC
        /// The system's own runtime.
        case apple

        /// That of this machine.
        package static var host: Runtime {
            #if os(macOS)
                .apple
            #else
                .swift
            #endif
        }

        /// Whether what is compiled is linked and run.
        var isLinked: Bool { self != .objectiveC }

        /// The compiler's arguments for such code.
        package var arguments: [String] {
            guard self == .objectiveC else { return [] }
            return ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
                .flatMap { ["-Xfrontend", $0] }
        }

        /// The arguments for a module of the stand-ins. Where the runtime is not the system's, only those whose classes
        /// are Objective-C's are made for it: the compiler crashes over much of the rest.
        func arguments(for module: String) -> [String] {
            guard self != .swift else { return [] }
            return ["-D", "OBJECTIVE_C"] + (["ObjectiveC", "UIKit"].contains(module) ? arguments : [])
        }
    }

    /// Takes the modules out of a cache, or compiles them into it.
    ///
    /// - Parameters:
    ///   - modules: the modules; one that imports others stands behind them.
    ///   - toolchain: a text that differs for another compiler.
    /// - Throws: `Diagnostics`, `FileProblem`, `Interruption`.
    package init(
        _ modules: [StandInModule], in cache: AbsolutePath, of toolchain: String,
        for runtime: Runtime = .host, compiler: SwiftCompiler
    ) throws {
        let key = Self.key(modules, "\(toolchain)\n\(runtime)")
        folder = cache.appending(key)
        names = modules.filter { !$0.isPlugIn }.map(\.name)
        let plugIns = modules.filter(\.isPlugIn).map(\.name)
        arguments = Self.arguments(folder, plugIns)
        guard try Disk.kind(following: folder) != .folder else { return }
        try Disk.makeFolders(cache, mode: 0o775)
        try Disk.withTemporaryFolder(named: "\(key)-", in: cache) { [folder] draft in
            let places = Self.arguments(draft, plugIns)
            for module in modules.filter(\.isPlugIn) + modules.filter({ !$0.isPlugIn }) {
                let products = Self.products(of: module, in: draft, runtime)
                let rest = module.isPlugIn ? [] : places + runtime.arguments(for: module.name)
                try Self.compile(module, products + rest, draft, compiler)
            }
            // Where another run was first, its folder is as good.
            _ = try Disk.move(draft, to: folder)
        }
    }

    private static func arguments(_ folder: AbsolutePath, _ plugIns: [String]) -> [String] {
        ["-I", folder.text]
            + plugIns.flatMap { ["-load-plugin-executable", "\(folder.appending($0).text)#\($0)"] }
    }

    private static func products(
        of module: StandInModule, in folder: AbsolutePath, _ runtime: Runtime
    ) -> [String] {
        if module.isPlugIn { return ["-o", folder.appending(module.name).text] }
        let library = ["-emit-library", "-static", "-o", folder.appending("lib\(module.name).a").text]
        return ["-parse-as-library", "-wmo"] + SwiftCompiler.module(module.name, in: folder)
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
                hint: "it is written for Swift 6.0 and newer")
        }
        try Disk.removeTree(home)
    }

    /// A text that differs where anything does that the modules depend on, as a file name.
    private static func key(_ modules: [StandInModule], _ rest: String) -> String {
        let texts = modules.flatMap { module in
            [Array(module.name.utf8)] + module.files.flatMap { [Array($0.path.utf8), $0.bytes] }
        }
        var hash = SHA256()
        // No text in UTF-8 has the byte that ends each.
        for text in [Array(rest.utf8)] + texts { hash.update(text + [0xFF]) }
        return "stand-ins-\(hash.finalized())"
    }
}
