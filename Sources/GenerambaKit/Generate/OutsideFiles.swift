import SourceText
import SystemAccess

extension ModuleDraft {
    /// The files that templates want to make outside of the targets' folders without consent, by the template. Recorded
    /// files have the user's consent.
    package var outside: [(template: String, files: [GeneratedFile])] {
        let known = Set(record?.record.files.map(\.path) ?? [])
        let allowed = generation.request.project.rambafile.allowsOutside
        return modules.compactMap { module in
            let files = generation.destination.outside(module.files).filter { !known.contains($0.path) }
            return files.isEmpty || allowed.contains(module.template) ? nil : (module.template, files)
        }
    }
}

extension GenProposal {
    /// Notes in the Rambafile that templates may make files outside of the targets' folders, if the user agrees.
    mutating func confirmOutside(_ decisions: Decisions, diagnostics: inout Diagnostics) throws {
        let outside = drafts.flatMap(\.outside)
        guard !outside.isEmpty else { return }
        var edit = try RambafileEdit(of: project)
        // Several modules may be from one template.
        for (template, files) in outside where !edit.project.rambafile.allowsOutside.contains(template) {
            if !choices.allowsOutside {
                let problem = Diagnostics.outside(template, files)
                if choices.isDryRun {
                    diagnostics.add(contentsOf: problem.asWarnings)
                    continue
                }
                guard decisions.asksConsent else { throw problem }
                guard try decisions.agrees(to: .outside(template, files.map(\.path))) else {
                    throw UserCancelled()
                }
            }
            try edit.allowOutside(template)
        }
        guard edit.change.action != .identical else { return }
        let isNew = rambafile != nil
        plan.changes.removeAll { $0.path == Rambafile.path }
        plan.changes.append(isNew ? edit.change.creating : edit.change)
    }
}

extension Diagnostics {
    /// Returns the error for files that a template makes outside of the targets' folders.
    package static func outside(_ template: String, _ files: [GeneratedFile]) -> Diagnostics {
        .error(
            "'\(template)' makes \(files.count == 1 ? "a file" : "\(files.count) files") outside of the target's folder: "
                + quoted(files.map(\.path.text)), at: files.first?.range,
            hint:
                "allow it with 'gen … --allow-outside', or write 'allow_outside: [\(template)]' into the Rambafile"
        )
    }
}
