import GenerambaKit
import SourceText

extension GenRun {
    /// Asks whether templates may make files outside of the targets' folders, unless an option or the Rambafile says so.
    /// Adds the answer to the Rambafile.
    ///
    /// - Throws: `UserCancelled`; `Diagnostics` when nobody can be asked, or when the Rambafile cannot be edited.
    func confirmOutside(
        of project: Project, _ result: inout GenResult, _ terminal: Terminal, _ diagnostics: inout Diagnostics
    ) throws {
        let outside = result.drafts.flatMap(\.outside)
        guard !outside.isEmpty else { return }
        var edit = try RambafileEdit(of: project)
        // Several modules may be from one template.
        for (template, files) in outside where !edit.project.rambafile.allowsOutside.contains(template) {
            let problem = Diagnostics.outside(template, files)
            if isDryRun, !allowsOutside {
                diagnostics.add(contentsOf: problem.asWarnings)
                continue
            }
            if !allowsOutside {
                guard terminal.canAsk, !printsJSON else { throw problem }
                let question =
                    "'\(template)' makes \(quoted(files.map(\.path.text))) outside of the target's folder."
                guard try terminal.yes("\(question) Allow it?", default: false) else { throw UserCancelled() }
            }
            try edit.allowOutside(template)
        }
        if edit.change.action != .identical { result.allow(edit.change) }
    }
}

extension Diagnostics {
    /// Returns the error for files that a template makes outside of the targets' folders.
    static func outside(_ template: String, _ files: [GeneratedFile]) -> Diagnostics {
        .error(
            "'\(template)' makes \(files.count == 1 ? "a file" : "\(files.count) files") outside of the target's folder: "
                + quoted(files.map(\.path.text)), at: files.first?.range,
            hint:
                "allow it with 'gen … --allow-outside', or write 'allow_outside: [\(template)]' into the Rambafile"
        )
    }
}
