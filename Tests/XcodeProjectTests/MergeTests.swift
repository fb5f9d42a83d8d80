import Foundation
import SourceText
import Testing

@testable import XcodeProject

/// Two branches each add a module; git merges them.
@Suite struct MergeTests {
    /// Where modules go.
    private struct Place {
        let folder: String
        var group: String?
        let target: String
    }

    @Test func modulesBesideOthersMerge() throws {
        guard let urls = try SharedProjects.files(in: "projects") else { return }
        let (clean, total) = try merges(of: urls) { file, target in
            let place = Place(folder: "Sources/Modules", target: target.name)
            return (
                try ["Feed", "Payment", "Settings"].reduce(file) { try adding($1, to: $0, place) }, place
            )
        }
        #expect(clean * 4 >= total * 3, "\(clean) of \(total)")
        print("\(clean) of \(total) merges of modules beside others are clean")
    }

    /// The modules are the first ones of the project.
    @Test func modulesBesideTheSourcesMerge() throws {
        guard let urls = try SharedProjects.files(in: "projects") else { return }
        let (clean, total) = try merges(of: urls) { file, target in
            guard let node = mostSources(of: target, in: file), let folder = file.tree.nodes[node].folder
            else { return nil }
            let group = file.tree.displayPath(node).joined(separator: "/")
            return (file, Place(folder: folder.description, group: group, target: target.name))
        }
        #expect(clean * 8 >= total * 3, "\(clean) of \(total)")
        print("\(clean) of \(total) merges of modules beside the sources are clean")
    }

    /// Returns the group that most Swift files of a target are in, or nil if it has none.
    private func mostSources(of target: Target, in file: ProjectFile) -> Int? {
        let phases = file.contents(target.object).objects("buildPhases")
        let files = phases.flatMap { file.contents($0).objects("files") }
        let references = Set(files.compactMap { file.contents($0).object("fileRef") })
        let sources = file.tree.members.filter {
            references.contains($0.object) && file.contents($0.object).displayName.hasSuffix(".swift")
        }
        return Dictionary(grouping: sources, by: \.node).max {
            ($0.value.count, $1.key) < ($1.value.count, $0.key)
        }?.key
    }

    /// Returns how many projects git merges, and of how many.
    ///
    /// - Parameter prepare: returns a project before the branches and the place of their modules, or nil if the project
    ///   has none.
    private func merges(
        of urls: [URL], _ prepare: (ProjectFile, Target) throws -> (base: ProjectFile, place: Place)?
    ) throws -> (clean: Int, total: Int) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "merge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var (clean, total) = (0, 0)
        for url in urls {
            let file = try ProjectFile(contentsOf: url)
            let target = file.targets.first { $0.kind == .native && $0.synchronizedFolders.isEmpty }
            guard let target, let (base, place) = try prepare(file, target) else { continue }
            let ours = try adding("Login", to: base, place)
            let theirs = try adding("Profile", to: base, place)
            total += 1
            guard let merged = try merge(base, ours, theirs, in: folder) else { continue }
            clean += 1
            let both = try ProjectFile(SourceFile(path: "merged", bytes: merged))
            let files = ["Login", "Profile"].flatMap { self.files(of: $0, in: place) }
            #expect(try both.adding(files, options: EditOptions(module: "Login")).isEmpty)
        }
        return (clean, total)
    }

    private func files(of name: String, in place: Place) -> [AddedFile] {
        module(name, in: place.folder, group: place.group, targets: [place.target])
    }

    private func adding(_ name: String, to file: ProjectFile, _ place: Place) throws -> ProjectFile {
        let edit = try file.adding(files(of: name, in: place), options: EditOptions(module: name))
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
