import ArgumentParser
import GenerambaKit
import TemplateInspection

struct TemplateLint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Find mistakes in templates without generating modules.",
        usage: "generamba template lint [<options>] [<name|path|url> ...]",
        discussion: """
            This reports mistakes in rambaspecs and template files, unknown names and filters, unused files and \
            parameters, conditions that are never true, and files that would be generated twice. If there is an \
            error, the exit code is 1.

            NAME is a template that 'template list' shows, an installed one first; PATH is a template's folder or \
            rambaspec, or a folder that contains such folders; URL is a git address: URL[@TAG][//PATH]. Without \
            any, the templates listed in the Rambafile are linted or, outside a project, all built-in ones.

            EXAMPLE
              generamba template lint Templates/own_template
              generamba template lint Templates --strict
            """)

    @Argument(
        help: ArgumentHelp("The templates to lint.", valueName: "name|path|url"), completion: .templates)
    var templates: [String] = []

    @Flag(help: "Treat warnings as errors.") var strict = false

    @OptionGroup var output: FormatOptions
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var quietly: QuietOption
    @OptionGroup var place: PlaceOption

    func run() throws {
        var report = LintReport()
        try CommandContext.run(in: place.directory, as: output.chosen) { context, diagnostics in
            let resolver = fetching.templates(context)
            let chosen = try resolver.templates(templates, for: "lint", diagnostics: &diagnostics)
            report = try LintReport(of: chosen, resolver, now: try SystemEnvironment.now(), isStrict: strict)
            let terminal = context.terminal
            if output.printsMessages {
                terminal.note(report.messages(color: terminal.colorsMessages, width: terminal.width))
            }
            if output.isText, !quietly.quiet { terminal.write(report.text(color: terminal.colorsOutput)) }
        } report: {
            report.shared
        }
        guard report.isFine else { throw ExitCode.failure }
    }
}
