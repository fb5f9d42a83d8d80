import ArgumentParser
import GenerambaKit

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

    @Flag(
        name: .words("new-target"),
        help:
            "Make a target of its own for the module in Package.swift; with '--target', a target that depends on it."
    )
    var newTarget = false

    @Flag(help: "With '--new-target', add a library product with the target.") var product = false

    @OptionGroup var planning: PlanOption
    @OptionGroup var output: FormatOptions
    @OptionGroup var report: ReportOptions
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption

    /// The options for the module, with the target to make for it.
    func moduleOptions() throws -> GenerationOptions {
        var options = try module.options()
        guard newTarget else {
            if product { throw ValidationError("'--product' is only for a new target: add '--new-target'") }
            return options
        }
        let places = [
            ("--new-package", newPackage), ("--project_targets", !options.targets.projectTargets.isEmpty),
            ("--project_file_path", options.targets.projectFilePath != nil),
            ("--test_targets", !options.targets.testTargets.isEmpty),
            ("--test_file_path", options.targets.testFilePath != nil),
            ("--project_group_path", options.targets.projectGroupPath != nil),
            ("--test_group_path", options.targets.testGroupPath != nil),
        ]
        if let place = places.first(where: \.1)?.0 {
            throw ValidationError(
                "'--new-target' and '\(place)' both say where the code goes. Use only one of them")
        }
        var new = NewTarget()
        (new.hasProduct, new.dependent) = (product, options.targets.target)
        (options.targets.new, options.targets.target) = (new, nil)
        return options
    }

    func validate() throws {
        _ = try moduleOptions()
        if planning.plan != nil, dryRun || check {
            throw ValidationError(
                "'--plan' and '\(check ? "--check" : "--dry-run")' contradict each other. Use only one of them"
            )
        }
    }
}
