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

            EXAMPLE
              generamba gen Profile rviper_controller
              generamba gen Profile,Settings clean_swift --dry-run
              generamba gen Profile own_template --style dark --cells 3
              generamba gen Profile own_template --custom_parameters style:dark cells:3

            ARGUMENTS
              <name>                  The module's name, or several: NAME,NAME.
              <template>              The template; optional if the Rambafile lists only one.
              --<parameter> <value>   A parameter: see 'gen TEMPLATE --help'.
            """,
        helpNames: NameSpecification([]))

    /// The usage line of the command.
    static let usage = "generamba gen [<options>] <name> [<template>]"

    @Argument(parsing: .allUnrecognized, help: .hidden)
    var words: [String] = []

    @OptionGroup(title: "Module") var module: ModuleOptions

    @Flag(name: .words("dry-run"), help: "Print what would happen to each file, but write nothing.")
    var dryRun = false

    @Flag(help: "Print the changes as a unified diff.")
    var diff = false

    @Flag(help: "Fail on warnings, such as unknown names in Liquid templates.")
    var strict = false

    @OptionGroup var consent: ConflictOption

    @Flag(
        name: .words("edit-manifest"),
        help: "Add the platforms that the code needs to Package.swift without asking.")
    var editManifest = false

    @Flag(help: "Print only a report in JSON to standard output.")
    var json = false

    @OptionGroup var wait: WaitOption
    @OptionGroup var place: PlaceOption

    @Flag(name: [.short, .long], help: "Show help information, or the parameters of the given template.")
    var help = false

    func run() throws {
        if help { return try showHelp() }
        if !words.contains(where: { $0.hasPrefix("-") }) {
            _ = try ModuleArguments(words, declared: []).checked()
        }
        try GenRun(
            words: words, options: module.options(), isDryRun: dryRun, showsDiff: diff, isStrict: strict,
            onConflict: consent.onConflict, editsManifest: editManifest, printsJSON: json,
            timeout: wait.timeout,
            directory: place.directory
        ).run()
    }

    /// The names of the command's own options, which take precedence over parameters of the same name.
    static var optionNames: [String] {
        let lines = helpMessage(columns: 1000).split(whereSeparator: \.isNewline).map(\.trimmed)
        let words = lines.filter { $0.hasPrefix("-") }.flatMap { $0.split(separator: " ") }
        return words.filter { $0.hasPrefix("--") && !$0.contains("<") }
            .map { String($0.last == "," ? $0.dropLast() : $0) }
    }
}
