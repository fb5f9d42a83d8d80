import SourceText
import SystemAccess

/// What `rename` or `move` is asked to do with a recorded module: to give it another name, or another target.
package struct RelocationRequest: Sendable {
    /// What changes.
    package enum Kind: Sendable {
        /// The module gets this name, which may have the module's prefix.
        case name(String)
        /// The code goes into this target, and the tests into its test target.
        case target(String)
    }

    let kind: Kind
    /// The module as the user names it.
    let word: String
    private let generating: Regeneration
    private var project: Project { generating.project }

    package init(_ kind: Kind, of word: String, _ generating: Regeneration) {
        (self.kind, self.word, self.generating) = (kind, word, generating)
    }

    /// Proposes the changes: the files and folders of the module move, with what people have changed in them.
    ///
    /// - Parameter isRepeated: whether an interrupted run of the same command was finished, which may have done it.
    /// - Throws: `ModuleDrift` when files have conflict markers; `Diagnostics` for an unknown module, a name or a target
    ///   that cannot be used, a place that is taken, files that are missing, and a module that is not what its template
    ///   makes today; the errors of `Generation`; `FileProblem`.
    package func propose(
        isRepeated: Bool, _ decisions: Decisions, diagnostics: inout Diagnostics
    ) throws -> ModulesProposal {
        let records = Records(of: project)
        let all = try records.all()
        if isRepeated, isDone(all) { return .done(in: project.root) }
        let old = try all.modules([word])[0]
        let new = try relocated(old)
        try check(old, new, all)
        let backup = try UpdateBackup.checked([old], in: project.root)
        guard let text = try records.text(of: old)?.relocated(in: project.root) else {
            throw Diagnostics.error("there is no record of \(old.prefixedName)")
        }
        let template = try generating.templates.template(forModules: old.template, recordedIn: old)
        let made = try draft(text.record.asGenerated, template, decisions, &diagnostics)
        var ignored = Diagnostics()
        let moved = try draft(new.filled(with: text.record), template, decisions, &ignored)
        try check(moved, of: old, &diagnostics)
        var relocation = try ModuleRelocation(
            of: text, from: made, to: moved, among: all, in: project)
        var edits = InsertionEdits(in: project.root)
        try relocation.insert(into: &edits)
        return try proposal(relocation, edits, records, all, backup)
    }

    private func proposal(
        _ relocation: ModuleRelocation, _ insertions: InsertionEdits, _ records: Records,
        _ all: [ModuleRecord], _ backup: UpdateBackup?
    ) throws -> ModulesProposal {
        var proposal = ModulesProposal(in: project.root)
        proposal.others = try relocation.projectEdits().changes + insertions.changes
        proposal.modules = [
            .init(
                title: relocation.title, changes: relocation.changes,
                notes: try relocation.notes + relocation.mentions(after: insertions.changes))
        ]
        let others = all.filter { $0.path != relocation.old.record.path }
        proposal.records = try records.changes(keeping: [relocation.recorded])
        proposal.records += try records.removals(
            of: [relocation.old.record], leaving: others + [relocation.recorded.record])
        if backup != nil { proposal.records += try UpdateBackup.removal(in: project.root) }
        if relocation.changes.contains(where: \.hasMarkers) {
            proposal.records += try UpdateBackup.changes(storing: proposal.plan)
        }
        return proposal
    }

    /// Whether a finished run has done already what this one is to do.
    private func isDone(_ all: [ModuleRecord]) -> Bool {
        switch kind {
        case .name(let name):
            (try? all.modules([word])) == nil && all.contains { [$0.name, $0.prefixedName].contains(name) }
        case .target(let target):
            (try? all.modules([word]))?.allSatisfy { $0.codeTarget == target } ?? true
        }
    }

    /// The record with the new name or target, without files.
    private func relocated(_ old: ModuleRecord) throws -> ModuleRecord {
        var new = old
        switch kind {
        case .name(let name):
            let rest = old.prefix.flatMap { name.hasPrefix($0) ? String(name.dropFirst($0.count)) : nil }
            let isPrefixed = word == old.prefixedName && rest?.first?.isUppercase == true
            new.name = isPrefixed ? rest ?? name : name
            _ = try ModuleName(new.name, prefix: old.prefix)
            guard new.name != old.name else {
                throw Diagnostics.error("'\(old.prefixedName)' is the module's name already")
            }
        case .target(let target):
            guard target != old.codeTarget else {
                throw Diagnostics.error("'\(old.prefixedName)' is in the target '\(target)' already")
            }
            new.options.removeAll { GenerationOptions.namesOfTargets.contains($0.name) }
            (new.codeTarget, new.codeFolder, new.testFolder) = (target, nil, nil)
        }
        return new
    }

    private func check(_ old: ModuleRecord, _ new: ModuleRecord, _ all: [ModuleRecord]) throws {
        guard !old.isRequired else {
            throw Diagnostics.error(
                "'\(old.prefixedName)' was generated because other modules require '\(old.templateName)', which looks "
                    + "for it where it is")
        }
        if new.path.caseFolded == old.path.caseFolded {
            throw Diagnostics.error(
                "'\(old.prefixedName)' and '\(new.prefixedName)' differ only in letter case, which many disks ignore",
                hint: "rename it to another name first, and then to '\(new.prefixedName)'")
        }
        if all.contains(where: { $0.path.caseFolded == new.path.caseFolded }) {
            throw Diagnostics.error(
                "'\(new.prefixedName)' is already generated from '\(new.templateName)' in the target '\(new.codeTarget)'",
                hint: "choose another name, or remove that module with 'generamba destroy'")
        }
    }

    /// Checks what is known of the module once it has been generated in its new place.
    private func check(_ draft: ModuleDraft, of old: ModuleRecord, _ diagnostics: inout Diagnostics) throws {
        guard let module = draft.modules.first else { return }
        if case .target(let target) = kind {
            if old.testFolder != nil, draft.generation.destination.tests == nil {
                throw Diagnostics.error(
                    "the target '\(target)' has no test target for the tests of '\(old.prefixedName)'",
                    hint: "add one that depends on '\(target)'")
            }
            for name in module.requirements {
                diagnostics.addWarning(
                    "'\(old.templateName)' requires '\(name)', which the target '\(target)' does not have",
                    hint:
                        "generate it with 'generamba gen \(RequiredTemplate.module) \(name) --target \(target)'"
                )
            }
        } else {
            for warning in [module.name.doubledEnd, module.name.smallStart] {
                guard let found = warning(module.files, old.templateName) else { continue }
                let hint = found.hint?.replacing(
                    "generamba gen ", with: "generamba rename \(old.prefixedName) "
                ).replacing(" \(old.templateName)'", with: "'")
                diagnostics.addWarning(found.message, hint: hint)
            }
        }
    }

    /// Generates the module as a record says.
    private func draft(
        _ record: ModuleRecord, _ template: ResolvedTemplate, _ decisions: Decisions,
        _ diagnostics: inout Diagnostics
    ) throws -> ModuleDraft {
        let request = try generating.request(for: record, from: template, named: record.template)
        var draft = try ModuleDraft(request.again(record), diagnostics: &diagnostics)
        try draft.generate(decisions, diagnostics: &diagnostics)
        return draft
    }
}

extension ModuleRecord {
    /// The record with the files where the template makes them.
    fileprivate var asGenerated: ModuleRecord {
        var record = self
        record.files = files.map { .init(path: $0.generatedPath, checksum: $0.checksum) }
        record.missing = []
        return record
    }

    /// The record with the files of another one, which leave their places.
    fileprivate func filled(with other: ModuleRecord) -> ModuleRecord {
        var record = self
        let paths = other.files.flatMap { [$0.path, $0.generatedPath] }.distinct(by: \.self)
        record.files = paths.map { .init(path: $0, checksum: 0) }
        record.missing = []
        return record
    }
}
