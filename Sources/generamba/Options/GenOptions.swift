import ArgumentParser

struct GenOptions: ParsableArguments {
    static let usage = "generamba gen [<options>] <name> [<template>]"

    @OptionGroup(title: "Module") var module: ModuleOptions

    @Flag(
        name: [.short, .long],
        help: "Ask nothing and use the defaults; in a project without a Rambafile, write one.")
    var yes = false

    @Flag(name: .words("dry-run"), help: "Print what would happen to each file, but write nothing.")
    var dryRun = false

    @Flag(help: "Write nothing, and fail with exit code 4 if a file would change.") var check = false

    @Flag(help: "Print the changes as a unified diff.") var diff = false

    @Flag(help: "Fail on warnings, such as unknown names in Liquid templates.") var strict = false

    @Flag(
        name: .words("with-required"), inversion: .prefixedNo,
        help: """
            Also generate the templates that the target needs once and does not have yet. (default: ask on a terminal, \
            otherwise generate them)
            """) var withRequired: Bool?

    @OptionGroup var consent: ConflictOption

    @Flag(
        name: .words("allow-outside"),
        help: "Let the template make files outside of the target's folder, and note that in the Rambafile.")
    var allowOutside = false

    @Flag(
        name: .words("accept-missing"),
        help:
            "Keep files of a recorded module away that somebody removed. (default: ask on a terminal, otherwise generate them again)"
    ) var acceptMissing = false

    @Flag(
        name: .words("edit-manifest"),
        help: "Add the platforms that the code needs to Package.swift without asking.")
    var editManifest = false

    @Flag(
        name: .words("new-package"),
        help: "Create a Swift package here if there is none: a library with a target for tests.")
    var newPackage = false

    @Flag(help: "Print only a report in JSON to standard output.") var json = false

    @OptionGroup var report: ReportOptions
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption
}
