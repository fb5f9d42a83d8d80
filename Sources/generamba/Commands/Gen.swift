import ArgumentParser
import GenerambaKit
import TemplateEngine

/// The command `generamba gen`.
struct Gen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gen",
        abstract: "Generate a module from a template.",
        usage: usage,
        discussion: """
            If anything is wrong, gen writes nothing. It overwrites an existing file that differs only if you agree. \
            Options override the Rambafile.

            On a terminal, gen asks for what is missing: the name, the template, the target and required \
            parameters. It needs no Rambafile: in a Swift package or an Xcode project without one, it offers to keep \
            your answers in a Rambafile.

            EXAMPLE
              generamba gen
              generamba gen Profile rviper_controller
              generamba gen Profile,Settings clean_swift --dry-run
              generamba gen Profile ./templates/screen
              generamba gen Profile https://example.com/templates.git@1.2//screen
              generamba gen Profile own_template --style dark --cells 3
              generamba gen Profile own_template --custom_parameters style:dark cells:3

            ARGUMENTS
              <name>                  The module's name, or several: NAME,NAME.
              <template>              The template: a name, a folder ('./templates/screen') or a git address \
            (URL[@TAG][//PATH]); optional if the Rambafile lists only one.
              --<parameter> <value>   A parameter: see 'gen TEMPLATE --help'.
            """,
        helpNames: NameSpecification([]))

    /// The usage line of the command.
    static let usage = "generamba gen [<options>] <name> [<template>]"

    @Argument(parsing: .allUnrecognized, help: .hidden)
    var words: [String] = []

    @OptionGroup(title: "Module") var module: ModuleOptions

    @Flag(
        name: [.short, .long],
        help: "Ask nothing and use the defaults; in a project without a Rambafile, write one.")
    var yes = false

    @Flag(name: .words("dry-run"), help: "Print what would happen to each file, but write nothing.")
    var dryRun = false

    @Flag(help: "Write nothing, and fail with exit code 4 if a file would change.")
    var check = false

    @Flag(help: "Print the changes as a unified diff.")
    var diff = false

    @Flag(help: "Fail on warnings, such as unknown names in Liquid templates.")
    var strict = false

    @Flag(
        name: .words("with-required"), inversion: .prefixedNo,
        help: """
            Also generate the templates that the target needs once and does not have yet. (default: ask on a terminal, \
            otherwise generate them)
            """)
    var withRequired: Bool?

    @OptionGroup var consent: ConflictOption

    @Flag(
        name: .words("allow-outside"),
        help: "Let the template make files outside of the target's folder, and note that in the Rambafile.")
    var allowOutside = false

    @Flag(
        name: .words("accept-missing"),
        help:
            "Keep files of a recorded module away that somebody removed. (default: ask on a terminal, otherwise generate them again)"
    )
    var acceptMissing = false

    @Flag(
        name: .words("edit-manifest"),
        help: "Add the platforms that the code needs to Package.swift without asking.")
    var editManifest = false

    @Flag(help: "Print only a report in JSON to standard output.")
    var json = false

    @OptionGroup var report: ReportOptions
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption

    @Flag(name: [.short, .long], help: "Show help information, or the parameters of the given template.")
    var help = false

    func run() throws {
        if help { return try showHelp() }
        if !words.isEmpty, !words.contains(where: { $0.hasPrefix("-") }) {
            _ = try ModuleArguments(words, declared: []).checked { word in
                (try? CommandContext(in: place.directory).templates.find(word)) != nil
            }
        }
        try GenRun(
            words: words, options: module.options(), isDryRun: dryRun || check, isCheck: check,
            showsDiff: diff, isStrict: strict, onConflict: consent.onConflict, usesDefaults: yes,
            isWithRequired: withRequired ?? (yes ? true : nil), acceptsMissing: acceptMissing,
            allowsOutside: allowOutside,
            editsManifest: editManifest, printsJSON: json,
            isVerbose: report.verbose, isQuiet: report.quiet, isOffline: fetching.offline,
            timeout: fetching.timeout,
            directory: place.directory
        ).run()
    }
}
