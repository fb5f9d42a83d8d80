import GenerambaKit
import SourceText
import SystemAccess

struct UpdateRun {
    private let command: Update
    private let context: CommandContext
    /// Whether an interrupted run of the same command was finished.
    private let isRepeated: Bool
    private let decisions: Decisions

    init(_ command: Update, _ context: CommandContext, isRepeated: Bool, _ decisions: Decisions) {
        (self.command, self.context, self.isRepeated) = (command, context, isRepeated)
        self.decisions = decisions
    }

    /// Plans the update, or what `--abort` and `--restore` do instead.
    func planned(_ wait: LockWait, _ diagnostics: inout Diagnostics) throws -> ModulesReport {
        let (names, parameters, added) = try words()
        let project = try Project.find(
            from: context.start, user: context.user, environment: context.environment,
            diagnostics: &diagnostics)
        return try Plan.reading(project.root, wait: wait, toldOfInterrupted: command.dryRun) {
            if command.abort { return try abortion(in: project) }
            let rebuilds = command.restore.isEmpty
            let all = try Records(of: project, rebuilding: rebuilds).all()
            if !rebuilds { return try restoration(all, in: project) }
            if isRepeated, !added.isEmpty {
                return ModulesReport(root: project.root, nothing: ModulesReport.done)
            }
            return try update(all.modules(names), parameters, added, in: project, &diagnostics)
        }
    }

    /// The names of modules, the words for parameters, and what `--add` adds.
    private func words() throws -> (names: [String], parameters: [String], added: [GivenParameter]) {
        let first = command.words.firstIndex { $0.hasPrefix("-") } ?? command.words.endIndex
        var rest: [String] = []
        var added: [GivenParameter] = []
        var words = command.words[first...]
        while let word = words.popFirst() {
            guard word == "--add" else {
                rest.append(word)
                continue
            }
            guard let name = words.popFirst(), let value = words.popFirst() else {
                throw WrongUsage("'--add' takes a parameter and a value", hint: "usage: \(Update.usage)")
            }
            added.append(GivenParameter(name: name, text: SourceFile(path: "--add", text: value).whole))
        }
        return (Array(command.words[..<first]), rest, added)
    }

    // MARK: Updating

    private func update(
        _ records: [ModuleRecord], _ parameters: [String], _ added: [GivenParameter], in project: Project,
        _ diagnostics: inout Diagnostics
    ) throws -> ModulesReport {
        let backup = try UpdateBackup(in: project.root)
        if let backup {
            let files = try backup.filesWithMarkers()
            guard files.isEmpty else { throw ModuleDrift.conflicts(in: files) }
        }
        if records.count != 1, !parameters.isEmpty || !added.isEmpty {
            throw WrongUsage("parameters need one module", hint: "usage: \(Update.usage)")
        }
        try checkMerged(records, in: project, canAbort: backup != nil)
        let templates = context.templates(
            ofRecordsIn: project, isOffline: command.fetching.offline, timeLimit: command.fetching.timeout)
        var updates: [ModuleUpdate] = []
        var found = Diagnostics()
        for record in records {
            do {
                updates.append(
                    try update(record, parameters, added, templates, in: project, &diagnostics))
            } catch let thrown as Diagnostics {
                found.add(contentsOf: thrown)
            }
        }
        try found.throwErrors()
        try decideMissing(&updates)
        return try report(updates, in: project)
    }

    /// Checks that no file of the modules has conflict markers, which an update or a merge of branches left.
    private func checkMerged(_ records: [ModuleRecord], in project: Project, canAbort: Bool) throws {
        let unmerged = try records.flatMap { try $0.filesWithMarkers(in: project.root) }
        guard unmerged.isEmpty else { throw ModuleDrift.conflicts(in: unmerged, canAbort: canAbort) }
    }

    private func update(
        _ record: ModuleRecord, _ words: [String], _ added: [GivenParameter], _ templates: TemplateResolver,
        in project: Project, _ diagnostics: inout Diagnostics
    ) throws -> ModuleUpdate {
        let records = Records(of: project, rebuilding: true)
        let template = try templates.template(forModules: record.template)
        var options = GenerationOptions()
        options.only = record.values(of: "only")
        options.targets.tests = record.values(of: "no-tests").isEmpty
        func request() throws -> GenerationRequest {
            var request = try GenerationRequest(
                modules: [record.name], from: template, templates, in: project, options: options,
                preferences: context.preferences, environment: context.environment,
                now: SystemEnvironment.now())
            request.templateWord = record.template
            return request
        }
        var draft = try ModuleDraft(request(), again: record, in: records, diagnostics: &diagnostics)
        if !words.isEmpty || !added.isEmpty {
            let declared = draft.generation.parameters
            options.parameters = try given(words, added, declared, record, template.name)
            var ignored = Diagnostics()
            draft = try ModuleDraft(request(), again: record, in: records, diagnostics: &ignored)
        }
        try draft.generate(decisions, diagnostics: &diagnostics)
        for (template, files) in draft.outside { throw Diagnostics.outside(template, files) }
        return try ModuleUpdate(draft, in: project.root)
    }

    /// The values of parameters on the command line.
    private func given(
        _ words: [String], _ added: [GivenParameter], _ declared: [Parameter], _ record: ModuleRecord,
        _ template: String
    ) throws -> [GivenParameter] {
        let reading = ModuleArguments(words, declared: declared)
        try reading.checkOptions(
            declared, besides: [], advice: "'generamba gen \(template) --help' lists its parameters",
            usage: Update.usage)
        if let word = reading.arguments.first {
            throw WrongUsage("unexpected argument '\(word)'", hint: "usage: \(Update.usage)")
        }
        var all = reading.parameters
        for value in added {
            let key = Parameter.key(of: value.name)
            guard let parameter = declared.first(where: { $0.key == key }), parameter.isList else {
                let lists = declared.filter(\.isList).map(\.name.value)
                throw Diagnostics.error(
                    "'\(value.name)' is not a parameter of '\(template)' that takes several values",
                    hint: didYouMean(value.name, in: lists) ?? "it has \(quoted(lists))")
            }
            if !all.contains(where: { $0.name == parameter.name.value }) {
                all += record.parameters.filter { $0.name == parameter.name.value }.map {
                    GivenParameter(
                        name: $0.name, text: SourceFile(path: "--\($0.name)", text: $0.value).whole)
                }
            }
            all.append(GivenParameter(name: parameter.name.value, text: value.text))
        }
        return all
    }

    /// Asks whether missing files stay away, or fails.
    private func decideMissing(_ updates: inout [ModuleUpdate]) throws {
        let missing = updates.flatMap(\.missing)
        guard !missing.isEmpty else { return }
        guard try command.acceptMissing || decisions.agrees(to: .missing(missing)) else {
            throw Diagnostics.missing(
                missing,
                hint: "nothing was written; restore with '--restore FILE', or pass '--accept-missing'")
        }
        for index in updates.indices { updates[index].acceptMissing() }
    }

    private func report(_ updates: [ModuleUpdate], in project: Project) throws -> ModulesReport {
        var report = ModulesReport(root: project.root)
        report.nothing = updates.isEmpty ? "no module is recorded" : "up to date"
        report.modules = updates.map { update in
            .init(title: update.title, changes: update.changes, notes: update.notes)
        }
        let edits = try ModuleUpdate.projectEdits(updates, in: project)
        report.others = edits.changes
        let records = Records(of: project)
        report.records = try records.changes(keeping: updates.map(\.recorded))
        if try UpdateBackup(in: project.root) != nil {
            report.records += try UpdateBackup.removal(in: project.root)
        }
        if updates.contains(where: { !$0.conflicts.isEmpty }) {
            report.records += UpdateBackup.changes(storing: report.plan)
        }
        return report
    }

    // MARK: Taking back

    private func abortion(in project: Project) throws -> ModulesReport {
        guard let backup = try UpdateBackup(in: project.root) else {
            if isRepeated { return ModulesReport(root: project.root, nothing: ModulesReport.done) }
            throw Diagnostics.error("there is no update to take back")
        }
        let (changes, edited) = try backup.restoration()
        var report = ModulesReport(root: project.root)
        let notes = edited.map { "note: '\($0)' was edited since: your text is in '\($1)'" }
        let isRecord = { (change: Change) in change.path.isInside(ModuleRecord.folder) }
        report.modules = [
            .init(title: "The update", changes: changes.filter { !isRecord($0) }, notes: notes)
        ]
        report.records = try changes.filter(isRecord) + UpdateBackup.removal(in: project.root)
        return report
    }

    private func restoration(_ all: [ModuleRecord], in project: Project) throws -> ModulesReport {
        let records = Records(of: project)
        var report = ModulesReport(root: project.root)
        var changed: [RelativePath: RecordText] = [:]
        for word in command.restore {
            let path = AbsolutePath(word, relativeTo: context.start).below(project.root)
            guard let record = all.first(where: { $0.files.contains { $0.path == path } }), let path,
                var text = try changed[record.path] ?? records.text(of: record), let bytes = text.texts[path]
            else {
                let known = all.flatMap { $0.files.map(\.path.text) }
                throw Diagnostics.error(
                    "no record has '\(word)'", hint: didYouMean(path?.text ?? word, in: known))
            }
            var plan = try Plan(root: project.root, restoring: bytes, at: path)
            plan.resolveConflicts { _ in .overwrite }
            let edited = plan.changes.first { $0.action == .overwrite }?.before?.bytes
            let copy = try edited.map { try Change(keeping: $0, of: path, in: project.root) }
            report.modules.append(
                .init(
                    title: record.prefixedName, changes: plan.changes + [copy].compactMap(\.self),
                    notes: copy.map { ["note: '\(path)' was edited: your text is in '\($0.path)'"] } ?? []))
            text.record.missing.removeAll { $0 == path }
            changed[record.path] = text
        }
        report.records = try records.changes(keeping: Array(changed.values))
        return report
    }
}

extension ModuleUpdate {
    /// The module with its template.
    fileprivate var title: String {
        let (old, new) = (draft.record?.record, recorded.record)
        let versions = [old?.version, new.version].compactMap(\.self).distinct(by: \.self)
        let shown = versions.isEmpty ? "" : " \(versions.joined(separator: " to "))"
        return "\(new.prefixedName) from \(new.templateName)\(shown)"
    }

    fileprivate var notes: [String] {
        (draft.record?.record.isRebuilt == true
            ? ["note: its record was rebuilt from both sides of the conflict"] : [])
            + formatted.map { "note: '\($0)' has the new text: format it again" }
            + dropped.map { "note: the template no longer makes '\($0)', which stays because it was edited" }
            + occupied.map { "note: '\($0)' exists already and is not recorded, so it stays as it is" }
            + moved.map { "note: '\($0)' was moved to '\($1)'" }
    }
}
