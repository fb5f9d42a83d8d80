import Foundation

/// The conformance data, in the folder that GENERAMBA_CONFORMANCE names or, by default, in shared/conformance beside
/// the repository.
enum ConformanceData {
    /// The names of the files in a folder, sorted; nil when the folder is missing and the variable is not set.
    static func names(in folder: String) throws -> [String]? {
        let variable = ProcessInfo.processInfo.environment["GENERAMBA_CONFORMANCE"]
        let root = variable.map { URL(fileURLWithPath: $0) } ?? shared
        do {
            let path = root.appendingPathComponent(folder).path
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            guard variable == nil else { throw error }
            return nil
        }
    }

    /// The bytes of a file. If it is missing, throws an error when the variable is set; otherwise logs a line and
    /// returns nil.
    static func file(_ path: String) throws -> Data? {
        if let folder = ProcessInfo.processInfo.environment["GENERAMBA_CONFORMANCE"] {
            return try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(path))
        }
        let file = shared.appendingPathComponent(path)
        if let data = try? Data(contentsOf: file) { return data }
        print(
            "SKIPPED: no \(file.standardized.path); GENERAMBA_CONFORMANCE names the folder of conformance data"
        )
        return nil
    }

    /// The paths of all files below a folder, sorted; nil under the same conditions as for a file.
    static func paths(below folder: String) throws -> [String]? {
        let root = ProcessInfo.processInfo.environment["GENERAMBA_CONFORMANCE"].map {
            URL(fileURLWithPath: $0)
        }
        let path = (root ?? shared).appendingPathComponent(folder).standardized.path
        guard root != nil || FileManager.default.fileExists(atPath: path) else {
            print("SKIPPED: no \(path); GENERAMBA_CONFORMANCE names the folder of conformance data")
            return nil
        }
        return try FileManager.default.subpathsOfDirectory(atPath: path).sorted().filter {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path + "/" + $0, isDirectory: &isFolder)
            return !isFolder.boolValue
        }
    }

    /// The path of a folder beside that of the conformance data; nil, with a line in the log, if it is missing.
    static func folder(beside name: String) -> String? {
        let variable = ProcessInfo.processInfo.environment["GENERAMBA_CONFORMANCE"]
        let url = (variable.map { URL(fileURLWithPath: $0) } ?? shared).deletingLastPathComponent()
            .appendingPathComponent(name).standardized
        if FileManager.default.fileExists(atPath: url.path) { return url.path }
        print("SKIPPED: no \(url.path); GENERAMBA_CONFORMANCE names a folder beside it")
        return nil
    }

    private static var shared: URL {
        (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            .appendingPathComponent("../shared/conformance")
    }
}
