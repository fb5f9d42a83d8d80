import GenerambaKit

/// The files of a module and of its tests.
struct ModuleSources: Sendable {
    let module: String
    /// The folder of the code.
    let root: FilePath
    /// The files of the code below it.
    let code: [RelativePath]
    let tests: [FilePath]

    func path(of file: RelativePath) -> FilePath { root.appending(file) }

    var codePaths: [FilePath] { code.map(path) }
}
