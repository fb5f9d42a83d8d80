import ArgumentParser
import GenerambaKit

struct Adopt: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt", abstract: "Record modules that were made by hand or by another program.",
        usage: usage,
        discussion: """
            This compares the files of a module with what the template makes, and records the template, so that \
            'list', 'status', 'update' and 'destroy' know the module. The files themselves stay as they are. Lines \
            that were added or removed count as edited. If other lines stand in the place of the template's, adopt \
            fails, unless '--with-edited' is given. The author and the date are those in the files' headers.

            EXAMPLE
              generamba adopt Profile rviper_controller
              generamba adopt Pay clean_swift --use_cases 'pay(amount: Int) async'

            ARGUMENTS
              <name>                  The module's name, or several: NAME,NAME.
              <template>              The template; optional if the Rambafile lists only one.
              --<parameter> <value>   A parameter of the template.
            """)

    static let usage = "generamba adopt [<options>] <name> [<template>]"

    @Argument(parsing: .allUnrecognized, help: .inDiscussion, completion: .templatesAfterName)
    var words: [String] = []

    @OptionGroup(title: "Module") var module: ModuleOptions

    @Flag(
        name: .words("with-edited"),
        help: "Also record files in which other lines stand in the place of the template's.")
    var withEdited = false

    @Flag(name: .words("accept-missing"), help: "Record that files which are missing stay away.")
    var acceptMissing = false

    @Flag(name: .words("dry-run"), help: "Print what would happen, but write nothing.") var dryRun = false

    @Flag(help: "Print how the files differ from the template's as a unified diff.") var diff = false

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var planning: PlanOption
    @OptionGroup var quietly: QuietOption
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption

    func run() throws {
        try ModulesRun(
            isDryRun: dryRun, showsDiff: diff, printsJSON: json, isQuiet: quietly.quiet,
            timeout: fetching.timeout, directory: place.directory, plan: planning
        ).run { context, project, _, decisions, diagnostics in
            let run = GenRun(
                words: words, options: try module.options(), isOffline: fetching.offline,
                timeout: fetching.timeout)
            do {
                var adoption = AdoptionRequest(try run.request(project, context, &diagnostics))
                (adoption.acceptsEdited, adoption.acceptsMissing) = (withEdited, acceptMissing)
                (adoption.isDryRun, adoption.ownOptions) = (dryRun, Set(GenOptions.optionNames))
                return try adoption.propose(decisions, diagnostics: &diagnostics)
            } catch let wrong as WrongUsage {
                // Only `gen` lists a template's parameters.
                let hint = wrong.diagnostic.hint.map { hint in
                    hint.contains("--help")
                        ? hint : hint.replacing("generamba gen ", with: "generamba adopt ")
                }
                throw WrongUsage(wrong.diagnostic.message, hint: hint)
            }
        }
    }
}
