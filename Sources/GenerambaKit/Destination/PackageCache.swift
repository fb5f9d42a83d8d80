import SourceText

/// Answers of `swift package dump-package`, kept outside of the project. An answer serves as long as the
/// manifests and the toolchain are the same, to the letter.
package struct PackageCache: Sendable {
    /// The folder of the cache; nil keeps nothing.
    private let folder: AbsolutePath?
    private let toolchain: SwiftToolchain
    private let environment: [String: String]

    /// - Parameter environment: where the cache is, and which toolchain.
    package init(environment: [String: String]) {
        folder = AbsolutePath.cache(environment: environment)?.appending("packages")
        toolchain = SwiftToolchain(environment: environment)
        self.environment = environment
    }

    /// The package in a folder.
    ///
    /// - Throws: `Diagnostics` when there is no Package.swift, it belongs to another user, or the toolchain refuses it.
    package func package(in root: AbsolutePath) throws -> SwiftPackage {
        let manifests = try self.manifests(in: root)
        guard manifests.contains(where: { $0.name == SwiftPackage.manifest }) else {
            throw Diagnostics.error(
                "no Package.swift in '\(root.text)'",
                hint: "modules are generated into Swift packages: put the Rambafile beside a Package.swift")
        }
        guard let folder, manifests.allSatisfy({ isSelfContained($0.text) }) else { return try ask(root) }
        // What an entry holds stands before what it is the answer to.
        let key =
            (["targets with resources"] + manifests.map { "\($0.name)\n\($0.text)" } + [
                toolchain.identity(in: root)
            ])
            .joined(separator: "\n\0\n")
        let entry = folder.appending(fingerprint(key))
        let head = Array("\(key)\n\0\n".utf8)
        if let (known, owner) = try? Disk.readOwned(entry), known.starts(with: head),
            owner.isTrusted(environment: environment),
            let package = SwiftPackage(json: Array(known[head.count...]))
        {
            return package
        }
        let package = try ask(root)
        // A cache that cannot be written only costs time.
        try? Disk.makeFolders(folder, mode: 0o775)
        try? Disk.replace(entry, head + package.json())
        return package
    }

    private func ask(_ root: AbsolutePath) throws -> SwiftPackage {
        // Who owns the folder can still put another manifest there.
        try Disk.owner(of: root)?.owner.check(root.text, in: root, environment: environment)
        return try SwiftPackage(dump: toolchain.dumpPackage(in: root)[...])
    }

    /// Package.swift, its variants for certain tools versions, and the choice of a toolchain.
    private func manifests(in root: AbsolutePath) throws -> [(name: String, text: String)] {
        try Disk.names(in: root)
            .filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") || $0 == ".swift-version" }
            .compactMap { name in
                guard let (bytes, owner) = try Disk.readOwned(root.appending(name)) else { return nil }
                try owner.check(root.appending(name).text, in: root, environment: environment)
                return (name, String(decoding: bytes, as: UTF8.self))
            }
    }
}

/// Whether a manifest's answer follows from its text alone: it reads neither the environment nor files.
private func isSelfContained(_ manifest: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80 }
    let words = manifest.utf8.split { !isLetter($0) }.map(Substring.init)
    let known: [Substring] = ["PackageDescription", "CompilerPluginSupport"]
    return !words.contains("Context")
        && zip(words, words.dropFirst()).allSatisfy { $0 != "import" || known.contains($1) }
}

/// FNV-1a of 64 bits, as a file name. Entries hold their whole key, so that a collision is harmless.
private func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
}
