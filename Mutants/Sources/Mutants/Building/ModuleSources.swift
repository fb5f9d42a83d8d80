import GenerambaKit
import SwiftText

@testable import SystemAccess

/// The files of a module and of its tests.
struct ModuleSources: Sendable {
    let module: String
    /// The folder of the code.
    let root: AbsolutePath
    /// The files of the code below it.
    let code: [RelativePath]
    /// The files of the tests for each library.
    let tests: [(library: TestFramework, files: [AbsolutePath])]

    func path(of file: RelativePath) -> AbsolutePath { root.appending(file) }

    var codePaths: [AbsolutePath] { code.map(path) }
}
