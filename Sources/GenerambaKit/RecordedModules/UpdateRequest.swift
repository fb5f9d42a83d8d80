import SourceText
import SystemAccess

/// What `update` is asked to do with recorded modules.
package struct UpdateRequest: Sendable {
    /// The modules to generate again.
    package let modules: [ModuleRecord]
    private let generating: Regeneration
    private var project: Project { generating.project }
    /// Reads the values on the command line, given the parameters of the template and its name; nil if there are none.
    package var values: (@Sendable ([Parameter], String) throws -> [GivenParameter])?
    /// The items to add to parameters that take several values.
    package var added: [GivenParameter] = []
    /// The template to follow instead of the recorded one; nil to stay.
    package var newTemplate: String?
    /// Whether missing files stay away without a question.
    package var acceptsMissing = false
    /// Whether conflicts have the recorded lines as well.
    package var showsBase = false

    package init(of modules: [ModuleRecord], _ generating: Regeneration) {
        (self.modules, self.generating) = (modules, generating)
    }

    /// Proposes how to merge what changed in the templates into the modules.
    ///
    /// - Throws: `OpenQuestion` while the user has something to decide; `ModuleDrift` when files have conflict markers;
    ///   `Diagnostics` with all errors in values, templates and files, and when files are missing; `FileProblem`;
    ///   `Interruption`.
    package func propose(_ decisions: Decisions, diagnostics: inout Diagnostics) throws -> ModulesProposal {
        let backup = try UpdateBackup.checked(modules, in: project.root)
        var proposal = ModulesProposal(in: project.root)
        var updates: [ModuleUpdate] = []
        var insertions = InsertionEdits(in: project.root)
        for finding in try findings(decisions, &diagnostics) {
            var (module, update) = (finding.module, finding.update)
            if update?.changesInsertions == true {
                let name = finding.update?.recorded.record.templateName
                let known = try Records(of: project).all().filter { $0.templateName == name }
                    .flatMap { $0.insertions.map(\.file) }
                module?.notes += try update?.insert(into: &insertions, known: Set(known)) ?? []
            }
            proposal.modules += module.map { [$0] } ?? []
            updates += update.map { [$0] } ?? []
        }
        let missing = updates.flatMap(\.missing)
        if !missing.isEmpty {
            guard try acceptsMissing || decisions.agrees(to: .missing(missing)) else {
                throw Diagnostics.missing(
                    missing,
                    hint: "nothing was written; restore with '--restore FILE', or pass '--accept-missing'")
            }
            for index in updates.indices { updates[index].acceptMissing() }
        }
        proposal.nothing = modules.isEmpty ? "no module is recorded" : "up to date"
        proposal.others = try ModuleUpdate.projectEdits(updates, in: project).changes + insertions.changes
        proposal.records = try updates.flatMap { try $0.formerRecord(in: project.root) }
        proposal.records += try Records(of: project).changes(keeping: updates.map(\.recorded))
        if backup != nil { proposal.records += try UpdateBackup.removal(in: project.root) }
        if updates.contains(where: { !$0.conflicts.isEmpty }) {
            proposal.records += try UpdateBackup.changes(storing: proposal.plan)
        }
        return proposal
    }

    /// What an update finds out about one module.
    private struct Finding: Sendable {
        let module: ModulesProposal.Module?
        /// The update; nil if the module is up to date: there may be thousands.
        let update: ModuleUpdate?
        var generation: Generation?
        let warnings, errors: Diagnostics
    }

    /// Returns what it finds out about each module. The first one from each template reads the template for the others.
    private func findings(_ decisions: Decisions, _ diagnostics: inout Diagnostics) throws -> [Finding] {
        var first: [String: (path: RelativePath, finding: Finding)] = [:]
        for record in modules where first[record.template] == nil {
            first[record.template] = (record.path, try finding(of: record, like: nil, decisions))
        }
        let findings = try ThreadPool.map(modules) { [first] record in
            let known = first[record.template]
            if let known, known.path == record.path { return known.finding }
            var finding = try self.finding(of: record, like: known?.finding.generation, decisions)
            finding.generation = nil
            return finding
        }
        var errors = Diagnostics()
        for finding in findings {
            diagnostics.add(contentsOf: finding.warnings)
            errors.add(contentsOf: finding.errors)
        }
        try errors.throwErrors()
        return findings
    }

    private func finding(
        of record: ModuleRecord, like other: Generation?, _ decisions: Decisions
    ) throws -> Finding {
        var (generation, warnings, errors) = (other, Diagnostics(), Diagnostics())
        let update = try errors.collect { try self.update(record, &generation, decisions, &warnings) }
        let isUpToDate = update?.isUpToDate == true
        return Finding(
            module: update?.shown(isUpToDate: isUpToDate), update: isUpToDate ? nil : update,
            generation: generation, warnings: warnings, errors: errors)
    }

    /// - Parameter known: a generation from the same template; receives the one of this module.
    private func update(
        _ record: ModuleRecord, _ known: inout Generation?, _ decisions: Decisions,
        _ diagnostics: inout Diagnostics
    ) throws -> ModuleUpdate {
        let records = Records(of: project, rebuilding: true)
        let word = newTemplate ?? record.template
        let template = try generating.templates.template(forModules: word, recordedIn: record)
        func opened(
            _ parameters: [GivenParameter], _ diagnostics: inout Diagnostics
        ) throws -> ModuleDraft {
            try ModuleDraft(
                generating.request(for: record, from: template, named: word, parameters), again: record,
                in: records, like: known, diagnostics: &diagnostics)
        }
        var draft = try opened([], &diagnostics)
        if values != nil || !added.isEmpty {
            let declared = draft.generation.parameters
            let given = try values?(declared, template.name) ?? []
            var ignored = Diagnostics()
            draft = try opened(given + added(to: given, declared, record, template.name), &ignored)
        }
        try draft.generate(decisions, diagnostics: &diagnostics)
        known = draft.generation
        for (template, files) in draft.outside { throw Diagnostics.outside(template, files) }
        return try ModuleUpdate(draft, in: project.root, showsBase: showsBase)
    }

    /// The items to add, after the recorded ones of parameters that have no other value.
    private func added(
        to given: [GivenParameter], _ declared: [Parameter], _ record: ModuleRecord, _ template: String
    ) throws -> [GivenParameter] {
        var all: [GivenParameter] = []
        for value in added {
            let key = Parameter.key(of: value.name)
            guard let parameter = declared.first(where: { $0.key == key }), parameter.isList else {
                let lists = declared.filter(\.isList).map(\.name.value)
                throw Diagnostics.error(
                    "'\(value.name)' is not a parameter of '\(template)' that takes several values",
                    hint: didYouMean(value.name, in: lists) ?? "it has \(quoted(lists))")
            }
            let name = parameter.name.value
            if !(given + all).contains(where: { $0.name == name }) {
                all += record.parameters.filter { [parameter].today($0.name) != nil }.map {
                    let text = SourceFile(path: "--\(name)", text: $0.value).whole
                    return GivenParameter(name: name, text: text, isRecorded: true)
                }
            }
            all.append(GivenParameter(name: name, text: value.text))
        }
        return all
    }
}
