import SourceText
import SystemAccess

/// A package that does not exist yet. `gen` creates it together with the first modules.
package struct NewPackage: Sendable {
    /// A library with a target for the code and one for the tests, which are named like the folder, as those of 'swift
    /// package init'.
    let package: SwiftPackage
    /// The text of Package.swift, without platforms.
    let manifest: [UInt8]

    /// Makes a package for the installed version of Swift.
    ///
    /// - Throws: `Diagnostics` when the toolchain cannot be started.
    package init(in folder: AbsolutePath, environment: [String: String]) throws {
        let version = try ToolsVersion(SwiftToolchain(environment: environment).version()) ?? .usual
        package = SwiftPackage(libraryNamed: folder.name, version)
        let name = "\"\(folder.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        let tests = "\(name.dropLast())Tests\""
        manifest = Array(
            """
            // swift-tools-version: \(version.major).\(version.minor)

            import PackageDescription

            let package = Package(
                name: \(name),
                products: [.library(name: \(name), targets: [\(name)])],
                targets: [
                    .target(name: \(name)),
                    .testTarget(name: \(tests), dependencies: [\(name)]),
                ]
            )

            """.utf8)
    }

    /// Returns Package.swift, with the platforms that the modules need.
    func file(_ gap: PlatformGap?) -> GeneratedFile {
        let bytes = gap?.edit?.after?.bytes ?? manifest
        return GeneratedFile(path: RelativePath(name: SwiftPackage.manifest), content: .file(bytes))
            .by(.program)
    }
}

extension ToolsVersion {
    /// The tools version for a toolchain that does not tell its version.
    fileprivate static let usual = ToolsVersion(6, 0)
}

extension SwiftPackage {
    fileprivate init(libraryNamed name: String, _ tools: ToolsVersion) {
        (self.name, toolsVersion, platforms) = (name, "\(tools.major).\(tools.minor).0", [])
        let tests = "\(name)Tests"
        targets = [
            Target(name: name, type: "regular", path: "Sources/\(name)", exclude: []),
            Target(
                name: tests, type: "test", path: "Tests/\(tests)", exclude: [], dependencies: [name]),
        ]
    }
}
