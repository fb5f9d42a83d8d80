import GenerambaKit

@testable import SystemAccess
@testable import TemplateInspection

extension StandInModule {
    /// The stand-ins of this program as they stand in a folder, which has a folder for each.
    ///
    /// - Throws: `FileProblem`.
    static func all(in folder: AbsolutePath) throws -> [StandInModule] {
        try missingHere.compactMap { module in
            let home = folder.appending(module.name)
            let names = Disk.isFolder(home) ? try Disk.names(in: home) : []
            let files = try names.map { ($0, try Disk.read(home.appending($0)) ?? []) }
            return files.isEmpty ? nil : StandInModule(name: module.name, files: files)
        }
    }
}
