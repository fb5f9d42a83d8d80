import ArgumentParser
import GenerambaKit

struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Give a generated module another name.",
        usage: "generamba rename <module> <name> [<options>]",
        discussion: """
            This generates the module under both names and takes what differs over into the files, which move with \
            their folders. What you edited stays, with the new names of the module's types. Your own files in the \
            module's folder move along, and Xcode projects follow. Other code that names the module's types stays as \
            it is; the report lists the places.

            EXAMPLE
              generamba rename Profile Account
              generamba rename Profile Account --dry-run --diff
            """)

    @Argument(help: "The module.", completion: .modules) var module: String

    @Argument(help: "The new name, without the prefix.") var name: String

    @OptionGroup var options: RelocationOptions

    func run() throws { try options.run(.name(name), of: module) }
}

/// The options of commands that move a module.
struct RelocationOptions: ParsableArguments {
    @Flag(name: .words("dry-run"), help: "Print what would happen to each file, but write nothing.")
    var dryRun = false

    @Flag(help: "Print the changes as a unified diff.") var diff = false

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var asking: YesOption
    @OptionGroup var quietly: QuietOption
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption

    /// Moves a module and prints the report.
    func run(_ kind: RelocationRequest.Kind, of module: String) throws {
        try ModulesRun(
            isDryRun: dryRun, showsDiff: diff, printsJSON: json, isQuiet: quietly.quiet,
            timeout: fetching.timeout, directory: place.directory, usesDefaults: asking.yes
        ).run { context, project, isRepeated, decisions, diagnostics in
            let templates = context.templates(
                of: project, from: project.root, isOffline: fetching.offline, timeLimit: fetching.timeout)
            return try RelocationRequest(
                kind, of: module, in: project, templates, preferences: context.preferences,
                environment: context.environment, now: try SystemEnvironment.now()
            ).propose(isRepeated: isRepeated, decisions, diagnostics: &diagnostics)
        }
    }
}
