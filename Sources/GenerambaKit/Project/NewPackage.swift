import SystemAccess

/// A package that does not exist yet. `gen` creates it together with the first modules.
package struct NewPackage: Sendable {
    /// The name of the package and of its target for code: that of its folder.
    let name: String
    let tools: ToolsVersion

    /// Makes a package for the installed version of Swift.
    ///
    /// - Throws: `Diagnostics` when the toolchain cannot be started.
    package init(in folder: AbsolutePath, environment: [String: String]) throws {
        name = folder.name
        tools = try ToolsVersion(SwiftToolchain(environment: environment).version()) ?? ToolsVersion(6, 0)
    }

    /// The name of the target for tests.
    var tests: String { "\(name)Tests" }

    /// Returns the text of Package.swift, without platforms: a library with a target for code and one for tests.
    ///
    /// - Parameter hasTests: whether there is one for tests: a target without files makes a package invalid.
    func manifest(hasTests: Bool) -> [UInt8] {
        let name = Self.literal(name)
        let tests =
            hasTests ? "\n        .testTarget(name: \(Self.literal(tests)), dependencies: [\(name)])," : ""
        return Array(
            """
            // swift-tools-version: \(tools.major).\(tools.minor)

            import PackageDescription

            let package = Package(
                name: \(name),
                products: [.library(name: \(name), targets: [\(name)])],
                targets: [
                    .target(name: \(name)),\(tests)
                ]
            )

            """.utf8)
    }

    private static func literal(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
