import GenerambaKit

extension StandIns.Source {
    /// The stand-ins of this program.
    static var builtIn: [StandIns.Source] { StandInModule.missingHere.map { StandIns.Source($0) } }

    /// The same modules as they stand in a folder, which has a folder for each.
    ///
    /// - Throws: `FileProblem`.
    static func all(in folder: AbsolutePath) throws -> [StandIns.Source] {
        try builtIn.compactMap { module in
            let home = folder.appending(module.name)
            let names = Disk.isFolder(home) ? try Disk.names(in: home) : []
            let files = try names.map { ($0, try Disk.read(home.appending($0)) ?? []) }
            return files.isEmpty ? nil : StandIns.Source(name: module.name, files: files)
        }
    }
}
