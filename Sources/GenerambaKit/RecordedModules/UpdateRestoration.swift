import SourceText
import SystemAccess

extension ModulesProposal {
    /// Proposes to take back the last update, which left conflict markers.
    ///
    /// - Parameter isRepeated: whether an interrupted run of the same command was finished.
    /// - Throws: `Diagnostics` when there is nothing to take back; `FileProblem`.
    package static func takingBack(in project: Project, isRepeated: Bool) throws -> ModulesProposal {
        guard let backup = try UpdateBackup(in: project.root) else {
            if isRepeated { return .done(in: project.root) }
            throw Diagnostics.error("there is no update to take back")
        }
        let (changes, edited) = try backup.restoration()
        var proposal = ModulesProposal(in: project.root)
        let notes = edited.map { "note: '\($0)' was edited since: your text is in '\($1)'" }
        let isRecord = { (change: Change) in change.path.isInside(ModuleRecord.folder) }
        proposal.modules = [
            Module(
                title: "The update was taken back", changes: changes.filter { !isRecord($0) }, notes: notes)
        ]
        proposal.records = try changes.filter(isRecord) + UpdateBackup.removal(in: project.root)
        return proposal
    }

    /// Proposes to write the recorded text of files again.
    ///
    /// - Parameters:
    ///   - words: the files, as the user names them.
    ///   - start: the folder that these are relative to.
    /// - Throws: `Diagnostics` for files that no record has; `FileProblem`.
    package static func restoring(
        _ words: [String], from start: AbsolutePath, in project: Project
    ) throws -> ModulesProposal {
        let records = Records(of: project)
        let all = try records.all()
        var proposal = ModulesProposal(in: project.root)
        var changed: [RelativePath: RecordText] = [:]
        for word in words {
            let path = AbsolutePath(word, relativeTo: start).below(project.root)
            guard let record = all.first(where: { $0.files.contains { $0.path == path } }), let path,
                var text = try changed[record.path] ?? records.text(of: record),
                let bytes = text.texts[path]?.bytes
            else {
                let known = all.flatMap { $0.files.map(\.path.text) }
                throw Diagnostics.error(
                    "no record has '\(word)'", hint: didYouMean(path?.text ?? word, in: known))
            }
            var plan = try Plan(root: project.root, restoring: bytes, at: path)
            plan.resolveConflicts { _ in .overwrite }
            let edited = plan.changes.first { $0.action == .overwrite }?.before?.bytes
            let copy = try edited.map { try Change(keeping: $0, of: path, in: project.root) }
            proposal.modules.append(
                Module(
                    title: record.prefixedName, changes: plan.changes + [copy].compactMap(\.self),
                    notes: copy.map { ["note: '\(path)' was edited: your text is in '\($0.path)'"] } ?? []))
            text.record.missing.removeAll { $0 == path }
            changed[record.path] = text
        }
        proposal.records = try records.changes(keeping: Array(changed.values))
        return proposal
    }
}
