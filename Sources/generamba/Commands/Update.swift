import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

/// The command `generamba update`.
struct Update: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update", abstract: "Merge what changed in the templates into generated modules.",
        usage: usage,
        discussion: """
            What changed between the recorded text of a file and today's text is merged into the file as it is. What \
            you edited stays. Formatting does not count as editing. Where both changed the same lines, the file gets \
            conflict markers, as in git, and the exit code is 7; '--abort' takes such an update back.

            With parameters of the template, the module is generated with these values; all others stay as recorded.

            EXAMPLE
              generamba update
              generamba update Pay --diff --dry-run
              generamba update Pay --add use_cases 'refund(id: Int) async'

            ARGUMENTS
              <module>                The modules; all by default.
              --<parameter> <value>   A parameter of the module's template.
              --add <parameter> <value>
                                      Add items to a parameter that takes several.
            """)

    static let usage = "generamba update [<module> ...] [<options>]"

    @Argument(parsing: .allUnrecognized, help: .inDiscussion, completion: .modules)
    var words: [String] = []

    @Flag(name: .words("accept-missing"), help: "Keep files away that somebody removed.")
    var acceptMissing = false

    @Flag(help: "Take back the last update, if it left conflict markers.") var abort = false

    @Option(
        help: ArgumentHelp("Write the recorded text of a file again.", valueName: "file"),
        completion: .recordedFiles)
    var restore: [String] = []

    @Flag(name: .words("dry-run"), help: "Print what would happen to each file, but write nothing.")
    var dryRun = false

    @Flag(help: "Print the changes as a unified diff.") var diff = false

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var quietly: QuietOption
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption

    func validate() throws {
        if abort, !words.isEmpty || !restore.isEmpty {
            throw ValidationError("'--abort' takes nothing else")
        }
    }

    func run() throws {
        try ModulesRun(
            isDryRun: dryRun, showsDiff: diff, printsJSON: json, isQuiet: quietly.quiet,
            timeout: fetching.timeout, directory: place.directory
        ).run { context, wait, isRepeated, decisions, diagnostics in
            try UpdateRun(self, context, isRepeated: isRepeated, decisions).planned(wait, &diagnostics)
        }
    }
}
