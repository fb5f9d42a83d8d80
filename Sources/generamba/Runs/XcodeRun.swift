import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

/// A run of `xcode add` or `xcode remove`, with the options that both have.
struct XcodeRun: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The Xcode project. Without it, the Rambafile's, or the only one in this folder or the nearest above.",
            valueName: "path"), completion: .file(extensions: ["xcodeproj"]))
    var project: String?

    @Flag(name: .words("dry-run"), help: "Print what would change, but write nothing.") var dryRun = false

    @Flag(help: "Print the changes as a unified diff.") var diff = false

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var waiting: WaitOption
    @OptionGroup var quietly: QuietOption
    @OptionGroup var place: PlaceOption

    /// Plans an edit of the Xcode project and makes it, unless this is a dry run.
    func run(_ plan: (Xcodeproj, inout Diagnostics) throws -> XcodeEdit) throws {
        var edit: XcodeEdit?
        try CommandContext.run(in: place.directory, changesFiles: !dryRun) { context, diagnostics in
            let project = try Xcodeproj(
                named: project, from: context.start, user: context.user, environment: context.environment,
                diagnostics: &diagnostics)
            let terminal = context.terminal
            let wait = LockWait(timeout: waiting.timeout, terminal, isQuiet: quietly.quiet)
            edit = XcodeEdit(of: project)
            try context.changing(in: project.root, wait, plansOnly: dryRun, &diagnostics) {
                wait, _, diagnostics in
                let planned = try Plan.reading(project.root, wait: wait, toldOfInterrupted: dryRun) {
                    try plan(project, &diagnostics)
                }
                edit = planned
                if diff, !json { terminal.write(diff: planned.plan.changes.map(\.unifiedDiff).joined()) }
                guard !dryRun else { return }
                try context.apply(planned.plan, wait, &diagnostics)
                edit?.isApplied = true
            }
            if !json, !quietly.quiet { terminal.write(edit?.text(color: terminal.colorsOutput) ?? "") }
        } json: {
            json ? XcodeEdit.report(edit, diff: diff) : nil
        }
    }
}
