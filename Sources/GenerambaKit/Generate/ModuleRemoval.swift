import SourceText
import SystemAccess

/// The removal of recorded modules: it takes back what was generated, and keeps what somebody edited.
package struct ModuleRemoval: Sendable {
    /// A module that goes.
    package struct Module: Sendable {
        package let record: ModuleRecord
        /// The files and folders that go, and the files that stay because somebody edited them, as `skip`.
        package fileprivate(set) var changes: [Change] = []
        /// The files that stay because another record has them.
        package fileprivate(set) var shared: [RelativePath] = []
    }

    package private(set) var modules: [Module] = []
    package private(set) var projectEdits = ProjectEdits()
    /// The records that stay. They get the folders that removed modules made and that they use.
    private var others: [ModuleRecord]
    private var changed: Set<RelativePath> = []
    private let records: Records
    private let user: AbsolutePath
    private var tree: RecordedFiles

    /// Plans the removal of modules, and of templates that were generated only because these modules required them.
    ///
    /// - Parameters:
    ///   - wanted: the modules to remove.
    ///   - all: the records of all modules.
    ///   - removesEdited: whether edited files go, too.
    /// - Throws: `Diagnostics` for a record or a project that cannot be used; `FileProblem`.
    package init(
        _ wanted: [ModuleRecord], of all: [ModuleRecord], removesEdited: Bool, in records: Records,
        user: AbsolutePath
    ) throws {
        (self.records, self.user) = (records, user)
        tree = RecordedFiles(in: records.root)
        let going = Set(wanted.map(\.path))
        others = all.filter { !going.contains($0.path) }
        for record in wanted { try remove(record, removesEdited) }
        for record in others where try isUnneeded(record, wanted) {
            others.removeAll { $0.path == record.path }
            try remove(record, removesEdited)
        }
        try removeFolders()
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
            try tree.state(of: file) { texts[file.path] }.isUnedited
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
            var state = try tree.state(of: file) { texts[file.path] }
            if case .moved(let place) = state {
                path = place
                state = try tree.state(of: .init(path: place, checksum: file.checksum)) { texts[file.path] }
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

    /// Returns the changes of the records.
    ///
    /// - Throws: `Diagnostics`; `FileProblem`.
    package func recordChanges() throws -> [Change] {
        let texts = try others.filter { changed.contains($0.path) }.compactMap { record in
            try records.text(of: record).map { RecordText(record, texts: $0.texts) }
        }
        return try records.changes(keeping: texts)
            + records.removals(of: modules.map(\.record), leaving: others)
    }
}
