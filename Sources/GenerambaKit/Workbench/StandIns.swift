/// Modules that stand in for those of Apple's systems, compiled: generated code is compiled and linked against them.
package struct StandIns: Sendable {
    /// The folder with the modules and their libraries.
    package let folder: FilePath
    /// Their names; each has a library.
    package let names: [String]

    /// A module before it is compiled.
    package struct Source: Sendable {
        package let name: String
        /// The texts by their file names.
        package let files: [(name: String, bytes: [UInt8])]

        package init(name: String, files: [(name: String, bytes: [UInt8])]) {
            self.name = name
            self.files = files
        }
    }

    /// Takes the modules out of a cache, or compiles them into it.
    ///
    /// - Parameters:
    ///   - sources: the modules; one that imports others stands behind them.
    ///   - toolchain: a text that differs for another compiler.
    ///   - arguments: how to compile them.
    /// - Throws: `Diagnostics`, `FileProblem`, `Interruption`.
    package init(
        _ sources: [Source], in cache: FilePath, of toolchain: String, arguments: [String] = [],
        compiler: SwiftCompiler
    ) throws {
        let key = StandIns.key(sources, toolchain + arguments.joined(separator: "\n"))
        folder = cache.appending(key)
        names = sources.map(\.name)
        guard !Disk.isFolder(folder) else { return }
        try Disk.makeFolders(cache)
        let draft = try Disk.makeTemporaryFolder(named: "\(key)-", in: cache)
        do {
            for source in sources { try Self.compile(source, into: draft, arguments, compiler) }
            // Where another run was first, its folder is as good.
            if try !Disk.move(draft, to: folder) { try Disk.removeTree(draft) }
        } catch {
            try? Disk.removeTree(draft)
            throw error
        }
    }

    private static func compile(
        _ source: Source, into folder: FilePath, _ arguments: [String], _ compiler: SwiftCompiler
    ) throws {
        let home = folder.appending("\(source.name)-sources")
        _ = try Disk.makeFolder(home)
        for file in source.files { try Disk.create(home.appending(file.name), file.bytes) }
        let messages = try compiler.run(
            [
                "-parse-as-library", "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name",
                source.name, "-I", folder.text, "-emit-module", "-emit-module-path",
                folder.appending("\(source.name).swiftmodule").text, "-emit-library", "-static", "-o",
                folder.appending("lib\(source.name).a").text,
            ] + arguments + source.files.map { home.appending($0.name).text })
        if let error = messages.first(where: { $0.severity == .error }) {
            let place = error.path.map { "\($0.name):\(error.line):\(error.column): " } ?? ""
            throw Diagnostics.error(
                "the stand-in for \(source.name) does not compile: \(place)\(error.text)",
                hint: "it is written for Swift 6.1 and newer")
        }
        try Disk.removeTree(home)
    }

    /// A text that differs where anything does that the modules depend on, as a file name.
    private static func key(_ sources: [Source], _ rest: String) -> String {
        var hash = ContentHash()
        hash.add(rest.utf8)
        for source in sources {
            hash.add(source.name.utf8)
            for file in source.files {
                hash.add(file.name.utf8)
                hash.add(file.bytes)
            }
        }
        return "stand-ins-\(hash.text)"
    }
}

/// FNV-1a of 64 bits, twice with different beginnings.
private struct ContentHash {
    private var first: UInt64 = 0xCBF2_9CE4_8422_2325
    private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Adds a part, and its end.
    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(UInt64(byte)) }
        add(0xFFFF)
    }

    private mutating func add(_ word: UInt64) {
        first = (first ^ word) &* 0x100_0000_01B3
        second = (second ^ word ^ (first >> 32)) &* 0x100_0000_01B3
    }

    var text: String { String(first, radix: 16) + String(second, radix: 16) }
}
