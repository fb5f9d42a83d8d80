import GenerambaKit
import SourceText
import SystemAccess

/// A run of `gen`, as the command line requests it.
struct GenRun {
    /// The module's name or several names separated by commas, the template, and the template's parameters.
    var words: [String]
    var options = GenerationOptions()
    /// What to do besides generating.
    var choices = GenChoices()
    /// Whether the run fails if a file would change. Such a run is a dry run.
    var isCheck = false
    var showsDiff = false
    var onConflict: ConflictPolicy?
    /// Whether to use defaults instead of asking, and to keep them in a Rambafile.
    var usesDefaults = false
    /// Whether to create a package if there is no project.
    var createsPackage = false
    var format = ReportFormat.text
    /// Whether identical files are listed.
    var isVerbose = false
    /// Whether there is no report.
    var isQuiet = false
    /// Whether fetching is disabled.
    var isOffline = false
    /// The time limit for each fetch, and for waiting for another run, in seconds.
    var timeout = WaitOption.usual
    var directory: String?
    var plan: PlanOption?

    var isDryRun: Bool { choices.isDryRun }

    func run() throws {
        var result = GenResult(isDryRun: isDryRun || plan?.plan != nil, isCheck: isCheck)
        try CommandContext.run(in: directory, as: format, changesFiles: !isDryRun, plan) {
            context, diagnostics in
            var context = context
            if usesDefaults, onConflict != .ask { context.terminal.canAsk = false }
            result.root = try createsPackage ? context.start : context.nearestRoot
            let (terminal, empty) = (context.terminal, result)
            let wait = LockWait(timeout: timeout, terminal, isQuiet: isQuiet)
            var prompts = GenPrompts(self, context)
            var conflicts = ConflictPrompt(
                policy: try ConflictPolicy.chosen(onConflict, terminal), terminal: terminal)
            var decisions = Decisions(canAsk: terminal.canAsk, asksConsent: !isDryRun && format == .text)
            // A package may be created.
            let root = result.root ?? context.start
            let isNew = try context.changing(in: root, wait, plansOnly: isDryRun, &diagnostics) {
                wait, _, diagnostics in
                result = empty
                try change(context, wait, &prompts, &decisions, &conflicts, &result, &diagnostics)
            }
            if !isNew { result.isApplied = true }
            if format == .text, !isQuiet {
                terminal.write(
                    isNew
                        ? result.text(color: terminal.colorsOutput, listsIdentical: isVerbose)
                        : CommandContext.appliedText)
                terminal.write(context.planText)
            }
            if isCheck, let outdated = OutdatedFiles(in: result.plan) { throw outdated }
            if result.isApplied, !result.conflicts.isEmpty {
                throw ModuleDrift.conflicts(in: result.conflicts)
            }
        } report: {
            result.shared(diff: showsDiff)
        }
        // Nothing follows: to release everything would only take time.
        UnsafeMutablePointer<GenResult>.allocate(capacity: 1).initialize(to: result)
    }

    /// Proposes changes, and makes them unless this is a dry run.
    private func change(
        _ context: CommandContext, _ wait: LockWait, _ prompts: inout GenPrompts,
        _ decisions: inout Decisions, _ conflicts: inout ConflictPrompt, _ result: inout GenResult,
        _ diagnostics: inout Diagnostics
    ) throws {
        let terminal = context.terminal
        let nearest = try Project.nearest(
            from: context.start, user: context.user, environment: context.environment,
            diagnostics: &diagnostics)
        let project = try prompts.complete(nearest)
        result.outer = prompts.outer
        let request = try Plan.reading(project.root, wait: wait, toldOfInterrupted: isDryRun) {
            try prompts.run.request(project, context, &diagnostics)
        }
        result.template = request.shownTemplate
        decisions.asksForMore = prompts.hasAsked
        var choices = choices
        choices.settings = try prompts.keptSettings(listing: result.template)
        choices.ownOptions = { Set(GenOptions.optionNames) }
        var proposal = try terminal.deciding(&decisions, &diagnostics) { decisions, diagnostics in
            try Plan.reading(project.root, wait: wait, toldOfInterrupted: isDryRun) {
                try request.propose(choices, decisions, diagnostics: &diagnostics)
            }
        }
        defer { result.proposal = proposal }
        let merges = proposal.merges
        if showsDiff && format == .text {
            terminal.write(diff: proposal.plan.changes.map(\.unifiedDiff).joined())
        }
        if isCheck, onConflict == nil {
            proposal.plan.resolveConflicts(merging: merges) { merges[$0.path] == nil ? .conflict : .merge }
        }
        let update = try update(to: request, for: proposal, conflicts.policy)
        if let update, !isDryRun, conflicts.policy == .ask, !request.options.parameters.isEmpty {
            let question = "'\(request.names[0])' was generated before. Keep what you edited, and update it?"
            if try terminal.yes(question, default: true) { throw update }
        }
        if !isDryRun || conflicts.policy != .ask {
            try conflicts.resolveConflicts(in: &proposal.plan, merging: merges)
        }
        guard !isDryRun else { return }
        try failOnConflicts(proposal, update)
        try terminal.deciding(&decisions, &diagnostics) { decisions, _ in
            try proposal.confirmPlatforms(decisions)
        }
        try proposal.addRecords()
        result.isApplied = try context.apply(proposal.plan, wait, &diagnostics)
    }

    /// Builds the request from the arguments, the options and the Rambafile.
    func request(
        _ project: Project, _ context: CommandContext, _ diagnostics: inout Diagnostics
    ) throws -> GenerationRequest {
        let now = try context.now()
        let templates = context.templates(of: project, isOffline: isOffline, timeLimit: timeout)
        let words = try ModuleArguments.read(
            words, in: project, templates, options, now, diagnostics: &diagnostics)
        try words.checkOrder(in: project)
        let names = words.arguments[0].split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        var name = words.arguments.dropFirst().first
        if name == nil, project.rambafile.templates.count != 1 {
            // `gen` has added it to the words already; `adopt` has not.
            name = try Records(of: project).same(named: names)?.template
        }
        let template = try words.template ?? templates.template(forModules: name)
        try templates.noteSource(of: template, &diagnostics)
        var options = options
        options.parameters += words.parameters
        var request = try GenerationRequest(
            modules: names, from: template, templates, in: project, options: options,
            preferences: context.preferences, environment: context.environment, now: now)
        request.templateWord = name.map { templates.word($0, in: project) } ?? template.name
        request.shownTemplate = name.map(GitAddress.withoutPassword) ?? template.name
        return request
    }

    /// The command that does what a run for recorded modules probably wants: it keeps what was edited in all files in
    /// conflict; nil if there is none, or if nobody is told of it.
    private func update(
        to request: GenerationRequest, for proposal: GenProposal, _ policy: ConflictPolicy
    ) throws -> UpdateInstead? {
        let (parameters, conflicts) = (request.options.parameters, proposal.plan.conflicts)
        guard [.ask, .fail].contains(policy), !conflicts.isEmpty, proposal.merges.count == conflicts.count,
            let records = proposal.sameRecords, records.count == 1 || parameters.isEmpty
        else { return nil }
        let all = try Records(of: request.project).all()
        let values = parameters.flatMap { ["--\($0.name)", $0.text.text] }
        return UpdateInstead(words: records.map(all.shortestName) + values, directory: directory)
    }

    private func failOnConflicts(_ proposal: GenProposal, _ update: UpdateInstead?) throws {
        let conflicts = proposal.plan.conflicts
        guard !conflicts.isEmpty else { return }
        let merge = proposal.merges.count == conflicts.count ? " merge with '--on-conflict merge', or" : ""
        let way = update.map { " run \($0.command) to keep what you edited, or" } ?? merge
        throw Diagnostics.error(
            "\(counted(conflicts.count, "file")) \(conflicts.count == 1 ? "exists and differs" : "exist and differ")",
            of: conflicts,
            hint: "nothing was written; compare with '--diff',\(way) choose with \(ConflictPolicy.options)")
    }
}

/// Thrown when `update` is to run instead of `gen`.
struct UpdateInstead: Error {
    /// The arguments of `update`.
    let words: [String]

    init(words: [String], directory: String?) { self.words = words + (directory.map { ["-C", $0] } ?? []) }

    var command: String { (["generamba", "update"] + words.map(quotedForShell)).joined(separator: " ") }
}
