import SourceText
import SystemAccess
import YAML

/// The targets and platforms that a Package.swift declares.
package struct SwiftPackage: Sendable, Equatable, Encodable {
    /// A target of the package.
    package struct Target: Sendable, Equatable, Encodable {
        package var name: String
        /// The kind, as SwiftPM names it: `regular`, `executable`, `test`, `macro`, `plugin`, `system`, `binary`.
        package var type: String
        /// Its folder, if the manifest declares one.
        package var path: String?
        package var exclude: [String]
        /// The folders and files of the target; nil for all in its folder.
        package var sources: [String]?
        /// The paths of the files and folders that the manifest declares as resources.
        package var resources: [String]?
        /// The names of what it depends on: other targets, and products.
        package var dependencies: [String]?

        /// Whether generated code can go into the target: it compiles Swift and is not a test target.
        package var takesCode: Bool { ["regular", "executable", "macro"].contains(type) }

        /// Whether it is a test target.
        package var takesTests: Bool { type == "test" }
    }

    /// Makes the package that `gen` is going to create.
    init(_ new: NewPackage) {
        (name, toolsVersion, platforms) = (new.name, "\(new.tools.major).\(new.tools.minor).0", [])
        libraries = [name]
        targets = [
            Target(name: name, type: "regular", path: "Sources/\(name)", exclude: []),
            Target(
                name: new.tests, type: "test", path: "Tests/\(new.tests)", exclude: [], dependencies: [name]),
        ]
    }

    /// The file name of the manifest for all toolchains.
    package static let manifest = "Package.swift"

    /// The file name of the manifest that the toolchain loads, which may be one for certain versions of Swift.
    package var manifest = Self.manifest
    /// The tools version of that manifest, such as `6.0.0`.
    let toolsVersion: String?
    package var name: String
    package var targets: [Target]
    /// The names of the products that other packages and Xcode projects can link.
    var libraries: [String]
    /// The platforms with their lowest versions; nil if they are unknown.
    package var platforms: [SupportedPlatform]?

    /// A platform that the manifest names.
    package struct SupportedPlatform: Sendable, Equatable, Encodable {
        /// The name in lower case, such as `ios`.
        package var platformName: String
        package var version: String
    }

    /// Whether a folder has a Package.swift.
    static func isThere(in folder: AbsolutePath) throws -> Bool {
        try Disk.kind(following: folder.appending(manifest)) == .file
    }

    /// The names of a target's test targets: the one named after it or, if there is none, all that depend on it.
    package func testTargets(of target: String) -> [String] {
        let tests = targets.filter(\.takesTests)
        if tests.contains(where: { $0.name == "\(target)Tests" }) { return ["\(target)Tests"] }
        return tests.filter { $0.dependencies?.contains(target) == true }.map(\.name)
    }

    /// Parses the output of `swift package dump-package`.
    package init(dump: ArraySlice<UInt8>) throws {
        // Some toolchains print notes before the JSON. The JSON starts a line.
        let lines = dump.split(separator: UInt8(ascii: "\n"))
        let start = lines.first { $0.first == UInt8(ascii: "{") }?.startIndex ?? dump.endIndex
        guard let package = SwiftPackage(json: Array(dump[start...])) else {
            throw Diagnostics.error(
                "'swift package dump-package' did not print a package as JSON",
                hint: "run it in the folder of Package.swift to see what it prints")
        }
        self = package
    }

    /// Finds the manifest that the toolchain has loaded: the one with the tools version of the package. Of several, SwiftPM
    /// takes the one whose name has the toolchain's own version, and otherwise the one for all.
    ///
    /// - Parameters:
    ///   - manifests: the manifests in the folder of the package.
    ///   - swift: returns the version of the toolchain, such as `6.3.1`.
    mutating func findManifest(
        among manifests: [(name: String, text: String)], swift: () throws -> String
    ) rethrows {
        let loaded = toolsVersion.flatMap { ToolsVersion($0) }
        let alike = manifests.filter { ToolsVersion(manifest: Array($0.text.utf8)) == loaded }.map(\.name)
        guard alike.count > 1 else {
            manifest = alike.first ?? Self.manifest
            return
        }
        let version = try swift().split(separator: ".")
        let own = (1...3).reversed().map {
            "Package@swift-\(version.prefix($0).joined(separator: ".")).swift"
        }
        manifest =
            own.first(where: alike.contains) ?? (alike.contains(Self.manifest) ? Self.manifest : alike[0])
    }

    /// The folder of a package that a plugin of SwiftPM describes; nil for another description.
    static func folder(json: [UInt8]) -> String? {
        try? YAMLNode.parse(SourceFile(path: "", bytes: json)).string(of: "folder")
    }

    /// The parts that this program uses, as JSON.
    package func json() throws -> [UInt8] { try JSON.encode(self) }

    /// Parses a dump, or the output of `json`, as YAML, which takes a tenth of the time of a JSON decoder. Nil if it is
    /// damaged.
    package init?(json: [UInt8]) {
        do {
            let root = try YAMLNode.parse(SourceFile(path: "", bytes: json))
            guard let targets = try root.list("targets", { try Target($0) }) else { return nil }
            name = try root.string(of: "name")
            manifest = try root.value(of: "manifest")?.string() ?? Self.manifest
            toolsVersion = root.value(of: "toolsVersion").flatMap { $0.value(of: "_version") ?? $0 }?.text
            self.targets = targets
            libraries =
                try root.list("libraries") { try $0.string() }
                ?? root.list("products") {
                    try $0.value(of: "type")?.value(of: "library") == nil ? nil : $0.string(of: "name")
                }?.compactMap(\.self) ?? []
            platforms = try root.list("platforms") {
                SupportedPlatform(
                    platformName: try $0.string(of: "platformName"), version: try $0.string(of: "version"))
            }
        } catch {
            return nil
        }
    }
}

extension YAMLNode {
    /// The error for a text that is not the JSON of a package.
    private struct Damage: Error {}

    fileprivate func string() throws -> String {
        guard case .scalar(let text, isPlain: false) = content else { throw Damage() }
        return text
    }

    fileprivate func string(of key: String) throws -> String {
        guard let node = value(of: key) else { throw Damage() }
        return try node.string()
    }

    /// Reads the list of a key; nil if there is none.
    fileprivate func list<Item>(_ key: String, _ read: (YAMLNode) throws -> Item) throws -> [Item]? {
        guard let node = value(of: key) else { return nil }
        guard case .sequence(let items) = node.content else { throw Damage() }
        return try items.map(read)
    }
}

extension SwiftPackage.Target {
    fileprivate init(_ node: YAMLNode) throws {
        self.init(
            name: try node.string(of: "name"), type: try node.string(of: "type"),
            path: try node.value(of: "path")?.string(),
            exclude: try node.list("exclude") { try $0.string() } ?? [],
            sources: try node.list("sources") { try $0.string() },
            resources: try node.list("resources") { try $0.text ?? $0.string(of: "path") },
            dependencies: try node.list("dependencies", Self.dependency))
    }

    /// Reads the name in `{"byName": ["Shop", null]}` or `{"target": …}`. Names of products do not matter here.
    private static func dependency(_ node: YAMLNode) -> String {
        guard case .sequence(let items)? = (node.value(of: "byName") ?? node.value(of: "target"))?.content
        else { return node.text ?? "" }
        return items.first?.text ?? ""
    }

    /// Finds the target's folder, relative to the package's.
    ///
    /// - Throws: `Diagnostics` when there is none, naming the places where SwiftPM looks for it; the rules are those of
    ///   SwiftPM's PackageBuilder. `FileProblem`.
    package func folder(in root: AbsolutePath, of package: SwiftPackage) throws -> RelativePath {
        if let path { return try folder(path.isEmpty || path == "/" ? "." : path) }
        let places = (takesTests ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let place = try places.first { try Disk.kind(following: root.appending($0)) == .folder } ?? places[0]
        let folder = try folder("\(place)/\(name)")
        // Since tools version 5.9, the only target of a kind may have its files in the folder for that kind itself.
        let alike = package.targets.filter { $0.takesTests == takesTests && $0.type != "plugin" }
        let folders = [folder] + (alike.count == 1 ? [folder.parent] : []).compactMap(\.self)
        let found = try folders.first { try Disk.kind(following: root.appending($0)) == .folder }
        if let found { return found }
        throw Diagnostics.error(
            "the target '\(name)' has no folder", hint: "create '\(folder)', where SwiftPM looks for it")
    }

    private func folder(_ text: String) throws -> RelativePath {
        do throws(PathProblem) {
            return try RelativePath(untrusted: text)
        } catch {
            let reason = [.leaves, .absolute].contains(error) ? "is outside the package" : error.reason
            throw Diagnostics.error("the folder '\(text)' of the target '\(name)' \(reason)")
        }
    }

    /// Why a folder does not belong to the target, whose own folder is `home`; nil when it does.
    package func rejectionReason(to folder: RelativePath, home: RelativePath) -> String? {
        guard folder.isInside(home) else { return "the target's folder is '\(home)'" }
        if folder.isInside(anyOf: exclude, in: home) { return "the target excludes it" }
        if let sources, !folder.isInside(anyOf: sources, in: home) {
            return "the target's sources are \(quoted(sources, most: .max))"
        }
        return nil
    }
}
