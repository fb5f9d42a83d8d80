import ArgumentParser
import GenerambaKit

/// The options of commands that merge what templates make into modules.
struct MergingOptions: ParsableArguments {
    @Flag(name: .words("dry-run"), help: "Print what would happen to each file, but write nothing.")
    var dryRun = false

    @Flag(help: "Print the changes as a unified diff.") var diff = false

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var planning: PlanOption
    @OptionGroup var asking: YesOption
    @OptionGroup var quietly: QuietOption
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption

    /// The run of a command with these options.
    func modulesRun(marksConflicts: Bool = false) -> ModulesRun {
        ModulesRun(
            isDryRun: dryRun, showsDiff: diff, printsJSON: json, isQuiet: quietly.quiet,
            timeout: fetching.timeout, directory: place.directory, usesDefaults: asking.yes,
            marksConflicts: marksConflicts, plan: planning)
    }

    /// Returns what generates recorded modules again.
    func regeneration(_ context: CommandContext, of project: Project) throws -> Regeneration {
        let templates = context.templates(
            of: project, from: project.root, isOffline: fetching.offline, timeLimit: fetching.timeout)
        return Regeneration(
            in: project, templates, preferences: context.preferences, environment: context.environment,
            now: try context.now())
    }

    /// Gives a module another name or target, and prints the report.
    func relocate(_ module: String, _ kind: RelocationRequest.Kind) throws {
        try modulesRun().run { context, project, isRepeated, decisions, diagnostics in
            try RelocationRequest(kind, of: module, regeneration(context, of: project))
                .propose(isRepeated: isRepeated, decisions, diagnostics: &diagnostics)
        }
    }
}
