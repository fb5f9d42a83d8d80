import ArgumentParser
import GenerambaKit
import SourceText
import SystemAccess

struct TemplateImport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Turn file templates of Xcode into templates with a rambaspec.",
        usage: "generamba template import [<options>] <path|url>",
        discussion: """
            PATH is a folder NAME.xctemplate, or one that contains several; URL is a git address: \
            URL[@TAG][//PATH]. Each becomes a template with a rambaspec and Mustache sources, which makes the same \
            files and is made to be edited. What has no counterpart, such as the sort order, stays as a comment.

            EXAMPLE
              generamba template import VIPER.xctemplate --to viper
            """)

    @Argument(help: ArgumentHelp("The templates of Xcode.", valueName: "path|url"), completion: .directory)
    var template: String

    @Option(
        help: ArgumentHelp(
            "The name of the new template. By default, it is that of the folder.", valueName: "name"),
        completion: .templates)
    var to: String?

    @Option(
        help: ArgumentHelp(
            "The folder in which to create the template's folder, created if missing. By default, it is that of the project's templates.",
            valueName: "dir"), completion: .directory)
    var path: String?

    @OptionGroup var report: QuietOption
    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption

    func run() throws {
        try CommandContext.run(in: place.directory, changesFiles: true) { context, diagnostics in
            let wait = LockWait(timeout: fetching.timeout, context.terminal, isQuiet: report.quiet)
            let new = try NewTemplates(in: path, isInProject: true, context, wait)
            _ = try to.map(new.folder)
            try new.finishInterrupted()
            let found = try fetching.templates(context).templatesOfXcode(template, as: to, &diagnostics)
            let text = try new.write(found, &diagnostics)
            guard !report.quiet else { return }
            let only = found.count == 1 ? found[0].name : nil
            let path = quotedForShell(new.parent.shown(from: context.user))
            let next =
                try only.map { try new.next($0) } ?? "Next: check them\n  generamba template lint \(path)\n"
            context.terminal.write(text + printable(next))
        }
    }
}
