import SourceText
import SystemAccess

/// A module that was made by hand or by another program, compared with what a template makes, so that it can be recorded.
struct ModuleAdoption {
    /// What to record: the text that the template makes for each file. What differs from it counts as edited.
    private(set) var recorded: RecordText
    /// The files with lines that the template does not have, or without some of its lines.
    private(set) var edited: [Change] = []
    /// The files in which other lines stand in the place of the template's.
    private(set) var different: [Change] = []
    /// The files that are not there.
    private(set) var missing: [RelativePath] = []
    /// The files that are at other paths than the template's.
    var moved: [(from: RelativePath, to: RelativePath)] { recorded.moves }
    /// The module's files that are not in the Xcode project of their target.
    private(set) var outside: [RelativePath] = []

    /// Compares a generated module with the files in the project. Nothing is merged.
    ///
    /// - Parameters:
    ///   - module: one of the modules of the draft.
    ///   - draft: the module, generated from the template.
    ///   - root: the project's folder.
    init(of module: GeneratedModule, in draft: ModuleDraft, root: AbsolutePath) throws {
        guard var record = module.record else { throw Diagnostics.error("there is nothing to record") }
        var texts: [RelativePath: FileText] = [:]
        for file in module.files {
            if let text = file.content.text {
                texts[file.path] = text
                record.files.append(.init(path: file.path, checksum: checksum(of: text.bytes)))
            } else {
                record.folders.append(file.path)
            }
        }
        record.files.sort { $0.path < $1.path }
        recorded = try RecordText(record, texts: texts).relocated(in: root, isRenamed: false)
        for file in recorded.record.files { try compare(file, in: root) }
        guard missing.count < recorded.record.files.count else {
            throw Diagnostics.error(
                "there is no file of \(record.prefixedName) in '\(record.codeFolder ?? .here)'",
                hint: "'generamba gen' generates modules; 'adopt' records existing ones")
        }
        recorded.record.madeFolders = folders(of: recorded.record)
        var insertions = InsertionEdits(in: root)
        recorded.record.insertions = try insertions.standing(
            module.insertions, in: draft.generation.destination.home)
        try note(draft, module)
    }

    /// The module with its template.
    var title: String { "\(recorded.record.prefixedName) from \(recorded.record.versionedTemplate)" }

    var notes: [String] {
        (edited + different).map { "note: '\($0.path)' counts as edited" }
            + moved.map { "note: '\($0.from)' is at '\($0.to)'" }
            + outside.map { "note: '\($0)' is not in the Xcode project: add it with 'generamba xcode add'" }
    }

    /// Records that missing files stay away.
    mutating func acceptMissing() { recorded.record.missing = missing }

    private mutating func compare(_ file: ModuleRecord.File, in root: AbsolutePath) throws {
        let path = root.appending(file.path)
        guard let text = recorded.texts[file.path]?.bytes, try Disk.kind(following: path) == .file,
            let now = try Disk.read(path)
        else {
            missing.append(file.path)
            return
        }
        guard now != text, !now.isFormatted(text, isSwift: file.path.isSwift) else { return }
        let change = Change(.conflict, file.path, before: .file(text), after: .file(now))
        if now.hasLinesInPlaceOfOthers(in: text) { different.append(change) } else { edited.append(change) }
    }

    /// The folders that belong to the module alone: those below the folders of all modules.
    private func folders(of record: ModuleRecord) -> [RelativePath] {
        let homes = [record.codeFolder, record.testFolder].compactMap(\.self)
        let all = record.files.compactMap(\.path.parent) + record.folders
        return all.flatMap { folder in
            sequence(first: folder, next: \.parent).prefix { folder in
                homes.contains { folder != $0 && folder.isInside($0) }
            }
        }.distinct(by: \.self).sorted()
    }

    /// Notes which Xcode projects have the module's files.
    private mutating func note(_ draft: ModuleDraft, _ module: GeneratedModule) throws {
        var draft = draft
        draft.modules = [module]
        let edits = try ProjectEdits(adding: [draft])
        let synchronized = Set(edits.synchronized.map(\.project))
        let bundles = draft.generation.destination.sides.compactMap(\.target.bundle)
        recorded.record.projects = bundles.filter { !synchronized.contains($0.path) }.map(\.filePath)
            .distinct(by: \.self)
        let gone = Set(missing + moved.map(\.from))
        outside = Set(edits.additions.flatMap(\.files)).subtracting(gone).sorted()
    }
}

extension [UInt8] {
    /// Whether lines of this text stand in the place of other lines of a generated one.
    fileprivate func hasLinesInPlaceOfOthers(in generated: [UInt8]) -> Bool {
        let (old, new) = (Lines(generated.withoutCarriageReturns), Lines(withoutCarriageReturns))
        let difference = LineDifference(old.all, new.all)
        var (before, now) = (0, 0)
        while before < old.all.count || now < new.all.count {
            let (goes, comes) = (difference.removed.contains(before), difference.inserted.contains(now))
            if goes, comes { return true }
            if !comes { before += 1 }
            if !goes { now += 1 }
        }
        return false
    }
}
