import ArgumentParser
import GenerambaKit

struct Destroy: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "destroy", abstract: "Remove generated modules.",
        usage: "generamba destroy <module> ... [<options>]",
        discussion: """
            This removes the files that were generated, takes them out of Xcode projects, and removes the folders that \
            were made for them, if these are empty. A file that you edited stays, unless you agree. What the module \
            required goes, too, if it was generated for it and nothing else needs it, and so does the target that \
            'gen --new-target' made, with the last module in it.

            EXAMPLE
              generamba destroy Profile
            """)

    @Argument(help: ArgumentHelp("The modules.", valueName: "module"), completion: .modules)
    var modules: [String]

    @Flag(name: .words("with-edited"), help: "Also remove files that were edited.") var withEdited = false

    @Flag(name: .words("dry-run"), help: "Print what would happen to each file, but write nothing.")
    var dryRun = false

    @Flag(help: "Print the changes as a unified diff.") var diff = false

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var planning: PlanOption
    @OptionGroup var asking: YesOption
    @OptionGroup var waiting: WaitOption
    @OptionGroup var quietly: QuietOption
    @OptionGroup var place: PlaceOption

    func run() throws {
        try ModulesRun(
            isDryRun: dryRun, showsDiff: diff, printsJSON: json, isQuiet: quietly.quiet,
            timeout: waiting.timeout, directory: place.directory, usesDefaults: asking.yes,
            plan: planning
        ).run { _, project, isRepeated, decisions, _ in
            try .removing(modules, removesEdited: withEdited, isRepeated: isRepeated, in: project, decisions)
        }
    }
}
