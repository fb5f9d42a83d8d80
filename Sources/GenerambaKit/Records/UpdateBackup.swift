import SourceText

/// The state of a project before an update that left conflict markers, in `.generamba/update/`. It is there until the
/// markers are gone or the update is taken back.
package struct UpdateBackup: Sendable {
    /// A file that the update changed.
    private struct File {
        let path: RelativePath
        /// The checksum of what the update wrote; nil if it removed the file.
        let written: UInt64?
        /// The number of the stored content; nil if the file did not exist.
        let stored: Int?
    }

    static let folder: RelativePath = ".generamba/update"
    private static let list: RelativePath = ".generamba/update/list"
    private let root: AbsolutePath
    private let files: [File]

    private static func place(_ number: Int) -> RelativePath {
        folder.appending(RelativePath(name: "\(number)"))
    }

    /// Returns the changes that store what a plan changes.
    package static func changes(storing plan: Plan) -> [Change] {
        var lines = ""
        var all = [
            Change(.create, folder.appending(".gitignore"), before: nil, after: .file(Array("*\n".utf8)))
        ]
        let changes = (plan.changes + plan.moduleRecords).filter {
            ![.identical, .skip].contains($0.action) && !$0.path.isInside(folder)
        }
        for (number, change) in changes.enumerated() where change.before != .folder && change.after != .folder
        {
            let written = change.after?.bytes.map { String(checksum(of: $0), radix: 16) } ?? "-"
            lines += "\(written) \(change.before == nil ? "-" : "\(number)") \(change.path)\n"
            guard let before = change.before else { continue }
            all.append(Change(.create, place(number), before: nil, after: before))
        }
        return all + [Change(.create, list, before: nil, after: .file(Array(lines.utf8)))]
    }

    /// Reads what an update stored; nil if there is nothing.
    ///
    /// - Throws: `FileProblem`.
    package init?(in root: AbsolutePath) throws {
        guard let bytes = try Disk.read(root.appending(Self.list)) else { return nil }
        self.root = root
        files = bytes.lineRanges.compactMap { line in
            let parts = String(decoding: bytes[line], as: UTF8.self).split(separator: " ", maxSplits: 2)
            guard parts.count == 3, let path = try? RelativePath(untrusted: String(parts[2])) else {
                return nil
            }
            return File(path: path, written: UInt64(parts[0], radix: 16), stored: Int(parts[1]))
        }
    }

    /// The modules' files in which there are still conflict markers. Those in records come from git.
    ///
    /// - Throws: `FileProblem`.
    package func filesWithMarkers() throws -> [RelativePath] {
        try files.map(\.path).filter { path in
            try !path.isInside(ModuleRecord.folder)
                && Disk.read(root.appending(path))?.hasConflictMarkers == true
        }
    }

    /// Returns the changes that restore the state before, and the files that were edited since. Their content is kept
    /// beside them, with `.edited` at the end of the name.
    ///
    /// - Throws: `FileProblem`.
    package func restoration() throws -> (changes: [Change], edited: [(RelativePath, kept: RelativePath)]) {
        var (changes, edited): ([Change], [(RelativePath, kept: RelativePath)]) = ([], [])
        for file in files {
            let now = try Disk.read(root.appending(file.path))
            if let now, checksum(of: now) != file.written {
                let kept = try free(file.path)
                edited.append((file.path, kept))
                changes.append(Change(.create, kept, before: nil, after: .file(now)))
            }
            let old = try file.stored.flatMap { try Disk.read(root.appending(Self.place($0))) }
            guard now != old else { continue }
            let action: Change.Action = old == nil ? .remove : now == nil ? .create : .overwrite
            changes.append(
                Change(
                    action, file.path, before: now.map { .file($0) }, after: old.map { .file($0) }))
        }
        return (changes, edited)
    }

    /// Returns the first path beside a file that nothing has.
    private func free(_ path: RelativePath) throws -> RelativePath {
        for number in 1... {
            let name = "\(path.name).edited\(number == 1 ? "" : "\(number)")"
            let kept = (path.parent ?? .here).appending(RelativePath(name: name))
            if try Disk.kind(of: root.appending(kept)) == nil { return kept }
        }
        return path
    }

    /// Returns the changes that remove what is stored.
    ///
    /// - Throws: `FileProblem`.
    package static func removal(in root: AbsolutePath) throws -> [Change] {
        let names = try Disk.names(in: root.appending(folder))
        let files = try names.compactMap { name -> Change? in
            let path = folder.appending(RelativePath(name: name))
            return try Disk.read(root.appending(path)).map { Change(.remove, path, before: .file($0)) }
        }
        return files + [Change(.remove, folder, before: .folder)]
    }
}
