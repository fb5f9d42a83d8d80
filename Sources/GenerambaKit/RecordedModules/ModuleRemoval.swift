import SystemAccess

extension ModulesProposal {
    /// Proposes to remove modules, and templates that were generated only because these modules required them.
    ///
    /// - Parameters:
    ///   - words: the modules, as users name them.
    ///   - removesEdited: whether files that somebody edited go, too; otherwise the user decides.
    ///   - isRepeated: whether an interrupted run of the same command was finished, which may have removed the modules.
    /// - Throws: `OpenQuestion`; `Diagnostics` for unknown modules, and for a record or a project that cannot be used;
    ///   `FileProblem`.
    package static func removing(
        _ words: [String], removesEdited: Bool, isRepeated: Bool, in project: Project, _ decisions: Decisions
    ) throws -> ModulesProposal {
        let all = try Records(of: project).all()
        let left = words.filter { !isRepeated || (try? all.modules([$0])) != nil }
        guard !left.isEmpty else { return .done(in: project.root) }
        let wanted = try all.modules(left)
        var removal = try ModuleRemoval(wanted, of: all, removesEdited: removesEdited, in: project)
        let edited = removal.modules.flatMap(\.changes).filter { $0.action == .skip }.map(\.path)
        if try !edited.isEmpty && decisions.agrees(to: .removal(edited)) {
            removal = try ModuleRemoval(wanted, of: all, removesEdited: true, in: project)
        }
        var proposal = ModulesProposal(in: project.root)
        proposal.modules = removal.modules.map { module in
            let record = module.record
            return Module(
                title: "\(record.prefixedName) from \(record.templateName)", changes: module.changes,
                notes: module.notes)
        }
        proposal.others =
            removal.projectEdits.changes + removal.insertions.changes + removal.targets.changes
        proposal.records = try removal.recordChanges()
        return proposal
    }
}

/// The removal of recorded modules: it takes back what was generated, and keeps what somebody edited.
private struct ModuleRemoval {
    /// A module that goes.
    struct Module {
        var record: ModuleRecord
        /// The files and folders that go, and the files that stay because somebody edited them, as `skip`.
        var changes: [Change] = []
        /// The files that stay because another record has them.
        var shared: [RelativePath] = []

        /// What it added to other files, and somebody edited.
        var edited: [ModuleInsertion] = []
        /// Why the target that was made for it stays; nil if it does not, or if there is none.
        var targetNote: String?

        /// Whether nothing of it goes, because somebody edited all files.
        var staysWhole: Bool { !changes.isEmpty && changes.allSatisfy { $0.action == .skip } }

        var notes: [String] {
            changes.filter { $0.action == .skip }.map { "note: '\($0.path)' stays because it was edited" }
                + shared.map { "note: '\($0)' stays because another module has it" }
                + edited.map(\.keptNote) + [targetNote].compactMap(\.self)
                + (staysWhole ? ["note: it stays recorded because nothing was removed"] : [])
        }
    }

    private(set) var modules: [Module] = []
    private(set) var projectEdits = ProjectEdits()
    private(set) var insertions: InsertionEdits
    private(set) var targets: TargetRemoval
    /// The records that stay. They get the folders and the target that removed modules made and that they use.
    private var others: [ModuleRecord]
    private var changed: Set<RelativePath> = []
    private let records: Records
    private let user: AbsolutePath
    private var tree: RecordedFiles

    init(
        _ wanted: [ModuleRecord], of all: [ModuleRecord], removesEdited: Bool, in project: Project
    ) throws {
        (records, user) = (Records(of: project), project.user)
        (tree, insertions) = (RecordedFiles(in: records.root), InsertionEdits(in: records.root))
        targets = TargetRemoval(in: records.root)
        let going = Set(wanted.map(\.path))
        others = all.filter { !going.contains($0.path) }
        for record in wanted { try remove(record, removesEdited) }
        for record in others where try isUnneeded(record, wanted) {
            others.removeAll { $0.path == record.path }
            try remove(record, removesEdited)
        }
        try removeFolders()
        try removeTargets()
    }

    /// Whether a module was generated because removed ones required it, nobody edited it, and none that stays needs it.
    private mutating func isUnneeded(_ record: ModuleRecord, _ wanted: [ModuleRecord]) throws -> Bool {
        func needs(_ other: ModuleRecord) -> Bool {
            other.requirements.contains(record.templateName) && other.codeTarget == record.codeTarget
        }
        guard record.isRequired, wanted.contains(where: needs), !others.contains(where: needs) else {
            return false
        }
        let texts = try records.text(of: record)?.texts ?? [:]
        return try record.files.allSatisfy { file in
            try tree.state(of: file) { texts[file.path]?.bytes }.isUnedited
        }
    }

    private mutating func remove(_ record: ModuleRecord, _ removesEdited: Bool) throws {
        var module = Module(record: record)
        let texts = try records.text(of: record)?.texts ?? [:]
        let shared = Set(others.flatMap { $0.files.map(\.path) })
        var gone: [RelativePath] = []
        for file in record.files {
            var path = file.path
            guard !shared.contains(path) else {
                module.shared.append(path)
                continue
            }
            var state = try tree.state(of: file) { texts[file.path]?.bytes }
            if case .moved(let place) = state {
                path = place
                state = try tree.state(of: .init(path: place, checksum: file.checksum)) {
                    texts[file.path]?.bytes
                }
            }
            gone.append(path)
            guard state != .missing, let bytes = try Disk.read(records.root.appending(path)) else { continue }
            let stays = !state.isUnedited && !removesEdited
            if stays { gone.removeLast() }
            module.changes.append(Change(stays ? .skip : .remove, path, before: .file(bytes)))
        }
        for project in record.projects {
            let known = Set(record.known)
            try projectEdits.remove(
                gone.filter { !known.contains($0) }, from: project, in: records.root, user: user)
        }
        if !module.staysWhole {
            let count = insertions.kept.count
            for insertion in record.insertions.reversed() { try insertions.remove(insertion) }
            module.edited = Array(insertions.kept.dropFirst(count))
        }
        modules.append(module)
    }

    /// Removes the folders that the modules made and that will be empty. Each goes with the last module that has used it.
    private mutating func removeFolders() throws {
        var gone = Set(modules.flatMap(\.changes).filter { $0.action == .remove }.map(\.path))
        for folder in Set(modules.flatMap(\.record.madeFolders)).sorted(by: >) {
            if let heir = others.firstIndex(where: { $0.files.contains { $0.path.isInside(folder) } }) {
                if !others[heir].madeFolders.contains(folder) {
                    others[heir].madeFolders.append(folder)
                    others[heir].madeFolders.sort()
                    changed.insert(others[heir].path)
                }
                continue
            }
            let path = records.root.appending(folder)
            guard try Disk.kind(of: path) == .folder,
                try Disk.names(in: path).allSatisfy({
                    gone.contains(folder.appending(RelativePath(name: $0)))
                }),
                let last = modules.lastIndex(where: { module in
                    (module.record.madeFolders + module.changes.map(\.path)).contains { $0.isInside(folder) }
                })
            else { continue }
            gone.insert(folder)
            modules[last].changes.append(Change(.remove, folder, before: .folder))
        }
    }

    /// Removes the targets that were made for modules. Each goes with the last module in it.
    private mutating func removeTargets() throws {
        let gone = Set(modules.flatMap(\.changes).filter { $0.action == .remove }.map(\.path))
        for index in modules.indices where !modules[index].staysWhole {
            let record = modules[index].record
            guard !record.manifestEntries.isEmpty else { continue }
            if let heir = others.firstIndex(where: { $0.codeTarget == record.codeTarget }) {
                others[heir].manifest = record.manifest
                others[heir].manifestEntries = record.manifestEntries.adding(others[heir].manifestEntries)
                changed.insert(others[heir].path)
            } else {
                modules[index].targetNote = try targets.remove(record, besides: gone)
                if modules[index].targetNote == nil { pass(record.manifestEntries, behind: index) }
            }
        }
    }

    /// Gives lists that were made for a removed module to another one, so that they go with their last element.
    private mutating func pass(_ entries: [ManifestEntry], behind index: Int) {
        func inherit(_ record: inout ModuleRecord, _ entry: ManifestEntry) -> Bool {
            for index in record.manifestEntries.indices {
                guard let new = record.manifestEntries[index].inheriting(from: entry) else { continue }
                record.manifestEntries[index] = new
                return true
            }
            return false
        }
        for entry in entries {
            if (index + 1..<modules.count).contains(where: { inherit(&modules[$0].record, entry) }) {
                continue
            }
            if let heir = others.indices.first(where: { inherit(&others[$0], entry) }) {
                changed.insert(others[heir].path)
            }
        }
    }

    func recordChanges() throws -> [Change] {
        let texts = try others.filter { changed.contains($0.path) }.compactMap { record in
            try records.text(of: record).map { RecordText(record, texts: $0.texts) }
        }
        let gone = modules.filter { !$0.staysWhole }.map(\.record)
        let kept = modules.filter(\.staysWhole).map(\.record)
        return try records.changes(keeping: texts) + records.removals(of: gone, leaving: others + kept)
    }
}
