import SourceText
import SystemAccess

/// A cache of the output of `swift package dump-package`, outside of the project. An entry is valid as long as the
/// manifests and the toolchain do not change at all. In a plugin of SwiftPM, which waits for the plugin meanwhile, the
/// plugin describes its package instead.
package struct PackageCache: Sendable {
    /// The folder of the cache; nil disables the cache.
    private let folder: AbsolutePath?
    private let toolchain: SwiftToolchain
    private let environment: [String: String]

    /// - Parameter environment: determines the folder of the cache and the toolchain.
    package init(environment: [String: String]) {
        folder = AbsolutePath.cache(environment: environment)?.appending("packages")
        toolchain = SwiftToolchain(environment: environment)
        self.environment = environment
    }

    /// Returns the package in a folder.
    ///
    /// - Throws: `Diagnostics` when there is no Package.swift, when it belongs to another user, or when the toolchain
    ///   rejects it.
    package func package(in root: AbsolutePath) throws -> SwiftPackage {
        let manifests = try self.manifests(in: root)
        guard manifests.contains(where: { $0.name == SwiftPackage.manifest }) else {
            throw Diagnostics.error(
                "no Package.swift in '\(root.text)'",
                hint:
                    "put the Rambafile beside a Package.swift, or name an Xcode project with 'xcodeproj_path'"
            )
        }
        if let package = try packageOfPlugin(in: root, manifests) { return package }
        guard let entry = entry(of: manifests, in: root) else { return try ask(root, manifests) }
        if let package = read(entry) { return package }
        let package = try ask(root, manifests)
        if let json = try? package.json() { entry.write(json) }
        return package
    }

    /// Returns the package in a folder if it is in the cache. Starts no program for the user's own, and writes nothing.
    package func knownPackage(in root: AbsolutePath) -> SwiftPackage? {
        guard let manifests = try? manifests(in: root) else { return nil }
        return entry(of: manifests, in: root).flatMap(read)
    }

    /// Returns the file in the cache for a package, which begins with everything that the content depends on; nil if there
    /// is no cache for the package.
    private func entry(
        of manifests: [(name: String, text: String)], in root: AbsolutePath
    ) -> CacheFile? {
        guard let folder, manifests.allSatisfy({ isSelfContained($0.text) }) else { return nil }
        // The name of the cached content comes before the data that it depends on.
        let texts = manifests.map { "\($0.name)\n\($0.text)" } + [toolchain.identity(in: root), ""]
        let head = Array(
            (["targets with dependencies, libraries, platforms, manifest"] + texts).joined(
                separator: "\n\0\n"
            ).utf8)
        // Checksums may collide, because entries contain what they depend on.
        return CacheFile(folder.appending(String(checksum(of: head), radix: 16)), mark: head)
    }

    private func read(_ entry: CacheFile) -> SwiftPackage? {
        entry.read().flatMap { SwiftPackage(json: Array($0.bytes[$0.content])) }
    }

    /// Returns the package that a plugin describes in the file that `GENERAMBA_PACKAGE` names; nil for other folders.
    private func packageOfPlugin(
        in root: AbsolutePath, _ manifests: [(name: String, text: String)]
    ) throws -> SwiftPackage? {
        guard let path = environment[Self.variableOfPlugins], !path.isEmpty else { return nil }
        let json = try Disk.read(AbsolutePath(path)) ?? []
        guard let folder = SwiftPackage.folder(json: json), var package = SwiftPackage(json: json) else {
            throw Diagnostics.error("'\(path)', which \(Self.variableOfPlugins) names, describes no package")
        }
        guard try Disk.realPath(of: AbsolutePath(folder)) == Disk.realPath(of: root) else { return nil }
        try package.findManifest(
            among: manifests.filter { $0.name.hasSuffix(".swift") }, swift: toolchain.version)
        let loaded = manifests.first { $0.name == package.manifest }
        package.addLiterals(of: Array((loaded?.text ?? "").utf8))
        return package
    }

    /// The environment variable that the plugin of SwiftPM sets.
    package static let variableOfPlugins = "GENERAMBA_PACKAGE"

    private func ask(
        _ root: AbsolutePath, _ manifests: [(name: String, text: String)]
    ) throws -> SwiftPackage {
        // The owner of the folder can replace the manifest at any time.
        try Disk.owner(of: root)?.owner.check(root.text, in: root, environment: environment)
        var package = try SwiftPackage(dump: toolchain.dumpPackage(in: root)[...])
        let all = manifests.filter { $0.name.hasSuffix(".swift") }
        try package.findManifest(among: all, swift: toolchain.version)
        return package
    }

    /// Package.swift, its variants for other tools versions, and the `.swift-version` that selects a toolchain.
    private func manifests(in root: AbsolutePath) throws -> [(name: String, text: String)] {
        try Disk.names(in: root)
            .filter {
                $0 == SwiftPackage.manifest || $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")
                    || $0 == ".swift-version"
            }
            .compactMap { name in
                guard let (bytes, owner) = try Disk.readOwned(root.appending(name)) else { return nil }
                try owner.check(root.appending(name).text, in: root, environment: environment)
                return (name, String(decoding: bytes, as: UTF8.self))
            }
    }
}

/// Whether a manifest reads neither the environment nor files, so that its text alone determines the package.
private func isSelfContained(_ manifest: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80 }
    let words = manifest.utf8.split { !isLetter($0) }.map(Substring.init)
    let known: [Substring] = ["PackageDescription", "CompilerPluginSupport"]
    return !words.contains("Context")
        && zip(words, words.dropFirst()).allSatisfy { $0 != "import" || known.contains($1) }
}
