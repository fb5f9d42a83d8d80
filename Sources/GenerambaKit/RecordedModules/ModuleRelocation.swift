import SourceText
import SystemAccess

/// The move of a recorded module to another name or target: its files go where the template makes them then, with what
/// people have changed in them.
struct ModuleRelocation {
    /// A file of the module.
    struct File {
        let record: ModuleRecord.File
        /// As it is generated before and after.
        let old, new: GeneratedFile
        /// Where it goes.
        let path: RelativePath
    }

    /// The record before.
    let old: RecordText
    /// What to record when the changes are made.
    private(set) var recorded: RecordText
    /// The changes of files and folders.
    private(set) var changes: [Change] = []
    private(set) var notes: [String] = []
    /// The files of the module that move, with their old paths, and those of people.
    private(set) var moved: [(from: RelativePath, to: RelativePath)] = []
    /// The module as it is generated before and after.
    let drafts: (old: ModuleDraft, new: ModuleDraft)
    let project: Project
    /// What the module declares, and what becomes of the names.
    let names: DeclaredNames
    private let paths: RelocatedPaths
    /// The folders of the module that get another place.
    var folders: [(from: RelativePath, to: RelativePath)] { paths.pairs }
    /// Whether the target changes.
    var isMove: Bool { old.record.codeTarget != recorded.record.codeTarget }
    private var root: AbsolutePath { project.root }

    /// The change in a line.
    var title: String {
        let (before, after) = (old.record, recorded.record)
        let place =
            before.codeTarget == after.codeTarget
            ? "\(before.prefixedName) is \(after.prefixedName) now"
            : "\(before.prefixedName) moves from '\(before.codeTarget)' to '\(after.codeTarget)'"
        return "\(place), from \(after.versionedTemplate)"
    }

    /// - Parameters:
    ///   - old: the record, with the files where they are.
    ///   - made: the module as it is generated before.
    ///   - moved: the module as it is generated after.
    ///   - all: all records of the project.
    init(
        of old: RecordText, from made: ModuleDraft, to moved: ModuleDraft, among all: [ModuleRecord],
        in project: Project
    ) throws {
        guard let before = made.modules.first, let after = moved.modules.first, let record = after.record
        else { throw Diagnostics.error("there is no record of \(old.record.prefixedName)") }
        let pairs = try Self.pairs(before, after, old)
        (self.old, self.project, drafts) = (old, project, (made, moved))
        recorded = RecordText(record, texts: [:])
        paths = RelocatedPaths(pairs, from: old.record, to: record)
        names = DeclaredNames(pairs.map { ($0.0.swift ?? [], $0.1.swift ?? []) })
        let files = try files(pairs)
        let others = all.filter { $0.path != old.record.path }.flatMap { $0.files.map(\.path) }
        let own = try OwnFiles(
            in: paths, besides: Set(old.record.files.map(\.path)), others, root: project.root)
        try checkFree(files, own)
        try move(files, change(to: record))
        try move(own)
        notes += own.notes
        try removeFolders(own)
        try finish(files, pairs.map(\.1), after)
        orderChanges()
    }

    /// Gives what the module has added to other files the new names.
    ///
    /// - Throws: `Diagnostics` for missing files and places; `FileProblem`.
    mutating func insert(into edits: inout InsertionEdits) throws {
        let (before, after) = (drafts.old.modules.first, drafts.new.modules.first)
        // A text without a record was written or removed by somebody, and stays so.
        let pairs = zip(before?.insertions ?? [], after?.insertions ?? []).filter { wanted, _ in
            old.record.insertions.contains(where: wanted.isSame)
        }
        recorded.record.insertions = try edits.replace(
            old.record.insertions, with: pairs.map(\.1),
            in: drafts.new.generation.destination.home, restores: false)
        notes += edits.kept.map(\.keptNote)
    }

    /// Puts removals behind everything else, and makes one change of two where a file gets the place of another one.
    private mutating func orderChanges() {
        let removals = changes.filter { $0.action == .remove }
        let gone = Dictionary(removals.map { ($0.path, $0) }) { first, _ in first }
        let rest = changes.filter { $0.action != .remove }.map { change in
            guard let old = gone[change.path] else { return change }
            let action: Change.Action = change.action == .merge ? .merge : .update
            return Change(action, change.path, before: old.before, after: change.after)
        }
        let filled = Set(rest.map(\.path))
        changes = rest + removals.filter { !filled.contains($0.path) }
    }

    /// Pairs the files that the template makes before and after.
    private static func pairs(
        _ before: GeneratedModule, _ after: GeneratedModule, _ old: RecordText
    ) throws -> [(GeneratedFile, GeneratedFile)] {
        let name = old.record.prefixedName
        let known = Dictionary(old.record.files.map { ($0.generatedPath, $0) }) { first, _ in first }
        let hasInsertions = old.record.insertions.allSatisfy { recorded in
            before.insertions.contains { $0.isSame(as: recorded) }
        }
        let isSame = before.files.allSatisfy { file in
            guard let text = file.content.bytes, let file = known[file.path] else { return true }
            return checksum(of: text) == file.checksum
        }
        let made = Set(before.files.map(\.path))
        let isWhole = old.record.files.allSatisfy {
            made.contains($0.generatedPath) || old.record.missing.contains($0.path)
        }
        guard isSame, isWhole, hasInsertions else {
            throw Diagnostics.error(
                "'\(old.record.templateName)' makes other files today than those that are recorded of '\(name)'",
                hint: "run 'generamba update \(quotedForShell(name))' first")
        }
        // Tests that a former target had no place for come with an update.
        let new = after.files.filter { !$0.isTest || before.files.contains(where: \.isTest) }
        guard before.files.count == new.count,
            zip(before.files, new).allSatisfy({ ($0.content == .folder) == ($1.content == .folder) })
        else {
            throw Diagnostics.error(
                "'\(old.record.templateName)' makes other files for '\(after.name.prefixed)' than for '\(name)'",
                hint: "generate '\(after.name.prefixed)' with 'generamba gen', and take over what you edited")
        }
        return Array(zip(before.files, new))
    }

    /// The recorded files with those that the template makes.
    private func files(_ pairs: [(GeneratedFile, GeneratedFile)]) throws -> [File] {
        let known = Dictionary(old.record.files.map { ($0.generatedPath, $0) }) { first, _ in first }
        let files = pairs.compactMap { old, new in
            known[old.path].map {
                File(record: $0, old: old, new: new, path: paths.place(of: $0, generated: new.path))
            }
        }
        let missing = try files.map(\.record.path).filter {
            try !old.record.missing.contains($0) && Disk.kind(following: root.appending($0)) != .file
        }
        guard missing.isEmpty else {
            throw Diagnostics.missing(
                missing,
                hint:
                    "restore them with 'generamba update --restore FILE', or keep them away with 'generamba update --accept-missing'"
            )
        }
        return files
    }

    /// Checks that nothing is in the places of the files.
    private func checkFree(_ files: [File], _ own: OwnFiles) throws {
        let leaving = Set(files.map(\.record.path) + own.files.map(\.from))
        let places = files.map(\.path) + own.files.map(\.to)
        let plan = try Plan(
            root: root, wanted: places.map { GeneratedFile(path: $0, content: .file([])) }, leaving: leaving)
        let taken = plan.changes.filter { $0.before != nil }.map(\.path)
        guard taken.isEmpty else {
            throw Diagnostics.error(
                "\(taken.count == 1 ? "a file exists" : "\(taken.count) files exist") already: "
                    + quoted(taken.map(\.text)),
                hint: "nothing was written; move \(taken.count == 1 ? "it" : "them") away")
        }
    }

    private func change(to new: ModuleRecord) -> NameChange {
        let (before, after) = (drafts.old.generation, drafts.new.generation)
        var names = [(old.record.name, new.name)]
        names += zip(
            [before.destination.productModuleName] + before.destination.projectTargets
                + before.destination.testTargets,
            [after.destination.productModuleName] + after.destination.projectTargets
                + after.destination.testTargets
        ).map { ($0, $1) }
        return NameChange(names)
    }

    /// Plans the moves of the module's files.
    private mutating func move(_ files: [File], _ change: NameChange) throws {
        for file in files {
            let path = file.record.path
            guard let base = file.old.content.bytes, let new = file.new.content.bytes else { continue }
            recorded.texts[file.path] = FileText(new)
            recorded.record.files.append(
                .init(
                    path: file.path, checksum: checksum(of: new),
                    origin: file.path == file.new.path ? nil : file.new.path))
            guard !old.record.missing.contains(path), let bytes = try Disk.read(root.appending(path))
            else { continue }
            var text = bytes == base ? new : bytes
            if ![base, bytes, new].contains(where: path.isBinary) {
                text =
                    RenamedText(from: base, to: new, change, names: names.changed, in: path.name).merged(
                        into: bytes, label: recorded.record.versionedTemplate
                    ).bytes
            }
            try move(path, to: file.path, bytes, text)
        }
    }

    private mutating func move(
        _ path: RelativePath, to place: RelativePath, _ bytes: [UInt8], _ text: [UInt8]
    ) throws {
        guard path != place else {
            let action: Change.Action =
                bytes == text ? .identical : text.hasConflictMarkers ? .merge : .update
            return changes.append(Change(action, path, before: .file(bytes), after: .file(text)))
        }
        var change = Change(
            text.hasConflictMarkers ? .merge : .create, place, before: nil, after: .file(text))
        change.isExecutable = try Disk.isExecutable(root.appending(path))
        changes.append(change)
        changes.append(Change(.remove, path, before: .file(bytes)))
        moved.append((path, place))
    }

    private mutating func move(_ own: OwnFiles) throws {
        for (path, place) in own.files where path != place {
            guard let bytes = try Disk.read(root.appending(path)) else { continue }
            try move(path, to: place, bytes, bytes)
        }
        for folder in own.empty where paths.place(ofFolder: folder) != folder {
            changes.append(Change(.create, paths.place(ofFolder: folder), before: nil, after: .folder))
        }
    }

    /// Removes the folders of the module, and those that were made for it and that nothing is in any more.
    private mutating func removeFolders(_ own: OwnFiles) throws {
        let gone = moved.map(\.from)
        let made = old.record.madeFolders.filter { folder in
            gone.contains { $0.isInside(folder) }
                && !recorded.record.files.contains { $0.path.isInside(folder) }
        }
        let folders = Set(own.folders.filter { paths.place(ofFolder: $0) != $0 } + made)
        changes += folders.sorted(by: >).map { Change(.remove, $0, before: .folder) }
    }

    /// Completes the record, and makes the folders that the template makes.
    private mutating func finish(_ files: [File], _ made: [GeneratedFile], _ module: GeneratedModule) throws {
        for folder in made where folder.content == .folder {
            recorded.record.folders.append(folder.path)
            let isThere = try Disk.kind(following: root.appending(folder.path)) != nil
            if !isThere, !changes.contains(where: { $0.path == folder.path }) {
                changes.append(Change(.create, folder.path, before: nil, after: .folder))
            }
        }
        let places = Dictionary(files.map { ($0.record.path, $0.path) }) { first, _ in first }
        for file in old.record.files where places[file.path] == nil && old.record.missing.contains(file.path)
        {
            // The template no longer makes this file, which stays away.
            let path = paths.place(of: file.path)
            recorded.texts[path] = old.texts[file.path]
            recorded.record.files.append(.init(path: path, checksum: file.checksum))
        }
        recorded.record.files.sort { $0.path < $1.path }
        recorded.record.missing = old.record.missing.map { places[$0] ?? paths.place(of: $0) }
        recorded.record.known = old.record.known.map { places[$0] ?? paths.place(of: $0) }
        recorded.record.projects = old.record.projects
        noteTarget()
        let own = paths.pairs.map(\.to)
        let folders = old.record.madeFolders.map { paths.place(ofFolder: $0) }
        recorded.record.madeFolders =
            isMove
            ? try (folders.filter(own.contains) + module.missingFolders(in: root)).distinct(by: \.self)
                .sorted()
            : folders
    }

    /// Notes what becomes of a target that was made for the module.
    private mutating func noteTarget() {
        guard !old.record.manifestEntries.isEmpty, let manifest = old.record.manifest else { return }
        let target = old.record.codeTarget
        guard !isMove else {
            notes.append(
                "note: the target '\(target)' stays in \(manifest), also if nothing is in it any more")
            return
        }
        (recorded.record.manifest, recorded.record.manifestEntries) = (manifest, old.record.manifestEntries)
        notes.append("note: the target '\(target)', which was made for the module, keeps its name")
    }
}
