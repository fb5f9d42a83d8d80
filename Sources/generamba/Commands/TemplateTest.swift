import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess
import TemplateInspection

struct TemplateTest: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Compare what templates generate with what their authors recorded.",
        usage: "generamba template test [<options>] [<name|path|url> ...]",
        discussion: """
            A golden test is a file 'tests/NAME.yml' in the template's folder, with the words of 'gen', such as \
            'gen: Profile --prefix XY'. What these make is in 'tests/NAME' beside it or, if 'tests/NAME.sha256' \
            exists, there as hashes. Nothing is compiled. If a test fails, this prints what differs, and the exit \
            code is 1. '--record' writes what the template makes now.

            NAME is a template that 'template list' shows, an installed one first; PATH is a template's folder or \
            rambaspec, or a folder that contains such folders; URL is a git address: URL[@TAG][//PATH]. Without \
            any, the templates listed in the Rambafile are tested or, outside a project, those in the working directory.

            EXAMPLE
              generamba template test Templates/own_template
              generamba template test Templates/own_template --record
            """)

    @Argument(
        help: ArgumentHelp("The templates to test.", valueName: "name|path|url"), completion: .templates)
    var templates: [String] = []

    @Flag(help: "Write what the tests make, as what they expect from now on.") var record = false

    @Option(
        name: .customLong("case"),
        help: ArgumentHelp("Run only the test of this name. Repeat the option for more.", valueName: "name"))
    var cases: [String] = []

    @OptionGroup var output: FormatOptions
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var quietly: QuietOption
    @OptionGroup var place: PlaceOption

    func run() throws {
        var report = GoldenReport()
        try CommandContext.run(in: place.directory, as: output.chosen, changesFiles: record) {
            context, diagnostics in
            let resolver = fetching.templates(context)
            // Built-in templates have no tests, so outside of a project those of the folder are meant.
            let isOutside = try templates.isEmpty && resolver.project(&diagnostics) == nil
            let chosen = try resolver.templates(
                isOutside ? ["."] : templates, for: "test", diagnostics: &diagnostics)
            let wait = LockWait(timeout: fetching.timeout, context.terminal, isQuiet: quietly.quiet)
            let folders = record ? try chosen.map { try folder(of: $0) } : []
            for root in try folders.map(context.root).distinct(by: \.text) {
                try context.finishInterrupted(in: root, wait: wait)
            }
            report = try GoldenReport(of: chosen, only: cases)
            report.isRecorded = record && report.canBeRecorded
            if report.isRecorded { try write(report, folders, context, wait, &diagnostics) }
            let terminal = context.terminal
            let style = ANSIStyle(isOn: terminal.colorsOutput)
            diagnostics.add(contentsOf: report.diagnostics)
            if record, !report.isRecorded {
                diagnostics.addWarning(
                    "nothing was recorded", hint: "first correct the tests that have errors")
            }
            if output.isText, !quietly.quiet {
                terminal.write(report.text(color: terminal.colorsOutput, diff: style.diff))
            }
        } report: {
            report.shared
        }
        guard report.isFine else { throw ExitCode.failure }
    }

    /// The folder of a template that can be recorded.
    private func folder(of template: ResolvedTemplate) throws -> AbsolutePath {
        if case .disk(let folder, _, _) = template.folder { return folder }
        throw Diagnostics.error(
            "cannot record the tests of '\(template.name)': '\(template.folder.shown)' is not a folder on disk",
            hint: "name the folder of the template's source")
    }

    /// Writes what the tests make, with one plan for each project.
    private func write(
        _ report: GoldenReport, _ folders: [AbsolutePath], _ context: CommandContext, _ wait: LockWait,
        _ diagnostics: inout Diagnostics
    ) throws {
        let roots = try folders.map(context.root)
        for root in roots.distinct(by: \.text) {
            let plans = try roots.indices.filter { roots[$0] == root }.map { index in
                let plan = Plan(root: folders[index], changes: report.templates[index].changes)
                try plan.checkLinks()
                return plan.moved(to: root)
            }
            let plan = Plan(root: root, changes: plans.flatMap(\.changes))
            if !plan.changes.isEmpty { try context.apply(plan, wait, &diagnostics) }
        }
    }
}
