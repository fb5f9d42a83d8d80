import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

/// A run of `xcode add` or `xcode remove`, with the options that both have.
struct XcodeRun: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The Xcode project. Without it, the Rambafile's, or the only one in this folder or the nearest above.",
            valueName: "path"))
    var project: String?

    @Flag(name: .words("dry-run"), help: "Print what would change, but write nothing.")
    var dryRun = false

    @Flag(help: "Print the changes as a unified diff.")
    var diff = false

    @Flag(help: "Print only a report in JSON to standard output.")
    var json = false

    @OptionGroup var waiting: WaitOption
    @OptionGroup var quietly: QuietOption
    @OptionGroup var place: PlaceOption

    /// Plans an edit of the Xcode project and makes it, unless this is a dry run.
    ///
    /// - Throws: `ExitCode`. In that case, nothing has changed.
    func run(_ plan: (Xcodeproj, inout Diagnostics) throws -> XcodeEdit) throws {
        var edit: XcodeEdit?
        try CommandContext.run(in: place.directory, changesFiles: !dryRun) { context, diagnostics in
            let project = try Xcodeproj(
                named: project, from: context.start, user: context.user, environment: context.environment,
                diagnostics: &diagnostics)
            edit = XcodeEdit(of: project)
            let wait = LockWait(timeout: waiting.timeout, context.terminal, isQuiet: quietly.quiet)
            if !dryRun { try context.finishInterrupted(in: project.root, wait: wait) }
            var planned = try Plan.reading(project.root, wait: wait, toldOfInterrupted: dryRun) {
                try plan(project, &diagnostics)
            }
            edit = planned
            if diff, !json {
                context.terminal.write(diff: planned.plan.changes.map(\.unifiedDiff).joined())
            }
            if !dryRun {
                try context.apply(planned.plan, wait, &diagnostics)
                planned.isApplied = true
                edit = planned
            }
            if !json, !quietly.quiet {
                context.terminal.write(planned.text(color: context.terminal.colorsOutput))
            }
        } json: {
            json ? XcodeEdit.Report(edit, diff: diff) : nil
        }
    }
}
