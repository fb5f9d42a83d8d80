import GenerambaKit
import SourceText
import SystemAccess

/// A run of a command that changes recorded modules: `update`, `destroy` or `adopt`.
struct ModulesRun {
    let isDryRun: Bool
    let showsDiff: Bool
    let printsJSON: Bool
    let isQuiet: Bool
    /// The time limit for waiting for another run, in seconds.
    let timeout: Int
    let directory: String?

    /// Plans changes, makes them unless this is a dry run, and prints the report.
    ///
    /// - Parameter plan: plans the changes. Its arguments: how to wait for other runs, whether an interrupted run of the
    ///   same command was finished, and what the user has decided.
    func run(
        _ plan: (CommandContext, LockWait, Bool, Decisions, inout Diagnostics) throws -> ModulesReport
    ) throws {
        var report = ModulesReport()
        try CommandContext.run(in: directory, changesFiles: !isDryRun) { context, diagnostics in
            report.root = try Project.root(from: context.start)
            let (empty, terminal) = (report, context.terminal)
            var decisions = Decisions(canAsk: terminal.canAsk, asksConsent: !isDryRun)
            let wait = LockWait(timeout: timeout, terminal, isQuiet: isQuiet)
            try context.changing(wait, plansOnly: isDryRun, &diagnostics) { wait, isRepeated, diagnostics in
                report = empty
                report = try terminal.deciding(&decisions, &diagnostics) { decisions, diagnostics in
                    try plan(context, wait, isRepeated, decisions, &diagnostics)
                }
                report.isDryRun = isDryRun
                if showsDiff, !printsJSON {
                    terminal.write(diff: report.plan.changes.map(\.unifiedDiff).joined())
                }
                guard !isDryRun else { return }
                try context.apply(report.plan, wait, &diagnostics)
                report.noteApplied()
            }
            if !printsJSON, !isQuiet { terminal.write(report.text(terminal.colorsOutput)) }
            let conflicts = report.plan.changes.filter(\.hasMarkers).map(\.path)
            if !conflicts.isEmpty { throw ModuleDrift.conflicts(in: conflicts) }
        } json: {
            printsJSON ? report.json(diff: showsDiff) : nil
        }
    }
}
