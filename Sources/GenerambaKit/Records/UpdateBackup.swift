import SourceText
import SystemAccess

/// The state of a project before an update that left conflict markers, in `.generamba/update/`. It is there until the
/// markers are gone or the update is taken back.
package struct UpdateBackup: Sendable {
    /// A file that the update changed. Its line number is the name of the stored content.
    fileprivate struct File {
        let path: RelativePath
        let writer: Writer
        /// The checksum of what the update wrote; nil if it removed the file.
        let written: UInt64?
        /// The content before; nil if the file did not exist.
        let before: [UInt8]?
    }

    package static let folder: RelativePath = ".generamba/update"
    private static let list: RelativePath = ".generamba/update/list"
    private static let head = "generamba-update 2"
    private let root: AbsolutePath
    private let files: [File]

    /// The paths of the files that the update changed.
    package var paths: [RelativePath] { files.map(\.path) }

    private static func place(_ number: Int, isNew: Bool = false) -> RelativePath {
        folder.appending(RelativePath(name: "\(number)\(isNew ? ".new" : "")"))
    }

    /// Returns the changes that store what a plan changes.
    package static func changes(storing plan: Plan) throws -> [Change] {
        func stored(_ path: RelativePath, _ content: GeneratedFile.Content) -> Change {
            Change(.create, path, before: nil, after: content, by: .program)
        }
        var lines = head + "\n"
        var all = [stored(folder.appending(".gitignore"), .file(Array("*\n".utf8)))]
        let changes = (plan.changes + plan.moduleRecords).filter {
            ![.identical, .skip].contains($0.action) && writer(of: $0.path) != nil
                && $0.before != .folder && $0.after != .folder
        }
        for (number, change) in changes.enumerated() {
            let sums = [change.after, change.before].map {
                $0?.bytes.map { hexadecimal(checksum(of: $0)) } ?? "-"
            }
            lines += "\(sums[0]) \(sums[1]) \(change.path)\n"
            if let before = change.before {
                all.append(stored(place(number), before))
                // A file that the update removes is made anew when that is taken back.
                let isExecutable =
                    try change.action == .remove && Disk.isExecutable(plan.root.appending(change.path))
                all[all.count - 1].isExecutable = isExecutable
            }
            // It names the files even when the module has been removed.
            if change.path.isInside(ModuleRecord.folder), let after = change.after {
                all.append(stored(place(number, isNew: true), after))
            }
        }
        lines += "end \(hexadecimal(checksum(of: Array(lines.utf8))))\n"
        return all + [stored(list, .file(Array(lines.utf8)))]
    }

    /// Who changes a file that belongs to modules; nil for other files, which stay as they are: the Rambafile and the
    /// platforms in Package.swift.
    fileprivate static func writer(of path: RelativePath) -> Writer? {
        if path.problem(for: .template) == nil { return .template }
        let isRecord = path.isInside(ModuleRecord.folder) || path == Records.attributes.path
        let isProject = path.parent?.name.hasSuffix(".xcodeproj") == true
        return (isRecord || isProject) && path.problem(for: .program) == nil ? .program : nil
    }

    /// Reads what an update stored; nil if there is nothing.
    ///
    /// - Throws: `Diagnostics` for a damaged list, and for one that names a file that no record names; `FileProblem`.
    package init?(in root: AbsolutePath) throws {
        let path = root.appending(Self.list)
        guard let bytes = try Disk.read(path) else { return nil }
        let file = SourceFile(path: Self.list.text, bytes: bytes)
        let lines = bytes.lineRanges
        guard let last = lines.last, bytes.last == UInt8(ascii: "\n"), file.text(lines[0]) == Self.head,
            file.text(last) == "end \(hexadecimal(checksum(of: Array(bytes[..<last.lowerBound]))))"
        else { throw Self.damaged(file.range(0..<0), "is damaged") }
        self.root = root
        let entries = lines.dropFirst().dropLast()
        files = try entries.enumerated().map { number, line in
            try File(file.text(line), stored: Disk.read(root.appending(Self.place(number))), file.range(line))
        }
        let (known, folders) = try recorded()
        for (entry, line) in zip(files, entries)
        where !known.contains(entry.path) && !folders.contains(where: entry.path.isInside) {
            throw Self.damaged(file.range(line), "names '\(entry.path)', which no record of a module names")
        }
    }

    /// The records before the update and after it, each of which may be missing, as far as `read` reads them.
    private func stored<Record>(
        _ read: (SourceFile) throws -> Record
    ) throws -> [(old: Record?, new: Record?)] {
        try files.enumerated().filter { $1.path.isInside(ModuleRecord.folder) }.map { number, file in
            func record(_ bytes: [UInt8]?) throws -> Record? {
                try bytes.map { try read(SourceFile(path: file.path.text, bytes: $0)) }
            }
            let new = try Disk.read(root.appending(Self.place(number, isNew: true)))
            return (try record(file.before), try record(new))
        }
    }

    /// The files of the records that there are and of those that are stored, and the records themselves; and the folders
    /// of the modules, whose other files move with a renamed module.
    private func recorded() throws -> (files: Set<RelativePath>, folders: Set<RelativePath>) {
        let stored = try stored(RecordText.header(rebuilding:)).flatMap { [$0, $1].compactMap(\.self) }
        let records = try Records(in: root, user: root, rebuilding: true).all() + stored
        let files = records.flatMap { record in
            record.files.flatMap { [$0.path, $0.path.updatedVersion] } + record.projects + [record.path]
                + record.insertions.map(\.file)
        }
        return (Set(files + [Records.attributes.path]), Set(stored.flatMap(\.ownFolders)))
    }

    fileprivate static func damaged(_ range: SourceRange, _ reason: String) -> Diagnostics {
        .error(
            "the backup of an update \(reason)", at: range,
            hint:
                "the texts before the update are in '\(folder)': compare them with your files, and remove the folder"
        )
    }

    /// The modules' files in which there are still conflict markers, and the new versions that are still beside others.
    /// Markers in records come from git.
    ///
    /// - Throws: `FileProblem`.
    package func filesWithMarkers() throws -> [RelativePath] {
        try files.map(\.path).filter { path in
            guard !path.isInside(ModuleRecord.folder), let bytes = try Disk.read(root.appending(path)) else {
                return false
            }
            return path.isUpdatedVersion || bytes.hasConflictMarkers
        }
    }

    /// The files that still have markers, with the three versions of each: as recorded before, as it was before, and as
    /// recorded now.
    package func conflicts() throws -> [ConflictVersions] {
        let marked = Set(try filesWithMarkers())
        let records = try stored { try RecordText($0) }
        return files.compactMap { file -> ConflictVersions? in
            guard marked.contains(file.path), let ours = file.before,
                let both = records.first(where: { $0.new?.texts[file.path] != nil }),
                let base = both.old?.texts[file.path]?.bytes,
                let theirs = both.new?.texts[file.path]?.bytes
            else { return nil }
            return (file.path, base, ours, theirs)
        }
    }

    /// Returns the changes that restore the state before, and the files that were edited since. Their content is kept
    /// beside them, with `.edited` at the end of the name.
    ///
    /// - Throws: `FileProblem`.
    package func restoration() throws -> (changes: [Change], edited: [(RelativePath, kept: RelativePath)]) {
        var (changes, edited): ([Change], [(RelativePath, kept: RelativePath)]) = ([], [])
        for (number, file) in files.enumerated() {
            let now = try Disk.read(root.appending(file.path))
            if let now, checksum(of: now) != file.written {
                let copy = try Change(keeping: now, of: file.path, in: root)
                edited.append((file.path, copy.path))
                changes.append(copy)
            }
            guard now != file.before else { continue }
            let action: Change.Action = file.before == nil ? .remove : now == nil ? .create : .overwrite
            changes.append(
                Change(
                    action, file.path, before: now.map { .file($0) }, after: file.before.map { .file($0) },
                    by: file.writer))
            let stored = root.appending(Self.place(number))
            changes[changes.count - 1].isExecutable = try action == .create && Disk.isExecutable(stored)
        }
        let records = try stored(RecordText.header(rebuilding:))
        let known = Set(records.flatMap { $0.old?.madeFolders ?? [] })
        let folders = records.flatMap { $0.new?.madeFolders ?? [] }.filter { !known.contains($0) }
        return (changes + folders.reversed().map { Change(.remove, $0, before: .folder) }, edited)
    }

    /// Returns the changes that remove what is stored.
    ///
    /// - Throws: `FileProblem`.
    package static func removal(in root: AbsolutePath) throws -> [Change] {
        let names = try Disk.names(in: root.appending(folder))
        let files = try names.compactMap { name -> Change? in
            let path = folder.appending(RelativePath(name: name))
            return try Disk.read(root.appending(path)).map {
                Change(.remove, path, before: .file($0), by: .program)
            }
        }
        return files + [Change(.remove, folder, before: .folder, by: .program)]
    }
}

extension ModuleRecord {
    /// The outermost folders of the module's files in those of all modules.
    fileprivate var ownFolders: [RelativePath] {
        [codeFolder, testFolder].compactMap(\.self).flatMap { home in
            files.map(\.path).filter { $0.parent != home && $0.isInside(home) }.compactMap { path in
                path.dropping(home).components.first.map { home.appending(RelativePath(name: $0)) }
            }
        }
    }
}

extension UpdateBackup.File {
    /// Reads a line of the list.
    ///
    /// - Parameter stored: the stored content; nil if there is none.
    fileprivate init(_ line: String, stored: [UInt8]?, _ range: SourceRange) throws {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count == 3, words[1] == (stored.map { hexadecimal(checksum(of: $0)) } ?? "-") else {
            throw UpdateBackup.damaged(range, "has another content than this line says")
        }
        (written, before) = (UInt64(words[0], radix: 16), stored)
        do throws(PathProblem) {
            path = try RelativePath(untrusted: String(words[2]))
            guard let writer = UpdateBackup.writer(of: path) else {
                throw path.problem(for: .template) ?? .foreign
            }
            self.writer = writer
        } catch {
            throw UpdateBackup.damaged(range, "names '\(words[2])', which \(error.reason)")
        }
    }
}

extension Change {
    /// Keeps the text of an edited file beside it, at the first free path with `.edited` at its end.
    ///
    /// - Throws: `FileProblem`.
    package init(keeping bytes: [UInt8], of path: RelativePath, in root: AbsolutePath) throws {
        func kept(_ number: Int) -> RelativePath {
            (path.parent ?? .here).appending(
                RelativePath(name: "\(path.name).edited\(number == 1 ? "" : "\(number)")"))
        }
        var number = 1
        while try Disk.kind(of: root.appending(kept(number))) != nil { number += 1 }
        self.init(.create, kept(number), before: nil, after: .file(bytes))
    }
}
