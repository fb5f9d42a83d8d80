import GenerambaKit
import SourceText

/// A run of `gen`, as the command line requests it.
struct GenRun {
    /// The module's name or several names separated by commas, the template, and the template's parameters.
    let words: [String]
    var options = GenerationOptions()
    var isDryRun = false
    var showsDiff = false
    /// Whether warnings are errors.
    var isStrict = false
    var onConflict: ConflictPolicy?
    /// Whether to edit Package.swift without asking.
    var editsManifest = false
    var printsJSON = false
    /// The time limit for waiting for another run, in seconds.
    var timeout = WaitOption.usual
    var directory: String?

    /// - Throws: `ExitCode`.
    func run() throws {
        var result = GenResult()
        try CommandContext.run(in: directory, changesFiles: !isDryRun) { context, diagnostics in
            try generate(context, &result, &diagnostics)
            if !printsJSON { context.terminal.write(result.text(color: context.terminal.colorsOutput)) }
        } json: {
            printsJSON ? result.report(diff: showsDiff) : nil
        }
    }

    private func generate(
        _ context: CommandContext, _ result: inout GenResult, _ diagnostics: inout Diagnostics
    ) throws {
        let policy = try ConflictPolicy.chosen(onConflict, context.terminal)
        let wait = LockWait(timeout: timeout, context.terminal)
        if !isDryRun { try context.finishInterrupted(wait: wait) }
        result.isDryRun = isDryRun
        try plan(context, wait, &result, &diagnostics)
        if showsDiff && !printsJSON {
            context.terminal.write(diff: result.plan.changes.map(\.unifiedDiff).joined())
        }
        if !isDryRun || policy != .ask {
            var consent = ConflictPrompt(policy: policy, terminal: context.terminal)
            try consent.resolveConflicts(in: &result.plan)
        }
        guard !isDryRun else { return }
        try failOnConflicts(result.plan)
        try confirmManifestEdit(in: &result, context.terminal)
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
        let project = try project(context, &diagnostics)
        let root = project.root
        result.root = root
        var (request, generation, stamp) = try Plan.reading(root, wait: wait, toldOfInterrupted: isDryRun) {
            () throws -> (GenerationRequest, Generation, String?) in
            let request = try self.request(project, context, &diagnostics)
            result.template = request.template.name
            return (
                request, try Generation(request, diagnostics: &diagnostics), try Lockfile.stamp(in: root)
            )
        }
        let parameters = generation.parameters
        var found = Diagnostics()
        let answers = try found.collect { try answer(parameters, of: request, context) }
        (result.modules, result.plan) = try Plan.reading(root, wait: wait, toldOfInterrupted: isDryRun) {
            () throws -> ([GeneratedModule], Plan) in
            guard try Lockfile.stamp(in: root) == stamp else {
                throw Diagnostics.error(
                    "the templates changed while this command ran", hint: "run the command again")
            }
            let modules = try generation.modules(answers ?? nil, besides: found, diagnostics: &diagnostics)
            if isStrict { try diagnostics.throwWarnings() }
            let plan = try Plan(root: root, wanted: modules.flatMap(\.files))
            if editsManifest || plan.generates {
                result.platformGap = try generation.platformGap(of: modules)
            }
            return (modules, plan)
        }
        addManifestEdit(to: &result, context.terminal)
    }

    private func project(_ context: CommandContext, _ diagnostics: inout Diagnostics) throws -> Project {
        let project = try Project.find(
            from: context.start, user: context.user, environment: context.environment,
            diagnostics: &diagnostics)
        if let path = project.rambafile.xcodeprojPath {
            throw Diagnostics.error(
                "Xcode projects are not supported yet: this Rambafile names '\(path.value)'", at: path.range,
                hint: "remove 'xcodeproj_path' to generate into the Swift package beside the Rambafile")
        }
        return project
    }

    /// Builds the request from the arguments, the options and the Rambafile.
    ///
    /// - Throws: `Diagnostics`, `FileProblem`, `WrongUsage`.
    private func request(
        _ project: Project, _ context: CommandContext, _ diagnostics: inout Diagnostics
    ) throws -> GenerationRequest {
        let now = try SystemEnvironment.now()
        let words = try ModuleArguments.read(words, in: project, options, now, diagnostics: &diagnostics)
        var options = options
        options.parameters += words.parameters
        let names = words.arguments[0].split(separator: ",", omittingEmptySubsequences: false)
        return try GenerationRequest(
            modules: names.map(\.trimmed), from: words.arguments.dropFirst().first, in: project,
            options: options, preferences: context.preferences, environment: context.environment, now: now)
    }

    /// Returns the template's parameters with their values; nil if the template has no parameters. Asks for missing
    /// values on a terminal.
    private func answer(
        _ parameters: [Parameter], of request: GenerationRequest, _ context: CommandContext
    ) throws -> Answers? {
        guard !parameters.isEmpty else { return nil }
        var answers = try GivenAnswers(
            parameters, given: request.options.parameters, to: request.template.name)
        for parameter in answers.missing where context.terminal.canAsk {
            answers.answer(parameter, with: try context.terminal.ask(for: parameter))
        }
        return try answers.complete(besides: Set(Gen.optionNames))
    }

    private func failOnConflicts(_ plan: Plan) throws {
        let conflicts = plan.conflicts
        guard !conflicts.isEmpty else { return }
        let one = conflicts.count == 1
        throw Diagnostics.error(
            (one ? "1 file exists and differs: " : "\(conflicts.count) files exist and differ: ")
                + quoted(conflicts.map(\.path.text), most: .max),
            hint: "nothing was written; compare with '--diff', choose with \(ConflictPolicy.options)")
    }
}
