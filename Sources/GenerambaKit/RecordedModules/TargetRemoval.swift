import SourceText
import SystemAccess

/// The removal of targets that were made for modules from the package's manifest.
struct TargetRemoval {
    private let root: AbsolutePath
    /// The manifests, as they are and as they are to be.
    private var texts: [(path: RelativePath, before: [UInt8], now: [UInt8])] = []

    init(in root: AbsolutePath) { self.root = root }

    /// The changes of the manifests.
    var changes: [Change] {
        texts.filter { $0.before != $0.now }.map {
            Change(.edit, $0.path, before: .file($0.before), after: .file($0.now), by: .program)
        }
    }

    /// Takes out what was added for a module that is the last one in its target.
    ///
    /// - Parameter gone: the files that are removed.
    /// - Returns: why the target stays, for the user; nil if it does not.
    /// - Throws: `FileProblem`.
    mutating func remove(_ record: ModuleRecord, besides gone: Set<RelativePath>) throws -> String? {
        guard let manifest = record.manifest, let index = try index(of: manifest) else { return nil }
        var now = texts[index].now
        for entry in record.manifestEntries.reversed() { now = entry.removed(from: now) ?? now }
        let names = record.manifestEntries.filter { $0.label == "targets" }.compactMap { entry in
            entry.text.split(separator: "\"").dropFirst().first.map(String.init)
        }
        let stays = "note: the target '\(record.codeTarget)' stays in \(manifest)"
        guard let left = ManifestTargets(now), !names.contains(where: left.names) else {
            return "\(stays) because it was edited there, or because something else names it"
        }
        let folders = [record.codeFolder, record.testFolder].compactMap(\.self) + names.flatMap(Self.folders)
        if let file = try folders.lazy.compactMap({ try self.file(in: $0, besides: gone) }).first {
            return "\(stays) because of '\(file)'"
        }
        texts[index].now = now
        return nil
    }

    /// The folders in which SwiftPM looks for the files of a target.
    private static func folders(of name: String) -> [RelativePath] {
        ["Sources", "Source", "src", "srcs", "Tests"].map {
            RelativePath(name: $0).appending(RelativePath(name: name))
        }
    }

    /// Returns the index of a manifest's text; nil if there is no such file.
    private mutating func index(of path: RelativePath) throws -> Int? {
        if let index = texts.firstIndex(where: { $0.path == path }) { return index }
        guard try Disk.kind(of: root.appending(path)) == .file,
            let bytes = try Disk.read(root.appending(path))
        else { return nil }
        texts.append((path, bytes, bytes))
        return texts.count - 1
    }

    /// The first file in a folder that is not hidden and stays; nil if there is none.
    private func file(in folder: RelativePath, besides gone: Set<RelativePath>) throws -> RelativePath? {
        guard try Disk.kind(following: root.appending(folder)) == .folder else { return nil }
        for name in try Disk.names(in: root.appending(folder)).sorted() where !name.hasPrefix(".") {
            let path = folder.appending(RelativePath(name: name))
            guard try Disk.kind(of: root.appending(path)) == .folder else {
                if gone.contains(path) { continue }
                return path
            }
            if let file = try file(in: path, besides: gone) { return file }
        }
        return nil
    }
}
