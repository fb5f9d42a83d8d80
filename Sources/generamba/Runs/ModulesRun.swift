import GenerambaKit
import SourceText
import SystemAccess

/// A run of a command that changes recorded modules: `update`, `rename`, `move`, `destroy` or `adopt`.
struct ModulesRun {
    let isDryRun: Bool
    let showsDiff: Bool
    let printsJSON: Bool
    let isQuiet: Bool
    /// The time limit for waiting for another run, in seconds.
    let timeout: Int
    let directory: String?
    /// Whether to use defaults instead of asking.
    var usesDefaults = false
    /// Whether conflicts are marked in git's index.
    var marksConflicts = false
    var plan: PlanOption?

    /// Proposes changes, makes them unless this is a dry run, and prints the report.
    ///
    /// - Parameter propose: proposes the changes. Its arguments after the project: whether an interrupted run of the same
    ///   command was finished, and what the user has decided.
    func run(
        _ propose: (CommandContext, Project, Bool, Decisions, inout Diagnostics) throws -> ModulesProposal
    ) throws {
        var report = ModulesReport(isDryRun: isDryRun || plan?.plan != nil)
        try CommandContext.run(in: directory, changesFiles: !isDryRun, plan) { context, diagnostics in
            report.root = try Project.root(from: context.start)
            let terminal = context.terminal
            var decisions = Decisions(canAsk: terminal.canAsk && !usesDefaults, asksConsent: !isDryRun)
            let wait = LockWait(timeout: timeout, terminal, isQuiet: isQuiet)
            let isNew = try context.changing(wait, plansOnly: isDryRun, &diagnostics) {
                wait, isRepeated, diagnostics in
                report.proposal = nil
                let project = try context.project(&diagnostics)
                let proposal = try terminal.deciding(&decisions, &diagnostics) { decisions, diagnostics in
                    try Plan.reading(project.root, wait: wait, toldOfInterrupted: isDryRun) {
                        try propose(context, project, isRepeated, decisions, &diagnostics)
                    }
                }
                if showsDiff, !printsJSON {
                    let changes = proposal.differences + proposal.plan.changes
                    terminal.write(diff: changes.map(\.unifiedDiff).joined())
                }
                if let problem = proposal.problem { throw problem }
                report.proposal = proposal
                guard !isDryRun else { return }
                report.isApplied = try context.apply(proposal.plan, wait, &diagnostics)
                guard report.isApplied else { return }
                if marksConflicts { context.markConflicts(in: project, &diagnostics) }
                report.proposal?.dropKeptFolders()
            }
            if !isNew { report.isApplied = true }
            if !printsJSON, !isQuiet {
                terminal.write(isNew ? report.text(terminal.colorsOutput) : CommandContext.appliedText)
                terminal.write(context.planText)
            }
            let conflicts = report.proposal?.plan.changes.filter(\.hasMarkers).map(\.path) ?? []
            if !conflicts.isEmpty { throw ModuleDrift.conflicts(in: conflicts, isDryRun: isDryRun) }
        } json: {
            printsJSON ? report.json(diff: showsDiff) : nil
        }
    }
}
