import GenerambaKit
import SourceText
import SystemAccess

/// A run of `gen`, as the command line requests it.
struct GenRun {
    /// The module's name or several names separated by commas, the template, and the template's parameters.
    var words: [String]
    var options = GenerationOptions()
    var isDryRun = false
    /// Whether the run fails if a file would change. Such a run is a dry run.
    var isCheck = false
    var showsDiff = false
    /// Whether warnings are errors.
    var isStrict = false
    var onConflict: ConflictPolicy?
    /// Whether to use defaults instead of asking, and to keep them in a Rambafile.
    var usesDefaults = false
    /// Whether to also generate required templates that the target does not have yet; nil to ask on a terminal, and to
    /// generate them elsewhere.
    var isWithRequired: Bool?
    /// Whether files that somebody removed from recorded modules stay away. If not, the user is asked.
    var acceptsMissing = false
    /// Whether templates may make files outside of the targets' folders. If not, the user is asked.
    var allowsOutside = false
    /// Whether to edit Package.swift without asking.
    var editsManifest = false
    var printsJSON = false
    /// Whether identical files are listed.
    var isVerbose = false
    /// Whether there is no report.
    var isQuiet = false
    /// Whether fetching is disabled.
    var isOffline = false
    /// The time limit for each fetch, and for waiting for another run, in seconds.
    var timeout = WaitOption.usual
    var directory: String?

    /// - Throws: `ExitCode`.
    func run() throws {
        var result = GenResult()
        try CommandContext.run(in: directory, changesFiles: !isDryRun) { context, diagnostics in
            var context = context
            if usesDefaults, onConflict != .ask { context.terminal.canAsk = false }
            try generate(context, &result, &diagnostics)
            if !printsJSON, !isQuiet {
                let color = context.terminal.colorsOutput
                context.terminal.write(result.text(color: color, listsIdentical: isVerbose))
            }
            if isCheck { try OutdatedFiles.check(result.plan) }
            if result.isApplied, !result.conflicts.isEmpty {
                throw ModuleDrift.conflicts(in: result.conflicts)
            }
        } json: {
            printsJSON ? result.report(diff: showsDiff) : nil
        }
    }

    private func generate(
        _ context: CommandContext, _ result: inout GenResult, _ diagnostics: inout Diagnostics
    ) throws {
        result.root = try context.nearestRoot
        let policy = try ConflictPolicy.chosen(onConflict, context.terminal)
        let wait = LockWait(timeout: timeout, context.terminal, isQuiet: isQuiet)
        let empty = result
        try context.changing(wait, plansOnly: isDryRun, &diagnostics) { wait, _, diagnostics in
            result = empty
            try propose(context, policy, wait, &result, &diagnostics)
        }
    }

    /// Plans the changes, and makes them unless this is a dry run.
    private func propose(
        _ context: CommandContext, _ policy: ConflictPolicy, _ wait: LockWait, _ result: inout GenResult,
        _ diagnostics: inout Diagnostics
    ) throws {
        result.isDryRun = isDryRun
        try plan(context, wait, &result, &diagnostics)
        result.isCheck = isCheck
        if isCheck, onConflict == nil {
            let merges = result.drafts.merges(of: result.plan.conflicts)
            result.plan.resolveConflicts(merging: merges) { merges[$0.path] == nil ? .conflict : .merge }
        }
        if showsDiff && !printsJSON {
            context.terminal.write(diff: result.plan.changes.map(\.unifiedDiff).joined())
        }
        if !isDryRun || policy != .ask {
            var consent = ConflictPrompt(policy: policy, terminal: context.terminal)
            consent.merges = result.drafts.merges(of: result.plan.conflicts)
            try consent.resolveConflicts(in: &result.plan)
        }
        guard !isDryRun else { return }
        try failOnConflicts(result)
        try confirmManifestEdit(in: &result, context.terminal)
        if let root = result.root {
            result.plan.moduleRecords = try result.drafts.recordChanges(
                after: result.plan, result.projectEdits, in: Records(in: root, user: context.user))
        }
        if !result.conflicts.isEmpty {
            // As in 'update', what an earlier run stored goes first.
            if let root = result.root, try UpdateBackup(in: root) != nil {
                result.plan.moduleRecords += try UpdateBackup.removal(in: root)
            }
            result.plan.moduleRecords += UpdateBackup.changes(storing: result.plan)
        }
        try context.apply(result.plan, wait, &diagnostics)
        result.isApplied = true
    }

    /// Adds the edit of Package.swift to the plan, if an option requests it or if the user can be asked.
    private func addManifestEdit(to result: inout GenResult, _ terminal: Terminal) {
        guard let edit = result.platformGap?.edit, editsManifest || terminal.canAsk && !isDryRun else {
            return
        }
        result.plan.changes.append(edit)
    }

    /// Asks whether to edit Package.swift, and drops the edit if the user declines.
    ///
    /// - Throws: `UserCancelled`.
    private func confirmManifestEdit(in result: inout GenResult, _ terminal: Terminal) throws {
        guard !editsManifest, let gap = result.platformGap, result.manifestEdit != nil else { return }
        let question = "In \(result.template), \(gap.reason). Write '\(gap.text)' in Package.swift?"
        guard try !result.plan.generates || !terminal.yes(question, default: true) else { return }
        result.plan.changes.removeLast()
    }

    /// Generates the modules and compares them with the existing files. May ask for parameters in between. All files of
    /// a template that it reads belong to the same version: it reads them under a shared lock, and fails if the
    /// templates have changed between the two phases.
    private func plan(
        _ context: CommandContext, _ wait: LockWait, _ result: inout GenResult,
        _ diagnostics: inout Diagnostics
    ) throws {
        var prompts = GenPrompts(self, context)
        let project = try prompts.complete(try project(context, &diagnostics))
        let (run, root) = (prompts.run, project.root)
        var (drafts, stamp) = try Plan.reading(root, wait: wait, toldOfInterrupted: isDryRun) {
            () throws -> ([ModuleDraft], String?) in
            let request = try run.request(project, context, &result.template, &diagnostics)
            return (try ModuleDraft.all(of: request, diagnostics: &diagnostics), try Lockfile.stamp(in: root))
        }
        var found = Diagnostics()
        let answers = try drafts.map { draft in
            try found.collect {
                try draft.generation.answers(context.terminal, besides: GenOptions.optionNames)
            }
                ?? nil
        }
        result.settings = found.hasErrors ? nil : try prompts.keptSettings(listing: result.template)
        result.recorded = drafts.compactMap(\.recordNote)
        let reading = ProjectReading(root: root, wait: wait, stamp: stamp, isDryRun: isDryRun)
        try reading {
            for index in drafts.indices {
                try drafts[index].generate(answers[index], besides: found, diagnostics: &diagnostics)
            }
            try compare(drafts, in: root, &result)
        }
        try decideMissing(&drafts, reading, context.terminal, &result)
        for index in drafts.indices {
            try addRequired(to: &drafts, at: index, reading, context, &result, &diagnostics)
        }
        result.drafts = drafts
        try confirmOutside(of: project, &result, context.terminal, &diagnostics)
        if isStrict { try diagnostics.throwWarnings() }
        addManifestEdit(to: &result, context.terminal)
    }

    /// Compares modules with the existing files, and with the platforms in Package.swift.
    ///
    /// - Throws: `Diagnostics` for files that cannot be generated together; `FileProblem`.
    func compare(_ drafts: [ModuleDraft], in root: AbsolutePath, _ result: inout GenResult) throws {
        let modules = drafts.modules
        result.modules = modules
        result.plan = try Plan(root: root, wanted: modules.flatMap(\.files))
        if editsManifest || result.plan.generates {
            result.platformGap = try drafts[0].generation.platformGap(of: modules)
        }
        let edits = try ProjectEdits(adding: drafts)
        result.projectEdits = edits
        result.generator = drafts[0].generation.targets.generator
        result.plan.changes += edits.changes
        let rambafile = [result.settings?.file].compactMap(\.self)
        result.plan.changes += try Plan(root: root, wanted: rambafile).changes
    }

    /// Returns the project of the nearest Rambafile; nil if there is none.
    private func project(_ context: CommandContext, _ diagnostics: inout Diagnostics) throws -> Project? {
        try Project.nearest(
            from: context.start, user: context.user, environment: context.environment,
            diagnostics: &diagnostics)
    }

    /// Builds the request from the arguments, the options and the Rambafile.
    ///
    /// - Throws: `Diagnostics`, `FileProblem`, `WrongUsage`.
    func request(
        _ project: Project, _ context: CommandContext, _ shownTemplate: inout String,
        _ diagnostics: inout Diagnostics
    ) throws -> GenerationRequest {
        let now = try SystemEnvironment.now()
        let templates = context.templates(of: project, isOffline: isOffline, timeLimit: timeout)
        let words = try ModuleArguments.read(
            words, in: project, templates, options, now, diagnostics: &diagnostics)
        try words.checkOrder(in: project)
        let name =
            try words.arguments.dropFirst().first ?? recordedTemplate(of: words.arguments[0], in: project)
        let template = try words.template ?? templates.template(forModules: name)
        shownTemplate = words.arguments.dropFirst().first.map(GitAddress.withoutPassword) ?? template.name
        try templates.noteSource(of: template, &diagnostics)
        var options = options
        options.parameters += words.parameters
        let names = words.arguments[0].split(separator: ",", omittingEmptySubsequences: false)
        var request = try GenerationRequest(
            modules: names.map(\.trimmed), from: template, templates, in: project, options: options,
            preferences: context.preferences, environment: context.environment, now: now)
        request.templateWord = name.map { templates.word($0, in: project) } ?? template.name
        return request
    }

    /// The template that the record of a module names, if the Rambafile does not name one alone and there is one record;
    /// otherwise nil.
    private func recordedTemplate(of name: String, in project: Project) throws -> String? {
        guard project.rambafile.templates.count != 1 else { return nil }
        let records = try Records(of: project).all(named: name)
        return records.count == 1 ? records[0].template : nil
    }

    private func failOnConflicts(_ result: GenResult) throws {
        let conflicts = result.plan.conflicts
        let canMerge = result.drafts.merges(of: conflicts).count == conflicts.count
        let merge = canMerge ? "merge with '--on-conflict merge', or " : ""
        guard !conflicts.isEmpty else { return }
        throw Diagnostics.error(
            "\(counted(conflicts.count, "file")) \(conflicts.count == 1 ? "exists and differs" : "exist and differ")",
            of: conflicts,
            hint: "nothing was written; compare with '--diff', \(merge)choose with \(ConflictPolicy.options)")
    }
}

extension Generation {
    /// Returns the template's parameters with their values; nil if the template has no parameters. Asks for missing
    /// values on a terminal.
    ///
    /// - Parameter own: the options of the command itself, which do not set parameters.
    func answers(_ terminal: Terminal, besides own: @autoclosure () -> [String] = []) throws -> Answers? {
        guard !parameters.isEmpty else { return nil }
        var answers = try GivenAnswers(
            parameters, given: request.values(for: parameters), to: request.template.name)
        for parameter in answers.missing where terminal.canAsk {
            try answers.answer(parameter, with: terminal.ask(for: parameter))
        }
        return try answers.complete(besides: Set(own()))
    }
}

extension Diagnostics {
    /// Returns an error about the files of these changes. A single file stands in the message itself.
    static func error(_ message: String, of changes: [Change], hint: String) -> Diagnostics {
        let paths = changes.map(\.path.text)
        guard paths.count > 1 else { return .error("\(message): \(quoted(paths))", hint: hint) }
        return Diagnostics([
            Diagnostic(severity: .error, message: message, items: paths, range: nil, hint: hint)
        ])
    }
}
