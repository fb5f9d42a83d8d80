import SourceText
import SystemAccess

/// What `gen` does besides generating, as options decide it.
package struct GenChoices: Sendable {
    /// Whether nothing is going to be changed.
    package var isDryRun = false
    /// Whether warnings are errors.
    package var isStrict = false
    /// Whether to also generate required templates that the target does not have yet; nil to ask and, if nobody can be
    /// asked, to generate them.
    package var generatesRequired: Bool?
    /// Whether files that somebody removed from recorded modules stay away without a question.
    package var acceptsMissing = false
    /// Whether templates may make files outside of the targets' folders without a question.
    package var allowsOutside = false
    /// Whether to write missing platforms into Package.swift; nil to ask.
    package var editsManifest: Bool?
    /// The settings to keep in a new Rambafile, and whether to keep them; nil to ask.
    package var settings: (answers: RambafileAnswers, isKept: Bool?)?
    /// The options of the command line, which do not set parameters.
    package var ownOptions: @Sendable () -> Set<String> = { [] }

    package init() {}
}

/// What `gen` would change in a project. The same request, choices and decisions in the same project make the same
/// proposal.
package struct GenProposal: Sendable {
    let project: Project
    let choices: GenChoices
    /// The template as the command line names it.
    private let template: String
    /// What is known of each module or, for new modules, of all of them together.
    package internal(set) var drafts: [ModuleDraft]
    /// The changes. Those of the modules' files are the first, in the order of the modules.
    package var plan: Plan
    /// The settings that the plan keeps in a new Rambafile; nil for none.
    package private(set) var settings: RambafileAnswers?
    /// The platforms that Package.swift lacks.
    package private(set) var platformGap: PlatformGap?
    /// What the module's own target means for Package.swift; nil if the run makes none.
    package private(set) var targetEdit: TargetEdit?
    /// What the modules mean for Xcode projects. The plan contains the changes.
    package let projectEdits: ProjectEdits
    /// The changes of other files to which modules add something. The plan contains them.
    package internal(set) var insertions: [Change] = []

    /// The modules. Their files are in the plan, in the same order.
    package var modules: [GeneratedModule] { drafts.modules }

    /// What is taken over from records, a line for each module.
    package var recorded: [String] { drafts.compactMap(\.recordNote) }

    /// The tool that generates the Xcode project; nil for none.
    package var generator: ProjectGenerator? { drafts[0].generation.targets.generator }

    /// The file name of the manifest of the package that the modules go into.
    package var manifest: String { drafts[0].generation.targets.package?.manifest ?? SwiftPackage.manifest }

    /// The change that creates or edits Package.swift, if it is part of the plan.
    package var manifestEdit: Change? { plan.changes.last { $0.path.text == manifest } }

    /// Whether that change adds the platforms that the package lacks.
    package var addsPlatforms: Bool {
        platformGap?.edit.map { $0.after == manifestEdit?.after } ?? false
    }

    /// The change that creates or edits the Rambafile, if it is part of the plan.
    package var rambafile: Change? { plan.changes.last { $0.path == Rambafile.path } }

    /// What merging would make of the conflicts, by path.
    package var merges: [RelativePath: Change] { drafts.merges(of: plan.conflicts) }

    /// The records of the modules if all have one and only values of parameters may differ from it; nil otherwise.
    package var sameRecords: [ModuleRecord]? {
        let records = drafts.compactMap { draft -> ModuleRecord? in
            guard let old = draft.record?.record, let new = draft.modules.first?.record else { return nil }
            return (old.options, old.author) == (new.options, new.author) ? old : nil
        }
        return records.count == drafts.count ? records : nil
    }
}

extension GenerationRequest {
    /// Proposes what to change. Writes nothing.
    ///
    /// - Throws: `OpenQuestion` while the user has something to decide; `UserCancelled`; `Diagnostics` with all errors in
    ///   names, values, templates and files, and when files need the user's consent but nobody can be asked; `StalePlan`
    ///   when the project's templates have changed since the request was made; `FileProblem`; `Interruption`.
    package func propose(
        _ choices: GenChoices, _ decisions: Decisions, diagnostics: inout Diagnostics
    ) throws -> GenProposal {
        guard try Lockfile.stamp(in: project.root) == stamp else {
            throw StalePlan("the templates changed while this command ran")
        }
        var drafts = try ModuleDraft.all(of: self, diagnostics: &diagnostics)
        var found = Diagnostics()
        let answers = try drafts.map { draft in
            try found.collect { try draft.generation.answers(decisions, besides: choices.ownOptions()) }
                ?? nil
        }
        var settings = found.hasErrors ? nil : choices.settings
        if let isKept = try settings.map({ try $0.isKept ?? decisions.agrees(to: .settings) }), !isKept {
            settings = nil
        }
        for index in drafts.indices {
            try drafts[index].generate(answers[index], besides: found, diagnostics: &diagnostics)
        }
        // The name of a recorded module is settled.
        for module in drafts.filter({ $0.record == nil }).modules {
            let name = module.name
            for warning in [name.doubledEnd, name.smallStart] {
                if let warning = warning(module.files, template.name) { diagnostics.add(warning) }
            }
        }
        try drafts.decideMissing(choices, decisions, in: project.root)
        if choices.generatesRequired != false {
            for index in drafts.indices {
                try drafts.addRequired(at: index, choices, decisions, diagnostics: &diagnostics)
            }
        }
        var proposal = try GenProposal(drafts, choices, keeping: settings?.answers, of: self)
        diagnostics.add(contentsOf: proposal.projectEdits.warnings)
        try proposal.confirmInsertions(decisions, diagnostics: &diagnostics)
        try proposal.confirmOutside(decisions, diagnostics: &diagnostics)
        if choices.isStrict { try diagnostics.throwWarnings() }
        if project.newPackage == nil, let edit = proposal.platformGap?.edit,
            choices.editsManifest ?? decisions.asksConsent
        {
            proposal.plan.changes.removeAll { $0.path == edit.path }
            proposal.plan.changes.append(edit)
        }
        return proposal
    }
}

extension GenProposal {
    /// Compares the modules with the existing files, and with the platforms in Package.swift.
    fileprivate init(
        _ drafts: [ModuleDraft], _ choices: GenChoices, keeping settings: RambafileAnswers?,
        of request: GenerationRequest
    ) throws {
        (self.drafts, self.choices, self.settings) = (drafts, choices, settings)
        (project, template) = (request.project, request.shownTemplate)
        plan = try Plan(root: project.root, wanted: drafts.modules.flatMap(\.files))
        targetEdit = try drafts[0].generation.targetEdit(for: drafts.modules)
        if choices.editsManifest == true || plan.generates {
            platformGap = try drafts[0].generation.platformGap(of: drafts.modules, after: targetEdit?.change)
        }
        plan.changes += [targetEdit?.change].compactMap(\.self)
        if let targetEdit { self.drafts[0].note(targetEdit) }
        if let new = project.newPackage {
            let text = platformGap?.edit?.after?.bytes ?? new.manifest(hasTests: drafts.modules.haveTests)
            let path = RelativePath(name: SwiftPackage.manifest)
            let file = GeneratedFile(path: path, content: .file(text)).by(.program)
            plan.changes += try Plan(root: project.root, wanted: [file]).changes
            // A package without tests has no folder for them, as a later run would find.
            if !drafts.modules.haveTests {
                for draft in drafts.indices { self.drafts[draft].dropTestFolder() }
            }
        }
        projectEdits = try ProjectEdits(adding: drafts)
        plan.changes += projectEdits.changes
        try addInsertions()
        if let settings { plan.changes += try Plan(root: project.root, wanted: [settings.file]).changes }
    }

    /// Drops the edit of Package.swift if nothing is generated, or if the user declines it. For a plan without conflicts.
    ///
    /// - Throws: `OpenQuestion`.
    package mutating func confirmPlatforms(_ decisions: Decisions) throws {
        guard choices.editsManifest == nil, project.newPackage == nil, let platformGap, addsPlatforms
        else { return }
        let consent = Consent.platforms(
            platformGap.text, template: template, reason: platformGap.reason, manifest: platformGap.manifest)
        guard try !plan.generates || !decisions.agrees(to: consent) else { return }
        plan.changes.removeAll { $0.path == platformGap.edit?.path }
        plan.changes += [targetEdit?.change].compactMap(\.self)
    }

    /// Adds the changes of what is recorded. For a plan without conflicts.
    ///
    /// - Throws: `Diagnostics`; `FileProblem`.
    package mutating func addRecords() throws {
        let records = Records(of: project)
        plan.moduleRecords = try drafts.recordChanges(after: plan, projectEdits, in: records)
        guard plan.changes.contains(where: \.hasMarkers) else { return }
        // As in 'update', what an earlier run stored goes first.
        if try UpdateBackup(in: plan.root) != nil {
            plan.moduleRecords += try UpdateBackup.removal(in: plan.root)
        }
        plan.moduleRecords += try UpdateBackup.changes(storing: plan)
    }
}

extension Plan {
    /// Whether the plan changes files, or would do so if conflicts were resolved.
    package var generates: Bool { changes.contains { [.create, .overwrite, .conflict].contains($0.action) } }
}

extension Generation {
    /// Returns the template's parameters with their values; nil if the template has no parameters.
    ///
    /// - Parameter own: the options of the command itself, which do not set parameters.
    /// - Throws: `OpenQuestion`; `Diagnostics` for missing and invalid values.
    package func answers(
        _ decisions: Decisions, besides own: @autoclosure () -> Set<String> = []
    ) throws -> Answers? {
        guard !parameters.isEmpty else { return nil }
        var answers = try GivenAnswers(
            parameters, given: request.values(for: parameters), to: request.template.name)
        let user = "\(request.template.name) \(request.allNames)"
        try answers.complete(decisions, for: user)
        if decisions.asksForMore, request.record == nil { try answers.add(decisions, for: user) }
        return try answers.complete(besides: own())
    }
}

extension GivenAnswers {
    /// Takes over what the user decided about missing parameters.
    ///
    /// - Parameter user: the template and the modules that have the parameters.
    fileprivate mutating func complete(_ decisions: Decisions, for user: @autoclosure () -> String) throws {
        for parameter in missing {
            guard let value = try decisions.value(of: parameter, of: user()) else { return }
            try answer(parameter, with: value)
        }
    }

    /// Takes over what the user decided about parameters that need no value.
    fileprivate mutating func add(_ decisions: Decisions, for user: String) throws {
        for parameter in asked {
            if let value = try decisions.value(of: parameter, of: user) { try answer(parameter, with: value) }
        }
    }
}

extension [ModuleDraft] {
    /// Leaves out the files that somebody removed from recorded modules, if an option or the user says so. Otherwise, they
    /// are generated again.
    fileprivate mutating func decideMissing(
        _ choices: GenChoices, _ decisions: Decisions, in root: AbsolutePath
    ) throws {
        let missing = try map { try $0.missing(in: root) }
        let all = missing.flatMap(\.self)
        guard try !all.isEmpty && (choices.acceptsMissing || decisions.agrees(to: .missing(all))) else {
            return
        }
        for index in indices where !missing[index].isEmpty { self[index].acceptMissing(missing[index]) }
    }

    /// Adds the required templates that the target of a draft does not have yet. The user may decline unless an option
    /// decides.
    fileprivate mutating func addRequired(
        at index: Int, _ choices: GenChoices, _ decisions: Decisions, diagnostics: inout Diagnostics
    ) throws {
        var seen = Set(flatMap(\.modules).filter { $0.record?.isRequired == true }.map(\.template))
        let generation = self[index].generation
        while let (name, template) = self[index].modules.lacking.first(where: { !seen.contains($0.name) }) {
            seen.insert(name)
            guard let required = try generation.requiredModule(name, diagnostics: &diagnostics) else {
                continue
            }
            let consent = Consent.required(name, by: template)
            guard try choices.generatesRequired == true || decisions.agrees(to: consent, otherwise: true)
            else { continue }
            var answers = try GivenAnswers(required.parameters, given: [], to: name)
            try answers.complete(decisions, for: name)
            guard answers.missing.isEmpty else { continue }
            self[index].modules = try generation.adding(
                required, answers.complete(), to: self[index].modules, diagnostics: &diagnostics)
        }
    }
}

extension [GeneratedModule] {
    /// Whether tests are generated.
    var haveTests: Bool { contains { $0.files.contains(where: \.isTest) } }

    /// The required templates that the target does not have yet, each with a template that requires it.
    fileprivate var lacking: [(name: String, template: String)] {
        flatMap { module in module.requirements.map { ($0, module.template) } }
    }
}
