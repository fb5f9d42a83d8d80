import ArgumentParser
import GenerambaKit

/// The command `generamba template lint`.
struct TemplateLint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Find mistakes in templates without generating modules.",
        usage: "generamba template lint [<options>] [<name|path> ...]",
        discussion: """
            This reports mistakes in rambaspecs and template files, unknown names and filters, unused files and \
            parameters, conditions that are never true, and files that would be generated twice. If there is an \
            error, the exit code is 1.

            NAME is an installed template or, if there is none, a built-in one; PATH is a template's folder or \
            rambaspec, or a folder that contains such folders. Without either, the templates listed in the Rambafile \
            are linted or, outside a project, all built-in ones.

            EXAMPLE
              generamba template lint Templates/own_template
              generamba template lint Templates --strict
            """)

    @Argument(help: ArgumentHelp("The templates to lint.", valueName: "name|path"))
    var templates: [String] = []

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Flag(help: "Print only a report in JSON to standard output.")
    var json = false

    @OptionGroup var place: PlaceOption

    func run() throws {
        var report = LintReport()
        try CommandContext.run(in: place.directory) { context, diagnostics in
            let chosen = try context.templates.templates(templates, for: "lint", diagnostics: &diagnostics)
            report = try LintReport(
                of: chosen, context.templates, now: try SystemEnvironment.now(), isStrict: strict)
            for template in report.templates { context.terminal.report(all: template.diagnostics) }
            if !json { context.terminal.write(report.text(color: context.terminal.colorsOutput)) }
        } json: {
            json ? report : nil
        }
        guard report.isFine else { throw ExitCode.failure }
    }
}
