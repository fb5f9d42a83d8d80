import Foundation
import PackagePlugin

/// Writes the built-in catalog, the files of `Templates/`, into a Swift source of GenerambaKit.
@main
struct EmbedTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let templates = context.package.directoryURL.appending(path: "Templates")
        let output = context.pluginWorkDirectoryURL.appending(path: "BuiltInTemplates.swift")
        return [
            .buildCommand(
                displayName: "Embedding Templates",
                executable: try context.tool(named: "embed-templates").url,
                arguments: [templates.path, output.path],
                inputFiles: try everything(below: templates),
                outputFiles: [output]
            )
        ]
    }

    /// Every file and folder: a folder among the inputs makes a new file noticed.
    private func everything(below folder: URL) throws -> [URL] {
        guard let urls = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path])
        }
        return [folder] + urls.compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    }
}
