import SourceText
import SwiftText

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

/// What the tests of a module contain, in a few words.
package struct TestSources: Sendable {
    /// Whether a file imports Swift Testing.
    private(set) package var usesSwiftTesting = false
    /// Whether a file contains `#if`.
    private(set) package var hasConditions = false

    /// - Throws: `FileProblem`.
    package init(_ files: [AbsolutePath]) throws {
        for file in files { add(try Disk.read(file) ?? []) }
    }

    init(_ code: [UInt8]) { add(code) }

    private mutating func add(_ code: [UInt8]) {
        let tokens = SwiftToken.all(in: code)
        // `import struct Testing.Tag`
        let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        for (index, token) in tokens.enumerated() {
            let next = tokens[(index + 1)...]
            if token.isSign("#"), next.first?.isWord("if") == true { hasConditions = true }
            guard token.isWord("import") else { continue }
            if next.drop(while: { $0.isWord(in: kinds) }).first?.bare == "Testing" { usesSwiftTesting = true }
        }
    }
}
