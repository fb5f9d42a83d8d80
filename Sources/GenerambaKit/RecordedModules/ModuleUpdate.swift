import SourceText
import SystemAccess

/// The update of a module: what changed between the recorded text and today's is merged into the files as they are.
struct ModuleUpdate {
    let draft: ModuleDraft
    /// The changes of the module's files.
    private(set) var changes: [Change] = []
    /// The files that only formatting changed, and that got the new text.
    private(set) var formatted: [RelativePath] = []
    /// The files that the template no longer makes, but that somebody edited: they stay.
    private(set) var dropped: [RelativePath] = []
    /// The new files whose place is taken: they are left out.
    private(set) var occupied: [RelativePath] = []
    /// The files that are missing and will stay away.
    private(set) var missing: [RelativePath] = []
    /// The files that were moved.
    var moved: [(from: RelativePath, to: RelativePath)] { old.moves }
    /// The files that move because the template makes them at another path.
    private(set) var carried: [(from: RelativePath, to: RelativePath)] = []
    /// What to record when the changes are made.
    private(set) var recorded: RecordText
    private let old: RecordText
    private let showsBase: Bool

    /// Whether neither the files nor the record change.
    var isUpToDate: Bool {
        changes.allSatisfy { $0.action == .identical } && missing.isEmpty && notes.isEmpty
            && recorded.record == old.record && recorded.texts == old.texts && !changesInsertions
    }

    /// Whether the template adds something else to other files than what is recorded.
    var changesInsertions: Bool {
        let (old, new) = (old.record.insertions, draft.modules.first?.insertions ?? [])
        return !old.allSatisfy { old in new.contains { $0.isSame(as: old) } }
            || !new.allSatisfy { new in old.contains { new.isSame(as: $0) } }
    }

    /// Returns the module with its changes. Of one that is up to date, the texts are not kept: there may be thousands.
    func shown(isUpToDate: Bool) -> ModulesProposal.Module {
        let changes = isUpToDate ? changes.map { Change(.identical, $0.path, before: nil) } : changes
        return .init(title: title, changes: changes, notes: notes)
    }

    /// The files with conflict markers.
    var conflicts: [RelativePath] { changes.filter(\.hasMarkers).map(\.path) }

    /// Merges the generated files of a draft into the project.
    ///
    /// - Parameters:
    ///   - draft: the recorded module, generated again.
    ///   - root: the project's folder.
    ///   - showsBase: whether conflicts have the recorded lines as well.
    init(_ draft: ModuleDraft, in root: AbsolutePath, showsBase: Bool = false) throws {
        guard let old = draft.record, let module = draft.modules.first, let record = module.record else {
            throw Diagnostics.error("there is no record to update")
        }
        (self.draft, self.old, self.showsBase) = (draft, old, showsBase)
        recorded = RecordText(record, texts: [:])
        var tree = RecordedFiles(in: root)
        var places = Dictionary(old.record.files.map { ($0.path, $0) }) { first, _ in first }
        let moves = TemplateMoves(of: old, to: module.files)
        for file in module.files {
            guard let new = file.content.bytes else {
                recorded.record.folders.append(file.path)
                changes += try Plan(root: root, wanted: [file]).changes
                continue
            }
            if let known = places.removeValue(forKey: file.path) {
                try update(known, to: new, &tree, in: root)
            } else if let known = moves.old[file.path] {
                places[known.path] = nil
                try move(known, to: file, new, &tree, in: root)
            } else {
                try add(file, new, in: root)
            }
        }
        for file in places.values.sorted(by: { $0.path < $1.path }) { try drop(file, &tree, in: root) }
        try finish(module, in: root)
    }

    private mutating func keep(_ path: RelativePath, _ text: [UInt8], origin: RelativePath? = nil) {
        recorded.texts[path] = FileText(text)
        recorded.record.files.append(.init(path: path, checksum: checksum(of: text), origin: origin))
    }

    /// Adds a file that the record does not have.
    private mutating func add(_ file: GeneratedFile, _ new: [UInt8], in root: AbsolutePath) throws {
        var plan = try Plan(root: root, wanted: [file])
        guard plan.conflicts.isEmpty else {
            occupied.append(file.path)
            return
        }
        plan.resolveConflicts { _ in .skip }
        changes += plan.changes
        keep(file.path, new)
    }

    /// Moves a file to the path where the template makes it now, with what a person has changed. A file that a person has
    /// moved stays, and so does one whose new place is taken.
    private mutating func move(
        _ file: ModuleRecord.File, to generated: GeneratedFile, _ new: [UInt8], _ tree: inout RecordedFiles,
        in root: AbsolutePath
    ) throws {
        let path = generated.path
        let isMissing = old.record.missing.contains(file.path)
        let bytes = try Disk.read(root.appending(file.path))
        guard !isMissing, let bytes else {
            if isMissing { recorded.record.missing.append(path) } else { missing.append(path) }
            return keep(path, new)
        }
        let isTaken = try Plan(root: root, wanted: [generated]).changes.contains { $0.before != nil }
        let count = changes.count
        var known = file
        if file.origin != nil || isTaken { known.origin = path }
        try update(known, to: new, &tree, in: root)
        guard known.origin == nil else { return }
        recorded.texts[path] = recorded.texts.removeValue(forKey: file.path)
        recorded.record.files[recorded.record.files.count - 1].path = path
        changes.append(Change(.remove, file.path, before: .file(bytes)))
        let isExecutable = try Disk.isExecutable(root.appending(file.path))
        for index in count..<changes.count - 1 {
            let change = changes[index]
            let isVersion = change.path.isUpdatedVersion
            changes[index] = Change(
                change.hasMarkers && !isVersion ? .merge : .create, isVersion ? path.updatedVersion : path,
                before: nil,
                after: change.after)
            changes[index].isExecutable = isExecutable
        }
        formatted = formatted.map { $0 == file.path ? path : $0 }
        carried.append((file.path, path))
    }

    private mutating func update(
        _ file: ModuleRecord.File, to new: [UInt8], _ tree: inout RecordedFiles, in root: AbsolutePath
    ) throws {
        let base = old.texts[file.path]?.bytes ?? []
        let path = file.path
        let state = try tree.state(of: file) { base }
        guard state != .missing, let bytes = try Disk.read(root.appending(path)) else {
            missing.append(path)
            return keep(path, base, origin: file.origin)
        }
        keep(path, new, origin: file.origin)
        guard new != base, bytes != new else {
            return changes.append(Change(.identical, path, before: .file(bytes), after: .file(bytes)))
        }
        let isBinary = [base, bytes, new].contains(where: path.isBinary)
        guard !state.isUnedited else {
            if state == .formatted { formatted.append(path) }
            let text = isBinary ? new : bytes.withOwnLineBreaks(new)
            return changes.append(Change(.update, path, before: .file(bytes), after: .file(text)))
        }
        guard isBinary else {
            return changes.append(
                Change(merging: path, base, bytes, new, from: recorded.record, showsBase: showsBase))
        }
        changes.append(Change(.identical, path, before: .file(bytes), after: .file(bytes)))
        changes += try Plan(root: root, restoring: new, at: path.updatedVersion).changes.map {
            $0.action == .conflict ? Change(.overwrite, $0.path, before: $0.before, after: $0.after) : $0
        }
    }

    /// Removes a file that the template no longer makes, unless somebody edited it.
    private mutating func drop(
        _ file: ModuleRecord.File, _ tree: inout RecordedFiles, in root: AbsolutePath
    ) throws {
        let base = old.texts[file.path]?.bytes ?? []
        if old.record.missing.contains(file.path) {
            keep(file.path, base, origin: file.origin)
            recorded.record.missing.append(file.path)
            return
        }
        let state = try tree.state(of: file) { base }
        guard state.isUnedited else {
            if state == .edited { dropped.append(file.path) }
            return
        }
        let bytes = try Disk.read(root.appending(file.path)) ?? []
        changes.append(Change(.remove, file.path, before: .file(bytes)))
    }

    private mutating func finish(_ module: GeneratedModule, in root: AbsolutePath) throws {
        recorded.record.files.sort { $0.path < $1.path }
        let gone = changes.filter { $0.action == .remove }.map(\.path)
        let folders = old.record.madeFolders
        changes += folders.reversed().filter { folder in
            gone.contains { $0.isInside(folder) }
                && !recorded.record.files.contains { $0.path.isInside(folder) }
        }.map { Change(.remove, $0, before: .folder) }
        recorded.record.madeFolders = try (folders + module.missingFolders(in: root)).distinct(by: \.self)
        recorded.record.projects = old.record.projects
        recorded.record.known = old.record.known
        recorded.record.insertions = old.record.insertions
        recorded.record.manifest = old.record.manifest
        recorded.record.manifestEntries = old.record.manifestEntries
    }

    /// Updates what the module adds to other files.
    ///
    /// - Parameter known: the files to which modules of the template have added something.
    /// - Returns: notes for the user.
    /// - Throws: `Diagnostics` for missing files and places, and for files without the user's consent; `FileProblem`.
    mutating func insert(into edits: inout InsertionEdits, known: Set<RelativePath>) throws -> [String] {
        let count = edits.kept.count
        recorded.record.insertions = try edits.replace(
            old.record.insertions, with: draft.modules.first?.insertions ?? [],
            in: draft.generation.destination.home, restores: false)
        let files = draft.modules.first?.askedFiles(of: recorded.record) ?? []
        let asked = files.filter { !known.contains($0) }
        let name = recorded.record.templateName
        guard asked.isEmpty || draft.generation.request.project.rambafile.allowsOutside.contains(name) else {
            throw Diagnostics.insertions(name, asked.distinct(by: \.self))
        }
        return edits.kept.dropFirst(count).map(\.keptNote)
    }

    /// Records that missing files stay away.
    mutating func acceptMissing() {
        recorded.record.missing = (recorded.record.missing + missing).distinct(by: \.self)
    }

    /// Removes the record under its old name if the module follows a template of another name.
    func formerRecord(in root: AbsolutePath) throws -> [Change] {
        let (path, new) = (old.record.path, recorded.record.path)
        guard path != new, let bytes = try Disk.read(root.appending(path)) else { return [] }
        guard try Disk.kind(of: root.appending(new)) == nil else {
            throw Diagnostics.error(
                "'\(old.record.prefixedName)' is already generated from '\(recorded.record.templateName)' as well",
                hint: "remove one of both modules first")
        }
        return [Change(.remove, path, before: .file(bytes), by: .program)]
    }
}

extension Change {
    /// Merges what changed in a generated text into a file that was edited.
    ///
    /// - Parameters:
    ///   - base: the text that was generated before.
    ///   - now: the file as it is.
    ///   - new: the text that is generated now.
    ///   - showsBase: whether conflicts have the lines of `base` as well.
    package init(
        merging path: RelativePath, _ base: [UInt8], _ now: [UInt8], _ new: [UInt8],
        from record: ModuleRecord,
        showsBase: Bool = false
    ) {
        let labels = ("edited", record.versionedTemplate)
        let merge = ThreeWayMerge(base: base, ours: now, theirs: new, labels: labels, showsBase: showsBase)
        self.init(
            merge.bytes == now ? .identical : .merge, path, before: .file(now), after: .file(merge.bytes))
    }
}

extension ModuleUpdate {
    /// What updates mean for Xcode projects: new files get into them, and removed ones leave them.
    static func projectEdits(_ updates: [ModuleUpdate], in project: Project) throws -> ProjectEdits {
        var edits = try ProjectEdits(
            adding: updates.map { update in
                var draft = update.draft
                let made = Set(update.changes.filter { $0.before == nil }.map(\.path))
                draft.modules = draft.modules.map { module in
                    var module = module
                    module.files.removeAll { !made.contains($0.path) }
                    return module
                }
                return draft
            })
        for update in updates {
            let gone = update.changes.filter { $0.action == .remove && $0.before != .folder }.map(\.path)
            for path in update.recorded.record.projects {
                try edits.remove(gone, from: path, in: project.root, user: project.user)
            }
        }
        return edits
    }

    /// The module with its template.
    private var title: String {
        let (old, new) = (draft.record?.record, recorded.record)
        let versions = [old?.version, new.version].compactMap(\.self).distinct(by: \.self)
        let shown = versions.isEmpty ? "" : " \(versions.joined(separator: " to "))"
        return "\(new.prefixedName) from \(new.templateName)\(shown)"
    }

    private var notes: [String] {
        (draft.record?.record.isRebuilt == true
            ? ["note: its record was rebuilt from both sides of the conflict"] : [])
            + formatted.map { "note: '\($0)' has the new text: format it again" }
            + dropped.map { "note: the template no longer makes '\($0)', which stays because it was edited" }
            + occupied.map { "note: '\($0)' exists already and is not recorded, so it stays as it is" }
            + moved.map { "note: '\($0)' was moved to '\($1)'" }
            + carried.map { "note: '\($0)' moves to '\($1)', where the template makes it now" }
    }
}
