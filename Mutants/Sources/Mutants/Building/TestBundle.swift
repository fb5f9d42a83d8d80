import GenerambaKit
import SwiftText

@testable import SystemAccess

/// The tests of a module for one library, compiled and linked.
struct TestBundle: Sendable {
    let library: TestFramework
    /// The source files.
    let tests: [AbsolutePath]
    /// The folder of what is built for this library.
    let folder: AbsolutePath
    /// The module that the tests are for.
    let module: String
    /// The linker command, which is faster than running the compiler: the compiler would have to determine it each
    /// time.
    var linkCommand: [String] = []

    /// The file in each folder where tests of the module are compiled.
    static func object(of module: String, in folder: AbsolutePath) -> AbsolutePath {
        folder.appending("\(module)Tests.o")
    }

    var object: AbsolutePath { Self.object(of: module, in: folder) }
    var mainObject: AbsolutePath { folder.appending("Main.o") }
    var program: AbsolutePath { folder.appending("Tests") }
}
