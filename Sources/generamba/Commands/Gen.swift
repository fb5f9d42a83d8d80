import ArgumentParser
import GenerambaKit

/// `generamba gen`
struct Gen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gen",
        abstract: "Generate a module from a template.",
        discussion: """
            Nothing is written when anything is wrong, and an existing file that differs is never overwritten \
            unasked. Options win over the Rambafile.

            EXAMPLE
              generamba gen Profile rviper_controller
              generamba gen Profile,Settings clean_swift --dry-run
              generamba gen Profile own_template --custom_parameters style:dark cells:3
            """)

    @Argument(help: "The module's name, or several: NAME,NAME.")
    var name: String

    @Argument(help: "The template; may be left out when the Rambafile names just one.")
    var template: String?

    @OptionGroup(title: "Module") var module: ModuleOptions

    @Flag(
        name: [.customLong("dry-run"), .customLong("dry_run")],
        help: "Say what would happen to each file, and write nothing.")
    var dryRun = false

    @Flag(help: "Show what changes as a unified diff.")
    var diff = false

    @Flag(help: "Fail on warnings, such as unknown names in Liquid templates.")
    var strict = false

    @OptionGroup var consent: ConsentOption

    @Flag(help: "Print a report in JSON, and nothing else, on standard output.")
    var json = false

    @OptionGroup var place: PlaceOption

    func run() throws {
        try Generate(
            names: name, template: template, options: module.options(), isDryRun: dryRun, showsDiff: diff,
            isStrict: strict,
            onConflict: consent.onConflict, printsJSON: json, directory: place.directory
        ).run()
    }
}
