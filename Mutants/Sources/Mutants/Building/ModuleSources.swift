import GenerambaKit

/// The files of a module and of its tests.
struct ModuleSources: Sendable {
    let module: String
    /// The folder of the code.
    let root: AbsolutePath
    /// The files of the code below it.
    let code: [RelativePath]
    let tests: [AbsolutePath]

    func path(of file: RelativePath) -> AbsolutePath { root.appending(file) }

    var codePaths: [AbsolutePath] { code.map(path) }
}
