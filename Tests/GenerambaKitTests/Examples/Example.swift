import Foundation
import GenerambaKit
import Testing

@testable import SystemAccess

/// An app in `Examples/`: the repository has what is written by hand, and `Examples/generate` makes the whole app.
struct Example: Sendable {
    let name: String
    /// The sandbox of the whole app, which is in its folder `App`.
    private let sandbox: Sandbox
    /// What the script prints.
    let output: String

    static let names = ["CheckoutApp", "FeedApp", "SwiftUIApp", "UIKitApp"]

    /// The apps by their names, made once for all tests.
    private static let all = Dictionary(
        uniqueKeysWithValues: names.map { name in (name, Result { try Example(generating: name) }) })

    static func named(_ name: String) throws -> Example {
        guard let example = all[name] else { throw CocoaError(.fileReadNoSuchFile) }
        return try example.get()
    }

    private init(generating name: String) throws {
        self.name = name
        sandbox = try Sandbox()
        output = try sandbox.output(of: ["bash", Self.script, name, "App", Program.executable])
    }

    /// Runs the program in the app's folder.
    func run(_ words: String...) throws -> Run { try sandbox.run(words + ["-C", "App"]) }

    static let script = Program.repository.appendingPathComponent("Examples/generate").path

    /// The files of the whole app by their paths, without the records of `gen`.
    func files() throws -> [String: [UInt8]] { try Self.files(in: sandbox.path("App")) }

    /// The files in the repository by their paths, without what generating and building there leaves behind.
    func writtenByHand() throws -> [String: [UInt8]] {
        let folder = Program.repository.appendingPathComponent("Examples/\(name)").path
        return try Self.files(in: folder).filter { !Self.isGenerated($0.key) }
    }

    private static func files(in folder: String) throws -> [String: [UInt8]] {
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

    /// The Swift files in a folder of the whole app.
    func sources(in folder: String) throws -> [AbsolutePath] {
        let paths = try files().keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }
        return paths.sorted().map { AbsolutePath(sandbox.path("App")).appending($0) }
    }

    /// What the toolchain's formatter says about the whole app; nil if it is not the one whose format the code has.
    func complaintsOfTheFormatter() throws -> String? {
        let version = try? sandbox.output(of: ["sh", "-c", "swift format --version 2>&1 || true"])
        guard version?.hasPrefix("6.3") == true else { return nil }
        return try sandbox.output(
            of: ["sh", "-c", "swift format lint --strict --parallel --recursive App 2>&1 || true"])
    }
}
