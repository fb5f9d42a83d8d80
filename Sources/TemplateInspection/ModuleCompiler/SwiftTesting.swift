import SourceText
import SystemAccess

/// The library Swift Testing, which is part of the toolchain.
enum SwiftTesting {
    /// The compiler arguments for finding its macros and, with a toolchain from swift.org on a Mac, the library itself.
    ///
    /// - Throws: `Diagnostics` when the compiler cannot run; `FileProblem`; `Interruption`.
    static func arguments(_ compiler: SwiftCompiler) throws -> [String] {
        let resources = try compiler.resourceFolder()
        var arguments: [String] = []
        let plugIns = resources.appending("host/plugins/testing")
        if try Disk.kind(following: plugIns) == .folder { arguments += ["-plugin-path", plugIns.text] }
        #if os(macOS)
            let library = resources.appending("macosx/testing")
            if try Disk.kind(following: library) == .folder {
                arguments += ["-I", library.text, "-L", library.text]
                arguments += ["-Xlinker", "-rpath", "-Xlinker", library.text]
            }
        #endif
        return arguments
    }
}
