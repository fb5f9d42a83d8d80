import Foundation
import PackagePlugin

/// Runs Generamba: `swift package generamba gen Profile swiftui_mvvm`.
@main
struct GenerambaPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // SwiftPM waits for the plugin, and describes no package meanwhile.
        let model = context.pluginWorkDirectory.appending("package.json")
        try context.package.model.write(to: URL(fileURLWithPath: model.string))
        try run(
            try context.tool(named: "generamba"), arguments, in: context.package.directory,
            cache: context.pluginWorkDirectory.appending("cache"), model: model.string)
    }

    /// Runs the program in a folder, in place of this one: what ends the plugin ends the program.
    ///
    /// - Parameters:
    ///   - cache: the folder for data that can be recreated.
    ///   - model: the path of the package's description; empty without a package. It also tells the program that there is
    ///     no network.
    private func run(
        _ tool: PluginContext.Tool, _ arguments: [String], in folder: Path, cache: Path, model: String
    ) throws {
        setenv("GENERAMBA_CACHE", cache.string, 1)
        setenv("GENERAMBA_PACKAGE", model, 1)
        // The plugin's own input is its connection to SwiftPM.
        dup2(open("/dev/null", O_RDONLY), STDIN_FILENO)
        // A terminal's Ctrl-C reaches SwiftPM's process group, to which plugins do not belong, and this thread blocks it.
        setpgid(0, getpgid(getppid()))
        var signals = sigset_t()
        sigemptyset(&signals)
        pthread_sigmask(SIG_SETMASK, &signals, nil)
        var words = ([tool.path.string] + words(arguments)).map { strdup($0) } + [nil]
        if chdir(folder.string) == 0 { execv(tool.path.string, &words) }
        throw CocoaError(.executableNotLoadable)
    }

    /// The program's arguments. In front of them, Xcode names the targets that were chosen in its dialog; `gen` takes one.
    private func words(_ arguments: [String]) -> [String] {
        var words = arguments
        var targets: [String] = []
        while words.count > 1, words[0] == "--target" {
            targets.append(words[1])
            words.removeFirst(2)
        }
        return words + (words.first == "gen" && targets.count == 1 ? ["--target", targets[0]] : [])
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GenerambaPlugin: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try run(
                try context.tool(named: "generamba"), arguments, in: context.xcodeProject.directory,
                cache: context.pluginWorkDirectory.appending("cache"), model: "")
        }
    }
#endif

extension Package {
    /// What the program needs to know of the package, as JSON.
    fileprivate var model: Data {
        get throws {
            let targets = targets.compactMap { target in
                target.kind.map { kind in
                    [
                        "name": target.name, "type": kind, "path": target.directory.path(in: directory),
                        "dependencies": target.dependencies.map(\.name),
                    ] as [String: Any]
                }
            }
            let libraries = products.compactMap { ($0 as? LibraryProduct)?.name }
            return try JSONSerialization.data(withJSONObject: [
                "name": displayName, "folder": directory.string, "targets": targets, "libraries": libraries,
                "toolsVersion": "\(toolsVersion.major).\(toolsVersion.minor).\(toolsVersion.patch)",
            ])
        }
    }
}

extension Target {
    /// The kind, as `swift package dump-package` names it; nil for one that has no sources.
    fileprivate var kind: String? {
        guard let module = self as? SourceModuleTarget else { return nil }
        switch module.kind {
        case .generic: return "regular"
        case .executable: return "executable"
        case .test: return "test"
        case .macro: return "macro"
        default: return nil
        }
    }
}

extension Path {
    /// The path relative to a folder around it.
    fileprivate func path(in folder: Path) -> String {
        string == folder.string ? "." : String(string.dropFirst(folder.string.count + 1))
    }
}

extension TargetDependency {
    fileprivate var name: String {
        switch self {
        case .target(let target): return target.name
        case .product(let product): return product.name
        @unknown default: return ""
        }
    }
}
