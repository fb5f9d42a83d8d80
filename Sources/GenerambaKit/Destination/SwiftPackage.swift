import SourceText
import SystemAccess
import YAML

/// The targets and platforms that a Package.swift declares.
package struct SwiftPackage: Sendable, Equatable, Codable {
    /// A target of the package.
    package struct Target: Sendable, Equatable, Codable {
        package var name: String
        /// The kind, as SwiftPM names it: `regular`, `executable`, `test`, `macro`, `plugin`, `system`, `binary`.
        package var type: String
        /// Its folder, if the manifest declares one.
        package var path: String?
        package var exclude: [String]
        /// The folders and files of the target; nil for all in its folder.
        package var sources: [String]?
        /// The files and folders that the manifest declares as resources.
        package var resources: [Resource]?
        /// What it depends on: other targets, and products.
        package var dependencies: [Dependency]?

        /// A resource in the target's folder.
        package struct Resource: Sendable, Equatable, Codable {
            package var path: String
        }

        /// A dependency, by the name of the target or product.
        package struct Dependency: Sendable, Equatable, Codable {
            package var name: String

            package init(name: String) { self.name = name }

            /// Reads `{"byName": ["Shop", null]}`. The kind is `byName`, `target` or `product`, and the name is the
            /// first item. Product names do not matter here, so any other form is read as an empty name.
            package init(from decoder: any Decoder) throws {
                let kinds = try decoder.container(keyedBy: Kind.self)
                let kind = try kinds.allKeys.first.map { try kinds.nestedUnkeyedContainer(forKey: $0) }
                guard var kind, let name = try? kind.decode(String.self) else {
                    self.init(name: "")
                    return
                }
                self.init(name: name)
            }

            package func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(name)
            }

            private enum Kind: String, CodingKey { case byName, target }
        }

        /// Whether generated code can go into the target: it compiles Swift and is not a test target.
        package var takesCode: Bool { ["regular", "executable", "macro"].contains(type) }

        /// Whether it is a test target.
        package var takesTests: Bool { type == "test" }

        /// The name of its Swift module.
        package var moduleName: String { swiftModuleName(name) }
    }

    /// The manifest's file name.
    package static let manifest = "Package.swift"
    /// The manifest's path in the folder of the package.
    package static let manifestPath: RelativePath = "Package.swift"

    package var name: String
    package var targets: [Target]
    /// The platforms with their lowest versions; empty or nil if the manifest names none.
    package var platforms: [SupportedPlatform]?

    /// A platform that the manifest names.
    package struct SupportedPlatform: Sendable, Equatable, Codable {
        /// The name in lower case, such as `ios`.
        package var platformName: String
        package var version: String
    }

    /// The nearest folder with a Package.swift: the given one or one that contains it.
    package static func root(from start: AbsolutePath) throws -> AbsolutePath? {
        try Disk.kind(following: start.appending(manifest)) == .file ? start : start.parent.flatMap(root)
    }

    /// The names of a target's test targets: the one named after it or, if there is none, all that depend on it.
    package func testTargets(of target: String) -> [String] {
        let names = targets.filter(\.takesTests).filter { test in
            test.dependencies?.contains { $0.name == target } == true
        }.map(\.name)
        let own = targets.first { $0.takesTests && $0.name == "\(target)Tests" }
        return own.map { [$0.name] } ?? names
    }

    /// Parses the output of `swift package dump-package`.
    package init(dump: ArraySlice<UInt8>) throws {
        // Some toolchains print notes before the JSON. The JSON starts a line.
        let lines = dump.split(separator: UInt8(ascii: "\n"))
        let start = lines.first { $0.first == UInt8(ascii: "{") }?.startIndex ?? dump.endIndex
        guard let package = try? JSON.decode(SwiftPackage.self, from: dump[start...]) else {
            throw Diagnostics.error(
                "'swift package dump-package' did not print a package as JSON",
                hint: "run it in the folder of Package.swift to see what it prints")
        }
        self = package
    }

    /// The parts that this program uses, as JSON.
    package func json() throws -> [UInt8] { try JSON.encode(self) }

    /// Parses the output of `json` as YAML, which takes a tenth of the time of a JSON decoder. Nil if it is damaged.
    package init?(json: [UInt8]) {
        var found = Diagnostics()
        let root = try? YAMLNode.parse(SourceFile(path: "", bytes: json))
        guard let root,
            let fields = YAMLFields(
                root, known: ["name", "targets", "platforms"], of: "", diagnostics: &found),
            let name = fields.text("name", &found)
        else { return nil }
        self.name = name.value
        targets = fields.items("targets", &found).compactMap { Target($0, &found) }
        platforms = fields.node("platforms").map { _ in
            fields.items("platforms", &found).compactMap { SupportedPlatform($0, &found) }
        }
        guard found.all.isEmpty else { return nil }
    }
}

extension SwiftPackage.Target {
    /// Parses the output of `json`. Returns nil after adding a problem to `found` if it is damaged.
    fileprivate init?(_ node: YAMLNode, _ found: inout Diagnostics) {
        let keys = ["name", "type", "path", "exclude", "sources", "resources", "dependencies"]
        guard let fields = YAMLFields(node, known: keys, of: "", diagnostics: &found),
            let name = fields.requiredText("name", of: "", &found),
            let type = fields.requiredText("type", of: "", &found)
        else { return nil }
        self.init(
            name: name.value, type: type.value, path: fields.text("path", &found)?.value,
            exclude: fields.texts("exclude", &found).map(\.value),
            sources: fields.node("sources").map { _ in fields.texts("sources", &found).map(\.value) },
            resources: fields.node("resources").map { _ in
                fields.items("resources", &found).compactMap { Resource($0, &found) }
            },
            dependencies: fields.node("dependencies").map { _ in
                fields.texts("dependencies", &found).map { Dependency(name: $0.value) }
            })
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
            "the target '\(name)' has no folder",
            hint: "create '\(folder)', where SwiftPM looks for it")
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

extension SwiftPackage.SupportedPlatform {
    fileprivate init?(_ node: YAMLNode, _ found: inout Diagnostics) {
        guard let fields = YAMLFields(node, known: ["platformName", "version"], of: "", diagnostics: &found),
            let name = fields.text("platformName", &found), let version = fields.text("version", &found)
        else { return nil }
        self.init(platformName: name.value, version: version.value)
    }
}

extension SwiftPackage.Target.Resource {
    fileprivate init?(_ node: YAMLNode, _ found: inout Diagnostics) {
        let fields = YAMLFields(node, known: ["path"], of: "", diagnostics: &found)
        guard let path = fields?.text("path", &found) else { return nil }
        self.init(path: path.value)
    }
}
