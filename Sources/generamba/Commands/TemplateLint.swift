import ArgumentParser
import GenerambaKit

/// The command `generamba template lint`.
struct TemplateLint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Look for mistakes in templates without generating from them.",
        discussion: """
            Tells of mistakes in the rambaspec and in texts, unknown names and filters, files and parameters that nothing \
            uses, conditions that are never true, and files that would be made twice. Errors make the exit code 1.

            NAME is an installed template, or else a built-in one; PATH is a template's folder or rambaspec, or a \
            folder with such folders. \
            Without either, it is the templates that the Rambafile names; outside of a project, all built-in ones.

            EXAMPLE
              generamba template lint Templates/own_template
              generamba template lint Templates --strict
            """)

    @Argument(help: ArgumentHelp("The templates.", valueName: "name|path"))
    var templates: [String] = []

    @Flag(help: "Make warnings errors.")
    var strict = false

    @Flag(help: "Print a report in JSON, and nothing else, on standard output.")
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
