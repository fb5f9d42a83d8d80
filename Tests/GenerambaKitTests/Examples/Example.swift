import Foundation
import GenerambaKit

@testable import SystemAccess

/// An app in `Examples/`.
struct Example {
    let name: String

    static let names = ["SwiftUIApp", "UIKitApp"]

    /// The folder of the app.
    private var folder: URL { Program.repository.appendingPathComponent("Examples/\(name)") }

    /// The files by their paths, without those that builds and the records of `gen` leave behind.
    func files() throws -> [String: [UInt8]] { try Self.files(in: folder.path) }

    /// The files of a folder by their paths, without those that builds and the records of `gen` leave behind.
    static func files(in folder: String) throws -> [String: [UInt8]] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let leftOut: Set = [".build", ".generamba", ".swiftpm", ".DS_Store", "Package.resolved"]
        let own = paths.filter { leftOut.isDisjoint(with: $0.split(separator: "/").map(String.init)) }
        var files: [String: [UInt8]] = [:]
        for path in own {
            let url = URL(fileURLWithPath: "\(folder)/\(path)")
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            files[path] = Array(try Data(contentsOf: url))
        }
        return files
    }

    /// Whether the example's commands generate the file at a path.
    static func isGenerated(_ path: String) -> Bool {
        let folders = path.split(separator: "/")
        return folders.count > 3 && ["Sources", "Tests"].contains(folders[0])
            && ["Modules", "Services"].contains(folders[2])
    }

    /// The Swift files in a folder.
    func sources(in folder: String) throws -> [AbsolutePath] {
        let paths = try files().keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }
        return paths.sorted().map { AbsolutePath(self.folder.path).appending($0) }
    }
}
