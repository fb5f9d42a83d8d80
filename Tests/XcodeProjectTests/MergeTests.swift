import Foundation
import SourceText
import Testing

@testable import XcodeProject

/// Two branches each add a module beside three others; git merges them.
@Suite struct MergeTests {
    @Test func twoBranchesMerge() throws {
        guard let urls = try SharedProjects.files(in: "projects") else { return }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "merge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var (clean, total) = (0, 0)
        for url in urls {
            let file = try ProjectFile(contentsOf: url)
            guard
                let target = file.targets.first(where: {
                    $0.kind == .native && $0.synchronizedFolders.isEmpty
                })
            else { continue }
            let base = try ["Feed", "Payment", "Settings"].reduce(file) { try adding($1, to: $0, target) }
            let (ours, theirs) = (
                try adding("Login", to: base, target), try adding("Profile", to: base, target)
            )
            total += 1
            if let merged = try merge(base, ours, theirs, in: folder) {
                clean += 1
                let both = try ProjectFile(SourceFile(path: "merged", bytes: merged))
                let files = ["Login", "Profile"].flatMap {
                    module($0, in: "Sources/Modules", targets: [target.name])
                }
                #expect(try both.adding(files, options: EditOptions(module: "Login")).isEmpty)
            }
        }
        #expect(clean * 4 >= total * 3, "\(clean) of \(total)")
        print("\(clean) of \(total) merges are clean")
    }

    private func adding(_ name: String, to file: ProjectFile, _ target: Target) throws -> ProjectFile {
        let files = module(name, in: "Sources/Modules", targets: [target.name])
        let edit = try file.adding(files, options: EditOptions(module: name))
        return try ProjectFile(SourceFile(path: file.source.path, bytes: edit.bytes))
    }

    /// Returns the merged text, or nil if there is a conflict.
    private func merge(
        _ base: ProjectFile, _ ours: ProjectFile, _ theirs: ProjectFile, in folder: URL
    ) throws -> [UInt8]? {
        let paths = try zip(["ours", "base", "theirs"], [ours, base, theirs]).map { name, file in
            let path = folder.appendingPathComponent(name)
            try Data(file.source.bytes).write(to: path)
            return path.path
        }
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "merge-file", "-q"] + paths
        try git.run()
        git.waitUntilExit()
        return git.terminationStatus == 0
            ? Array(try Data(contentsOf: folder.appendingPathComponent("ours"))) : nil
    }
}
