import SourceText
import SystemAccess

extension GenProposal {
    /// Adds the changes of files to which the modules add something, and notes in their records what they add.
    ///
    /// - Throws: `Diagnostics` for missing files and places; `FileProblem`.
    mutating func addInsertions() throws {
        guard
            drafts.contains(where: { !$0.insertions.isEmpty || !$0.modules.allSatisfy(\.insertions.isEmpty) })
        else { return }
        var edits = InsertionEdits(in: plan.root, after: plan.changes)
        for (number, draft) in drafts.enumerated() {
            for (index, module) in draft.modules.enumerated() {
                let isOwn = module.record?.path == draft.record?.record.path
                let recorded = try edits.replace(
                    isOwn ? draft.insertions : [], with: module.insertions,
                    in: draft.generation.destination.home, restores: true)
                drafts[number].modules[index].record?.insertions = recorded
            }
        }
        // A file that the same plan makes or edits gets the text at once.
        for change in edits.changes {
            if let index = plan.changes.firstIndex(where: { $0.path == change.path }) {
                let old = plan.changes[index]
                plan.changes[index] = Change(
                    old.action, old.path, before: old.before, after: change.after, by: old.writer)
            } else {
                plan.changes.append(change)
                insertions.append(change)
            }
        }
    }

    /// Checks that the user agrees to changes of files that are not the modules'. A file to which a recorded module of the
    /// same template has added something needs no further consent.
    ///
    /// - Throws: `OpenQuestion`; `UserCancelled`; `Diagnostics` when nobody can be asked.
    mutating func confirmInsertions(_ decisions: Decisions, diagnostics: inout Diagnostics) throws {
        let rambafile = project.rambafile
        var files: [(template: String, file: RelativePath)] = []
        for module in drafts.modules where !rambafile.allowsOutside.contains(module.template) {
            files += module.askedFiles(of: module.record).map { (module.template, $0) }
        }
        guard !files.isEmpty, !choices.allowsOutside else { return }
        let known = try Records(of: project).all().flatMap { record in
            record.insertions.map { "\(record.templateName) \($0.file)" }
        }
        files.removeAll { known.contains("\($0.template) \($0.file)") }
        for template in files.map(\.template).distinct(by: \.self) {
            let own = files.filter { $0.template == template }.map(\.file).distinct(by: \.self)
            let problem = Diagnostics.insertions(template, own)
            if choices.isDryRun {
                diagnostics.add(contentsOf: problem.asWarnings)
            } else {
                guard decisions.asksConsent else { throw problem }
                guard try decisions.agrees(to: .insertions(template, own)) else { throw UserCancelled() }
            }
        }
    }
}

extension GeneratedModule {
    /// The files to which the template, not the Rambafile, adds something.
    func askedFiles(of record: ModuleRecord?) -> [RelativePath] {
        let own = insertions.filter(\.isOfProject).map(\.insertion)
        return (record?.insertions ?? []).filter { !own.contains($0.insertion) }.map(\.file)
    }
}

extension ModuleDraft {
    /// What the recorded module has added to other files.
    var insertions: [ModuleInsertion] { record?.record.insertions ?? [] }
}

extension Diagnostics {
    /// Returns the error for files to which a template adds something.
    static func insertions(_ template: String, _ files: [RelativePath]) -> Diagnostics {
        .error(
            "'\(template)' adds to \(quoted(files.map(\.text)))",
            hint:
                "allow it with 'gen … --allow-outside', or write 'allow_outside: [\(template)]' into the Rambafile"
        )
    }
}
