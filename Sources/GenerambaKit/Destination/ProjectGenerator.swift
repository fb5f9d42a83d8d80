import SwiftText
import SystemAccess

/// A tool that generates the Xcode project from a description in the same folder.
package enum ProjectGenerator: String, Sendable, Encodable {
    case xcodeGen = "XcodeGen"
    case tuist = "Tuist"

    /// The command that generates the project again.
    package var command: String { self == .xcodeGen ? "xcodegen generate" : "tuist generate" }

    /// Looks for the descriptions that the tools read: XcodeGen's `project.yml`, and Tuist's `Project.swift`, which
    /// imports ProjectDescription, with or without a folder `Tuist`. Nil if there is none.
    package init?(in root: AbsolutePath) throws(FileProblem) {
        if let spec = try Disk.read(root.appending("project.yml")), Self.isSpecification(spec) {
            self = .xcodeGen
            return
        }
        let manifests = ["Project.swift", "Workspace.swift", "Tuist.swift", "Tuist/Config.swift"]
        for name in manifests {
            let imports = try Disk.read(root.appending(name)).map {
                ImportStatement.all(in: SwiftToken.all(in: $0))
            }
            if imports?.contains(where: { $0.module.bare == "ProjectDescription" }) == true {
                self = .tuist
                return
            }
        }
        return nil
    }

    /// Whether a YAML file describes an Xcode project: it has targets at the top level, or includes files that do.
    private static func isSpecification(_ bytes: [UInt8]) -> Bool {
        let keys = ["targets:", "include:", "packages:", "targetTemplates:"]
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return lines.contains { line in keys.contains { line.starts(with: $0.utf8) } }
    }
}
