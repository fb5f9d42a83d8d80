import Foundation
import Testing

/// The repository of an app, as test data: its project files, manifests and Rambafiles, and the paths of all other
/// files except images.
struct AppRepository {
    /// The contents of the files that the test data has.
    private var contents: [String: [UInt8]] = [:]
    private let otherPaths: [String]

    /// - Returns: nil if the test data is missing.
    init?(_ name: String) throws {
        let folder = "../xcode/apps/" + name
        guard let paths = try ConformanceData.paths(below: folder) else { return nil }
        for path in paths {
            contents[path] = try ConformanceData.file("\(folder)/\(path)").map { Array($0) }
        }
        let list = contents.removeValue(forKey: "files.txt") ?? []
        otherPaths = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The paths of the project files, sorted.
    var projectFiles: [String] { contents.keys.filter { $0.hasSuffix("/project.pbxproj") }.sorted() }

    /// The bytes of a file that the test data has.
    func bytes(_ path: String) throws -> [UInt8] { try #require(contents[path]) }

    /// Writes all files except those below a folder. The files of which only the path is known are empty.
    func write(to sandbox: Sandbox, withoutFolder left: String? = nil) throws {
        for path in otherPaths where left.map({ path.hasPrefix($0 + "/") }) != true {
            try sandbox.write([], to: path)
        }
        for (path, bytes) in contents { try sandbox.write(bytes, to: path) }
    }
}
