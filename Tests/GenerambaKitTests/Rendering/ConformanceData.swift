import Foundation

/// The conformance data: in the folder that GENERAMBA_CONFORMANCE names, else in shared/conformance beside
/// the repository.
enum ConformanceData {
    /// A file's bytes. When the variable is set, a missing file is an error, else nil and a line in the log.
    static func file(_ path: String) throws -> Data? {
        if let folder = ProcessInfo.processInfo.environment["GENERAMBA_CONFORMANCE"] {
            return try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(path))
        }
        let file = repository.appendingPathComponent("../shared/conformance").appendingPathComponent(path)
        if let data = try? Data(contentsOf: file) { return data }
        print(
            "SKIPPED: no \(file.standardized.path); GENERAMBA_CONFORMANCE names the folder of conformance data"
        )
        return nil
    }

    private static var repository: URL {
        (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    }
}
