import Foundation
import PackagePlugin

/// Generates a Swift source of a target from files that the program embeds: for GenerambaKit the built-in catalog, the
/// files of `Templates/`, and a hash of all sources; for TemplateInspection the sources of the stand-ins, and for
/// SwiftText, SystemAccess and XcodeProject their tables.
@main
struct EmbedFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        switch target.name {
        case "GenerambaKit":
            [
                try command("Templates", as: "builtInTemplateFiles", context),
                try command("Sources", as: "programHash", context, "hash"),
            ]
        case "SwiftText", "SystemAccess", "XcodeProject":
            [try command("Sources/\(target.name)/Tables", as: "builtInTables", context)]
        default: [try command("StandIns/Sources", as: "builtInStandInFiles", context)]
        }
    }

    private func command(
        _ path: String, as name: String, _ context: PluginContext, _ options: String...
    ) throws -> Command {
        let folder = context.package.directoryURL.appending(path: path)
        let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
        return .buildCommand(
            displayName: "Embedding \(path)",
            executable: try context.tool(named: "embed-files").url,
            arguments: [folder.path, path, name, output.path] + options,
            inputFiles: try everything(below: folder),
            outputFiles: [output]
        )
    }

    /// Returns every file and folder. With folders among the inputs, the build notices new files.
    private func everything(below folder: URL) throws -> [URL] {
        guard let urls = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path])
        }
        return [folder] + urls.compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    }
}
